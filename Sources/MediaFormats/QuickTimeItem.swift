import CaptureDates

/// What an item of a movie's metadata is about, of what is wanted.
enum QuickTimeItem {
  /// When the film was taken, with the zone.
  case creationDate
  /// When it was made: a full time, or no more than a year.
  case day
  /// Who made the camera.
  case make
  /// Which camera it is.
  case model
  /// Where it was taken, as ISO 6709 writes it.
  case place
  /// What ties it to the still of a Live Photo.
  case contentIdentifier

  /// What items are called in user data and in iTunes' lists.
  private static let names: [(name: FourCC, item: QuickTimeItem)] = [
    (FourCC("d", "a", "t", "e"), .day), (FourCC("©", "d", "a", "y"), .day),
    (FourCC("@", "d", "a", "y"), .day),
    (FourCC("©", "m", "a", "k"), .make), (FourCC("@", "m", "a", "k"), .make),
    (FourCC("m", "a", "n", "u"), .make),
    (FourCC("©", "m", "o", "d"), .model), (FourCC("@", "m", "o", "d"), .model),
    (FourCC("m", "o", "d", "l"), .model),
    (FourCC("©", "x", "y", "z"), .place), (FourCC("@", "x", "y", "z"), .place),
  ]

  /// The item that four characters name in user data and in iTunes' lists.
  init?(named name: FourCC) {
    guard let item = Self.names.first(where: { $0.name == name })?.item else { return nil }
    self = item
  }

  /// The item that a key of QuickTime metadata names.
  init?(key: [UInt8]) {
    switch String(decoding: key, as: UTF8.self) {
    case "com.apple.quicktime.creationdate": self = .creationDate
    case "com.apple.quicktime.make", "com.android.manufacturer": self = .make
    case "com.apple.quicktime.model", "com.android.model": self = .model
    case "com.apple.quicktime.location.ISO6709": self = .place
    case "com.apple.quicktime.content.identifier": self = .contentIdentifier
    default: return nil
    }
  }
}

extension MediaContents {
  /// Takes the text of an item, unless it is empty; of several alike the first counts, but for dates.
  mutating func take(_ item: QuickTimeItem, _ text: [UInt8], at start: Int? = nil) {
    guard !text.isEmpty else { return }
    switch item {
    case .creationDate: take(text, from: .quickTimeCreationDate, at: start)
    case .day:
      // A year or a day is that of an album or a film's release (rule 30, 2).
      guard let date = try? DateString(text), date.wall.precision >= .minute else { return }
      take(text, from: .quickTimeDay, at: start)
    case .make: details.make = details.make ?? MediaDetails.name(text)
    case .model: details.model = details.model ?? MediaDetails.name(text)
    case .place:
      guard let point = GeographicPoint(iso6709: text) else { return }
      details.fill(from: point.details)
    case .contentIdentifier: contentIdentifier = contentIdentifier ?? text
    }
  }
}
