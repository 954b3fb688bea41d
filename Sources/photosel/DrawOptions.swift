import Drawing
import GestureScript
import MediaFormats
import MediaLibrary
import Moments
import SwipeSelection

/// What the options say about a picture of the run.
struct DrawOptions {
  /// Where it goes.
  let output: Output
  private let hasThumbnails: Bool
  private let isFromFiles: Bool
  private let followsLinks: Bool

  /// How many bytes of thumbnails a picture holds at most: as many as a page loads without delay.
  private static let thumbnailLimit = 4 << 20

  /// Reads the options; `nil` when no picture is asked for.
  init?(_ invocation: Invocation, results: Output) throws(UsageError) {
    guard let path = invocation.value(.draw) else {
      if invocation.has(.thumbnails) { throw .missingCompanion(.thumbnails, .draw) }
      return nil
    }
    if invocation.has(.check) { throw .conflict("--draw", "--check") }
    output = Output(path)
    if output == results { throw .sameOutput(.draw) }
    hasThumbnails = invocation.has(.thumbnails)
    isFromFiles = !invocation.has(.from)
    followsLinks = invocation.has(.follow)
  }

  /// Draws what came of a run, or a grid without one, whole or not at all.
  func draw(
    _ grid: MomentGrid, _ course: Course?, chosen: [ClosedRange<Int>], title: TitleFormat, terminal: Terminal
  ) throws(Failure) {
    func name(_ section: Int) -> String { title.title(of: grid.moments[section].key) }
    var picture =
      course.map { GridPicture(of: $0, title: name) }
      ?? GridPicture(
        of: Layout(sections: grid.moments.map(\.items.count)), selected: chosen, title: name)
    if hasThumbnails { addThumbnails(to: &picture, of: grid, terminal) }
    let svg = picture.svg()
    do throws(Output.Failure) {
      try output.write { write throws(SystemError) in try write(svg) }
    } catch {
      throw .output(error)
    }
  }

  /// Reads the files of the cells that are drawn, and takes the thumbnails that they hold.
  private func addThumbnails(to picture: inout GridPicture, of grid: MomentGrid, _ terminal: Terminal) {
    guard isFromFiles else {
      terminal.note("a saved scan has no thumbnails; the picture is drawn without")
      return
    }
    var reader = ThumbnailReader(grid: grid, followsLinks: followsLinks)
    var byteCount = 0
    for cell in picture.shownCells.joined() {
      guard let thumbnail = reader.thumbnail(ofItem: cell) else { continue }
      byteCount += thumbnail.bytes.count
      guard byteCount <= Self.thumbnailLimit else {
        picture.notes.append("From item \(cell) on there is no room for thumbnails.")
        break
      }
      picture.thumbnails[cell] = Thumbnail(bytes: thumbnail.bytes, orientation: thumbnail.orientation)
    }
  }
}
