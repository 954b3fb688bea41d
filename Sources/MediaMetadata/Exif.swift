import CExif
import CExifArena

/// An Exif structure parsed by libexif, freed with the value.
///
/// It is fed the small block that `ExifBlock` writes and nothing else: no maker note, so none of the code in
/// which libexif's faults were found, and no offset that leads out of the block.
@safe struct Exif: ~Copyable {
  /// A directory of the structure.
  enum Directory { case primary, exif, gps }

  private let handle: UnsafeMutablePointer<ExifData>
  private let order: ExifByteOrder

  /// Parses a block; `nil` when memory runs out.
  init?(parsing block: ArraySlice<UInt8>) {
    guard let handle = unsafe exif_arena_data_new() else { return nil }
    unsafe self.handle = handle
    // Both would alter what the file says: entries added for the standard's sake, and unknown ones dropped.
    unsafe exif_data_unset_option(handle, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    unsafe exif_data_unset_option(handle, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    unsafe block.withUnsafeBufferPointer { bytes in
      unsafe exif_data_load_data(handle, bytes.baseAddress, UInt32(bytes.count))
    }
    order = unsafe exif_data_get_byte_order(handle)
  }

  deinit { unsafe exif_arena_data_free(handle) }
}

extension Exif {
  /// The bytes of a string, as they stand; empty without one.
  func text(_ tag: UInt32, in directory: Directory = .exif) -> [UInt8] {
    guard let entry = unsafe entry(tag, directory), let start = unsafe entry.pointee.data else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(entry.pointee.size)))
  }

  /// The number at a place of a value, whether it was stored in 16 or 32 bits.
  func integer(_ tag: UInt32, in directory: Directory = .exif, at index: Int = 0) -> Int? {
    guard let entry = unsafe entry(tag, directory), let start = unsafe entry.pointee.data else { return nil }
    let format = unsafe entry.pointee.format
    let size = unsafe Int(entry.pointee.size)
    let width = Int(exif_format_get_size(format))
    guard width > 0, (index + 1) * width <= size else { return nil }
    let place = unsafe start + index * width
    switch format {
    case EXIF_FORMAT_SHORT: return unsafe Int(exif_get_short(place, order))
    case EXIF_FORMAT_SSHORT: return unsafe Int(exif_get_sshort(place, order))
    case EXIF_FORMAT_LONG: return unsafe Int(exif_get_long(place, order))
    case EXIF_FORMAT_SLONG: return unsafe Int(exif_get_slong(place, order))
    default: return nil
    }
  }

  /// The rational at a place of a value, not a number when it divides by zero; `nil` when it is not there.
  func rational(_ tag: UInt32, in directory: Directory, at index: Int) -> Double? {
    guard let entry = unsafe entry(tag, directory), let start = unsafe entry.pointee.data,
      unsafe 8 * (index + 1) <= Int(entry.pointee.size)
    else { return nil }
    let place = unsafe start + 8 * index
    switch unsafe entry.pointee.format {
    case EXIF_FORMAT_RATIONAL:
      let value = unsafe exif_get_rational(place, order)
      return value.denominator == 0 ? .nan : Double(value.numerator) / Double(value.denominator)
    case EXIF_FORMAT_SRATIONAL:
      let value = unsafe exif_get_srational(place, order)
      return value.denominator == 0 ? .nan : Double(value.numerator) / Double(value.denominator)
    default: return nil
    }
  }

  private func entry(_ tag: UInt32, _ directory: Directory) -> UnsafeMutablePointer<ExifEntry>? {
    let content =
      switch directory {
      case .primary: unsafe handle.pointee.ifd.0
      case .exif: unsafe handle.pointee.ifd.2
      case .gps: unsafe handle.pointee.ifd.3
      }
    return unsafe exif_content_get_entry(content, ExifTag(rawValue: tag))
  }
}
