import Foundation
import MediaFormats
import TestSupport

/// What the fuzzers begin with.
enum Seeds {
  /// An input and the fuzzer that it is for.
  struct Seed {
    let fuzzer: String
    let name: String
    let bytes: [UInt8]
  }

  /// What tests build.
  static let built: [Seed] =
    Samples.all.flatMap { sample in
      let seed = Seed(fuzzer: sample.format, name: "\(sample)", bytes: sample.bytes)
      return [seed, Seed(fuzzer: "way-in", name: seed.name, bytes: seed.bytes)]
    }
    + (texts + candidates).enumerated().map { index, text in
      Seed(fuzzer: "dates", name: "\(index)", bytes: Array(text.utf8))
    }

  /// How much of a real file is taken: metadata that stands further in is rare, and small inputs are tried faster.
  private static let head = 65_536

  /// Writes a folder for each fuzzer, with the heads of a corpus of real files too if there is one.
  static func write(into folder: URL, corpus: URL?) throws {
    let files = FileManager.default
    for fuzzer in Fuzzer.all {
      try files.createDirectory(at: folder.appending(path: fuzzer.name), withIntermediateDirectories: true)
    }
    for seed in built + (corpus.map(real) ?? []) {
      try Data(seed.bytes).write(to: folder.appending(path: "\(seed.fuzzer)/\(seed.name)"))
    }
  }

  /// The heads of a corpus' files, each for the way in and for the reader of its format.
  private static func real(in corpus: URL) -> [Seed] {
    let paths = FileManager.default.enumerator(atPath: corpus.path())?.compactMap { $0 as? String } ?? []
    return paths.sorted().flatMap { path -> [Seed] in
      guard let file = try? FileHandle(forReadingFrom: corpus.appending(path: path)),
        let data = try? file.read(upToCount: head)
      else { return [] }
      let name = path.replacing("/", with: "-")
      let bytes = Array(data)
      return fuzzers(for: bytes, path).map { Seed(fuzzer: $0, name: name, bytes: bytes) }
    }
  }

  private static func fuzzers(for bytes: [UInt8], _ path: String) -> [String] {
    if path.lowercased().hasSuffix(".xmp") { return ["xmp"] }
    var source = ByteSource(bytes)
    guard case .media(let format)? = try? Signatures.recognize(&source, fileExtension: { [] }) else {
      return []
    }
    return ["way-in", Fuzzer.name(for: format)].compactMap { $0 }
  }
}

extension Seeds {
  /// Date strings of every form of rules 8 to 16, offsets, and names.
  private static let texts = [
    "2024:05:03 14:03:22\0", "2003:08:27:00:09:15", "2004/05/09 16:00:21", "2008:02:15 16:00",
    "2012-12-22 10:37:28", "05.10.2009 11:16", "2024-05-03T14:03:22.123456789+09:00", "20240503T140322Z",
    "2024:05:03 14:03:22 DST", "2024:05:03 14:03:22.5-0330", "2024-05-03T14:03:22\u{2212}05:00",
    "    :  :     :  :  ", "0000:00:00 00:00:00", "1993:08:  :  :  ", "2008:00:00 00:00:00",
    "2018:10:13 24:24:27", "2016:12:31 23:59:60", "2019", "2019-07", "2019-07-14", "2024: 5: 3  4: 3: 2",
    "+09:00", "-0330", "+14", "   :  ", "Z", "IMG_20240503_140322123.jpg", "PXL_20220724_210650210.NIGHT.mp4",
    "Screenshot 2020-01-02 at 3.04.05\u{202F}PM.png", "WhatsApp Image 2020-01-02 at 03.04.05.jpeg",
    "photo_2020-01-02_03-04-05.jpg", "DJI_20200102030405_0001.JPG", "FB_IMG_1577934245000.jpg",
    "RPReplay_Final1577934245.mp4", "IMG-20200102-WA0001.jpg", "20200102_030405000_iOS.heic",
    "00000IMG_00000_BURST20200102030405678_COVER.jpg", "Mon Mar 10 15:04:43 2003",
    "2001/ 1/27  1:42PM",
  ]

  /// Candidates that compete, in the form that the trial of dates takes.
  private static let candidates = [
    "\u{3}P2024:05:03 14:03:22\t25\t+09:00\n\u{4}P2024:05:03 14:03:22\t\t+09:00\n\u{C}\u{51}\0\0\0\0\u{66}\u{34}\u{EE}\u{6A}",
    "\u{19}P2004:09:18 05:03:22\n\u{18}P2000:01:01 00:00:00\n\u{5}P2024-05-03T14:03",
    "\u{8}R\0\0\0\0\u{66}\u{34}\u{6E}\u{6A}\n\u{3}`05.10.2009 11:16",
  ]
}
