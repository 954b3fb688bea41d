import JSON
import SwipeSelection

/// A cell's place in the picture.
struct Box {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// Returns the box without a border of that width; a small one keeps half of its size.
  func inset(by distance: Double) -> Box {
    let dx = min(distance, width / 4)
    let dy = min(distance, height / 4)
    return Box(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension Box {
  /// Finds the place of a frame.
  init(_ frame: Rect, in excerpt: Excerpt) {
    x = excerpt.x(frame.minX)
    y = excerpt.y(frame.minY)
    width = excerpt.x(frame.maxX) - x
    height = excerpt.y(frame.maxY) - y
  }

  /// The outline, as commands of a path.
  var path: String { "M\(tenths(x)) \(tenths(y))h\(tenths(width))v\(tenths(height))h\(tenths(-width))z" }

  /// Writes the sign with that name in the lower right corner, smaller in a small cell.
  func sign(_ name: String) -> String {
    let scale = min(1, min(width, height) / 32)
    let distance = 13 * scale
    let place = "translate(\(tenths(x + width - distance)) \(tenths(y + height - distance)))"
    let size = scale < 1 ? "scale(\((scale * 100).rounded() / 100))" : ""
    return element("use", ["href": "#\(name)", "transform": place + size])
  }

  /// Writes the thumbnail, upright and cut to the box's shape.
  func image(of thumbnail: Thumbnail) -> String {
    let (across, along) = thumbnail.isLying ? (height, width) : (width, height)
    let text = String(decoding: Base64.encode(thumbnail.bytes.span), as: UTF8.self)
    return element(
      "image",
      [
        "width": tenths(across), "height": tenths(along), "preserveAspectRatio": "xMidYMid slice",
        "transform": thumbnail.transformation(toX: x, y: y, width: width, height: height),
        "href": "data:image/jpeg;base64,\(text)",
      ]) + "\n"
  }
}
