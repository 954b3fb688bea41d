import TestSupport
import Testing

@testable import CaptureDates

@Suite struct NameDateTests {
  /// 2026-01-01 and a day.
  static let latest: Int64 = 1_767_225_600 + 86_400

  static func reading(of name: [UInt8]) -> String {
    guard let date = NameDate(name, latest: latest) else { return "none" }
    return "\(date.wall.text)\(date.clock == .utc ? " utc" : "")\(date.isAmbiguous ? " ambiguous" : "")"
  }

  /// Rule 39, and what stands for nothing in each form.
  static let local: [(String, String)] = [
    ("IMG_20200102_030405.jpg", "2020-01-02T03:04:05"),
    ("IMG_20200102_030405678.jpg", "2020-01-02T03:04:05.678"),
    ("VID_20200102_030405.mp4", "2020-01-02T03:04:05"),
    ("IMG_20200230_030405.jpg", "none"),
    ("IMG_20200102_036005.jpg", "none"),
    ("IMG_120200102_030405.jpg", "none"),
    ("PANO_20200102_030405.jpg", "2020-01-02T03:04:05"),
    ("PANO_20200102_030405.vr.jpg", "2020-01-02T03:04:05"),
    ("MVIMG_20200102_030405.jpg", "2020-01-02T03:04:05"),
    ("PANO_20201302_030405.jpg", "none"),
    ("MVIMG_20200102_0304.jpg", "none"),
    ("MVIMG_20200102_0304056.jpg", "none"),
    ("20200102_030405.jpg", "2020-01-02T03:04:05"),
    ("20200102_030405_001.jpg", "2020-01-02T03:04:05"),
    ("20200102_030405(0).jpg", "2020-01-02T03:04:05"),
    ("20200102_990405.jpg", "none"),
    ("20200102+030405.jpg", "none"),
    ("0200102_030405.jpg", "none"),
    ("00000IMG_00000_BURST20200102030405678_COVER.jpg", "2020-01-02T03:04:05.678"),
    ("BURST20200102030405.jpg", "2020-01-02T03:04:05"),
    ("00100lPORTRAIT_00100_BURST20200102030405678.jpg", "2020-01-02T03:04:05.678"),
    ("BURST202001020304056.jpg", "none"),
    ("BURST20200002030405.jpg", "none"),
    ("BURST18200102030405.jpg", "none"),
    ("IMG20200102030405.jpg", "2020-01-02T03:04:05"),
    ("IMG20200102030405_BURST000.jpg", "2020-01-02T03:04:05"),
    ("Image20200102030405.jpg", "2020-01-02T03:04:05"),
    ("IMG2020010203040.jpg", "none"),
    ("IMG20200102036105.jpg", "none"),
    ("IMG20300102030405.jpg", "none"),
    ("DJI_20200102030405_0001.JPG", "2020-01-02T03:04:05"),
    ("DJI_20200102030405_0001_D.MP4", "2020-01-02T03:04:05"),
    ("DJI_20200102030405_0001_Z_WP1.JPG", "2020-01-02T03:04:05"),
    ("DJI_0001.JPG", "none"),
    ("DJI_20200102_0001.JPG", "none"),
    ("DJI_20200102030465_0001.JPG", "none"),
    ("Screenshot_20200102-030405.png", "2020-01-02T03:04:05"),
    ("Screenshot_20200102-030405_Chrome.png", "2020-01-02T03:04:05"),
    ("Screenshot_20200102-030405~2.png", "2020-01-02T03:04:05"),
    ("Screenshot_20200102-0304.png", "none"),
    ("Screenshot_20200102--030405.png", "none"),
    ("Screenshot_2020010-030405.png", "none"),
    ("Screenshot_2020-01-02-03-04-05.png", "2020-01-02T03:04:05"),
    ("Screenshot_2020-01-02-03-04-05-678.png", "2020-01-02T03:04:05.678"),
    ("Screenshot_2020-01-02-03-04-05-678_com.app.png", "2020-01-02T03:04:05.678"),
    ("Screenshot_2020-13-02-03-04-05.png", "none"),
    ("Screenshot_2020-1-02-03-04-05.png", "none"),
    ("Screenshot_12020-01-02-03-04-05.png", "none"),
    ("Screenshot from 2020-01-02 03-04-05.png", "2020-01-02T03:04:05"),
    ("Screenshot from 2020-01-02 03-04-05 (copy).png", "2020-01-02T03:04:05"),
    ("Screenshot from 2020-01-02 23-04-05.png", "2020-01-02T23:04:05"),
    ("Screenshot from 2020-02-30 03-04-05.png", "none"),
    ("Screenshot from 20-01-02 03-04-05.png", "none"),
    ("Screenshot from 1989-01-02 03-04-05.png", "none"),
    ("Screen Shot 2020-01-02 at 3.04.05 PM.png", "2020-01-02T15:04:05"),
    ("Screen Shot 2020-01-02 at 12.04.05 AM.png", "2020-01-02T00:04:05"),
    ("Screen Shot 2020-01-02 at 12.04.05\u{202F}PM.png", "2020-01-02T12:04:05"),
    ("Screen Shot 2020-01-02 at 3.04.05\u{202F}PM.png", "2020-01-02T15:04:05"),
    ("Screen Shot 2020-01-02 at 3.04.05\u{A0}am.png", "2020-01-02T03:04:05"),
    ("Screen Shot 2020-01-02 at 3.04.05PM.png", "2020-01-02T15:04:05"),
    ("Screen Shot 2020-01-02 at 03.04.05 Pmx.png", "2020-01-02T03:04:05"),
    ("Screen Shot 2020-01-02 at 3.04.05.png", "2020-01-02"),
    ("Screen Shot 2020-01-02 at 13.04.05 PM.png", "2020-01-02"),
    ("Screen Shot 2020-01-32 at 3.04.05 PM.png", "none"),
    ("Screenshot 2020-01-02 at 03.04.05.png", "2020-01-02T03:04:05"),
    ("Screenshot 2020-01-02 at 23.04.05.png", "2020-01-02T23:04:05"),
    ("Screenshot 2020-01-02 at 03.04.05 2.png", "2020-01-02T03:04:05"),
    ("Screenshot 2020-01-02 at 03.64.05.png", "2020-01-02"),
    ("Screenshot 2020-01-02 at 03.04.png", "2020-01-02"),
    ("Screenshot 2020-00-02 at 03.04.05.png", "none"),
    ("signal-2020-01-02-030405.jpg", "2020-01-02T03:04:05"),
    ("signal-2020-01-02-030405_001.jpg", "2020-01-02T03:04:05"),
    ("signal-2020-01-02-03-04-05-678.jpg", "2020-01-02T03:04:05.678"),
    ("signal-2020-01-32-030405.jpg", "none"),
    ("signal-2020-01-02-0304.jpg", "2020-01-02"),
    ("signal-2020-01-02-0304056.jpg", "2020-01-02"),
    ("WhatsApp Image 2020-01-02 at 03.04.05.jpeg", "2020-01-02T03:04:05"),
    ("WhatsApp Image 2020-01-02 at 3.04.05 PM (1).jpeg", "2020-01-02T15:04:05"),
    ("WhatsApp Video 2020-01-02 at 03.04.05.mp4", "2020-01-02T03:04:05"),
    ("WhatsApp Image 2020-01-02 at 25.04.05.jpeg", "2020-01-02"),
    ("WhatsApp Image 2020-04-31 at 03.04.05.jpeg", "none"),
    ("WhatsApp Image.jpeg", "none"),
    ("photo_2020-01-02_03-04-05.jpg", "2020-01-02T03:04:05"),
    ("photo_2020-01-02_03-04-05 (2).jpg", "2020-01-02T03:04:05"),
    ("video_2020-01-02_03-04-05.mp4", "2020-01-02T03:04:05"),
    ("photo_2020-01-02_03-04-061.jpg", "2020-01-02"),
    ("photo_1020-01-02_03-04-05.jpg", "none"),
    ("photo_2020-01_02_03-04-05.jpg", "none"),
    ("2020-01-02 03.04.05.jpg", "2020-01-02T03:04:05"),
    ("2020-01-02 03.04.05-1.jpg", "2020-01-02T03:04:05"),
    ("2020-01-02 03.04.05 HDR.jpg", "2020-01-02T03:04:05"),
    ("2020-01-02 03.04-05.jpg", "2020-01-02"),
    ("2020-01-02x03.04.05.jpg", "2020-01-02"),
    ("2020-02-31 03.04.05.jpg", "none"),
    ("2020_01_02_03_04_05.jpg", "2020-01-02T03:04:05"),
    ("a2020_01_02_03_04_05b.jpg", "2020-01-02T03:04:05"),
    ("2020_01_02_03_04_05_1.jpg", "2020-01-02T03:04:05"),
    ("2020_01_02_03_04.jpg", "2020-01-02"),
    ("2020_01-02_03_04_05.jpg", "none"),
    ("2020_31_02_03_04_05.jpg", "none"),
  ]

  /// Rule 40.
  static let utc: [(String, String)] = [
    ("PXL_20231006_063000139.jpg", "2023-10-06T06:30:00.139 utc"),
    ("PXL_20220724_210650210.NIGHT.mp4", "2022-07-24T21:06:50.210 utc"),
    ("PXL_20231006_063909898.LS.mp4", "2023-10-06T06:39:09.898 utc"),
    ("PXL_20231306_063000139.jpg", "none"),
    ("PXL_20231006_06300013.jpg", "none"),
    ("PIXL_20231006_063000139.jpg", "2023-10-06T06:30:00.139"),
    ("20200102_030405000_iOS.jpg", "2020-01-02T03:04:05.000 utc"),
    ("20200102_030405678_iOS.heic", "2020-01-02T03:04:05.678 utc"),
    ("20200102_030405678_iOS 1.heic", "2020-01-02T03:04:05.678 utc"),
    ("20200102_030405_iOS.jpg", "2020-01-02T03:04:05"),
    ("20200102_030405678.jpg", "2020-01-02T03:04:05.678"),
    ("20200102_03040567_iOS.jpg", "none"),
    ("FB_IMG_1577934245678.jpg", "2020-01-02T03:04:05.678 utc"),
    ("FB_IMG_1577934245.jpg", "2020-01-02T03:04:05 utc"),
    ("FB_IMG_1577934245678 (1).jpg", "2020-01-02T03:04:05.678 utc"),
    ("FB_IMG_157793424567.jpg", "none"),
    ("IMG_1577934245678.jpg", "none"),
    ("FB_IMG_9577934245678.jpg", "none"),
    ("RPReplay_Final1577934245.mp4", "2020-01-02T03:04:05 utc"),
    ("RPReplay_Final1577934245678.mp4", "2020-01-02T03:04:05.678 utc"),
    ("RPReplay_Final1577934245.mov", "2020-01-02T03:04:05 utc"),
    ("RPReplay_Final157793424.mp4", "none"),
    ("RPReplay-Final1577934245.mp4", "none"),
    ("My RPReplay_Final1577934245.mp4", "none"),
    ("1577934245678.jpg", "2020-01-02T03:04:05.678 utc"),
    ("1577934245.jpg", "2020-01-02T03:04:05 utc"),
    ("1577934245678", "2020-01-02T03:04:05.678 utc"),
    ("1577934245678_1.jpg", "none"),
    ("1577934245678.1.jpg", "none"),
    ("0577934245678.jpg", "none"),
    ("Snapchat-1577934245.jpg", "none"),
  ]

  /// Rule 41.
  static let days: [(String, String)] = [
    ("IMG-20200102-WA0001.jpg", "2020-01-02"),
    ("IMG-20191120-WA0001.jpg", "2019-11-20"),
    ("VID-20200102-WA0001.mp4", "2020-01-02"),
    ("IMG-20200132-WA0001.jpg", "none"),
    ("IMG-20200102-AW0001.jpg", "none"),
    ("AUD_20200102-WA0001.opus", "none"),
    ("2020-01-02.jpg", "2020-01-02"),
    ("2020-01-02 Beach.jpg", "2020-01-02"),
    ("2024-04-30_G012.JPG", "2024-04-30"),
    ("2020-01-022.jpg", "none"),
    ("2020-01.jpg", "none"),
    ("2026-01-03.jpg", "none"),
    ("2026-01-02.jpg", "2026-01-02"),
    ("1989-12-31.jpg", "none"),
    ("1990-01-01.jpg", "1990-01-01"),
    ("20200102.jpg", "none"),
  ]

  /// Rules 38 and 42.
  static let others: [(String, String)] = [
    ("", "none"),
    ("IMG_1234.JPG", "none"),
    ("IMG_200921.jpg", "none"),
    ("20-01-02 03.04.05.jpg", "none"),
    ("22-04-06 15-21-03 2160.jpg", "none"),
    ("8f1d2c3b-19671102f52c.jpg", "none"),
    ("19991102030405f52c.jpg", "none"),
    ("ab20200102_030405.jpg", "none"),
    ("a20200102_030405.jpg", "none"),
    ("3f2504e0-4f89-11d3-9a0c-030520200921.jpg", "none"),
    ("20200102-4f89-11d3-9a0c-030520200921.jpg", "none"),
    ("3f2504e0-4f89-11d3-2020-010230405060.jpg", "none"),
    ("20200102-0304-0506-2020-010203040506.jpg", "none"),
    ("d41d8cd98f00b20420200102030405ec.jpg", "none"),
    ("20200102_030405 20200102_030405.jpg", "2020-01-02T03:04:05"),
    ("20200102_030405 20200102_030405678.jpg", "2020-01-02T03:04:05"),
    ("20200102_030405 20200102_030406.jpg", "2020-01-02T03:04:05 ambiguous"),
    ("2020-01-02 IMG_20200102_030405.jpg", "2020-01-02T03:04:05"),
    ("2020-01-03 IMG_20200102_030405.jpg", "2020-01-02T03:04:05 ambiguous"),
    ("2020-01-03 03.04.05 IMG_20200102_030405.jpg", "2020-01-02T03:04:05 ambiguous"),
    ("2020-01-03 2020-01-02.jpg", "2020-01-03 ambiguous"),
    ("2020-02-30 2020-01-02.jpg", "2020-01-02"),
    ("IMG_20181013_242427.jpg", "2018-10-13T00:24:27"),
  ]

  @Test(arguments: local + utc + days + others)
  func `a name tells a date or none (rules 38 to 42)`(name: String, expected: String) {
    #expect(Self.reading(of: Array(name.utf8)) == expected)
  }

  @Test func `bytes that are no text do no harm`() {
    let name = [0xFF, 0xE2, 0x80] + Array("IMG_20200102_030405".utf8) + [0xC3, 0x28, 0, 0xFE]
    #expect(Self.reading(of: name) == "2020-01-02T03:04:05")
    let afternoon = Array("Screen Shot 2020-01-02 at 3.04.05".utf8) + [0xE2, 0x80]
    #expect(Self.reading(of: afternoon) == "2020-01-02")
  }

  @Test func `a text longer than any name isn't looked through`() {
    #expect(
      NameDate(Array(repeating: 0x2D, count: 2_000) + Array("20200102_030405".utf8), latest: Self.latest)
        == nil)
  }

  @Test func `every prefix of a good name is read or refused`() {
    for (name, _) in Self.local + Self.utc + Self.days + Self.others {
      let name = Array(name.utf8)
      for count in 0...name.count {
        if let date = NameDate(Array(name.prefix(count)), latest: Self.latest) { #expect(date.wall.exists) }
      }
    }
  }

  @Test(arguments: [41 as UInt64]) func `mutations never give a date that isn't one`(seed: UInt64) throws {
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let names = (Self.local + Self.utc + Self.days).map { Array($0.0.utf8) }
    for round in 0..<100_000 {
      let name = generator.mutation(of: names[round % names.count])
      guard let date = NameDate(name, latest: Self.latest) else { continue }
      let isGood =
        date.wall.exists && date.wall.year >= 1990 && date.wall.secondsSince1970 <= Self.latest
        && date.wall.precision >= .day
      try #require(isGood, "seed \(seed), \(name)")
    }
  }

  @Test(arguments: [42 as UInt64]) func `random names without a year tell no date`(seed: UInt64) throws {
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let words = [
      "IMG_", "VID-", "PXL_", "-WA", "_", "-", " at ", ".", "Screenshot_", "f", "PM", "\u{202F}", "é", "(",
      ".jpg",
    ]
    for _ in 0..<100_000 {
      var name = ""
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        name += words.randomElement(using: &generator) ?? ""
        // A run of digits that begins with 3 or more begins with no year of our time, and is no count of its seconds.
        if !(name.utf8.last?.isDigit ?? false), Bool.random(using: &generator) {
          name += "\(Int.random(in: 3...9, using: &generator))"
          for _ in 0..<Int.random(in: 0...16, using: &generator) {
            name += "\(Int.random(in: 0...9, using: &generator))"
          }
        }
      }
      try #require(NameDate(Array(name.utf8), latest: Self.latest) == nil, "seed \(seed), \(name)")
    }
  }
}
