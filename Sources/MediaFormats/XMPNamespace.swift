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
