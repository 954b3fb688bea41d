/// What kind of thing a format shows.
public enum MediaKind: String, Sendable {
  case photo, video
}

/// A format of photos or videos; the raw value is its name in output.
public enum MediaFormat: String, CaseIterable, Sendable {
  case jpeg, png, gif, bmp, webp, tiff, psd, jxl, jxr, jp2
  case heic, heif, avif
  case dng, nef, arw, cr2, pef, srw, erf, iiq, gpr, rw2, orf, raf, mrw, crw, x3f, cr3
  case threeFR = "3fr"
  case mov, mp4, m4v, avi, mkv, webm, mts, wmv, mpeg, flv, ogv
  case threeGP = "3gp"

  /// Whether it holds a photo or a video.
  public var kind: MediaKind {
    switch self {
    case .mov, .mp4, .m4v, .avi, .mkv, .webm, .mts, .wmv, .mpeg, .flv, .ogv, .threeGP: .video
    default: .photo
    }
  }

  /// The format that a file extension (lower-case, without its dot) promises; `nil` where it promises none.
  ///
  /// Extensions that other kinds of file have too, such as ts and dat, promise nothing.
  public init?(promisedBy fileExtension: some Sequence<UInt8>) {
    switch String(decoding: Array(fileExtension), as: UTF8.self) {
    case "jpg", "jpeg", "jpe", "jfif": self = .jpeg
    case "heic": self = .heic
    case "heif", "hif": self = .heif
    case "avif": self = .avif
    case "png": self = .png
    case "webp": self = .webp
    case "tif", "tiff": self = .tiff
    case "dng": self = .dng
    case "cr2": self = .cr2
    case "cr3": self = .cr3
    case "nef": self = .nef
    case "arw": self = .arw
    case "raf": self = .raf
    case "rw2": self = .rw2
    case "orf": self = .orf
    case "pef": self = .pef
    case "srw": self = .srw
    case "gif": self = .gif
    case "bmp": self = .bmp
    case "jxl": self = .jxl
    case "jp2": self = .jp2
    case "mov": self = .mov
    case "mp4": self = .mp4
    case "m4v": self = .m4v
    case "3gp": self = .threeGP
    case "avi": self = .avi
    case "mkv": self = .mkv
    case "webm": self = .webm
    case "m2ts": self = .mts
    case "mpg": self = .mpeg
    case "wmv": self = .wmv
    default: return nil
    }
  }
}

/// What the first bytes of a file say that it is.
public enum Recognition: Equatable, Sendable {
  /// A photo or a video.
  case media(MediaFormat)
  /// Sound alone, in a container that often holds video.
  case audio
  /// Something else.
  case unknown
}
