/// The tags that are looked for in each directory, by what their values may be.
enum WantedTag {
  case text, number, coordinate
  /// A number that tells of the picture in a TIFF file, and is not Exif's.
  case size
  /// Bytes that stay where they are.
  case block

  /// Says what kind of value a tag has; `nil` for one that nobody asks for.
  init?(_ tag: Int, in directory: ExifFields.Directory, wantsDetails: Bool) {
    if let date = Self.date(tag, directory) {
      self = date
    } else if wantsDetails, let detail = Self.detail(tag, directory) {
      self = detail
    } else if Self.isBlock(tag, directory) {
      self = .block
    } else {
      return nil
    }
  }

  /// The tags that tell when.
  private static func date(_ tag: Int, _ directory: ExifFields.Directory) -> WantedTag? {
    switch (directory, tag) {
    // DateTime; and what TIFF/EP keeps in the first directory: DateTimeOriginal, TimeZoneOffset.
    case (.primary, 0x0132), (.primary, 0x9003): .text
    case (.primary, 0x882A), (.exif, 0x882A): .number
    // DateTimeOriginal and DateTimeDigitized, the three OffsetTimes, the three SubSecTimes.
    case (.exif, 0x9003), (.exif, 0x9004), (.exif, 0x9010...0x9012), (.exif, 0x9290...0x9292): .text
    // GPSTimeStamp and GPSDateStamp.
    case (.gps, 0x0007): .coordinate
    case (.gps, 0x001D): .text
    default: nil
    }
  }

  /// The tags that tell by what, how and where.
  private static func detail(_ tag: Int, _ directory: ExifFields.Directory) -> WantedTag? {
    switch (directory, tag) {
    // Make, Model, Orientation.
    case (.primary, 0x010F), (.primary, 0x0110): .text
    case (.primary, 0x0112): .number
    // NewSubfileType, ImageWidth, ImageLength.
    case (.primary, 0x00FE), (.primary, 0x0100), (.primary, 0x0101): .size
    // PixelXDimension, PixelYDimension.
    case (.exif, 0xA002), (.exif, 0xA003): .number
    // GPSLatitudeRef, GPSLatitude, GPSLongitudeRef, GPSLongitude.
    case (.gps, 0x0001), (.gps, 0x0003): .text
    case (.gps, 0x0002), (.gps, 0x0004): .coordinate
    default: nil
    }
  }

  /// The tags of other metadata: Panasonic's JpgFromRaw, XMP, IPTC; MakerNote.
  private static func isBlock(_ tag: Int, _ directory: ExifFields.Directory) -> Bool {
    switch (directory, tag) {
    case (.primary, 0x002E), (.primary, 0x02BC), (.primary, 0x83BB), (.exif, 0x927C): true
    default: false
    }
  }

  /// The most values that are copied: a whole date, both hours of TimeZoneOffset, degrees with minutes and seconds;
  /// nothing of what is no field.
  var maximumCount: Int {
    switch self {
    case .text: Limits.textBytes
    case .number: 2
    case .coordinate: 3
    case .size, .block: 0
    }
  }

  /// Says whether a value of that type can be what is wanted.
  func accepts(_ type: FieldType) -> Bool {
    switch self {
    case .text: type == .ascii || type == .undefined || type == .byte || type == .utf8
    case .number: type == .short || type == .long || type == .signedShort || type == .signedLong
    case .coordinate: type == .rational || type == .signedRational
    case .size: type == .short || type == .long
    case .block: true
    }
  }
}
