import CaptureDates
import TestSupport

extension SeededGenerator {
  /// Returns `text` with one to four bytes changed, put in, taken out or cut off.
  mutating func mutation(of text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let index = Int.random(in: 0...text.count, using: &self)
      let byte =
        Bool.random(using: &self)
        ? UInt8.random(in: 0...255, using: &self)
        : Array("0123456789 :-/.TZ+".utf8).randomElement(using: &self) ?? 0
      switch Int.random(in: 0..<4, using: &self) {
      case 0 where index < text.count: text[index] = byte
      case 1 where index < text.count: text.remove(at: index)
      case 2 where Int.random(in: 0..<8, using: &self) == 0: text.removeSubrange(index...)
      default: text.insert(byte, at: index)
      }
    }
    return text
  }
}

extension WallTime {
  /// The text of it, as it is printed.
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a calendar and a clock have such a time.
  var exists: Bool {
    CivilDay(year: Int(year), month: Int(month), day: Int(day)) != nil && hour < 24 && minute < 60
      && second < 60
      && nanosecond < 1_000_000_000 && fractionDigits <= 9
  }
}

extension UTCOffset {
  var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CaptureDate.Flags {
  /// The names of the flags, each after a space.
  var text: String {
    let names: [(CaptureDate.Flags, String)] = [
      (.partial, " partial"), (.ambiguous, " ambiguous"), (.defaultClock, " default-clock"),
      (.zoneAssumed, " zone-assumed"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined()
  }
}

extension CaptureDate {
  /// All of it in a line: time, offset and where that is from, source, flags.
  var text: String {
    let offset = offsetMinutes.map { UTCOffset(minutes: $0)?.text ?? "beyond" } ?? ""
    return "\(wall.text)\(offset)\(zone.map { " (\($0))" } ?? "") \(source.rawValue)\(flags.text)"
  }
}
