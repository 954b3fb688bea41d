import CaptureDates
import Testing

@Suite struct DateCandidateTests {
  @Test func `dates that say the same are equal wherever they stand`() {
    let value = DateCandidate.Value.wallSeconds(1)
    let here = DateCandidate(source: .gps, value: value, at: .byte(1))
    #expect(here == DateCandidate(source: .gps, value: value, at: .file([1])))
    #expect(here != DateCandidate(source: .iptc, value: value, at: .byte(1)))
    #expect(here != DateCandidate(source: .gps, value: .wallSeconds(2), at: .byte(1)))
    #expect(here != DateCandidate(source: .gps, value: value, timeZoneHours: 1, at: .byte(1)))
  }

  @Test func `a date is doubtful that wins only for want of another (rules 10 and 18)`() {
    let chooser = DateChooser(clock: HostClock(now: 1_767_225_600) { _ in 0 })
    let texts = ["2024:05:03 14:03:22", "05.10.2009 11:16", "2000:01:01 00:00:00", "2021:02:29 10:00:00"]
    let candidates = texts.map { text in
      DateCandidate(
        source: .exifDateTimeOriginal, value: .text(Array(text.utf8), subSecond: [], offset: []))
    }
    let file = FileFacts(name: Array("20240503_140322 2019-01-01.jpg".utf8), modified: (1_714_737_802, 0))
    let verdicts = chooser.verdicts(on: candidates, of: file)
    // A name that tells two dates is none of these.
    #expect(verdicts.map(\.isDoubtful) == [false, true, true, false, false, false])
  }
}
