import CZlib
import MediaFormats

/// Undoes compression by zlib (RFC 1950), with a bound on what comes out.
struct Zlib: Inflater {
  func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] { [] }
}
