import MediaFormats

/// A part of the program that is handed any bytes at all, and what must hold of whatever it makes of them.
struct Fuzzer: Sendable {
  /// What scripts/fuzz calls it.
  let name: String
  /// Hands bytes to the part.
  private let trial: @Sendable ([UInt8]) throws(Breach) -> Void

  private init(_ name: String, _ trial: @escaping @Sendable ([UInt8]) throws(Breach) -> Void) {
    self.name = name
    self.trial = trial
  }

  private init(_ name: String, _ format: MediaFormat) {
    self.init(name) { bytes throws(Breach) in try ContainerTrial.run(bytes, as: format) }
  }

  /// Tries bytes.
  /// - Throws: when a promise is broken.
  func callAsFunction(_ bytes: [UInt8]) throws(Breach) { try trial(bytes) }
}

extension Fuzzer {
  /// All there are, in the order in which scripts/fuzz runs them.
  static let all: [Fuzzer] = [
    Fuzzer("way-in", WayInTrial.run),
    Fuzzer("jpeg", .jpeg),
    Fuzzer("tiff", .tiff),
    Fuzzer("raf", .raf),
    Fuzzer("heif", .heic),
    Fuzzer("cr3", .cr3),
    Fuzzer("jxl", .jxl),
    Fuzzer("png", .png),
    Fuzzer("webp", .webp),
    Fuzzer("gif", .gif),
    Fuzzer("quicktime", .mov),
    Fuzzer("avi", .avi),
    Fuzzer("matroska", .mkv),
    Fuzzer("mts", .mts),
    Fuzzer("jp2", .jp2),
    Fuzzer("asf", .wmv),
    Fuzzer("mrw", .mrw),
    Fuzzer("crw", .crw),
    Fuzzer("x3f", .x3f),
    Fuzzer("bmp", .bmp),
    Fuzzer("psd", .psd),
    Fuzzer("dates", DateTrial.run),
    Fuzzer("xmp", PacketTrial.runXMP),
    Fuzzer("iptc", PacketTrial.runIPTC),
  ]

  /// The one of that name.
  static func named(_ name: String) -> Fuzzer? { all.first { $0.name == name } }

  /// The name of the one whose reader a format has; `nil` where nothing but the way in knows the format.
  static func name(for format: MediaFormat) -> String? {
    switch format {
    case .jpeg: "jpeg"
    case .tiff, .dng, .nef, .arw, .cr2, .pef, .srw, .erf, .iiq, .gpr, .threeFR, .rw2, .orf, .jxr: "tiff"
    case .raf: "raf"
    case .heic, .heif, .avif: "heif"
    case .cr3: "cr3"
    case .jxl: "jxl"
    case .png: "png"
    case .webp: "webp"
    case .gif: "gif"
    case .mov, .mp4, .m4v, .threeGP: "quicktime"
    case .avi: "avi"
    case .mkv, .webm: "matroska"
    case .mts: "mts"
    case .jp2: "jp2"
    case .wmv: "asf"
    case .mrw: "mrw"
    case .crw: "crw"
    case .psd: "psd"
    case .x3f: "x3f"
    case .bmp: "bmp"
    case .mpeg, .flv, .ogv: nil
    }
  }
}
