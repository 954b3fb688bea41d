import Foundation
import MediaFormats
import MediaMetadata
import TestSupport
import Testing

/// What reading real files costs.
@Suite(.enabled(if: Corpus.folder != nil, "PHOTOSEL_CORPUS names no folder of real files"))
struct CorpusReadsTests {
  /// How few reads are enough, for how many of a hundred files of some formats.
  struct Aim: CustomTestStringConvertible {
    let title: String
    let formats: Set<MediaFormat>
    let percentage: Int
    let readCount: Int

    var testDescription: String { "\(percentage) of 100 \(title)" }
  }

  private static let raw: Set<MediaFormat> = [
    .dng, .nef, .arw, .cr2, .pef, .srw, .erf, .iiq, .gpr, .threeFR, .rw2, .orf, .raf, .cr3,
  ]

  static let aims = [
    Aim(title: "JPEG", formats: [.jpeg], percentage: 50, readCount: 1),
    Aim(title: "JPEG", formats: [.jpeg], percentage: 90, readCount: 2),
    Aim(title: "raw", formats: raw, percentage: 50, readCount: 1),
    Aim(title: "HEIC", formats: [.heic, .heif], percentage: 90, readCount: 2),
    Aim(title: "AVIF", formats: [.avif], percentage: 90, readCount: 2),
    Aim(title: "PNG", formats: [.png], percentage: 90, readCount: 2),
    Aim(title: "WebP", formats: [.webp], percentage: 90, readCount: 2),
    Aim(title: "MOV and MP4", formats: [.mov, .mp4, .m4v, .threeGP], percentage: 90, readCount: 4),
  ]

  @Test(arguments: aims) func `most files cost few reads`(aim: Aim) throws {
    let costs = try ReadCost.ofCorpus.get().filter { aim.formats.contains($0.format) }
    let counts = costs.map(\.readCount).sorted()
    try #require(!counts.isEmpty)
    // The median of an even number lies between two; the greater counts.
    let place = min(counts.count * aim.percentage / 100, counts.count - 1)
    let dearest = costs.sorted { $0.readCount > $1.readCount }.prefix(10)
    #expect(counts[place] <= aim.readCount, "\(dearest.map { "\($0.readCount) \($0.path)" })")
  }

  @Test func `of a whole still whose Exif is well placed, no more than 64 KB is read`() throws {
    let stills = try ReadCost.ofCorpus.get().filter {
      $0.isWhole && $0.isWellPlaced && $0.format.kind == .photo
    }
    #expect(stills.count > 200)
    for still in stills { #expect(still.byteCount <= 65_536, "\(still.path)") }
  }

  @Test func `broken and hostile files take no longer than whole ones`() throws {
    var reader = MediaReader(wantsDetails: true, readsEverything: true)
    var source = ByteSource([])
    let files = try Corpus.files(below: "corrupt")
    #expect(files.count > 80)
    for (path, bytes) in files {
      let store = MemoryBytes(bytes)
      let (_, duration) = Stopwatch.time {
        source.open(store)
        _ = try? reader.read(&source, fileExtension: Corpus.fileExtension(of: path))
      }
      #expect(duration <= Stopwatch.limit, "\(path)")
    }
  }
}
