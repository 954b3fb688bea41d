/// A PNG of chosen chunks, written byte by byte for tests.
package enum SamplePNG {
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk of that type, with its checksum.
  package static func chunk(_ type: String, _ payload: [UInt8] = []) -> [UInt8] {
    let checked = Array(type.utf8) + payload
    return integer32(payload.count) + checked + integer32(checksum(of: checked))
  }

  /// The chunk that comes first: 16-bit samples of red, green and blue.
  package static func header(width: Int = 640, height: Int = 480) -> [UInt8] {
    chunk("IHDR", integer32(width) + integer32(height) + [16, 2, 0, 0, 0])
  }

  /// A file of a picture to which only its size is true, and chunks before and behind it.
  package static func file(
    before: [UInt8] = [], picture: [UInt8] = chunk("IDAT", [1, 2, 3]), behind: [UInt8] = []
  ) -> [UInt8] {
    signature + header() + before + picture + behind + chunk("IEND")
  }

  /// A file whose Exif is `tiff`, in the chunk made for it, with a time of creation.
  package static func file(exif tiff: SampleTIFF) -> [UInt8] {
    file(before: text("Creation Time", "Fri, 03 May 2024 14:03:22 +0200") + chunk("eXIf", tiff.bytes))
  }

  /// A picture of many chunks of some size.
  package static func picture(chunks count: Int, of byteCount: Int) -> [UInt8] {
    let piece = chunk("IDAT", (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 3) })
    return Array(repeatElement(piece, count: count).joined())
  }
}

// MARK: - Texts

extension SamplePNG {
  /// An uncompressed text.
  package static func text(_ keyword: String, _ text: String) -> [UInt8] {
    chunk("tEXt", Array("\(keyword)\0\(text)".utf8))
  }

  /// A text that zlib would have made larger.
  package static func compressedText(_ keyword: String, _ text: String) -> [UInt8] {
    chunk("zTXt", Array("\(keyword)\0\0".utf8) + stored(Array(text.utf8)))
  }

  /// A text in Unicode, in a language, behind the keyword in that language.
  package static func internationalText(
    _ keyword: String, _ text: String, isCompressed: Bool = false, language: String = "",
    translation: String = ""
  ) -> [UInt8] {
    chunk(
      "iTXt",
      Array("\(keyword)\0".utf8) + [isCompressed ? 1 : 0, 0] + Array("\(language)\0\(translation)\0".utf8)
        + (isCompressed ? stored(Array(text.utf8)) : Array(text.utf8)))
  }

  /// The text that a profile is kept in: its name, its length, and lines of 72 hexadecimal digits.
  package static func rawProfile(_ name: String, _ bytes: [UInt8], statedByteCount: Int? = nil) -> String {
    let digits = Array("0123456789abcdef")
    let lengthText = String(statedByteCount ?? bytes.count)
    var text = "\n\(name)\n" + String(repeating: " ", count: max(0, 8 - lengthText.count)) + lengthText
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: 36) { text += "\n" }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text + "\n"
  }

  /// A zlib stream (RFC 1950) that holds bytes as they are.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = [UInt8(truncatingIfNeeded: end - start), UInt8(truncatingIfNeeded: (end - start) >> 8)]
      stream += [end == bytes.count ? 1 : 0] + count + count.map { ~$0 } + bytes[start..<end]
      start = end
    } while start < bytes.count
    var low = 1
    var high = 0
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + integer32(high << 16 | low)
  }
}

extension SamplePNG {
  package static func integer32(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// The checksum of a chunk's type and payload, bit by bit.
  package static func checksum(of bytes: [UInt8]) -> Int {
    var rest = UInt32.max
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }
    return Int(~rest)
  }
}
