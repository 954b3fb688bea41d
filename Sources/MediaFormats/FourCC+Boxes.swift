/// The types of boxes that several formats share or movies have (ISO/IEC 14496-12; Apple's QuickTime File Format).
extension FourCC {
  static let fileType = FourCC("f", "t", "y", "p")
  static let mediaData = FourCC("m", "d", "a", "t")
  static let metadata = FourCC("m", "e", "t", "a")
  /// A box that tells in 16 bytes what it is.
  static let userType = FourCC("u", "u", "i", "d")

  static let movie = FourCC("m", "o", "o", "v")
  static let movieHeader = FourCC("m", "v", "h", "d")
  static let movieExtends = FourCC("m", "v", "e", "x")
  static let movieExtendsHeader = FourCC("m", "e", "h", "d")
  static let movieFragment = FourCC("m", "o", "o", "f")
  static let track = FourCC("t", "r", "a", "k")
  static let trackHeader = FourCC("t", "k", "h", "d")
  static let media = FourCC("m", "d", "i", "a")
  static let mediaHeader = FourCC("m", "d", "h", "d")
  static let handler = FourCC("h", "d", "l", "r")

  static let userData = FourCC("u", "d", "t", "a")
  static let metadataKeys = FourCC("k", "e", "y", "s")
  /// The namespace of keys in reverse domain notation.
  static let keyNamespace = FourCC("m", "d", "t", "a")
  static let itemList = FourCC("i", "l", "s", "t")
  static let itemData = FourCC("d", "a", "t", "a")
  static let xml = FourCC("x", "m", "l", " ")
}

/// What handlers of media are for (ISO/IEC 14496-12, 8.4.3, and 12).
extension FourCC {
  static let video = FourCC("v", "i", "d", "e")
  static let picture = FourCC("p", "i", "c", "t")
  static let auxiliaryVideo = FourCC("a", "u", "x", "v")
  static let sound = FourCC("s", "o", "u", "n")
}

/// What cameras and programs put into user data.
extension FourCC {
  static let location = FourCC("l", "o", "c", "i")
  static let xmpUserData = FourCC("X", "M", "P", "_")
  static let goProFirmware = FourCC("F", "I", "R", "M")
  static let goProMetadata = FourCC("G", "P", "M", "F")
  static let goProHighlights = FourCC("H", "M", "M", "T")
  static let nikonData = FourCC("N", "C", "D", "T")
  static let nikonTags = FourCC("N", "C", "T", "G")
}
