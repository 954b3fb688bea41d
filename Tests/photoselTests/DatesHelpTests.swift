import CaptureDates
import TestSupport
import Testing

@testable import photosel

/// What `help dates` says, and whether it is so.
@Suite struct DatesHelpTests {
  static let text = """
    Which date a file gets

    A file offers many dates. The first in this order that can be true is its date; 'photosel why FILE'
    shows them all, under these names, with what became of each.

       1  sidecar:exif:DateTimeOriginal   in an XMP file beside it (a.jpg.xmp or a.xmp), which a program
          sidecar:photoshop:DateCreated   wrote to correct or complete what the file says
       2  exif:DateTimeOriginal           when the shutter opened, by the camera
          exif:DateTimeDigitized          when the picture became a file: of a scan, the day of scanning
       3  live-pair                       of a live photo's movie: the still's date, within ten seconds
       4  quicktime:creationdate          what cameras write into movies in the time of the place
          quicktime:nctg
          sony:creationdate
          quicktime:day
          riff:IDIT
          h264:mdpm
       5  xmp:exif:DateTimeOriginal       what programs write into the file
          xmp:photoshop:DateCreated
          iptc
          xmp:exif:DateTimeDigitized
       6  thm                             of a movie: its small picture a.THM
          quicktime:mvhd                  when a movie's header was made, in UTC: each export writes it anew
          quicktime:track
          matroska:DateUTC
          asf:creation
          riff:ICRD
          ciff:timestamp
          png:CreationTime
       7  takeout                         photoTakenTime in the JSON file that Google Takeout puts beside it
       8  sidecar:xmp:CreateDate          when the document was made: often the capture
          xmp:xmp:CreateDate
       9  name                            a full time in the file's name
      10  exif:DateTime                   the last change: the capture only if nobody changed the file
      11  gps                             the time of the last fix, in UTC, which may be an hour old
      12  name:day                        a day in the name
      13  mtime                           when the file was last written, which copies may not keep

    Blanks, zeros, 30 February, hour 25, years before 1826 (before 1990 where seconds are counted, and
    in names) and anything later than tomorrow are no dates. One that tells less gives way to a lower one
    that agrees with it and tells more. Two kinds win only if nothing but mtime is left: times at which
    clocks begin that lost theirs, such as 1970-01-01 00:00 (default-clock), and dates like 05.10.2009
    of which day and month may be exchanged (ambiguous). GPS never sets a day that a name contradicts.
    The oldest date has no privilege, and dates are not put to the vote.

    The day is that of a clock on the wall where the picture was taken; nothing is moved to the zone of
    this computer. An offset from UTC is shown where the file tells one (zone: tag), or the name of a movie
    does, by its distance from the movie's own time (name). What is told in UTC alone is shown as this
    computer's clock would have shown it (assumed): set TZ if the camera was elsewhere.

    Names tell a time in forms such as IMG_20240503_140322, PXL_20240503_120322123 (in UTC), Screenshot
    from 2024-05-03 14-03-22, 2024-05-03 14.03.22; a day in IMG-20240503-WA0001 (when it was received)
    and 2024-05-03. Digits inside longer numbers are no dates, and neither are two-digit years.

    Never a date: ModifyDate and MetadataDate of XMP, its history, the dates of colour profiles, tIME of
    PNG, what ImageMagick adds (date:create), and when the file was created on this disk.

    --date-from LIST says what may win: metadata is all but names and file times; name; mtime. With
    --date-from metadata,name, files that hold no date are undated: scan lists them as the last moment,
    and here the exit code is 1.

    A photo of a camera that had lost the time, which a person gave another name:

        $ photosel why IMG_20240503_140322.jpg
        IMG_20240503_140322.jpg · jpeg · 2024-05-03T14:03:22
          exif:DateTimeOriginal  "2000:01:01 00:00:00" @ 56
                                 → 2000-01-01T00:00:00; zone unknown;
                                   default-clock: a clock that lost the time; too doubtful for its rank
        * name                   "IMG_20240503_140322.jpg"
                                 → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          mtime                  1714800000 = 2024-05-04T05:20:00Z
                                 → 2024-05-04T05:20:00+00:00; this computer's zone; ranks lower

    """

  @Test func `the text reads as it does here`() {
    #expect(Home().run("help dates") == Outcome(Bytes(Self.text.utf8)))
    #expect(Self.text.split(separator: "\n").allSatisfy { $0.count <= 104 })
  }

  @Test func `the example is what the program prints`() throws {
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("    $ photosel ") })
    let example = lines[start...].prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    let home = Home()
    home.photo("IMG_20240503_140322.jpg", takenAt: "2000:01:01 00:00:00", modified: 1_714_800_000)
    let outcome = home.run(String(example[0].dropFirst("$ photosel ".count)))
    #expect(outcome == Outcome(Bytes(example.dropFirst().map { "\($0)\n" }.joined().utf8)))
  }

  @Test func `the order is that in which dates are tried, and every source is in it (rule 2)`() {
    let words = Self.text.split { $0 == " " || $0 == "\n" }.map(String.init)
    let sources = DateSource.allCases.sorted { $0.rank < $1.rank }.map(\.rawValue)
    // Some are mentioned again below.
    var listed: [String] = []
    for word in words where sources.contains(word) && !listed.contains(word) { listed.append(word) }
    #expect(listed == sources)
  }
}
