import CaptureDates
import Moments
import TestSupport

/// Makes items at random, with names of random bytes and every field that a listing shows.
struct RandomItems {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A root whose name is bytes; those that are no UTF-8 begin with `letter`, so that no two look alike.
  mutating func root(_ letter: Character) -> LibraryRoot {
    LibraryRoot(name: Array("\(letter)".utf8) + name(0...6))
  }

  mutating func item(root: Int) -> MediaItem {
    var item = MediaItem(root: root, relativePath: name(1...20), kind: chance(2) ? .photo : .video)
    item.type = ["", "jpeg", "heic", "3fr"][number(0...3)]
    if chance(2) { item.size = Int64(number(0...(1 << 53))) }
    if chance(2) { item.modified = double(-1e9...4e9) }
    if !chance(5) { date(&item) }
    if chance(2) { item.details = details() }
    return item
  }

  private mutating func date(_ item: inout MediaItem) {
    item.captured = wallTime()
    item.source = chance(8) ? nil : DateSource.allCases.randomElement(using: &generator)
    item.zone = [nil, .tag, .name, .assumed][number(0...3)]
    if item.zone != .assumed, chance(2) { item.offsetMinutes = number(-840...840) }
  }

  private mutating func wallTime() -> WallTime {
    let (year, month, day) = (number(1...9999), number(1...12), number(1...28))
    let (hour, minute, second) = (number(0...23), number(0...59), number(0...59))
    switch number(0...5) {
    case 0: return WallTime(year: year)
    case 1: return WallTime(year: year, month: month)
    case 2: return WallTime(year: year, month: month, day: day)
    case 3: return WallTime(year: year, month: month, day: day, hour: hour, minute: minute)
    case 4: return WallTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    default:
      let digits = number(1...9)
      let unit = (digits..<9).reduce(1) { unit, _ in unit * 10 }
      return WallTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second,
        nanosecond: number(0...(1_000_000_000 / unit - 1)) * unit, fractionDigits: digits)
    }
  }

  private mutating func details() -> MediaItem.Details {
    var details = MediaItem.Details()
    if chance(2) { details.width = number(1...100_000) }
    if chance(2) { details.height = number(1...100_000) }
    if chance(2) { details.orientation = number(1...8) }
    if chance(2) { details.make = text() }
    if chance(2) { details.model = text() }
    if chance(2) { details.latitude = double(-90...90) }
    if chance(2) { details.longitude = double(-180...180) }
    if chance(2) { details.duration = double(0...1e5) }
    return details
  }

  private mutating func text() -> String { String(decoding: name(0...10), as: UTF8.self) }

  /// Bytes as a path may have them: text, or anything but NUL.
  private mutating func name(_ lengths: ClosedRange<Int>) -> [UInt8] {
    let length = number(lengths)
    if chance(2) {
      let scalars: [Unicode.Scalar] = ["a", "/", "\n", "\"", "\\", "\t", "é", "写", "🌄", "\u{7F}", " ", "0"]
      return (0..<length).flatMap { _ in Array(String(scalars[number(0...scalars.count - 1)]).utf8) }
    }
    return (0..<length).map { _ in UInt8(number(1...255)) }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func double(_ range: ClosedRange<Double>) -> Double {
    chance(3) ? Double.random(in: range, using: &generator).rounded() : .random(in: range, using: &generator)
  }

  /// Comes true once in `count` times.
  private mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }
}
