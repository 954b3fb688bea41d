import TestSupport
import Testing

@testable import MediaLibrary

/// Which JSON of an export is a file's (rule 29).
@Suite struct TakeoutSidecarsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    /// Files, and the JSON that each should find.
    var files: KeyValuePairs<String, String?>
    /// More JSON files.
    var others: [String]
    /// The titles in JSON files; the rest have none.
    var titles: [String: String]

    init(
      _ description: String, _ files: KeyValuePairs<String, String?>, and others: [String] = [],
      titles: [String: String] = [:]
    ) {
      testDescription = description
      self.files = files
      self.others = others
      self.titles = titles
    }
  }

  private static let long = "Backyard_ceremony_wedding_photography_xxxxxxx_"
  private static let emoji = "😀😃😄😁😆😅😂🤣🥲☺️😊😇🙂🙃😉😌😍🥰😘😗😙😚😋"

  static let names: [Row] = [
    Row("the plain form", ["IMG_1.jpg": "IMG_1.jpg.json"]),
    Row("any case of the extension", ["IMG_1.JPG": "IMG_1.JPG.json", "IMG_1.jpg": "IMG_1.jpg.json"]),
    Row("another case is another's", ["IMG_1.jpg": nil], and: ["img_1.JPG.json"]),
    Row("the newer form", ["IMG_1.jpg": "IMG_1.jpg.supplemental-metadata.json"]),
    Row("a piece of it (open-noodle 405)", ["IMG_1.jpg": "IMG_1.jpg.supple.json"]),
    Row("the least piece of it", ["IMG_1.jpg": "IMG_1.jpg.s.json"]),
    Row(
      "no piece of it", ["IMG_1.jpg": nil],
      and: ["IMG_1.jpg..json", "IMG_1.jpg.meta.json", "IMG_1.jpg.upp.json"]),
    Row("the plain form first", ["a.jpg": "a.jpg.json"], and: ["a.jpg.supplemental-metadata.json"]),
    Row("the longest piece first", ["a.jpg": "a.jpg.supplemental.json"], and: ["a.jpg.supp.json"]),
    Row(
      "numbers change their places (immich 30319)",
      [
        "2025-04-28(3516).jpg": "2025-04-28.jpg.supplemental-metadata(3516).json",
        "name(3).jpg": "name.jpg(3).json", "name.jpg": "name.jpg.json", "name(4).jpg": nil,
      ], and: ["name.jpg(5).json"]),
    Row(
      "or not (immich-go 1419)",
      [
        "Negative0-36-35(1).jpg": "Negative0-36-35(1).jpg.supplemental-metadata.json",
        "Negative0-36-35(1)(1).jpg": "Negative0-36-35(1).jpg.supplemental-metadata(1).json",
        "Negative0-36-35(1)-editat.jpg": "Negative0-36-35(1).jpg.supplemental-metadata.json",
        "Negative0-36-35(1)-editat(1).jpg": "Negative0-36-35(1).jpg.supplemental-metadata(1).json",
      ]),
    Row("not another number", ["DSC_1(1).JPG": nil], and: ["DSC_1.JPG(2).json", "DSC_1.JPG.json"]),
    Row("not one with a zero before it", ["a(01).jpg": nil], and: ["a.jpg(1).json"]),
    Row(
      "a number of ten digits is part of the name", ["a(1234567890).jpg": nil],
      and: ["a.jpg(1234567890).json"]),
    Row("a number so great that it is part of the name", ["a(1234567890).jpg": "a(1234567890).jpg.json"]),
    Row(
      "a dot before the word, where there is room for no more",
      [
        "Urlaub in Knaufspesch in der Schneifel (1).JPG":
          "Urlaub in Knaufspesch in der Schneifel (1).JPG.json"
      ]),
    Row(
      "cut within the extension (GPTH 8)",
      [
        "Urlaub in Knaufspesch in der Schneifel (38).JPG":
          "Urlaub in Knaufspesch in der Schneifel (38).JP.json",
        "Urlaub in Knaufspesch in der Schneifel (39).JPG":
          "Urlaub in Knaufspesch in der Schneifel (39).JP.json",
      ]),
    Row(
      "cut behind it",
      ["D7157814-D2D5-4A62-AFCE-9CF465CB7D66.jpeg": "D7157814-D2D5-4A62-AFCE-9CF465CB7D66.jpeg.supp.json"]),
    Row(
      "cut to the dot",
      ["\(String(repeating: "x", count: 41)).jpg": "\(String(repeating: "x", count: 41)).jpg..json"]),
    Row(
      "both names cut (google-photos-exif 28)",
      [
        "01D1C847-D498-4814-9F10-6B81D768077B-1050-00000.jpg":
          "01D1C847-D498-4814-9F10-6B81D768077B-1050-0000.json"
      ]),
    Row(
      "a file that is cut less",
      [
        "Screenshot_20220207_102421_com.snapchat.android_longer.jpg":
          "Screenshot_20220207_102421_com.snapchat.androi.json"
      ]),
    Row(
      "a number behind what is cut (immich-go 39)",
      ["\(long)m(494).jpg": "\(long)(494).json", "\(long)m(185).jpg": nil]),
    Row(
      "a number behind a piece of the extension (immich-go 613)",
      [
        "13039_327707840323_537645323_9470255_27214_n(1).jpg":
          "13039_327707840323_537645323_9470255_27214_n.j(1).json"
      ]),
    Row(
      "a number within what is cut",
      ["\(long)m(3).jpg": "\(long.dropLast(3))(3).json"]),
    Row("pairs of code units (immich-go 35)", ["\(emoji)😛.jpg": "\(emoji).json"]),
    Row("half a pair left out", ["x\(emoji)😛.jpg": "x\(emoji.dropLast()).json"]),
    Row("or made whole", ["x\(emoji)😛.jpg": "x\(emoji).json"]),
    Row(
      "not bytes",
      ["\(String(repeating: "ü", count: 42)).jpg": "\(String(repeating: "ü", count: 42)).jpg.json"]),
    Row(
      "characters cut",
      ["\(String(repeating: "ü", count: 47)).jpg": "\(String(repeating: "ü", count: 46)).json"]),
    Row(
      "decomposed and composed", ["U\u{308}bung.jpg": "Übung.jpg.json", "é.jpg": "e\u{301}.jpg.supple.json"]),
    Row(
      "decomposed and cut",
      ["\(String(repeating: "u\u{308}", count: 47)).jpg": "\(String(repeating: "ü", count: 46)).json"]),
    Row(
      "two names that are one in NFC",
      ["Ü.jpg": "Ü.jpg.json", "U\u{308}.jpg": "U\u{308}.jpg.json"]),
    Row(
      "no dot (immich-go 674)",
      [
        "2234089303984509579.jpg": "2234089303984509579.supplemental-metadata.json",
        "2234089303984509579-edited.jpg": "2234089303984509579.supplemental-metadata.json",
        "Peanut Butter Balls.jpg": "Peanut Butter Balls.json",
      ]),
    Row(
      "no dot and a number (immich-go 756)", ["2013-12-23(1).jpg": "2013-12-23.supplemental-metadata(1).json"]
    ),
    Row("no extension anywhere", ["03.03.13 - 1": "03.03.13 - 1.json"]),
    Row("no dot, and whose is it?", ["a.jpg": nil, "a.png": nil], and: ["a.json"]),
    Row("no dot, a number, and whose is it?", ["a(1).jpg": nil, "a(1).png": nil], and: ["a(1).json"]),
    Row("no dot, and it is one's", ["a.jpg": nil, "a": "a.json"]),
    Row("no dot, and the other has its own", ["a.jpg": "a.json", "a.png": "a.png.json"]),
    Row("a dot and a tilde", ["PXL_1.MP~2.jpg": "PXL_1.MP~2.jpg.json", "PXL_1.MP.jpg": nil]),
    Row("an album's", ["metadata.jpg": nil, "metadata.png": "metadata.png.json"], and: ["metadata.json"]),
    Row("no JSON", ["a.jpg": nil], and: ["a.jpg.JSON", "a.jpg.json5", "a.jpgjson"]),
  ]

  static let copies: [Row] = [
    Row(
      "an edited copy",
      ["a.jpg": "a.jpg.json", "a-edited.jpg": "a.jpg.json", "b-bearbeitet.jpg": "b.jpg.supple.json"],
      and: ["b.jpg.supple.json"]),
    Row(
      "in French, composed and decomposed",
      ["a-modifié.jpg": "a.jpg.json", "a-modifie\u{301}.jpg": "a.jpg.json"]),
    Row("in Japanese", ["a-編集済み.jpg": "a.jpg.json"]),
    Row("with a blank", ["a-ha editado.jpg": "a.jpg.json"]),
    Row(
      "with a tilde (immich-go 698)",
      ["IMG-WA0122~2-edited.jpg": "IMG-WA0122~2.jpg.supplemental-metadat.json"]),
    Row("with its own JSON", ["a-edited.jpg": "a-edited.jpg.json"], and: ["a.jpg.json"]),
    Row(
      "no copy", ["a-b.jpg": nil, "a-edit.jpg": nil, "-edited.jpg": nil, "edited.jpg": nil],
      and: ["a.jpg.json", ".jpg.json"]),
    Row(
      "with its original's number",
      ["a-edited(1).jpg": "a.jpg(1).json", "a-edited.jpg": "a.jpg.json", "a(1).jpg": "a.jpg(1).json"]),
    Row(
      "with its original's number, which is told there", ["a-edited(1).jpg": "a(1).jpg.json"],
      and: ["a.jpg.json"]),
    Row(
      "the second of one original (immich-go 756)",
      ["a.jpg": "a.jpg.json", "a-edited.jpg": "a.jpg.json", "a-edited(1).jpg": "a.jpg.json"]),
    Row("the second, but where is the first?", ["a.jpg": "a.jpg.json", "a-edited(1).jpg": nil]),
    Row(
      "the second, and the original has a number too",
      ["a.jpg": "a.jpg.json", "a(1).jpg": nil, "a-edited.jpg": "a.jpg.json", "a-edited(1).jpg": nil]),
    Row(
      "with a word that is cut (GPTH Neo 29)",
      [
        "Con Yoli por Málaga en el piso nuevo_001-ha edi.JPG":
          "Con Yoli por Málaga en el piso nuevo_001.JPG.s.json",
        "Museo Marino de Matalascañas con Yoli_001-ha ed.JPG":
          "Museo Marino de Matalascañas con Yoli_001.JPG.json",
      ]),
    Row("with a word that is cut, but the name is not", ["a-ha edi.JPG": nil], and: ["a.JPG.json"]),
    Row(
      "with a word of which the dash is left",
      ["\(long).jpg": "\(long).json", "\(long)-.jpg": "\(long).json"]),
    Row(
      "with a word of which nothing is left",
      ["\(long)P.jpg": "\(long).json", "\(long)P(1).jpg": "\(long).json"],
      titles: ["\(long).json": "\(long)PHOTO.jpg"]),
    Row("with a number that may be any photo's", ["\(long)P.jpg": "\(long).json", "\(long)P(1).jpg": nil]),
    Row("in another format", ["IMG_1-edited.jpg": "IMG_1.HEIC.json", "IMG_1.HEIC": "IMG_1.HEIC.json"]),
    Row(
      "not in another format than its original's", ["IMG_1-edited.jpg": nil, "IMG_1.jpg": nil],
      and: ["IMG_1.HEIC.json"]),
  ]

  static let pairs: [Row] = [
    Row("the movie of a live photo", ["IMG_1.HEIC": "IMG_1.HEIC.json", "IMG_1.MP4": "IMG_1.HEIC.json"]),
    Row("without the still", ["IMG_1.MOV": "IMG_1.JPG.supplemental-metadata.json"]),
    Row(
      "with numbers (immich-go 1321)",
      [
        "IMG_0769.mp4": "IMG_0769.HEIC.supplemental-metadata.json",
        "IMG_0769(1).mp4": "IMG_0769.HEIC.supplemental-metadata(1).json",
        "IMG_0769(1).HEIC": "IMG_0769.HEIC.supplemental-metadata(1).json",
      ]),
    Row("a movie of its own", ["IMG_1.MOV": "IMG_1.MOV.json", "IMG_1.HEIC": "IMG_1.HEIC.json"]),
    Row("HEIC before JPEG", ["IMG_1.MOV": "IMG_1.HEIC.json"], and: ["IMG_1.JPG.json"]),
    Row("which of two stills?", ["IMG_1.MOV": nil], and: ["IMG_1.JPG.json", "IMG_1.jpg.json"]),
    Row(
      "the still that is there", ["IMG_1.MOV": "IMG_1.jpg.json", "IMG_1.jpg": "IMG_1.jpg.json"],
      and: ["IMG_1.JPG.json"]),
    Row("a still whose JSON is missing", ["IMG_1.MOV": nil, "IMG_1.HEIC": nil], and: ["IMG_1.JPG.json"]),
    Row("an edited movie", ["IMG_1-edited.MP4": "IMG_1.HEIC.json"]),
    Row("a still has none of its movie", ["IMG_1.HEIC": nil], and: ["IMG_1.MOV.json"]),
    Row("a Pixel's movie", ["PXL_1.MP": "PXL_1.MP.jpg.json", "PXL_1.MP.mp4": "PXL_1.MP.jpg.json"]),
    Row(
      "a Pixel's movie, numbered",
      ["PXL_1(1).MP": "PXL_1.MP.jpg(1).json", "PXL_1.MP~2": "PXL_1.MP~2.jpg.json"]),
    Row(
      "with names that are cut",
      ["\(long)m.HEIC": "\(long).json", "\(long)m.MP4": "\(long).json"],
      titles: ["\(long).json": "\(long)mm.HEIC"]),
    Row(
      "with names that are cut and no title",
      ["\(long)m.HEIC": "\(long).json", "\(long)m.MP4": "\(long).json"]),
    Row("and no dot", ["IMG_1.HEIC": "IMG_1.json", "IMG_1.MP4": "IMG_1.json"]),
  ]

  static let titles: [Row] = [
    Row(
      "two names that are one when cut",
      ["\(long)A.jpg": "\(long)(1).json", "\(long)B.jpg": "\(long).json"],
      titles: ["\(long).json": "\(long)B.jpg", "\(long)(1).json": "\(long)A.jpg"]),
    Row(
      "and no titles", ["\(long)A.jpg": nil, "\(long)B.jpg": nil], and: ["\(long).json", "\(long)(1).json"]),
    Row(
      "and one title", ["\(long)A.jpg": nil, "\(long)B.jpg": "\(long).json"], and: ["\(long)(1).json"],
      titles: ["\(long).json": "\(long)B.jpg"]),
    Row(
      "the title of a file that isn't there", ["\(long)A.jpg": nil], and: ["\(long).json"],
      titles: ["\(long).json": "\(long)B.jpg"]),
    Row(
      "another extension", ["\(long)A.jpg": nil], and: ["\(long).json"],
      titles: ["\(long).json": "\(long)A.dng"]),
    Row(
      "a title that says nothing of the name", ["\(long)A.jpg": "\(long).json"],
      titles: ["\(long).json": "x.jpg"]),
    Row(
      "what may not stand in a name",
      [
        "What_s up_ 50_ _ more_ a photo for all to see 00.jpg":
          "What_s up_ 50_ _ more_ a photo for all to see .json"
      ],
      titles: [
        "What_s up_ 50_ _ more_ a photo for all to see .json":
          "What's up? 50% & more: a photo for all to see 00.jpg"
      ]),
    Row(
      "a title without extension", ["\(long)A.jpg": "\(long).json"],
      titles: ["\(long).json": "\(long)A and more"]),
    Row(
      "twice the same, and another between",
      [
        "\(long)A.jpg": "\(long).json", "\(long)B.jpg": "\(long)(1).json",
        "\(long)A(1).jpg": "\(long)(2).json",
      ],
      titles: [
        "\(long).json": "\(long)A.jpg", "\(long)(1).json": "\(long)B.jpg", "\(long)(2).json": "\(long)A.jpg",
      ]),
    Row(
      "the same, and one is missing",
      ["\(long)A.jpg": nil, "\(long)B.jpg": nil, "\(long)A(1).jpg": nil],
      and: ["\(long)(1).json", "\(long)(2).json"],
      titles: ["\(long)(1).json": "\(long)A.jpg", "\(long)(2).json": "\(long)A.jpg"]),
    Row(
      "no titles, and a still and a movie that are no pair", ["\(long)A.jpg": nil, "\(long)B.mp4": nil],
      and: ["\(long).json"]),
    Row(
      "no titles, and two stills of a name", ["\(long)A.jpg": nil, "\(long)A.heic": nil],
      and: ["\(long).json"]),
    Row(
      "no titles, and two movies of a name", ["\(long)A.mov": nil, "\(long)A.mp4": nil], and: ["\(long).json"]
    ),
    Row(
      "a number that a JSON may have that is missing",
      ["\(long)A.jpg": "\(long).json", "\(long)A(1).jpg": nil], and: ["\(long)(2).json"],
      titles: ["\(long).json": "\(long)A.jpg", "\(long)(2).json": "\(long)B.jpg"]),
    Row(
      "a number that can't be a copy's, of whose word the dash would be left",
      ["\(long).jpg": "\(long).json", "\(long)(1).jpg": nil], titles: ["\(long).json": "\(long).jpg"]),
    Row(
      "what may not stand in a name, and numbers that don't fit",
      [
        "What_s up_ 50_ _ more_ a photo for all to see 00.jpg":
          "What_s up_ 50_ _ more_ a photo for all to see (1).json",
        "What_s up_ 50_ _ more_ a photo for all to see 1.jpg":
          "What_s up_ 50_ _ more_ a photo for all to see .json",
      ],
      titles: [
        "What_s up_ 50_ _ more_ a photo for all to see .json":
          "What's up? 50% & more: a photo for all to see 1.jpg",
        "What_s up_ 50_ _ more_ a photo for all to see (1).json":
          "What's up? 50% & more: a photo for all to see 00.jpg",
      ]),
    Row(
      "one that was thrown away with its JSON", ["\(long)A(1).jpg": "\(long)(1).json"],
      titles: ["\(long)(1).json": "\(long)A.jpg"]),
  ]

  @Test(arguments: names + copies + pairs + titles)
  func `a file finds its JSON, and none that may be another's (rule 29)`(row: Row) {
    let jsons = Set(
      row.files.compactMap { $0.value.map { Array($0.utf8) } } + row.others.map { Array($0.utf8) })
    let files = row.files.map { Array($0.key.utf8) }
    let titles = Dictionary(uniqueKeysWithValues: row.titles.map { (Array($0.utf8), $1) })
    for names in [files + jsons, jsons + files.reversed()] {
      var sidecars = TakeoutSidecars(names: names)
      for (file, expected) in row.files {
        let match = sidecars.match(for: Array(file.utf8)) { json in
          let title = titles[json].map { #""title": "\#($0)", "# } ?? ""
          return TakeoutMetadata(Array(#"{\#(title)"photoTakenTime": {"timestamp": "1"}}"#.utf8).span)
        }
        #expect(
          match.map { String(decoding: $0.json, as: UTF8.self) }.map { Array($0.utf8) }
            == expected.map { Array($0.utf8) }, "\(file)")
      }
    }
  }

  @Test func `a name that is no UTF-8 is compared by its bytes (rule 29)`() {
    let names: [[UInt8]] = [[0xFF, 0x2E], [0xFE, 0x2E]].map { $0 + Array("jpg".utf8) }
    let json = names[0] + Array(".json".utf8)
    var sidecars = TakeoutSidecars(names: names + [json])
    let metadata = TakeoutMetadata(Array(#"{"photoTakenTime": {"timestamp": "1"}}"#.utf8).span)
    #expect(sidecars.match(for: names[0]) { _ in metadata }?.json == json)
    #expect(sidecars.match(for: names[1]) { _ in metadata } == nil)
  }

  @Test func `a JSON that tells nothing is passed over for the next (rule 29)`() {
    var sidecars = TakeoutSidecars(
      names: ["a.jpg", "a.jpg.json", "a.jpg.supple.json"].map { Array($0.utf8) })
    let metadata = TakeoutMetadata(Array(#"{"photoTakenTime": {"timestamp": "1"}}"#.utf8).span)
    let match = sidecars.match(for: Array("a.jpg".utf8)) { $0.count > 12 ? metadata : nil }
    #expect(match?.json == Array("a.jpg.supple.json".utf8))
  }

  @Test(arguments: [100, 1_000])
  func `every JSON is read once or twice, however many names are alike (rule 29)`(count: Int) {
    let uploads = (0..<count).map { SampleTakeout.Upload(title: "\(Self.long)\($0).jpg") }
    let export = SampleTakeout(uploads, .new)
    var sidecars = TakeoutSidecars(
      names: (export.files.map(\.name) + export.jsons.keys).map { Array($0.utf8) })
    var readCount = 0
    var found = 0
    for file in export.files {
      let match = sidecars.match(for: Array(file.name.utf8)) { json in
        readCount += 1
        return TakeoutMetadata(
          Array((export.jsons[String(decoding: json, as: UTF8.self)]?.text ?? "").utf8).span)
      }
      if match != nil { found += 1 }
    }
    #expect(found == count && readCount <= 2 * count)
  }
}
