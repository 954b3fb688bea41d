/// A property that is looked for in XMP packets.
enum XMPProperty: Int, CaseIterable, Sendable {
  case dateTimeOriginal
  case dateTimeDigitized
  case dateCreated
  case createDate
  case make
  case model
  case orientation
  case gpsLatitude
  case gpsLongitude
  case hasExtendedXMP
  case sidecarForExtension
}

extension XMPProperty {
  /// What a property is called.
  private struct Name {
    let namespace: XMPNamespace
    let local: [UInt8]

    init(_ namespace: XMPNamespace, _ local: String) {
      self.namespace = namespace
      self.local = Array(local.utf8)
    }
  }

  /// The names, in the order of the cases.
  private static let names = allCases.map(\.name)

  private var name: Name {
    switch self {
    case .dateTimeOriginal: Name(.exif, "DateTimeOriginal")
    case .dateTimeDigitized: Name(.exif, "DateTimeDigitized")
    case .dateCreated: Name(.photoshop, "DateCreated")
    case .createDate: Name(.xmp, "CreateDate")
    case .make: Name(.tiff, "Make")
    case .model: Name(.tiff, "Model")
    case .orientation: Name(.tiff, "Orientation")
    case .gpsLatitude: Name(.exif, "GPSLatitude")
    case .gpsLongitude: Name(.exif, "GPSLongitude")
    case .hasExtendedXMP: Name(.note, "HasExtendedXMP")
    case .sidecarForExtension: Name(.photoshop, "SidecarForExtension")
    }
  }

  /// Returns the property that has the local name in `range` of a text, whatever its namespace; no two share one.
  init?(localName range: Range<Int>, of text: XMLText) {
    guard let index = Self.names.firstIndex(where: { text.matches($0.local, in: range) }) else { return nil }
    self.init(rawValue: index)
  }

  /// The namespace that its name belongs to.
  var namespace: XMPNamespace { Self.names[rawValue].namespace }
}
