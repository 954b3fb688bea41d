public import CaptureDates

/// A format of moments' titles, in the letters of `strftime`, in English whatever the locale.
public struct TitleFormat: Equatable, Sendable {
  /// A letter behind a percent sign that means nothing here.
  public struct UnknownLetter: Error, Equatable {
    /// The letter; empty when the format ends with a lone percent sign.
    public let letter: String
  }

  /// The letters that may follow a percent sign.
  public static let letters = "YmdejaAbBuVGy%"

  /// The format of `--title`'s default.
  public static let standard = TitleFormat(pieces: [
    .field("Y"), .text("-"), .field("m"), .text("-"), .field("d"), .text(" "), .field("a"),
  ])

  private enum Piece: Equatable, Sendable {
    case text(String)
    case field(Character)
  }

  private let pieces: [Piece]

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// Reads a format.
  public init(_ text: String) throws(UnknownLetter) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.text(String(rest[..<percent]))) }
      rest = rest[rest.index(after: percent)...]
      guard let letter = rest.first, Self.letters.contains(letter) else {
        throw UnknownLetter(letter: rest.first.map(String.init) ?? "")
      }
      pieces.append(letter == "%" ? .text("%") : .field(letter))
      rest.removeFirst()
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.init(pieces: pieces)
  }
}

extension TitleFormat {
  /// Writes the title of a day.
  public func title(of day: CivilDay) -> String {
    pieces.reduce(into: "") { title, piece in
      switch piece {
      case .text(let text): title += text
      case .field(let letter): title += Self.field(letter, of: day)
      }
    }
  }

  /// Writes the title of a moment; one that means no single day is called by its key.
  public func title(of key: MomentKey) -> String { key.day.map(title(of:)) ?? key.description }

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  private static func field(_ letter: Character, of day: CivilDay) -> String {
    let date = day.fields
    switch letter {
    case "Y": return padded(date.year, 4)
    case "y": return padded(date.year % 100, 2)
    case "m": return padded(date.month, 2)
    case "d": return padded(date.day, 2)
    case "e": return date.day < 10 ? " \(date.day)" : "\(date.day)"
    case "j": return padded(day.dayOfYear, 3)
    case "a": return String(weekdays[day.weekday - 1].prefix(3))
    case "A": return weekdays[day.weekday - 1]
    case "b": return String(months[date.month - 1].prefix(3))
    case "B": return months[date.month - 1]
    case "u": return String(day.weekday)
    case "V": return padded(day.isoWeek.week, 2)
    case "G": return padded(day.isoWeek.year, 4)
    default: preconditionFailure("\(letter) is no letter of a title")
    }
  }
}
