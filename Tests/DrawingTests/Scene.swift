import Foundation
import FoundationXML
import GestureScript
import SwipeSelection

@testable import Drawing

/// Grids, scripts and pictures of them.
enum Scene {
  /// The course of a script's gestures over sections of as many cells.
  static func course(_ sections: [Int], _ gestures: String, more: String = "") throws -> Course {
    let text = #"{\#(more) "gestures": [\#(gestures)]}"#
    let grid = ScriptGrid(sections: sections, keys: sections.indices.map { "\($0)" }, digest: 0) { _ in nil }
    return try GestureScript(parsing: Array(text.utf8)).resolved(in: grid).course()
  }

  /// The picture of a script's gestures.
  static func picture(_ sections: [Int], _ gestures: String, more: String = "") throws -> GridPicture {
    GridPicture(of: try course(sections, gestures, more: more)) { "Day \($0)" }
  }
}

extension GridPicture {
  /// The picture as text.
  var text: String { String(decoding: svg(), as: UTF8.self) }

  /// The picture's elements, as a reader of XML finds them.
  var elements: [Element] { Element.all(in: svg()) }
}

/// An element of a picture, with its text and without its children.
struct Element {
  var name: String
  var attributes: [String: String]
  var text = ""

  /// The elements of a document in the order in which they begin; none if it isn't well-formed.
  static func all(in document: [UInt8]) -> [Element] {
    let collector = Collector()
    let parser = XMLParser(data: Data(document))
    parser.delegate = collector
    return parser.parse() ? collector.elements : []
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }
  }
}

extension [Element] {
  /// Those of a class.
  func of(_ name: String) -> [Element] { filter { $0.attributes["class"] == name } }

  /// The commands of all paths of a class.
  func paths(_ name: String) -> String { of(name).compactMap { $0.attributes["d"] }.joined() }
}
