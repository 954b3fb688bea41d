/// A small picture of an item, as its file has it.
public struct Thumbnail: Equatable, Sendable {
  /// A JPEG.
  public let bytes: [UInt8]
  /// How it is to be turned upright, 1 to 8 as Exif counts (CIPA DC-008, tag 274).
  public let orientation: Int

  /// Creates a thumbnail; an orientation that there isn't counts as upright.
  public init(bytes: [UInt8], orientation: Int) {
    self.bytes = bytes
    self.orientation = 1...8 ~= orientation ? orientation : 1
  }

  /// Whether it lies on its side, so that its width is what is shown as height.
  var isLying: Bool { orientation >= 5 }

  /// Returns the transformation that stands it upright with its upper left corner at a place; `width` and
  /// `height` are of the upright picture.
  func transformation(toX x: Double, y: Double, width: Double, height: Double) -> String {
    let (left, top) = (tenths(x), tenths(y))
    let (right, bottom) = (tenths(x + width), tenths(y + height))
    return switch orientation {
    case 2: "matrix(-1 0 0 1 \(right) \(top))"
    case 3: "matrix(-1 0 0 -1 \(right) \(bottom))"
    case 4: "matrix(1 0 0 -1 \(left) \(bottom))"
    case 5: "matrix(0 1 1 0 \(left) \(top))"
    case 6: "matrix(0 1 -1 0 \(right) \(top))"
    case 7: "matrix(0 -1 -1 0 \(right) \(bottom))"
    case 8: "matrix(0 -1 1 0 \(left) \(bottom))"
    default: "translate(\(left) \(top))"
    }
  }
}
