import CaptureDates
import FileWalk
import Moments

/// What the options make of a library: what is walked, what may date a file, what the grid holds and how.
struct LibraryOptions {
  var walk = WalkOptions()
  var kinds: Set<MediaItem.Kind> = [.photo, .video]
  var classes = DateClasses.all
  var days: DayRange?
  var rules = MomentRules()

  /// Whether some option chooses by itself which items the grid holds, so that a script is not needed.
  let isFiltering: Bool

  /// Reads the options.
  init(_ invocation: Invocation, today: CivilDay) throws(UsageError) {
    walk.includesHidden = invocation.has(.hidden)
    walk.skipsClutter = !invocation.has(.noSkip)
    walk.followsLinks = invocation.has(.follow)
    walk.staysOnOneFileSystem = invocation.has(.oneFileSystem)
    walk.maxDepth = try invocation.value(.maxDepth, expected: "a whole number from 1") { bytes in
      number(bytes).flatMap { $0 >= 1 ? $0 : nil }
    }
    walk.exclude = try Self.globs(invocation)
    walk.extensions = try Self.extensions(invocation)
    if let kinds = try invocation.value(.kind, expected: "photo, video or both, with a comma", Self.kinds) {
      self.kinds = kinds
    }
    classes = try Self.classes(invocation)
    days = try Self.days(invocation, today: today)
    isFiltering = days != nil || walk.extensions != nil || invocation.has(.kind)
    rules.dayStart = try invocation.value(.dayStart, expected: "a time such as 04:00", Self.minutes) ?? 0
    _ = try invocation.value(.cluster, expected: "day") { $0 == Array("day".utf8) ? $0 : nil }
    rules.order =
      try invocation.value(.order, expected: "newest or oldest") {
        MomentRules.Order(rawValue: String(decoding: $0, as: UTF8.self))
      } ?? .newest
  }
}

extension LibraryOptions {
  private static func globs(_ invocation: Invocation) throws(UsageError) -> [Glob] {
    var globs: [Glob] = []
    for pattern in invocation.values(.exclude) {
      do throws(Glob.Malformed) {
        globs.append(try Glob(parsing: pattern))
      } catch {
        throw .badValue(
          .exclude, String(decoding: pattern, as: UTF8.self), expected: "a pattern of .gitignore; it \(error)"
        )
      }
    }
    return globs
  }

  private static func extensions(_ invocation: Invocation) throws(UsageError) -> [[UInt8]]? {
    guard invocation.has(.ext) else { return nil }
    var extensions: [[UInt8]] = []
    for list in invocation.values(.ext) {
      for word in words(list) {
        let name = word.first == UInt8(ascii: ".") ? word.dropFirst() : word[...]
        guard !name.isEmpty, !name.contains(UInt8(ascii: "/")) else {
          throw .badValue(
            .ext, String(decoding: list, as: UTF8.self), expected: "extensions such as heic,jpg")
        }
        extensions.append(name.map(\.asciiLowercased))
      }
    }
    return extensions
  }

  private static func kinds(_ list: [UInt8]) -> Set<MediaItem.Kind>? {
    let kinds = words(list).map { MediaItem.Kind(rawValue: String(decoding: $0, as: UTF8.self)) }
    return kinds.contains(nil) ? nil : Set(kinds.compactMap { $0 })
  }

  /// Which sources may date a file.
  static func classes(_ invocation: Invocation) throws(UsageError) -> DateClasses {
    try invocation.value(.dateFrom, expected: "some of metadata, name and mtime, with commas", classes)
      ?? .all
  }

  private static func classes(_ list: [UInt8]) -> DateClasses? {
    var classes: DateClasses = []
    for word in words(list) {
      switch String(decoding: word, as: UTF8.self) {
      case "metadata": classes.insert(.metadata)
      case "name": classes.insert(.name)
      case "mtime": classes.insert(.fileTime)
      default: return nil
      }
    }
    return classes
  }

  private static func days(_ invocation: Invocation, today: CivilDay) throws(UsageError) -> DayRange? {
    let expected = "a date: 2024-05-03, 2024-05, 2024, 3d, 2w, today or yesterday"
    let since = try invocation.value(.since, expected: expected) { DayRange(word: $0, today: today) }
    let until = try invocation.value(.until, expected: expected) { DayRange(word: $0, today: today) }
    let day = try invocation.value(.day, expected: "\(expected), or two with .. between, the earlier first") {
      DayRange(words: $0, today: today).flatMap { $0.isBackwards ? nil : $0 }
    }
    let ranges = [since.map { DayRange(first: $0.first) }, until.map { DayRange(last: $0.last) }, day]
    return ranges.compactMap { $0 }.reduce(nil) { $0?.intersection($1) ?? $1 }
  }

  /// Reads `HH:MM` as minutes after midnight.
  private static func minutes(_ bytes: [UInt8]) -> Int? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ 1...2 ~= $0.count }), let hours = number(parts[0]), hours < 24,
      let minutes = number(parts[1]), minutes < 60
    else { return nil }
    return hours * 60 + minutes
  }

  private static func words(_ list: [UInt8]) -> [[UInt8]] {
    list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Array.init)
  }
}

/// Reads decimal digits and nothing else; a number too great to be counted is as good as the greatest.
private func number(_ digits: some Collection<UInt8>) -> Int? {
  guard !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
  return Int(String(decoding: Array(digits), as: UTF8.self)) ?? .max
}
