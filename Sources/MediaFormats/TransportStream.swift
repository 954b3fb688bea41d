/// An MPEG transport stream (ISO/IEC 13818-1), as AVCHD cameras write it.
enum TransportStream {
  /// The bytes of a packet (2.4.3.2).
  private static let packetLength = 188
  /// What a packet begins with.
  fileprivate static let sync: UInt8 = 0x47
  /// The transport_scrambling_control that no stream has (ETSI TS 100 289, 5.1). The letter that a sync byte is as
  /// well is as frequent in some texts, all letters of which have these bits.
  private static let reservedScrambling: UInt8 = 0x40
  /// The bytes of the time stamp before each packet of AVCHD and Blu-ray.
  private static let timeStampLength = 4

  /// Finds what the file holds: what the camera wrote into its first pictures.
  ///
  /// A part is read only when there was no date in those before it.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    guard let prefix = try prefixLength(in: &source) else { throw .invalid("sync byte", at: 0) }
    var video = PacketPayloads()
    var offset = prefix
    for limit in Limits.transportStream {
      let end = min(limit, source.byteCount)
      source.wanted = offset..<max(offset, end)
      while offset <= end - packetLength {
        try source.withBytes(at: offset, count: packetLength) { video.take($0) }
        offset += prefix + packetLength
      }
      guard let metadata = H264.cameraMetadata(in: video.bytes), let date = metadata.date else { continue }
      contents.dates.append(date)
      contents.details.make = metadata.make
      contents.details.model = metadata.model
      return
    }
  }

  /// How many bytes stand before each packet; `nil` when no three packets follow each other either way.
  static func prefixLength(in source: inout ByteSource) throws(MalformedMedia) -> Int? {
    if try hasPackets(of: packetLength, from: 0, in: &source) { return 0 }
    let stampedLength = timeStampLength + packetLength
    return try hasPackets(of: stampedLength, from: timeStampLength, in: &source) ? timeStampLength : nil
  }

  private static func hasPackets(
    of length: Int, from start: Int, in source: inout ByteSource
  ) throws(MalformedMedia) -> Bool {
    guard start + 2 * length + 3 < source.byteCount else { return false }
    for packet in stride(from: start, through: start + 2 * length, by: length) {
      guard try source.byte(at: packet) == sync, try source.byte(at: packet + 3) & 0xC0 != reservedScrambling
      else { return false }
    }
    return true
  }
}

/// The elementary stream of the first video among the packets of a transport stream.
///
/// It is known by its PES headers; the program map, which would tell its coding as well, isn't asked.
private struct PacketPayloads {
  /// The stream's bytes. Those of a PES header that a packet doesn't hold whole are among them.
  private(set) var bytes: [UInt8] = []
  private var identifier: Int?

  /// Takes over what a packet holds of the stream (ISO/IEC 13818-1, 2.4.3.2). One that is damaged, or of another
  /// stream, is passed over.
  mutating func take(_ packet: Span<UInt8>) {
    let isDamaged = packet[1] & 0x80 != 0
    guard packet[0] == TransportStream.sync, !isDamaged else { return }
    let hasPayload = packet[3] & 0x10 != 0
    let hasAdaptation = packet[3] & 0x20 != 0
    var start = 4 + (hasAdaptation ? 1 + Int(packet[4]) : 0)
    guard hasPayload, start < packet.count else { return }
    let packetIdentifier = Int(packet[1] & 0x1F) << 8 | Int(packet[2])
    let beginsUnit = packet[1] & 0x40 != 0
    if beginsUnit, let length = Self.headerLength(packet, start) {
      if identifier == nil { identifier = packetIdentifier }
      start += length
    }
    guard identifier == packetIdentifier, start < packet.count else { return }
    for index in start..<packet.count { bytes.append(packet[index]) }
  }

  /// The length of the PES header of video that stands at a place (2.4.3.6); `nil` when there is none.
  private static func headerLength(_ packet: Span<UInt8>, _ start: Int) -> Int? {
    guard start + 9 <= packet.count, packet[start] == 0, packet[start + 1] == 0, packet[start + 2] == 1,
      0xE0...0xEF ~= packet[start + 3]
    else { return nil }
    return 9 + Int(packet[start + 8])
  }
}
