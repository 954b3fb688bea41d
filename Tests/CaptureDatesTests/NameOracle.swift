import Foundation

/// What rules 38 to 42 say of a name, as regular expressions over all of it: another way to the same answers.
struct NameOracle {
  /// The last second that is no future, in seconds since 1970.
  let latest: Int64

  /// Numbers in base sixteen: UUIDs, and words of eight such digits or more that are not all decimal (rule 38).
  private static let hex = Expression(
    """
    (?<![0-9A-Za-z])(?:[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}\
    |(?=[0-9]*[A-Fa-f])(?=[A-Fa-f]*[0-9])[0-9A-Fa-f]{8,})(?![0-9A-Za-z])
    """)

  /// Each form, with what its groups are: Y, M, D, h, m and s, f for a fraction, p for a half of the day, and u where
  /// a group that is there says that the clock shows UTC.
  private static let forms: [(expression: Expression, groups: String)] = [
    // IMG_, VID_, PANO_, MVIMG_, Screenshot_ and nothing at all; PXL_ and _iOS.
    (
      Expression(
        #"(PXL_)?(?<![0-9])(\d{4})(\d\d)(\d\d)[-_ T](\d\d)(\d\d)(\d\d)(?:(\d{3})(_iOS)?)?(?![0-9])"#),
      "uYMDhmsfu"
    ),
    // BURST, IMG and DJI_.
    (Expression(#"(?<![0-9])(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})?(?![0-9])"#), "YMDhmsf"),
    // Windows; recorders in cars.
    (Expression(#"(?:WIN|WP)_(\d{4})(\d\d)(\d\d)_(\d\d)_(\d\d)_(\d\d)(?![0-9])"#), "YMDhms"),
    (Expression(#"(?<![0-9])(\d{4})_(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)(?![0-9])"#), "YMDhms"),
    // Screenshots, Signal, WhatsApp, Telegram, Dropbox: with 24 hours, or twice twelve.
    (Expression(dashedDay + joint + #"(\d\d)(\d\d)(\d\d)(?![0-9])"#), "-YMDhms"),
    (
      Expression(
        dashedDay + joint + #"(\d\d)-(\d\d)-(\d\d)(?![0-9])"# + noHalf + #"(?:-(\d{3})(?![0-9A-Fa-f]))?"#),
      "-YMDhmsf"
    ),
    (
      Expression(dashedDay + joint + #"(\d\d)([._:])(\d\d)\6(\d\d)(?![0-9])"# + noHalf), "-YMDh-ms"
    ),
    (
      Expression(dashedDay + joint + #"(\d\d?)([-._:])(\d\d)\6(\d\d) ?([AaPp])[Mm](?![A-Za-z])"#),
      "-YMDh-msp"
    ),
    // WhatsApp's days, and others.
    (Expression(#"(?:IMG|VID)-(\d{4})(\d\d)(\d\d)-WA"#), "YMD"),
    (Expression(dashedDay), "-YMD"),
  ]

  /// A day that does not begin with the end of another, as in 22-04-2016-10-12, unless that is a whole date too.
  private static let dashedDay =
    #"(?<![0-9])(?!(?<=(?<![\d#]-|\d)\d\d-\d\d-)\d{4}-)(?!(?<=(?<![\d#]_|\d)\d\d_\d\d_)\d{4}_)"#
    + #"(?=\d{4}([-_]))(\d{4})\1(\d\d)\1(\d\d)(?![0-9])"#

  /// What stands between a day and a time, as far as it is ASCII.
  private static let joint =
    #"(?: at | um | alle ore | alle | a las | a la\(s\) | om | kl\. | kello | o | v | - |[-_ T])"#
  private static let noHalf = "(?! ?[AaPp][Mm](?![A-Za-z]))"

  /// Counts since 1970.
  private static let counts = Expression(#"^(?:FB_IMG_|RPReplay_Final)(\d{10})(\d{3})?(?![0-9])"#)
  private static let stems = Expression(#"^(\d{10})(\d{3})?(?:\.[^.]*)?$"#)
}

extension NameOracle {
  /// All dates that a name may be said to tell, as the tests write them.
  func claims(of name: String) -> Set<String> {
    let text = NSMutableString(string: name)
    for match in Self.hex.matches(in: text) {
      let word = text.substring(with: match.range)
      text.replaceCharacters(in: match.range, with: String(word.map { $0.isNumber ? "#" : "~" }))
    }
    var claims: Set<String> = []
    for form in Self.forms {
      for match in form.expression.matches(in: text) {
        if let claim = claim(match, of: text, form.groups) { claims.insert(claim) }
      }
    }
    for match in Self.counts.matches(in: text) + Self.stems.matches(in: text) {
      if let claim = count(match, of: text) { claims.insert(claim) }
    }
    return claims
  }

  private func claim(_ match: NSTextCheckingResult, of text: NSString, _ groups: String) -> String? {
    var numbers: [Character: Int] = [:]
    var words: [Character: String] = [:]
    for (index, group) in groups.enumerated() {
      guard let word = text.word(match, index + 1) else { continue }
      words[group] = word
      numbers[group] = Int(word)
    }
    guard let year = numbers["Y"], let month = numbers["M"], let day = numbers["D"], year >= 1990,
      1...12 ~= month, 1...Self.dayCount(month, year) ~= day
    else { return nil }
    let date = String(format: "%04d-%02d-%02d", year, month, day)
    var time = "T00:00:00"
    if var hour = numbers["h"], let minute = numbers["m"], let second = numbers["s"] {
      if let half = words["p"]?.lowercased() {
        guard 1...12 ~= hour else { return nil }
        hour = hour % 12 + (half == "p" ? 12 : 0)
      }
      guard hour <= 24, minute <= 59, second <= 60 else { return nil }
      time = String(format: "T%02d:%02d:%02d", hour % 24, minute, min(second, 59))
    }
    guard let instant = try? Date(date + time + "Z", strategy: .iso8601),
      instant.timeIntervalSince1970 <= Double(latest)
    else { return nil }
    guard words["h"] != nil else { return date }
    return date + time + (words["f"].map { ".\($0)" } ?? "") + (words["u"] == nil ? "" : " utc")
  }

  private func count(_ match: NSTextCheckingResult, of text: NSString) -> String? {
    guard let seconds = text.word(match, 1).flatMap(Int64.init), 631_152_000...latest ~= seconds else {
      return nil
    }
    let time = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601).dropLast()
    return time + (text.word(match, 2).map { ".\($0)" } ?? "") + " utc"
  }

  private static func dayCount(_ month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

/// A regular expression that is known to be one, and never changes.
private struct Expression: @unchecked Sendable {
  private let compiled: NSRegularExpression?

  init(_ pattern: String) { compiled = try? NSRegularExpression(pattern: pattern) }

  /// All matches, none of which overlaps another.
  func matches(in text: NSString) -> [NSTextCheckingResult] {
    guard let compiled else { fatalError("no regular expression") }
    return compiled.matches(in: text as String, range: NSRange(location: 0, length: text.length))
  }
}

extension NSString {
  /// The text of a group; `nil` where it took no part in the match.
  fileprivate func word(_ match: NSTextCheckingResult, _ group: Int) -> String? {
    let range = match.range(at: group)
    return range.location == NSNotFound ? nil : substring(with: range)
  }
}
