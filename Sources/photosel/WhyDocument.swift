import CaptureDates
import JSON
import MediaFormats
import MediaLibrary

/// What files offer to be dated by, as programs read it; `help why` tells the keys.
struct WhyDocument {
  private var writer = JSONWriter()

  /// What was written.
  var bytes: [UInt8] { writer.buffer }

  /// Writes an object a file: each on a line, or all in one array.
  mutating func write(_ found: [(path: [UInt8], examination: FileExamination)], asLines: Bool) {
    if !asLines { writer.beginArray() }
    for (path, examination) in found {
      write(examination, at: path)
      if asLines { writer.endLine() }
    }
    guard !asLines else { return }
    writer.endArray()
    writer.endLine()
  }
}

extension WhyDocument {
  private mutating func write(_ examination: FileExamination, at path: [UInt8]) {
    writer.beginObject()
    write("path", path)
    write("kind", examination.format.kind.rawValue)
    write("type", examination.format.rawValue)
    write(examination.date)
    write("source", examination.date?.source.rawValue)
    writer.key("faults")
    writer.beginArray()
    for trouble in examination.troubles {
      let subject = trouble.sidecar.map { String(decoding: $0, as: UTF8.self) + ": " } ?? ""
      writer.string("\(subject)\(trouble.fault)")
    }
    writer.endArray()
    writer.key("dates")
    writer.beginArray()
    for offer in examination.offers { write(offer, among: examination.offers) }
    writer.endArray()
    writeBytes("pathBytes", path)
    writer.endObject()
  }

  private mutating func write(_ offer: FileExamination.Offer, among offers: [FileExamination.Offer]) {
    writer.beginObject()
    write("source", offer.verdict.source.rawValue)
    write(offer.verdict.date)
    writer.key("flags")
    writer.beginArray()
    for flag in offer.verdict.date?.flags.names ?? [] { writer.string(flag.rawValue) }
    writer.endArray()
    write("fate", offer.verdict.fate.name)
    write("reason", WhyWords.reason(for: offer, among: offers))
    writer.key("at")
    if case .byte(let offset)? = offer.candidate.place { writer.integer(offset) } else { writer.null() }
    if case .file(let name)? = offer.candidate.place { writeText("in", "inBytes", name) }
    switch offer.candidate.value {
    case .text(let text, let subSecond, let offset):
      writeText("text", "textBytes", text.withoutEnd)
      if !subSecond.isEmpty { writeText("subSecond", "subSecondBytes", subSecond.withoutEnd) }
      if !offset.isEmpty { writeText("offsetText", "offsetTextBytes", offset.withoutEnd) }
    case .instant(let seconds, let nanoseconds):
      write("seconds", seconds)
      if nanoseconds > 0 { write("nanoseconds", Int64(nanoseconds)) }
    case .wallSeconds(let seconds): write("wallSeconds", seconds)
    }
    if let hours = offer.candidate.timeZoneHours { write("timeZoneHours", Int64(hours)) }
    writer.endObject()
  }

  /// Writes what was made of a date, under the keys that a listing has for it.
  private mutating func write(_ date: CaptureDate?) {
    write("captured", date?.wall.isoText)
    var offset: [UInt8] = []
    date?.toldOffset?.append(to: &offset)
    write("offset", offset.isEmpty ? nil : String(decoding: offset, as: UTF8.self))
    write("zone", date?.zone?.rawValue)
  }

  private mutating func write(_ key: StaticString, _ text: String?) {
    writer.key(key)
    if let text { writer.string(text) } else { writer.null() }
  }

  private mutating func write(_ key: StaticString, _ number: Int64) {
    writer.key(key)
    writer.integer(Int(number))
  }

  private mutating func write(_ key: StaticString, _ bytes: [UInt8]) {
    writer.key(key)
    writer.string(bytes.span)
  }

  /// Writes bytes that should be UTF-8, and where they are not, what they are under another key.
  private mutating func writeText(_ key: StaticString, _ bytesKey: StaticString, _ text: [UInt8]) {
    write(key, text)
    writeBytes(bytesKey, text)
  }

  private mutating func writeBytes(_ key: StaticString, _ bytes: [UInt8]) {
    guard !UTF8Text.isValid(bytes.span) else { return }
    write(key, Base64.encode(bytes.span))
  }
}

extension DateVerdict.Fate {
  /// What programs call it.
  fileprivate var name: String {
    switch self {
    case .won: "won"
    case .rejected: "rejected"
    case .excluded: "excluded"
    case .coarser: "coarser"
    case .doubtful: "doubtful"
    case .contradicted: "contradicted"
    case .outranked: "outranked"
    }
  }
}
