import TestSupport

/// Makes names as cameras, programs and people do, of which some hold a date by chance.
struct RandomName {
  private static let words = [
    "IMG_", "VID_", "PXL_", "MVIMG_", "PANO_", "DJI_", "DSC", "DSC_", "DSCN", "P", "GOPR", "GX01", "WIN_",
    "WP_",
    "FB_IMG_", "RPReplay_Final", "Snapchat-", "received_", "mmexport", "IMG-", "VID-", "-WA", "-WA0001",
    "_iOS",
    "BURST", "_BURST", "Screenshot_", "Screenshot from ", "Screen Shot ", "signal-", "WhatsApp Image ",
    "photo_",
    "Image", "IMG", "cafe", "facade", "beach ", "PM", " AM", "pm", "Pmx", "HDR", "_001", "(1)", "~2", "é",
    "写真",
  ]
  private static let joints = ["", "", "_", "-", " ", ".", " at ", "T", ":", "__", "(", "+"]
  private static let extensions = ["", ".jpg", ".JPG", ".mp4", ".heic", ".jpg.png"]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> String {
    var name = ""
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      name += piece() + (Self.joints.randomElement(using: &generator) ?? "")
    }
    return name + (Self.extensions.randomElement(using: &generator) ?? "")
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: hex(count: Int.random(in: 1...40, using: &generator))
    case 1: [8, 4, 4, 4, 12].map { hex(count: $0) }.joined(separator: "-")
    case 2, 3, 4: digits(count: Int.random(in: 1...18, using: &generator))
    case 5: "1\(digits(count: [9, 12].randomElement(using: &generator) ?? 9))"
    case 6, 7: almostTime()
    default: Self.words.randomElement(using: &generator) ?? ""
    }
  }

  private mutating func digits(count: Int) -> String {
    (0..<count).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
  }

  private mutating func hex(count: Int) -> String {
    (0..<count).map { _ in String(Int.random(in: 0...15, using: &generator), radix: 16) }.joined()
  }

  /// The fields of a time, some of them out of their ranges or with a digit too few, most of them apart alike.
  private mutating func almostTime() -> String {
    let fields = [(1985, 2030), (0, 13), (0, 32), (0, 25), (0, 61), (0, 62), (0, 999)]
    let count = [1, 3, 3, 6, 6, 6, 7].randomElement(using: &generator) ?? 6
    let separator = ["", "-", "_", "."].randomElement(using: &generator) ?? ""
    var text = ""
    for (index, field) in fields.prefix(count).enumerated() {
      if index == 3 {
        text += ["_", "-", " ", " at ", " um ", "T", separator].randomElement(using: &generator) ?? ""
      } else if index > 0 {
        let isOther = Int.random(in: 0..<16, using: &generator) == 0
        text += isOther ? Self.joints.randomElement(using: &generator) ?? "" : separator
      }
      let number = "\(Int.random(in: field.0...field.1, using: &generator))"
      let isShort = Int.random(in: 0..<16, using: &generator) == 0
      let width = index == 0 ? 4 : index == 6 ? 3 : isShort ? 1 : 2
      text += String(repeating: "0", count: max(0, width - number.count)) + number
    }
    return text
  }
}
