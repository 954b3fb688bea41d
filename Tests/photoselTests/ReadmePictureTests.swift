import Foundation
import Testing

/// The pictures of the README are what the program draws.
@Suite struct ReadmePictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test func `scripts/draw-readme draws them as they are`() {
    let home = Home()
    #expect(home.shell("PHOTOSEL=$PHOTOSEL '\(Self.root)/scripts/draw-readme' .") == Outcome())
    for name in ["two-days", "retreat", "auto-scroll"] {
      let drawn = home.content("\(name).svg")
      #expect(drawn != nil && drawn == home.content("\(Self.root)/docs/pictures/\(name).svg"), "\(name)")
      #expect(drawn?.array.count ?? .max < 60_000, "\(name)")
    }
  }
}
