/// The moments to which clocks fall back that have lost the time (rule 18).
enum ResetClock {
  /// Whether `time` is one of them.
  static func shows(_ time: WallTime) -> Bool {
    guard time.precision >= .minute, time.minute == 0, time.second == 0 else { return false }
    return switch (time.year, time.month, time.day, time.hour) {
    case (1601, 1, 1, 0),  // FILETIME's epoch.
      (1904, 1, 1, 0),  // QuickTime's.
      (1970, 1, 1, 0),  // Unix's.
      (1980, 1, 1, 0),  // FAT's and GPS's year.
      (2000, 1, 1, 0), (2001, 1, 1, 0),  // Cameras; Apple's epoch.
      (2002, 12, 8, 12),  // An Android default.
      (2036, 2, 7, 0), (2038, 1, 19, 0):  // The last days of 32-bit NTP and Unix time.
      true
    default: false
    }
  }
}
