/// The tags that are looked for in each directory, by what their values may be.
enum WantedTag {
  case text, number, coordinate
  /// A number that tells of the picture in a TIFF file, and is not Exif's.
  case size
  /// Bytes that stay where they are.
  case block

  /// Says what kind of value a tag has; `nil` for one that nobody asks for.
  init?(_ tag: Int, in directory: ExifFields.Directory, wantsDetails: Bool) {
    let wanted =
      switch directory {
      case .primary: Self.primary(tag, wantsDetails)
      case .exif: Self.exif(tag, wantsDetails)
      case .gps: Self.gps(tag, wantsDetails)
      }
    guard let wanted else { return nil }
    self = wanted
  }

  private static func primary(_ tag: Int, _ wantsDetails: Bool) -> WantedTag? {
    switch tag {
    // DateTime; and what TIFF/EP keeps here: DateTimeOriginal, TimeZoneOffset.
    case 0x0132, 0x9003: .text
    case 0x882A: .number
    // Panasonic's JpgFromRaw, XMP, IPTC.
    case 0x002E, 0x02BC, 0x83BB: .block
    // NewSubfileType, ImageWidth, ImageLength; what JPEG XR has for these two; the borders of the picture on
    // Panasonic's sensors.
    case 0x00FE, 0x0100, 0x0101, 0xBC80, 0xBC81, 0x0004...0x0007: wantsDetails ? .size : nil
    // Make, Model, Orientation.
    case 0x010F, 0x0110: wantsDetails ? .text : nil
    case 0x0112: wantsDetails ? .number : nil
    default: nil
    }
  }

  private static func exif(_ tag: Int, _ wantsDetails: Bool) -> WantedTag? {
    switch tag {
    // DateTimeOriginal and DateTimeDigitized, the three OffsetTimes, the three SubSecTimes, TimeZoneOffset.
    case 0x9003, 0x9004, 0x9010...0x9012, 0x9290...0x9292: .text
    case 0x882A: .number
    // MakerNote.
    case 0x927C: .block
    // PixelXDimension, PixelYDimension.
    case 0xA002, 0xA003: wantsDetails ? .number : nil
    default: nil
    }
  }

  private static func gps(_ tag: Int, _ wantsDetails: Bool) -> WantedTag? {
    switch tag {
    // GPSTimeStamp and GPSDateStamp.
    case 0x0007: .coordinate
    case 0x001D: .text
    // GPSLatitudeRef, GPSLatitude, GPSLongitudeRef, GPSLongitude.
    case 0x0001, 0x0003: wantsDetails ? .text : nil
    case 0x0002, 0x0004: wantsDetails ? .coordinate : nil
    default: nil
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
