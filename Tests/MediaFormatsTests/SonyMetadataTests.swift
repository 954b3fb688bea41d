import CaptureDates
import TestSupport
import Testing

@testable import MediaFormats

/// The XML that Sony's cameras put beside a movie; that inside is QuickTimeDatesTests'.
@Suite struct SonyMetadataTests {
  @Test func `tells when the movie was taken (rule 30, 2)`() {
    let document = Array(SampleMovie.sonyDocument(creationDate: "2024-05-03T14:03:22+09:00").utf8)
    let date = DateCandidate(
      source: .sonyCreationDate,
      value: .text(Array("2024-05-03T14:03:22+09:00".utf8), subSecond: [], offset: []))
    #expect(SonyMetadata.date(in: document) == date)
    for length in document.indices {
      let found = SonyMetadata.date(in: Array(document.prefix(length)))
      #expect(found == nil || found == date, "\(length) bytes")
    }
  }

  @Test(arguments: [
    "", "<NonRealTimeMeta/>", "<NonRealTimeMeta><CreationDate value=\"\"/></NonRealTimeMeta>",
    "<Other><CreationDate value=\"2024-05-03T14:03:22+09:00\"/></Other>",
    "<NonRealTimeMeta><LastUpdate value=\"2024-05-03T14:03:22+09:00\"/></NonRealTimeMeta>",
  ])
  func `another document tells nothing`(document: String) {
    #expect(SonyMetadata.date(in: Array(document.utf8)) == nil)
  }
}
