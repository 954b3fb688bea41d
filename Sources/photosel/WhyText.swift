import CaptureDates
import Listing
import MediaFormats
import MediaLibrary

/// What a file offers to be dated by, as people read it: two lines a date.
struct WhyText {
  /// How wide lines are at most, unless one of their parts is wider.
  private static let width = 100

  private let examination: FileExamination
  private let path: [UInt8]
  private let isColored: Bool
  /// Where what stands behind the sources begins.
  private let indent: Int

  /// Creates the text on a file.
  init(_ examination: FileExamination, at path: [UInt8], isColored: Bool) {
    self.examination = examination
    self.path = path
    self.isColored = isColored
    indent = 4 + (examination.offers.map { $0.verdict.source.rawValue.utf8.count }.max() ?? 0)
  }

  /// The lines.
  var bytes: [UInt8] {
    let date = examination.date.map(\.isoText) ?? "undated"
    let title = "\(shown(path)) · \(examination.format.rawValue) · \(date)"
    var lines = [painted(title, Style.bold)]
    lines += examination.troubles.map { trouble in
      let subject = trouble.sidecar.map { "\(shown($0)): " } ?? ""
      return painted("! \(subject)\(trouble.fault), so dates may be missing", Style.warning)
    }
    for offer in examination.offers { lines += self.lines(on: offer) }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}

extension WhyText {
  /// The codes of a terminal's looks (ECMA-48, 8.3.117).
  private enum Style {
    static let bold = "1"
    static let dim = "2"
    static let winner = "32"
    static let warning = "33"
  }

  private func painted(_ text: String, _ style: String) -> String {
    isColored ? "\u{1B}[\(style)m\(text)\u{1B}[m" : text
  }

  /// What stands in the file, and below what was made of it.
  private func lines(on offer: FileExamination.Offer) -> [String] {
    let isWinner = offer.verdict.fate == .won
    let source = offer.verdict.source.rawValue
    let gap = String(repeating: " ", count: indent - 2 - source.utf8.count)
    let head = isWinner ? painted("* \(source)", Style.winner) : "  \(source)"
    let first = head + gap + Self.raw(offer.candidate)
    var parts: [String] = []
    if let date = offer.verdict.date {
      parts.append(date.isoText)
      if let zone = WhyWords.zone(of: date) { parts.append(zone) }
      parts += WhyWords.warnings(on: offer)
    }
    parts.append(WhyWords.reason(for: offer, among: examination.offers))
    return [first] + wrapped(parts).map { isWinner ? $0 : painted($0, Style.dim) }
  }

  /// Joins parts to lines that are set in, the first behind an arrow.
  private func wrapped(_ parts: [String]) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin + "→ "
    for (index, part) in parts.enumerated() {
      let isFirst = index == 0
      let isLast = index == parts.count - 1
      if !isFirst, line.count + 1 + part.count + (isLast ? 0 : 1) > Self.width {
        lines.append(line)
        line = margin + "  "
      } else if !isFirst {
        line += " "
      }
      line += part + (isLast ? "" : ";")
    }
    return lines + [line]
  }

  /// What stands in the file, and where.
  private static func raw(_ candidate: DateCandidate) -> String {
    var parts: [String]
    switch candidate.value {
    case .text(let text, let subSecond, let offset):
      parts = [quoted(text)] + [subSecond, offset].filter { !$0.isEmpty }.map(quoted)
    case .instant(let seconds, let nanoseconds):
      parts = ["\(seconds)\(fraction(nanoseconds))"]
      if let time = WallTime(secondsSince1970: seconds) { parts.append("= \(time.isoText)Z") }
    case .wallSeconds(let seconds):
      parts = ["\(seconds)"]
      if let time = WallTime(secondsSince1970: seconds) { parts.append("= \(time.isoText) on the wall") }
    }
    if let hours = candidate.timeZoneHours { parts.append("TimeZoneOffset \(hours)") }
    switch candidate.place {
    case .byte(let offset): parts.append("@ \(offset)")
    case .file(let name): parts.append("in \(shown(name))")
    case nil: break
    }
    return parts.joined(separator: " ")
  }

  /// A string of the file, without the NULs that end it.
  private static func quoted(_ text: [UInt8]) -> String {
    "\"\(String(decoding: visible(text.withoutEnd), as: UTF8.self))\""
  }

  private static func fraction(_ nanoseconds: Int32) -> String {
    guard nanoseconds > 0 else { return "" }
    let digits = String(nanoseconds)
    return "." + String(repeating: "0", count: max(0, 9 - digits.count)) + digits
  }
}
