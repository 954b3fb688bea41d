import TestSupport
import Testing

@testable import MediaLibrary

@Suite struct SidecarsTests {
  /// The files of a folder, and which sidecars may tell of the first of them.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let names: [[UInt8]]
    /// Names, with a question mark behind those that tell of it only if they name its extension.
    let expected: [String]

    init(_ title: String, _ names: String..., claims expected: [String]) {
      testDescription = title
      self.names = names.map { Array($0.utf8) }
      self.expected = expected
    }
  }

  /// The sidecars that may tell of a file, as rows write them.
  private static func claims(on name: [UInt8], among names: [[UInt8]]) -> [String] {
    let sidecars = Sidecars(names: names)
    return sidecars.claims(on: name).map { claim in
      let isConditional = !claim.holds(for: name, naming: nil)
      return String(decoding: sidecars.all[claim.sidecar].name, as: UTF8.self) + (isConditional ? "?" : "")
    }
  }

  @Test(arguments: [
    Row("none at all", "a.jpg", "b.jpg", claims: []),
    Row("the whole name", "a.jpg", "a.jpg.xmp", claims: ["a.jpg.xmp"]),
    Row("the name without extension", "a.jpg", "a.xmp", claims: ["a.xmp"]),
    Row("the whole name before the other", "a.jpg", "a.jpg.xmp", "a.xmp", claims: ["a.jpg.xmp", "a.xmp"]),
    Row("in any case", "IMG_1.JPG", "img_1.XMP", claims: ["img_1.XMP"]),
    Row("the whole name in any case", "IMG_1.JPG", "img_1.jpg.Xmp", claims: ["img_1.jpg.Xmp"]),
    Row("several dots", "a.b.c.jpg", "a.b.c.xmp", "a.b.xmp", "a.xmp", claims: ["a.b.c.xmp"]),
    Row("no extension", "a", "a.xmp", claims: ["a.xmp"]),
    Row("an extension that is none", "2024.05.03", "2024.05.03.xmp", claims: ["2024.05.03.xmp"]),
    Row("another name", "a.jpg", "b.xmp", "aa.xmp", "a.jpeg.xmp", ".xmp", "xmp", "a.xmp.bak", claims: []),
    Row("the raw picture", "a.CR2", "a.jpg", "a.xmp", claims: ["a.xmp"]),
    Row("not the JPEG beside it", "a.jpg", "a.CR2", "a.xmp", claims: ["a.xmp?"]),
    Row(
      "the JPEG beside a raw picture by its whole name", "a.jpg", "a.CR2", "a.jpg.xmp", claims: ["a.jpg.xmp"]),
    Row("both raw pictures", "a.CR2", "a.dng", "a.xmp", claims: ["a.xmp"]),
    Row("the only still", "a.heic", "a.mov", "a.xmp", claims: ["a.xmp"]),
    Row("neither of two stills", "a.heic", "a.jpg", "a.xmp", claims: ["a.xmp?"]),
    Row("neither of two, in any case", "a.jpg", "a.JPG", "a.xmp", claims: ["a.xmp?"]),
    Row("not the video of a live pair", "a.mov", "a.heic", "a.xmp", claims: ["a.xmp?"]),
    Row("not the video beside two stills", "a.mov", "a.heic", "a.jpg", "a.xmp", claims: ["a.xmp?"]),
    Row("not the video beside a raw picture", "a.mov", "a.dng", "a.xmp", claims: ["a.xmp?"]),
    Row("the video of a live pair by its whole name", "a.mov", "a.heic", "a.mov.xmp", claims: ["a.mov.xmp"]),
    Row("a video alone", "a.mp4", "a.xmp", claims: ["a.xmp"]),
    Row("neither of two videos", "a.mp4", "a.mov", "a.xmp", claims: ["a.xmp?"]),
    Row("a still beside what is no photo", "a.jpg", "a.txt", "a.wav", "a.aae", "a.xmp", claims: ["a.xmp"]),
    Row("what is no photo, as far as is known", "a.bin", "a.xmp", claims: ["a.xmp?"]),
    Row("the first version of darktable's", "a.CR2", "a.CR2.xmp", "a_01.CR2.xmp", claims: ["a.CR2.xmp"]),
    Row("no other version of darktable's", "a.CR2", "a_01.CR2.xmp", "a_02.CR2.xmp", claims: []),
    Row("a file that is called like one", "a_01.CR2", "a.CR2", "a_01.CR2.xmp", claims: ["a_01.CR2.xmp"]),
    Row("an export's original's", "a.CR2.jpg", "a.CR2", "a.CR2.xmp", claims: []),
    Row("an export's own", "a.CR2.jpg", "a.CR2.xmp", claims: ["a.CR2.xmp"]),
    Row("each its exact like", "a.jpg", "A.jpg", "a.xmp", "A.xmp", claims: ["a.xmp"]),
    Row("what is another's exact like", "a.jpg", "A.jpg", "A.xmp", claims: []),
    Row("what is another's exact like as a whole", "a.jpg", "A.jpg", "A.jpg.xmp", claims: []),
    Row("two that differ in their ending", "a.jpg", "a.XMP", "a.xmp", claims: ["a.XMP", "a.xmp"]),
    Row("the first of two that differ from it", "Ab.jpg", "AB.xmp", "ab.xmp", claims: ["AB.xmp"]),
    Row("a camera's thumbnail", "MVI_1.AVI", "MVI_1.THM", claims: ["MVI_1.THM"]),
    Row("in any case, beside others", "GX1.MP4", "GX1.lrv", "gx1.thm", claims: ["gx1.thm"]),
    Row(
      "kinds of different case", "MVI_1.AVI", "MVI_1.THM", "mvi_1.xmp", claims: ["mvi_1.xmp", "MVI_1.THM"]),
    Row("not by its whole name", "MVI_1.AVI", "MVI_1.AVI.THM", claims: []),
    Row("Sony's XML", "C0001.MP4", "C0001M01.XML", claims: ["C0001M01.XML"]),
    Row("in any case", "C0001.MP4", "c0001m01.xml", claims: ["c0001m01.xml"]),
    Row("other XML", "C0001.MP4", "C0001.XML", "C0001M02.XML", "C0002M01.XML", "M01.XML", claims: []),
    Row(
      "XMP before the camera's", "a.mp4", "a.thm", "a.xmp", "aM01.XML", "a.mp4.xmp",
      claims: ["a.mp4.xmp", "a.xmp", "aM01.XML", "a.thm"]),
  ])
  func `sidecars go by their names (rules 26 and 30)`(row: Row) throws {
    let name = try #require(row.names.first)
    // Names come sorted by their bytes.
    let names = row.names.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(Self.claims(on: name, among: names) == row.expected)
  }

  @Test func `names are bytes (rule 26)`() {
    let stem: [UInt8] = [0xFF, 0x2E, 0xC3, 0x41]
    let photo = stem + Array(".jpg".utf8)
    let sidecar = [0xFF, 0x2E, 0xC3, 0x61] + Array(".xmp".utf8)
    let sidecars = Sidecars(names: [photo, sidecar])
    #expect(sidecars.claims(on: photo).map { sidecars.all[$0.sidecar].name } == [sidecar])
    // No letter outside ASCII has a small one: it takes a language to tell.
    #expect(Self.claims(on: Array("É.jpg".utf8), among: ["É.jpg", "é.xmp"].map { Array($0.utf8) }) == [])
  }

  @Test(arguments: [
    ("a.cr2", "CR2", true), ("a.CR2", "cr2", true), ("a.jpg", "CR2", false), ("a.bin", "bin", true),
    ("a.mov", "MOV", true), ("a.cr2x", "cr2", false), ("a", "cr2", false),
  ])
  func `a sidecar that names an extension tells of that file alone (rule 26)`(
    name: String, fileExtension: String, holds: Bool
  ) throws {
    let names = ["a.jpg", "a.cr2", "a.xmp", name].map { Array($0.utf8) }
    let claims = Sidecars(names: names).claims(on: Array(name.utf8))
    #expect(
      claims.contains { claim in
        claim.isDefault != nil && claim.holds(for: Array(name.utf8), naming: Array(fileExtension.utf8))
      } == holds)
  }

  @Test func `a sidecar of the whole name may name what it likes (rule 26)`() throws {
    let claim = try #require(
      Sidecars(names: ["a.jpg", "a.jpg.xmp"].map { Array($0.utf8) }).claims(on: Array("a.jpg".utf8)).first)
    #expect(claim.holds(for: Array("a.jpg".utf8), naming: Array("CR2".utf8)))
  }

  @Test(
    arguments: [
      ("a.xmp", ["a.jpg"], true), ("a.jpg.xmp", ["a.jpg"], true), ("A.XMP", ["a.jpg"], true),
      ("a.xmp", ["a.mov", "a.heic"], true), ("a.xmp", ["b.jpg"], false), ("a.xmp", ["a.txt"], false),
      ("a_01.CR2.xmp", ["a.CR2"], false), ("A.xmp", ["a.jpg", "a.xmp"], false),
      ("C1M01.XML", ["C1.MP4"], true), ("C1M01.XML", ["C1.JPG"], false), ("C1.XML", ["C1.MP4"], false),
      ("a.thm", ["a.mov"], true), ("a.thm", ["a.crw"], true), ("a.thm", ["a.jpg"], false),
      ("a.jpg", ["a.xmp"], false),
    ] as [(String, [String], Bool)])
  func `a sidecar is one beside what it can tell of`(name: String, others: [String], isSidecar: Bool) {
    let sidecars = Sidecars(names: (others + [name]).sorted().map { Array($0.utf8) })
    #expect(sidecars.contains(Array(name.utf8)) == isSidecar)
  }

  @Test func `in a folder of random names each photo has the sidecars that were made for it (rule 26)`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let extensions = [".jpg", ".CR2", ".heic", ".mov"].map { Array($0.utf8) }
    for _ in 0..<50 {
      var names: [[UInt8]] = []
      var expected: [(name: [UInt8], sidecars: Set<[UInt8]>)] = []
      for number in 0..<40 {
        var stem = Array("\(number)".utf8)
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
          stem.append(Array("aZ._- \u{E9}".utf8).randomElement(using: &generator) ?? 0)
        }
        stem.append(0x78)
        let fileExtension = extensions.randomElement(using: &generator) ?? []
        var sidecars: Set<[UInt8]> = []
        if Bool.random(using: &generator) { sidecars.insert(stem + fileExtension + Array(".xmp".utf8)) }
        if Bool.random(using: &generator) { sidecars.insert(stem + Array(".XMP".utf8)) }
        expected.append((stem + fileExtension, sidecars))
        names += [stem + fileExtension] + sidecars
      }
      names.shuffle(using: &generator)
      let sidecars = Sidecars(names: names)
      for (name, wanted) in expected {
        let claims = sidecars.claims(on: name).filter { $0.holds(for: name, naming: nil) }
        #expect(Set(claims.map { sidecars.all[$0.sidecar].name }) == wanted, "seed \(seed)")
      }
    }
  }
}
