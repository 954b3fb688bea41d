import TestSupport
import Testing

@testable import MediaFormats

@Suite struct HEIFPropertiesTests {
  private static let left = SampleHEIF.rotation(1)
  private static let over = SampleHEIF.rotation(2)
  private static let right = SampleHEIF.rotation(3)
  private static let sideways = SampleHEIF.mirror(1)
  private static let upsideDown = SampleHEIF.mirror(0)

  @Test(
    arguments: [
      ([], 1), ([SampleHEIF.rotation(0)], 1), ([left], 8), ([over], 3), ([right], 6), ([sideways], 2),
      ([upsideDown], 4), ([left, upsideDown], 5), ([right, sideways], 5), ([sideways, left], 5),
      ([right, upsideDown], 7), ([left, sideways], 7), ([sideways, right], 7), ([over, sideways], 4),
      ([sideways, upsideDown], 3), ([left, left], 3), ([sideways, sideways], 1),
      ([SampleBoxes.box("irot", [0xFF])], 6),
    ] as [([[UInt8]], Int)])
  func `turning and mirroring, in their order, are what Exif calls orientation`(
    transformations: [[UInt8]], orientation: Int
  ) {
    var sample = SampleHEIF()
    sample.properties += transformations
    sample.associated = Array(1...sample.properties.count)
    let details = BoxedFile(sample.bytes, as: .heic).contents.details
    #expect(details.orientation == orientation)
    #expect(details.width == 4032)
    #expect(details.height == 3024)
  }

  @Test func `only the picture's own properties count`() {
    var sample = SampleHEIF()
    sample.properties = [SampleHEIF.size(512, 512), Self.left, SampleHEIF.size(4032, 3024), Self.right]
    sample.associated = [3, 4, 0, 99]
    for hasWideAssociations in [false, true] {
      sample.hasWideAssociations = hasWideAssociations
      let file = BoxedFile(sample.bytes, as: .heic)
      #expect(file.contents.details.width == 4032)
      #expect(file.contents.details.height == 3024)
      #expect(file.contents.details.orientation == 6)
      #expect(file.fault == nil)
    }
  }

  @Test(arguments: [(0, 3024), (4032, 0), (0, 0)])
  func `a size of nothing is none`(width: Int, height: Int) {
    var sample = SampleHEIF()
    sample.properties = [SampleHEIF.size(width, height)]
    let details = BoxedFile(sample.bytes, as: .heic).contents.details
    #expect(details.width == nil)
    #expect(details.height == nil)
  }
}
