/// The values of an XMP packet's properties of interest (ISO 16684-1, 7).
///
/// A packet is `rdf:RDF` around descriptions of the one picture, whose properties are attributes or elements. What
/// is deeper describes something else: the picture's ancestors and parts, the steps of its history.
struct XMPScan {
  /// What stands for each property, the first of its values; `nil` for none.
  private var values = [(start: Int, text: [UInt8])?](repeating: nil, count: XMPProperty.allCases.count)

  private var text: XMLText
  private var prefixes = XMPPrefixes()
  /// How many elements are open.
  private var depth = 0
  /// How many were when `rdf:RDF` was opened; `nil` outside it.
  private var rdfDepth: Int?
  /// The name in the tag that is being read.
  private var element: XMLText.Name?
  /// The attributes of that tag that may be properties.
  private var attributes: [(property: XMPProperty, prefix: Range<Int>, value: Range<Int>)] = []
  /// The property whose element is open.
  private var property: XMPProperty?
  /// What that element has held so far.
  private var value: [UInt8] = []
  /// Where in the packet that begins.
  private var valueStart = 0

  private static let declaration = Array("xmlns".utf8)
  private static let rdf = Array("RDF".utf8)

  /// Reads a packet in UTF-8.
  init(_ packet: [UInt8]) {
    text = XMLText(packet)
    while let mark = text.next() { take(mark) }
  }

  /// The first value of a property; `nil` for none.
  subscript(property: XMPProperty) -> [UInt8]? { values[property.rawValue]?.text }

  /// Where in the packet that value begins; `nil` for none.
  func start(of property: XMPProperty) -> Int? { values[property.rawValue]?.start }
}

extension XMPScan {
  private mutating func take(_ mark: XMLText.Mark) {
    switch mark {
    case .tag(let name):
      element = name
      attributes.removeAll(keepingCapacity: true)
    case .attribute(let name, let value): takeAttribute(name, value)
    case .tagEnd(let isEmpty):
      open()
      if isEmpty { close() }
    case .close: close()
    case .text(let range):
      guard property != nil else { return }
      let range = value.isEmpty ? text.trimmingStart(of: range) : range
      if value.isEmpty { valueStart = range.lowerBound }
      text.append(range, to: &value, limit: Limits.textBytes)
    case .literal(let range):
      guard property != nil else { return }
      if value.isEmpty { valueStart = range.lowerBound }
      text.append(literal: range, to: &value, limit: Limits.textBytes)
    }
  }

  private mutating func takeAttribute(_ name: XMLText.Name, _ value: Range<Int>) {
    if text.matches(Self.declaration, in: name.prefix) {
      prefixes.declare(name.local, uri: value, depth: depth + 1, in: text)
    } else if name.prefix.isEmpty, text.matches(Self.declaration, in: name.local) {
      prefixes.declare(name.prefix, uri: value, depth: depth + 1, in: text)
    } else if depth == rdfDepth, !name.prefix.isEmpty,
      let property = XMPProperty(localName: name.local, of: text)
    {
      // What the prefix means may be said only behind it.
      attributes.append((property, name.prefix, value))
    }
  }

  /// Opens the element whose tag was read.
  private mutating func open() {
    depth += 1
    guard let element else { return }
    guard let rdfDepth else {
      if text.matches(Self.rdf, in: element.local), prefixes.namespace(of: element.prefix, in: text) == .rdf {
        self.rdfDepth = depth
      }
      return
    }
    switch depth - rdfDepth {
    case 1:
      for (property, prefix, range) in attributes
      where prefixes.namespace(of: prefix, in: text) == property.namespace {
        value.removeAll(keepingCapacity: true)
        let range = text.trimmingStart(of: range)
        valueStart = range.lowerBound
        text.append(range, to: &value, limit: Limits.textBytes)
        keep(value, as: property)
      }
    case 2:
      value.removeAll(keepingCapacity: true)
      property = XMPProperty(localName: element.local, of: text)
      if let property, prefixes.namespace(of: element.prefix, in: text) != property.namespace {
        self.property = nil
      }
    default: property = nil  // No simple value.
    }
  }

  /// Closes the element that was opened last.
  private mutating func close() {
    if let property, let rdfDepth, depth == rdfDepth + 2 { keep(value, as: property) }
    property = nil
    if depth == rdfDepth { rdfDepth = nil }
    prefixes.leave(depth)
    depth = max(0, depth - 1)
  }

  private mutating func keep(_ value: [UInt8], as property: XMPProperty) {
    guard values[property.rawValue] == nil else { return }
    var value = value[...]
    while let first = value.first, first <= 0x20 { value.removeFirst() }
    while let last = value.last, last <= 0x20 { value.removeLast() }
    if !value.isEmpty { values[property.rawValue] = (valueStart + value.startIndex, Array(value)) }
  }
}
