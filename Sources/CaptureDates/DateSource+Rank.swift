extension DateSource {
  /// The class of `--date-from` to which it belongs.
  public var dateClass: DateClasses {
    switch self {
    case .name, .nameDay: .name
    case .fileTime: .fileTime
    default: .metadata
    }
  }

  /// Whether it counts the seconds of UTC in the header of a video, which knows no zone (rules 31 to 33).
  var isVideoHeader: Bool {
    switch self {
    case .quickTimeMovieHeader, .quickTimeTrack, .matroskaDateUTC, .asfCreation: true
    default: false
    }
  }

  /// Its place in the order of rule 2, with rule 30's order among containers; 0 is tried first.
  ///
  /// The dates that cameras write into videos on purpose (rule 30, 1 and 2) come before embedded XMP, as rule 30
  /// has it; a movie header, which every export rewrites, comes after.
  public var rank: Int {
    switch self {
    // (a) The sidecar that a person's program wrote.
    case .sidecarDateTimeOriginal: 0
    case .sidecarDateCreated: 1
    // (b) and (c) The camera.
    case .exifDateTimeOriginal: 2
    case .exifDateTimeDigitized: 3
    // Rule 37: a live pair's movie follows its still.
    case .livePair: 4
    // Rule 30, (1) and (2): local times in videos.
    case .quickTimeCreationDate: 5
    case .quickTimeNCTG: 6
    case .sonyCreationDate: 7
    case .quickTimeDay: 8
    case .riffIDIT: 9
    case .h264MDPM: 10
    // (d) Embedded XMP and IPTC.
    case .xmpDateTimeOriginal: 11
    case .xmpDateCreated: 12
    case .iptc: 13
    case .xmpDateTimeDigitized: 14
    // (e) Other containers; rule 30, (4) and (5).
    case .thm: 15
    case .quickTimeMovieHeader: 16
    case .quickTimeTrack: 17
    case .matroskaDateUTC: 18
    case .asfCreation: 19
    case .riffICRD: 20
    case .ciffTimestamp: 21
    case .pngCreationTime: 22
    // (f) and (g).
    case .takeout: 23
    case .sidecarCreateDate: 24
    case .xmpCreateDate: 25
    // (h) to (l).
    case .name: 26
    case .exifDateTime: 27
    case .gps: 28
    case .nameDay: 29
    case .fileTime: 30
    }
  }
}
