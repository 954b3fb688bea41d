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

/// A namespace with properties of interest, or that of their framework.
enum XMPNamespace: CaseIterable, Sendable {
  case rdf
  case exif
  case photoshop
  case tiff
  case xmp
  case note

  private static let all = allCases.map { (namespace: $0, uri: Array($0.uri.utf8)) }

  private var uri: String {
    switch self {
    case .rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    case .exif: "http://ns.adobe.com/exif/1.0/"
    case .photoshop: "http://ns.adobe.com/photoshop/1.0/"
    case .tiff: "http://ns.adobe.com/tiff/1.0/"
    case .xmp: "http://ns.adobe.com/xap/1.0/"
    case .note: "http://ns.adobe.com/xmp/note/"
    }
  }

  /// Returns the namespace whose URI is in `range` of a text.
  init?(uri range: Range<Int>, of text: XMLText) {
    guard let known = Self.all.first(where: { text.matches($0.uri, in: range) }) else { return nil }
    self = known.namespace
  }
}

/// What the prefixes mean where a scan stands (Namespaces in XML 1.0, 6).
struct XMPPrefixes {
  private struct Binding {
    let prefix: Range<Int>
    /// `nil` for a namespace of no interest.
    let namespace: XMPNamespace?
    let depth: Int
  }

  private var bindings: [Binding] = []

  /// Takes a declaration that an element at some depth makes. The empty prefix is the default namespace's.
  mutating func declare(_ prefix: Range<Int>, uri: Range<Int>, depth: Int, in text: XMLText) {
    let namespace = XMPNamespace(uri: uri, of: text)
    // One of no interest matters only where it hides another.
    guard namespace != nil || self.namespace(of: prefix, in: text) != nil, bindings.count < Limits.namespaces
    else { return }
    bindings.append(Binding(prefix: prefix, namespace: namespace, depth: depth))
  }

  /// Forgets what the elements below some depth declared.
  mutating func leave(_ depth: Int) {
    while let last = bindings.last, last.depth >= depth { bindings.removeLast() }
  }

  /// Returns the namespace that a prefix stands for; `nil` for one of no interest.
  func namespace(of prefix: Range<Int>, in text: XMLText) -> XMPNamespace? {
    bindings.last { text.areEqual($0.prefix, prefix) }?.namespace
  }
}
