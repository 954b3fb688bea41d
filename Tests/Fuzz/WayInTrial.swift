import CaptureDates
import TestSupport

@testable import MediaFormats
@testable import MediaMetadata

/// Everything that is done to a file, from its first byte to its date, with libexif and zlib.
enum WayInTrial {
  static func run(_ bytes: [UInt8]) throws(Breach) {
    let file = MemoryBytes(bytes)
    let all = try read(file, everything: true)
    let least = try read(file, everything: false)
    // A file that is too scattered may be given up before its Exif when everything is read on the way.
    let isWhole = all.readCount < Limits.reads && least.readCount < Limits.reads
    if isWhole, all.date != least.date {
      throw Breach("what is left unread changes \(least.dateText) to \(all.dateText)")
    }
    try readAgain(file, expecting: all.reading)
    if SparseBytes.isWorthIt(for: bytes) { try runSparse(bytes) }
  }

  /// Reads everything, once.
  static func runOnce(_ bytes: [UInt8]) throws(Breach) { _ = try read(MemoryBytes(bytes), everything: true) }

  static func runSparse(_ bytes: [UInt8]) throws(Breach) {
    _ = try read(SparseBytes(bytes), everything: true, patience: SparseBytes.patience)
  }

  /// What became of a file.
  private struct Outcome {
    var reading: MediaReading?
    var date: CaptureDate?
    var readCount: Int

    var dateText: String {
      guard let date else { return "no date" }
      var text: [UInt8] = []
      date.wall.append(to: &text)
      return "\(String(decoding: text, as: UTF8.self)) (\(date.source.rawValue))"
    }
  }

  /// Reads a file by a reader of its own, of which libexif's memory comes from malloc, where AddressSanitizer
  /// watches it: the arena is lent out meanwhile.
  private static func read(
    _ store: some ByteStore, everything: Bool, patience: Int = 1
  ) throws(Breach) -> Outcome {
    let occupant = Exif(parsing: [])
    var source = ByteSource(store)
    var reader = MediaReader(wantsDetails: true, readsEverything: everything, latest: Promises.latest)
    let reading = try promiseHaste(patience: patience) { () throws(Breach) -> MediaReading? in
      source.open(store)
      return try? reader.read(&source, fileExtension: [])
    }
    _ = consume occupant
    try Promises.check(source)
    guard case .media(let metadata, _) = reading else {
      return Outcome(reading: reading, readCount: source.readCount)
    }
    try Promises.check(metadata.details)
    let date = try Promises.check(metadata.candidates)
    return Outcome(reading: reading, date: date, readCount: source.readCount)
  }

  /// Reads a file between two others by one reader, which must not mix them up.
  private static func readAgain(_ store: MemoryBytes, expecting expected: MediaReading?) throws(Breach) {
    let photo = MemoryBytes(Self.photo)
    var source = ByteSource(photo)
    var reader = MediaReader(wantsDetails: true, readsEverything: true, latest: Promises.latest)
    func reading(_ store: MemoryBytes) -> MediaReading? {
      source.open(store)
      return try? reader.read(&source, fileExtension: [])
    }
    let before = reading(photo)
    try promise(reading(store) == expected, "what a reader read before changes what it makes of this")
    try promise(reading(photo) == before, "this changes what a reader makes of another file")
  }

  /// A file that tells everything.
  private static let photo = SampleJPEG.file(exif: Samples.full())
}
