import CaptureDates

/// The metadata that AVCHD cameras write beside their pictures: packs of a DV tape (IEC 61834-4) in user data of
/// H.264, four bytes each behind a byte that says what they are.
///
/// The name, *modified digital video pack metadata*, and what is known of the packs come from ExifTool's
/// documentation of H.264 tags.
struct MDPM: Equatable {
  /// The UUID of the user data, and "MDPM".
  private static let signature: [UInt8] = [
    0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66,
    0x4D, 0x44, 0x50, 0x4D,
  ]
  /// The bytes of a pack, with its tag.
  private static let packLength = 5

  /// The packs, one after another.
  private let packs: ArraySlice<UInt8>

  /// Reads user data; `nil` when it is of another kind. Packs that it lacks at its end are left out.
  init?(_ userData: ArraySlice<UInt8>) {
    guard userData.starts(with: Self.signature) else { return nil }
    let rest = userData.dropFirst(Self.signature.count)
    guard let count = rest.first else { return nil }
    packs = rest.dropFirst().prefix(Int(count) * Self.packLength)
  }

  /// The bytes of the first pack with that tag.
  private func pack(_ tag: UInt8) -> [UInt8]? {
    for start in stride(from: packs.startIndex, to: packs.endIndex, by: Self.packLength)
    where packs[start] == tag && packs.endIndex - start >= Self.packLength {
      return Array(packs[start + 1..<start + Self.packLength])
    }
    return nil
  }
}

extension MDPM {
  /// When the recording was made; `nil` when one of its two packs is missing or has no digits.
  ///
  /// The first holds the zone and century, year, month and day, the second day, hour, minute and second, each two
  /// decimal digits in a byte.
  var date: DateCandidate? {
    guard let first = pack(0x18), let second = pack(0x19) else { return nil }
    let digits = (first.dropFirst() + second).flatMap { [$0 >> 4, $0 & 0x0F] }
    guard digits.allSatisfy({ $0 < 10 }) else { return nil }
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      // Exif's form, 2024:05:03 14:03:22.
      if index >= 4, index.isMultiple(of: 2) { text.append(UInt8(ascii: index == 8 ? " " : ":")) }
      text.append(UInt8(ascii: "0") + digit)
    }
    return DateCandidate(
      source: .h264MDPM, value: .text(text, subSecond: [], offset: Self.offset(first[0])))
  }

  /// The offset string that a zone byte stands for: a bit unused, one for summer time, which the hours count in, the
  /// sign, four bits of hours and one for half an hour. All bits set mean that it isn't known.
  private static func offset(_ zone: UInt8) -> [UInt8] {
    guard zone != 0xFF else { return [] }
    let hours = zone >> 1 & 0x0F
    let sign = zone & 0x20 == 0 ? "+" : "-"
    let minutes = zone & 0x01 == 0 ? "00" : "30"
    return Array("\(sign)\(hours < 10 ? "0" : "")\(hours):\(minutes)".utf8)
  }

  /// Who made the camera; `nil` when it isn't one of those that make such cameras.
  var make: String? {
    switch pack(0xE0)?.prefix(2) {
    case [0x01, 0x03]: "Panasonic"
    case [0x01, 0x08]: "Sony"
    case [0x10, 0x11]: "Canon"
    case [0x11, 0x04]: "JVC"
    default: nil
    }
  }

  /// Which camera it is, as Sony's say in three packs.
  var model: String? {
    guard make == "Sony" else { return nil }
    let characters = (UInt8(0xE4)...0xE6).flatMap { pack($0) ?? [] }.prefix { $0 != 0 }
    guard !characters.isEmpty, characters.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
    return String(decoding: characters, as: UTF8.self)
  }
}
