/// What stands around dates in names, as bytes.
enum NameWords {
  static let pixel = Array("PXL_".utf8)
  static let oneDrive = Array("_iOS".utf8)
  /// The cameras of Windows, and of its phones.
  static let windows = ["WIN_", "WP_"].map { Array($0.utf8) }
  static let image = Array("IMG-".utf8)
  static let video = Array("VID-".utf8)
  static let received = Array("-WA".utf8)
  static let facebook = Array("FB_IMG_".utf8)
  static let replay = Array("RPReplay_Final".utf8)

  /// What macOS and WhatsApp write between day and time, in the language of the person. What one begins with comes
  /// behind it; letters with accents stand composed and, as older file systems have them, decomposed.
  static let at: [[UInt8]] = [
    " at ", " um ", " \u{E0} ", " a\u{300} ", " alle ore ", " alle ", " a las ", " a la(s) ", " \u{E0}s ",
    " a\u{300}s ",
    " \u{E0}(s) ", " a\u{300}(s) ", ", \u{E0}s ", ", a\u{300}s ", " om ", " kl. ", " kello ", " o ", " v ",
    " в ", " о ", " - ",
  ].map { Array($0.utf8) }

  /// A space, a no-break space, and the narrow one of recent macOS.
  static let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]

  /// What Chinese, Japanese and Korean write before the hours from midnight on.
  static let morning = ["上午", "午前", "오전 "].map { Array($0.utf8) }
  /// What they write before those from noon on.
  static let afternoon = ["下午", "午後", "오후 "].map { Array($0.utf8) }
}
