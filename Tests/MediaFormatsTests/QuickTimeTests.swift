import CaptureDates
import TestSupport
import Testing

@testable import MediaFormats

/// Movies: how their boxes are found, in how many reads, and what is made of broken ones.
@Suite struct QuickTimeTests {
  static let created = UInt64(SampleMovie.secondsTo1970 + 1_700_000_000)
  static let moment = DateCandidate(
    source: .quickTimeMovieHeader, value: .instant(seconds: 1_700_000_000, nanoseconds: 0))
  static let movie = SampleMovie.movie(header: SampleMovie.movieHeader(created: created))
  static let data = SampleMovie.box("mdat", [UInt8](repeating: 0xDA, count: 100))

  /// What a file holds, how it was read, and what is wrong with it.
  static func read(
    _ bytes: [UInt8], depth: MediaContents.Depth = .everything
  ) -> (contents: MediaContents, readCount: Int, fault: MalformedMedia?) {
    var source = ByteSource(bytes)
    var contents = MediaContents()
    do throws(MalformedMedia) {
      try QuickTime.read(&source, into: &contents, depth: depth)
      return (contents, source.readCount, nil)
    } catch {
      return (contents, source.readCount, error)
    }
  }

  static let layouts: [(String, [UInt8])] = [
    ("data first", SampleMovie.file(movie)),
    ("the movie first", SampleMovie.fileType("isom") + movie + data),
    ("no file type", movie + data),
    ("no file type, room first", SampleMovie.box("wide") + data + movie),
    ("free boxes", SampleMovie.fileType("mp42") + SampleMovie.box("free") + SampleMovie.box("skip") + movie),
    ("a preview first", SampleMovie.box("pnot", [1, 2, 3]) + SampleMovie.box("PICT", [1]) + data + movie),
    ("data of 64 bits", SampleMovie.box("mdat", [1, 2, 3], isLarge: true) + movie),
    (
      "a movie of 64 bits",
      data
        + SampleMovie.box(
          "moov", SampleMovie.movieHeader(created: created) + SampleMovie.track("vide"), isLarge: true)
    ),
    (
      "a movie to the end",
      data
        + SampleMovie.box("moov", SampleMovie.movieHeader(created: created), statedSize: 0)
    ),
    ("fragments behind", movie + SampleMovie.box("moof", [1]) + data),
    ("zeros behind", movie + [UInt8](repeating: 0, count: 20)),
    ("rubbish behind", movie + [UInt8](repeating: 3, count: 20)),
  ]

  @Test(arguments: layouts)
  func `the movie box is found wherever it is`(title: String, file: [UInt8]) {
    let (contents, _, fault) = Self.read(file)
    #expect(contents.dates == [Self.moment])
    #expect(fault == nil)
    #expect(!contents.isAudio)
  }

  static let faults: [(String, [UInt8], MalformedMedia)] = [
    ("no movie", SampleMovie.fileType("qt  ") + data, .truncated(at: 128)),
    (
      "data to the end", SampleMovie.fileType("qt  ") + SampleMovie.box("mdat", [1, 2], statedSize: 0),
      .truncated(at: 30)
    ),
    (
      "data that is cut off", SampleMovie.fileType("qt  ") + SampleMovie.box("mdat", statedSize: 1 << 20),
      .truncated(at: 28)
    ),
    ("a size less than its own", SampleMovie.box("wide", statedSize: 5), .invalid("box size", at: 0)),
    (
      "a size beyond all",
      SampleMovie.box("wide", isLarge: true, statedSize: Int.max), .invalid("box size", at: 8)
    ),
    (
      "a thousand boxes", (0..<1000).flatMap { _ in SampleMovie.box("free") },
      .scattered(at: 8 * Limits.boxesBeforeMovie)
    ),
  ]

  @Test(arguments: faults)
  func `what is wrong is named`(title: String, file: [UInt8], expected: MalformedMedia) {
    let (contents, _, fault) = Self.read(file)
    #expect(fault == expected)
    #expect(contents == MediaContents())
  }

  @Test func `what is found beside the movie before a fault counts`() {
    let document = SampleMovie.sonyDocument(creationDate: "2024-05-03T14:03:22+09:00")
    let file =
      SampleMovie.sony(document) + SampleMovie.xmp([1, 2]) + SampleMovie.box("mdat", statedSize: 999)
    let (contents, _, fault) = Self.read(file)
    #expect(contents.dates.map(\.source) == [.sonyCreationDate])
    #expect(contents.xmp.count == 1)
    #expect(fault == .truncated(at: file.count))
  }

  @Test
  func `a fault beside the movie leaves it: before it the fault is told, behind it there is no telling`() {
    let broken = SampleMovie.box("meta", [0, 0, 0, 0] + SampleMovie.box("free", statedSize: 3))
    let before = Self.read(broken + Self.movie)
    #expect(before.contents.dates == [Self.moment])
    #expect(before.fault == .invalid("box size", at: 12))
    let behind = Self.read(Self.movie + broken)
    #expect(behind.contents.dates == [Self.moment])
    #expect(behind.fault == nil)
  }

  @Test func `a disk that fails behind the movie is told`() {
    let store = Recorder(
      byteCount: 1 << 20, beginningWith: Self.movie + SampleMovie.box("free", statedSize: 1 << 19))
    store.failsFrom = 4096
    let search = MovieSearch(store, as: .mov)
    #expect(search.contents.dates == [Self.moment])
    #expect(search.fault == .unreadable(code: 5, at: Self.movie.count + 1 << 19))
  }

  @Test func `a fault within one box of the movie leaves the others`() {
    let broken = [
      SampleMovie.box("udta", SampleMovie.box("free", statedSize: 3)),
      SampleMovie.box("mvhd", [0, 0, 0, 0, 1]),
      SampleMovie.box("trak", SampleMovie.box("tkhd", [0, 0, 0, 0])),
      SampleMovie.box(
        "meta", SampleMovie.fullBox("keys", [0, 0, 0, 1] + SampleMovie.box("mdta", [1], statedSize: 99))),
      SampleMovie.box("udta", SampleMovie.nikon([(0x12, 99, 1, [])])),
    ]
    for box in broken {
      let whole = SampleMovie.keys([("com.apple.quicktime.creationdate", "2024-05-03T14:03:22+0200")])
      let (contents, _, fault) = Self.read(SampleMovie.file(SampleMovie.box("moov", box + whole)))
      #expect(contents.dates.map(\.source) == [.quickTimeCreationDate])
      #expect(fault != nil)
      #expect(!contents.isAudio)
    }
  }

  @Test func `every prefix gives what the whole file gives, or less and a fault`() {
    let file = SampleMovie.file()
    let whole = Self.read(file)
    #expect(whole.contents.dates.count == 3 && whole.fault == nil)
    for length in 0..<file.count {
      let (contents, _, fault) = Self.read(Array(file.prefix(length)))
      #expect(fault != nil)
      #expect(contents.dates.allSatisfy { whole.contents.dates.contains($0) }, "\(length) bytes")
      // All that is known agrees with the whole, which then has nothing to add.
      var details = contents.details
      details.fill(from: whole.contents.details)
      #expect(details == whole.contents.details, "\(length) bytes")
    }
  }

  @Test func `every prefix of a file with every kind of box gives no other date`() {
    func texts(_ contents: MediaContents) -> [DateCandidate] {
      contents.dates.filter { ![.quickTimeMovieHeader, .quickTimeTrack].contains($0.source) }
    }
    let file = SampleMovie.everything
    let whole = texts(Self.read(file).contents)
    #expect(Set(whole.map(\.source)).count == 4)
    for length in 0..<file.count {
      for date in texts(Self.read(Array(file.prefix(length))).contents) {
        // Nikon's date may have lost its zone.
        #expect(whole.contains(date) || date.source == .quickTimeNCTG, "\(length) bytes")
      }
    }
  }

  @Test func `no corruption is a crash`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let files = [SampleMovie.file(), SampleMovie.everything]
    for _ in 0..<2000 {
      var file = files[Int.random(in: 0..<files.count, using: &generator)]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<file.count, using: &generator)
        file[place] =
          [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator)]
          .randomElement(using: &generator) ?? 0
      }
      let (contents, readCount, _) = Self.read(file)
      #expect(readCount <= Limits.reads, "seed \(seed)")
      #expect(contents.details.duration ?? 0 >= 0, "seed \(seed)")
      #expect(contents.details.latitude?.magnitude ?? 0 <= 90, "seed \(seed)")
    }
  }
}

// MARK: - Reads

extension QuickTimeTests {
  static let date = SampleMovie.keys([("com.apple.quicktime.creationdate", "2024-05-03T14:03:22+0200")])

  /// A movie whose pictures and sound have tables of so many bytes.
  static func film(tables: Int) -> [UInt8] {
    SampleMovie.movie(
      tracks: SampleMovie.track("vide", tables: tables) + SampleMovie.track("soun", tables: tables), date)
  }

  static let costs: [(String, [UInt8], reads: Int, found: Int)] = [
    ("all in the head", SampleMovie.file(film(tables: 500)), 1, 1),
    ("a short film", SampleMovie.file(film(tables: 10_000), data: 80_000), 2, 1),
    ("a long one", SampleMovie.file(film(tables: 70_000), data: 80_000), 4, 1),
    (
      "a long one with short tracks behind",
      SampleMovie.file(
        SampleMovie.movie(
          tracks: SampleMovie.track("vide", tables: 70_000)
            + (0..<4).flatMap { _ in SampleMovie.track("meta", tables: 10_000) }, date), data: 80_000), 3, 1
    ),
    ("a short film, movie first", film(tables: 10_000) + SampleMovie.box("mdat", statedSize: 80_000), 2, 1),
    (
      "XMP behind the data",
      SampleMovie.movie() + SampleMovie.box("mdat", [UInt8](repeating: 1, count: 80_000))
        + SampleMovie.xmp([1, 2, 3]), 2, 1
    ),
    (
      "a short film whose box begins where the head ends",
      SampleMovie.box("free", [UInt8](repeating: 0, count: 4070)) + film(tables: 10_000)
        + SampleMovie.box("mdat", [UInt8](repeating: 1, count: 80_000)), 2, 1
    ),
    (
      "fragments",
      SampleMovie.movie()
        + (0..<20).flatMap { _ in SampleMovie.box("moof", [UInt8](repeating: 1, count: 5000)) }, 1, 0
    ),
  ]

  @Test(arguments: costs)
  func `few reads find the date`(title: String, file: [UInt8], reads: Int, found: Int) {
    let (contents, readCount, fault) = Self.read(file, depth: .exif)
    #expect(readCount == reads)
    #expect(contents.dates.count + contents.xmp.count == found)
    #expect(fault == nil)
  }

  @Test func `boxes without end cost no more than their limit`() {
    let empty = SampleMovie.box("free", [UInt8](repeating: 0, count: 5000))
    let many = (0..<100).flatMap { _ in empty }
    #expect(Self.read(many + Self.movie).readCount <= Limits.boxesBeforeMovie + 1)
    let behind = Self.read(Self.movie + many)
    #expect(behind.readCount <= Limits.boxesBehindMovie + 2)
    #expect(behind.contents.dates == [Self.moment])
  }

  @Test func `what lies behind the movie is left for later where its date can't be bettered`() {
    let file = SampleMovie.movie(Self.date) + SampleMovie.xmp([1, 2, 3])
    let quick = Self.read(file, depth: .exif).contents
    #expect(quick.xmp.isEmpty && quick.isPartial)
    let full = Self.read(file).contents
    #expect(full.xmp.count == 1 && !full.isPartial)
    #expect(quick.dates == full.dates)
  }

  @Test func `XMP is taken from a box of its own and from user data, and not without end`() throws {
    let packet = Array("<x:xmpmeta/>".utf8)
    let file =
      SampleMovie.xmp(packet) + SampleMovie.box("uuid", [UInt8](repeating: 1, count: 40))
      + SampleMovie.movie(SampleMovie.box("udta", SampleMovie.box("XMP_", packet)))
    let xmp = Self.read(file).contents.xmp
    #expect(xmp.count == 2)
    for payload in xmp {
      guard case .range(let range) = payload else { continue }
      #expect(Array(file[range]) == packet)
    }
    let many = (0..<100).flatMap { _ in SampleMovie.box("XMP_", packet) }
    #expect(
      Self.read(SampleMovie.movie(SampleMovie.box("udta", many))).contents.xmp.count == Limits.packets)
  }
}
