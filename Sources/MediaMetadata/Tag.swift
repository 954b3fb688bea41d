/// The tags that are asked for, by the names of Exif 3.0 (CIPA DC-008, 4.6).
enum Tag {
  static let make: UInt32 = 0x010F
  static let model: UInt32 = 0x0110
  static let orientation: UInt32 = 0x0112
  static let dateTime: UInt32 = 0x0132
  static let timeZoneOffset: UInt32 = 0x882A
  static let dateTimeOriginal: UInt32 = 0x9003
  static let dateTimeDigitized: UInt32 = 0x9004
  static let offsetTime: UInt32 = 0x9010
  static let offsetTimeOriginal: UInt32 = 0x9011
  static let offsetTimeDigitized: UInt32 = 0x9012
  static let subSecTime: UInt32 = 0x9290
  static let subSecTimeOriginal: UInt32 = 0x9291
  static let subSecTimeDigitized: UInt32 = 0x9292
  static let pixelXDimension: UInt32 = 0xA002
  static let pixelYDimension: UInt32 = 0xA003

  // The GPS directory counts its own tags.
  static let gpsLatitudeRef: UInt32 = 0x0001
  static let gpsLatitude: UInt32 = 0x0002
  static let gpsLongitudeRef: UInt32 = 0x0003
  static let gpsLongitude: UInt32 = 0x0004
  static let gpsTimeStamp: UInt32 = 0x0007
  static let gpsDateStamp: UInt32 = 0x001D
}
