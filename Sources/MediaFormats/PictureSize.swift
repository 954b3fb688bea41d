/// How large the picture of a TIFF directory is, put together from the entries that say so.
struct PictureSize {
  private enum Tag {
    static let newSubfileType = 0x00FE
    static let width = 0x0100
    static let height = 0x0101
    /// What JPEG XR has for these two (ISO/IEC 29199-2, table A.6).
    static let jpegXRWidth = 0xBC80
    static let jpegXRHeight = 0xBC81
    /// Where on a Panasonic sensor the picture begins and ends.
    static let top = 0x0004
    static let left = 0x0005
    static let bottom = 0x0006
    static let right = 0x0007
  }

  private let kind: TIFFHeader.Kind
  private var stated: (width: Int?, height: Int?)
  private var borders = (top: 0, left: 0, bottom: 0, right: 0)
  private var isPreview = false

  /// Creates the size of a picture of which nothing is said yet, in a structure of that kind.
  init(in kind: TIFFHeader.Kind) { self.kind = kind }

  /// Takes the number that an entry holds.
  mutating func note(_ number: Int, of tag: Int) {
    switch tag {
    // Bit 0: a reduced copy of another picture in the file, which raw files keep in their first directory.
    case Tag.newSubfileType: isPreview = number & 1 == 1
    case Tag.width, Tag.jpegXRWidth: if number > 0 { stated.width = stated.width ?? number }
    case Tag.height, Tag.jpegXRHeight: if number > 0 { stated.height = stated.height ?? number }
    case Tag.top: borders.top = number
    case Tag.left: borders.left = number
    case Tag.bottom: borders.bottom = number
    case Tag.right: borders.right = number
    default: break
    }
  }

  /// The size; unknown where nothing or nonsense is said, and where the picture is a small copy of another.
  var details: MediaDetails {
    var details = MediaDetails()
    if isPreview { return details }
    (details.width, details.height) = stated
    if kind == .panasonic, borders.left < borders.right, borders.top < borders.bottom {
      details.width = borders.right - borders.left
      details.height = borders.bottom - borders.top
    }
    return details
  }
}
