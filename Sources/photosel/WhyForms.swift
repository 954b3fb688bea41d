import CaptureDates

/// A flag of a date, as it is printed.
enum FlagName: String, CaseIterable, CustomStringConvertible {
  case partial, ambiguous
  case defaultClock = "default-clock"
  case zoneAssumed = "tz-assumed"

  var description: String { rawValue }
}

extension CaptureDate.Flags {
  /// The names of those that are set.
  var names: [FlagName] {
    FlagName.allCases.filter { name in
      switch name {
      case .partial: contains(.partial)
      case .ambiguous: contains(.ambiguous)
      case .defaultClock: contains(.defaultClock)
      case .zoneAssumed: contains(.zoneAssumed)
      }
    }
  }
}

extension WallTime {
  /// The time as ISO 8601 writes it, as far as it is known.
  var isoText: String {
    var text: [UInt8] = []
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

extension CaptureDate {
  /// The time with its offset, be that told or assumed, as ISO 8601 writes it.
  var isoText: String {
    var text: [UInt8] = []
    wall.append(to: &text)
    if wall.precision >= .minute, let minutes = offsetMinutes {
      UTCOffset(minutes: minutes)?.append(to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// A string of a file without the NULs that end it.
  var withoutEnd: [UInt8] {
    guard let last = lastIndex(where: { $0 != 0 }) else { return [] }
    return Array(self[...last])
  }
}
