/// Returns a path as a terminal may show it: control characters, and bytes that are not UTF-8, are written as
/// `\\n`, `\\t` or `\\x1B`.
public func visible(_ path: [UInt8]) -> [UInt8] {
  var shown: [UInt8] = []
  var parser = Unicode.UTF8.ForwardParser()
  var input = path.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &input) {
    case .emptyInput:
      return shown
    case .error(let length):
      for byte in path[offset..<offset + length] { escape(byte, to: &shown) }
      offset += length
    case .valid(let encoded):
      offset += encoded.count
      let scalar = Unicode.UTF8.decode(encoded)
      switch scalar.value {
      case 0x0A: shown += Array("\\n".utf8)
      case 0x09: shown += Array("\\t".utf8)
      // Those that turn the direction of writing make a name look like another.
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        for byte in encoded { escape(byte, to: &shown) }
      default: shown += encoded
      }
    }
  }
}

private func escape(_ byte: UInt8, to shown: inout [UInt8]) {
  let digits: StaticString = "0123456789ABCDEF"
  digits.withUTF8Buffer { digits in
    shown += [UInt8(ascii: "\\"), UInt8(ascii: "x")]
    unsafe shown += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
