/// A byte stream of H.264 (ITU-T H.264, annex B), searched for what a camera wrote beside its pictures.
enum H264 {
  /// NAL units of supplemental enhancement information (table 7-1).
  private static let supplementalInformation: UInt8 = 6
  /// The payload type of unregistered user data (D.1.1).
  private static let userData = 5

  /// Returns the first metadata of a camera that hold a date; `nil` when there are none.
  static func cameraMetadata(in stream: [UInt8]) -> MDPM? {
    var offset = 0
    while let unit = nextUnit(in: stream, from: offset) {
      offset = unit + 1
      // The upper bits tell nothing but its importance.
      guard stream[unit] & 0x1F == supplementalInformation else { continue }
      let payload = rawPayload(in: stream, from: offset)
      if let metadata = userData(in: payload), metadata.date != nil { return metadata }
    }
    return nil
  }

  /// Where the first NAL unit begins whose start code is at `start` or later (B.1.1).
  private static func nextUnit(in stream: [UInt8], from start: Int) -> Int? {
    var offset = start + 2
    while offset < stream.count - 1 {
      switch stream[offset] {
      case 0: offset += 1
      case 1:
        if stream[offset - 1] == 0, stream[offset - 2] == 0 { return offset + 1 }
        offset += 3
      default: offset += 3
      }
    }
    return nil
  }

  /// What a NAL unit holds from `start` on, without the bytes that keep start codes out of it (7.3.1).
  private static func rawPayload(in stream: [UInt8], from start: Int) -> [UInt8] {
    var payload: [UInt8] = []
    var zeros = 0
    for byte in stream[start...].prefix(Limits.supplementalInformation) {
      if zeros >= 2 {
        // A start code, or zeros before one, which no unit ends with.
        if byte <= 1 {
          payload.removeLast(zeros)
          break
        }
        if byte == 3 {
          zeros = 0
          continue
        }
      }
      zeros = byte == 0 ? zeros + 1 : 0
      payload.append(byte)
    }
    return payload
  }

  /// Finds the camera's metadata among messages of supplemental information (7.3.2.3.1).
  private static func userData(in payload: [UInt8]) -> MDPM? {
    var rest = payload[...]
    while let type = takeNumber(from: &rest), let size = takeNumber(from: &rest) {
      if type == userData, let metadata = MDPM(rest.prefix(size)) { return metadata }
      rest = rest.dropFirst(size)
    }
    return nil
  }

  /// Takes a number that is written in bytes of 255 and a last one that is less.
  private static func takeNumber(from bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    while let byte = bytes.popFirst() {
      number += Int(byte)
      if byte != 255 { return number }
    }
    return nil
  }
}
