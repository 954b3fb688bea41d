import CZlib
import MediaFormats

/// Undoes compression by zlib (RFC 1950), with a bound on what comes out.
struct Zlib: Inflater {
  func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] {
    guard limit > 0, let stream = InflateStream() else { return [] }
    return stream.inflated(compressed, limit: limit)
  }
}

/// The state of zlib for one stream, freed with the value.
@safe private struct InflateStream: ~Copyable {
  /// The bytes that are inflated at a time.
  private static let pieceByteCount = 16_384

  /// It keeps a pointer to itself, so it must not move.
  private let state: UnsafeMutablePointer<z_stream>

  /// Gets ready for a stream; `nil` when memory runs out.
  init?() {
    let state = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe state.initialize(to: z_stream())
    guard unsafe czlib_inflate_init(state) == Z_OK else {
      unsafe state.deallocate()
      return nil
    }
    unsafe self.state = state
  }

  deinit {
    unsafe inflateEnd(state)
    unsafe state.deallocate()
  }

  /// Returns what a stream holds, as much as is whole, and no more than `limit` bytes.
  consuming func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] {
    var output: [UInt8] = []
    unsafe compressed.withUnsafeBufferPointer { input in
      // zlib's own type asks for a pointer to what may be changed; it changes nothing.
      unsafe state.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe state.pointee.avail_in = UInt32(clamping: input.count)
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.pieceByteCount) { piece in
        var code = Z_OK
        while code == Z_OK, output.count < limit {
          let room = min(piece.count, limit - output.count)
          unsafe state.pointee.next_out = piece.baseAddress
          unsafe state.pointee.avail_out = UInt32(room)
          code = unsafe inflate(state, Z_NO_FLUSH)
          let count = unsafe room - Int(state.pointee.avail_out)
          unsafe output.append(contentsOf: piece[..<count])
        }
      }
    }
    return output
  }
}
