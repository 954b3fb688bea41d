/// Something that undoes the compression of zlib (RFC 1950), which is no business of this module.
public protocol Inflater {
  /// Returns what `compressed` holds, the first `limit` bytes of it; as much as is whole where it is damaged, and
  /// nothing where it is no such stream.
  func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8]
}
