import Testing

@testable import Drawing

@Suite struct ThumbnailTests {
  /// Where the stored picture's first corner, and the one at the end of its first row, are seen.
  static let corners: [(orientation: Int, first: (Double, Double), second: (Double, Double))] = [
    (1, (10, 20), (40, 20)), (2, (40, 20), (10, 20)), (3, (40, 60), (10, 60)), (4, (10, 60), (40, 60)),
    (5, (10, 20), (10, 60)), (6, (40, 20), (40, 60)), (7, (40, 60), (40, 20)), (8, (10, 60), (10, 20)),
  ]

  @Test(arguments: corners)
  func `each orientation stands upright, as Exif counts them`(
    orientation: Int, first: (Double, Double), second: (Double, Double)
  ) throws {
    let thumbnail = Thumbnail(bytes: [], orientation: orientation)
    // A cell of 30 by 40 at (10, 20), in which a lying picture is 40 wide.
    let text = thumbnail.transformation(toX: 10, y: 20, width: 30, height: 40)
    let numbers = text.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    let matrix = numbers.count == 2 ? [1, 0, 0, 1] + numbers : numbers
    try #require(matrix.count == 6)
    func place(_ x: Double, _ y: Double) -> (Double, Double) {
      (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
    }
    #expect(place(0, 0) == first)
    #expect(place(thumbnail.isLying ? 40 : 30, 0) == second)
  }

  @Test(arguments: [0, 9, -1, .max])
  func `an orientation that there isn't is upright`(orientation: Int) {
    #expect(Thumbnail(bytes: [], orientation: orientation).orientation == 1)
  }
}
