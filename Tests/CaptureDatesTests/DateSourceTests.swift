import Testing

@testable import CaptureDates

@Suite struct DateSourceTests {
  /// The list of capture-date.md; scripts rely on these words.
  static let names = [
    "sidecar:exif:DateTimeOriginal", "sidecar:photoshop:DateCreated", "sidecar:xmp:CreateDate",
    "exif:DateTimeOriginal", "exif:DateTimeDigitized", "xmp:exif:DateTimeOriginal",
    "xmp:photoshop:DateCreated",
    "xmp:exif:DateTimeDigitized", "iptc", "quicktime:creationdate", "quicktime:nctg", "quicktime:day",
    "quicktime:mvhd", "quicktime:track", "sony:creationdate", "riff:IDIT", "riff:ICRD", "h264:mdpm",
    "matroska:DateUTC", "asf:creation", "ciff:timestamp", "png:CreationTime", "thm", "live-pair", "takeout",
    "xmp:xmp:CreateDate", "name", "exif:DateTime", "gps", "name:day", "mtime",
  ]

  @Test func `the list of sources is closed`() {
    #expect(DateSource.allCases.map(\.rawValue) == Self.names)
  }

  @Test func `no date of an edit, a profile or a picture's making is among them, but DateTime (rule 6)`() {
    let never = ["Modify", "Metadata", "History", "tIME", "Profile", "date:"]
    #expect(!DateSource.allCases.contains { source in never.contains { source.rawValue.contains($0) } })
  }

  @Test func `ranks are distinct and follow rule 2`() {
    let ranked = DateSource.allCases.sorted { $0.rank < $1.rank }
    #expect(Set(ranked.map(\.rank)).count == ranked.count)
    let rule2: [DateSource] = [
      .sidecarDateTimeOriginal, .sidecarDateCreated, .exifDateTimeOriginal, .exifDateTimeDigitized,
      .xmpDateTimeOriginal, .xmpDateCreated, .iptc, .xmpDateTimeDigitized, .pngCreationTime, .takeout,
      .sidecarCreateDate, .xmpCreateDate, .name, .exifDateTime, .gps, .nameDay, .fileTime,
    ]
    #expect(ranked.filter(rule2.contains) == rule2)
    let rule30: [DateSource] = [
      .quickTimeCreationDate, .quickTimeNCTG, .sonyCreationDate, .quickTimeDay, .riffIDIT,
      .xmpDateTimeOriginal, .thm,
      .quickTimeMovieHeader, .quickTimeTrack, .name, .fileTime,
    ]
    #expect(ranked.filter(rule30.contains) == rule30)
  }

  @Test func `all but names and file times are metadata`() {
    for source in DateSource.allCases {
      let expected: DateClasses =
        switch source.rawValue {
        case "name", "name:day": .name
        case "mtime": .fileTime
        default: .metadata
        }
      #expect(source.dateClass == expected)
    }
  }
}
