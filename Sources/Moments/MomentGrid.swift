import CaptureDates

/// How items are laid out in moments.
public struct MomentRules: Equatable, Sendable {
  /// Which end of time comes first.
  public enum Order: String, Sendable {
    /// The latest.
    case newest
    /// The earliest.
    case oldest
  }

  /// How many minutes after midnight a day begins (rule 44).
  public var dayStart: Int
  /// Which end of time comes first.
  public var order: Order

  /// Creates rules; the defaults are those of the command line.
  public init(dayStart: Int = 0, order: Order = .newest) {
    self.dayStart = dayStart
    self.order = order
  }
}

/// A run of items that belong together: a day.
public struct Moment: Equatable, Sendable {
  /// Its name.
  public let key: MomentKey
  /// Its items, as flat indices of the grid.
  public let items: Range<Int>
}

/// The items of a library in the order in which they are shown, and the moments that they form.
public struct MomentGrid: Sendable {
  /// The folders in which the items were found.
  public let roots: [LibraryRoot]
  /// The items; an item's place is its flat index.
  public let items: [MediaItem]
  /// The moments, in the same order.
  public let moments: [Moment]

  /// Lays out items. Moments of `keys` are there even if no item is in them.
  public init(
    items: consuming [MediaItem], roots: [LibraryRoot], rules: MomentRules = MomentRules(),
    keys: [MomentKey] = []
  ) {
    self.roots = roots
    let arrangement = Arrangement(items: copy items, rules: rules, isNumbered: roots.count > 1)
    var arranged = consume items
    arranged.arrange(arrangement.order.map { Int($0.item) })
    self.items = arranged
    var counts: [(key: MomentKey, count: Int)] = []
    for place in arrangement.order {
      if counts.last?.key == place.key {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((place.key, 1))
      }
    }
    let filled = Set(counts.lazy.map(\.key))
    counts += Set(keys).subtracting(filled).map { ($0, 0) }
    counts.sort { rules.areInOrder($0.key, $1.key) }
    var start = 0
    moments = counts.map { key, count in
      defer { start += count }
      return Moment(key: key, items: start..<start + count)
    }
  }
}

extension MomentRules {
  /// Whether one moment comes before another; `undated` comes last in both orders.
  fileprivate func areInOrder(_ one: MomentKey, _ other: MomentKey) -> Bool {
    if one == .undated || other == .undated { return one < other }
    return order == .oldest ? one < other : other < one
  }
}

/// Items in the order of a grid (cli.md, *The grid*).
private struct Arrangement {
  /// An item with what decides its place.
  struct Place {
    let key: MomentKey
    let time: WallTime.OrderKey?
    let item: Int32
    /// Where in its path the item's name begins.
    let nameStart: Int32
  }

  let order: [Place]

  init(items: [MediaItem], rules: MomentRules, isNumbered: Bool) {
    var places = items.indices.map { index in
      let captured = items[index].captured
      return Place(
        key: MomentKey(of: captured, dayStart: rules.dayStart), time: captured?.orderKey,
        item: Int32(index), nameStart: Int32(items[index].name.startIndex))
    }
    // Oldest first; the key comes before the time, since a day may begin later than its dates without a time.
    places.sort { one, other in
      if one.key != other.key { return one.key < other.key }
      if let time = one.time, let otherTime = other.time, time != otherTime { return time < otherTime }
      let left = items[Int(one.item)].relativePath
      let right = items[Int(other.item)].relativePath
      let names = NaturalOrder.compare(
        left.span.extracting(Int(one.nameStart)...), right.span.extracting(Int(other.nameStart)...))
      if names != 0 { return names < 0 }
      let roots = (items[Int(one.item)].root, items[Int(other.item)].root)
      if !isNumbered || roots.0 == roots.1 { return left.lexicographicallyPrecedes(right) }
      return items[Int(one.item)].gridPath(isNumbered: true)
        .lexicographicallyPrecedes(items[Int(other.item)].gridPath(isNumbered: true))
    }
    if rules.order == .newest {
      let firstUndated = places.firstIndex { $0.key == .undated } ?? places.count
      places[..<firstUndated].reverse()
    }
    order = places
  }
}

extension Array {
  /// Puts the element that stands at `order[index]` at `index`, for every index, without a second array.
  fileprivate mutating func arrange(_ order: [Int]) {
    var order = order
    for start in order.indices where order[start] != start {
      // Each exchange puts one element into its place, until the cycle comes back to where it began.
      var index = start
      while order[index] != start {
        let source = order[index]
        swapAt(index, source)
        order[index] = index
        index = source
      }
      order[index] = index
    }
  }
}

extension MediaItem {
  /// The path by which digest and scripts know the item: below its root, which is numbered if there are several.
  func gridPath(isNumbered: Bool) -> [UInt8] {
    isNumbered ? Array("\(root)/".utf8) + relativePath : relativePath
  }
}

extension MomentGrid {
  /// The path by which digest and scripts know an item: below its root, or `n/…` with the root's number.
  public func gridPath(ofItem index: Int) -> [UInt8] { items[index].gridPath(isNumbered: roots.count > 1) }

  /// The path of an item as the program prints it.
  public func path(ofItem index: Int) -> [UInt8] {
    var path: [UInt8] = []
    appendPath(ofItem: index, to: &path)
    return path
  }

  /// Appends the path of an item as the program prints it.
  public func appendPath(ofItem index: Int, to bytes: inout [UInt8]) {
    if items[index].isBelowPrefix { bytes.append(contentsOf: roots[items[index].root].prefix) }
    bytes.append(contentsOf: items[index].relativePath)
  }

  /// Writes a digest as 16 hexadecimal digits.
  public static func text(ofDigest digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What tells this grid from others: FNV-1a, 64 bits, over the items' paths in order, each ended by NUL.
  public var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for index in items.indices {
      for byte in gridPath(ofItem: index) { add(byte) }
      add(0)
    }
    return hash
  }
}
