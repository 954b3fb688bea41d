import CaptureDates
import Testing

@testable import Moments

@Suite struct MediaItemTests {
  @Test func `an item has the date that it is given, and tells no offset that was assumed`() {
    let wall = WallTime(year: 2024, month: 5, day: 3, hour: 14, minute: 3, second: 22)
    let told = MediaItem(
      relativePath: [0x61],
      date: CaptureDate(wall: wall, offsetMinutes: 540, source: .exifDateTimeOriginal, zone: .tag))
    #expect(told.captured == wall)
    #expect(told.offsetMinutes == 540)
    #expect(told.zone == .tag)
    #expect(told.source == .exifDateTimeOriginal)
    let assumed = MediaItem(
      relativePath: [0x61],
      date: CaptureDate(wall: wall, offsetMinutes: 540, source: .fileTime, zone: .assumed))
    #expect(assumed.offsetMinutes == nil)
    #expect(assumed.zone == .assumed)
  }

  @Test func `details are an item's own, and count in comparisons`() {
    var one = MediaItem(relativePath: [0x61])
    let plain = one
    #expect(one.details == MediaItem.Details())
    one.details.make = "Maker"
    #expect(one.details.make == "Maker")
    #expect(plain.details.make == nil)
    #expect(one != plain)
    var other = plain
    other.details.make = "Maker"
    #expect(one == other)
    one.details = MediaItem.Details()
    #expect(one == plain)
  }

  @Test(
    arguments: [(0x41, 0x61), (0x5A, 0x7A), (0x40, 0x40), (0x5B, 0x5B), (0x61, 0x61), (0xC9, 0xC9)]
      as [(UInt8, UInt8)])
  func `only ASCII capitals have small letters`(byte: UInt8, expected: UInt8) {
    #expect(byte.asciiLowercased == expected)
  }
}
