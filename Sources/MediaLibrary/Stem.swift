/// Returns a name up to its last dot; a leading dot is part of it.
func stem(of name: [UInt8]) -> ArraySlice<UInt8> {
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name[...] }
  return name[..<dot]
}
