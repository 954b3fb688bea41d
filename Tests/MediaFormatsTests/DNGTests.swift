import TestSupport
import Testing

@testable import MediaFormats

@Suite struct DNGTests {
  static func sample(magic: Int = 42, isBigEndian: Bool = false) -> SampleTIFF {
    var tiff = SampleTIFF(isBigEndian: isBigEndian, primary: [.text(0x010F, "Maker of cameras")])
    tiff.magic = magic
    tiff.primary.append(SampleTIFF.Field(0xC612, type: 1, count: 4, value: [1, 4, 0, 0]))
    return tiff
  }

  func format(of bytes: [UInt8], _ fileExtension: String) throws -> MediaFormat? {
    var source = ByteSource(bytes)
    let found = try Signatures.recognize(&source, fileExtension: { Array(fileExtension.utf8) })
    #expect(source.readCount == 1)
    guard case .media(let format) = found else { return nil }
    return format
  }

  @Test(arguments: [42, 43], [false, true])
  func `the version of DNG tells one, whatever it is called`(magic: Int, isBigEndian: Bool) throws {
    let bytes = Self.sample(magic: magic, isBigEndian: isBigEndian).bytes
    for name in ["dng", "tif", "jpg", "nef", ""] { #expect(try format(of: bytes, name) == .dng) }
    #expect(try format(of: bytes, "gpr") == .gpr)
  }

  @Test func `other TIFFs are what they are called, if that is a kind of TIFF`() throws {
    var tiff = SampleTIFF(primary: [.text(0x010F, "NIKON CORPORATION")])
    // The version in another directory than the first makes no digital negative.
    tiff.exif = [SampleTIFF.Field(0xC612, type: 1, count: 4, value: [1, 4, 0, 0])]
    let expected: [(String, MediaFormat)] = [
      ("nef", .nef), ("arw", .arw), ("dng", .dng), ("3fr", .threeFR), ("tif", .tiff), ("jpg", .tiff),
      ("", .tiff),
    ]
    for (name, format) in expected { #expect(try self.format(of: tiff.bytes, name) == format) }
  }

  @Test func `a first directory that is not among the first bytes costs no read`() throws {
    var bytes = [UInt8](repeating: 0, count: 5000) + Self.sample().bytes.dropFirst(8)
    bytes.replaceSubrange(0..<8, with: [0x49, 0x49, 42, 0] + SampleTIFF().integer32(5000))
    #expect(try format(of: bytes, "tif") == .tiff)
    #expect(try format(of: bytes, "dng") == .dng)
  }

  @Test(arguments: [42, 43])
  func `every prefix and every changed byte is some TIFF or none`(magic: Int) throws {
    let good = Self.sample(magic: magic, isBigEndian: true).bytes
    for count in 4..<good.count {
      #expect([.tiff, .dng].contains(try format(of: Array(good.prefix(count)), "tif")))
    }
    for place in 4..<good.count {
      for byte in [0x00, 0x7F, 0xFF] as [UInt8] {
        var damaged = good
        damaged[place] = byte
        #expect([.tiff, .dng].contains(try format(of: damaged, "tif")), "byte \(place) is \(byte)")
      }
    }
  }
}
