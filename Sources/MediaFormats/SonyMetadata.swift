public import CaptureDates

/// Sony's NonRealTimeMeta, an XML document that its cameras put into movies and beside them: the values of a few
/// attributes.
public enum SonyMetadata {
  /// Returns the date of a document that stands alone; `nil` of another document.
  public static func date(in document: [UInt8]) -> DateCandidate? {
    guard document.firstIndex(of: "<NonRealTimeMeta") != nil,
      let date = value("value", of: "<CreationDate", in: document), !date.isEmpty
    else { return nil }
    return DateCandidate(source: .sonyCreationDate, value: .text(Array(date), subSecond: [], offset: []))
  }

  /// Searches the document that `payload` holds; another document tells nothing.
  static func read(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let xml = try source.gather([payload], limit: Limits.sonyMetadata)
    guard xml.firstIndex(of: "<NonRealTimeMeta") != nil else { return }
    if let date = value("value", of: "<CreationDate", in: xml) {
      contents.take(Array(date), from: .sonyCreationDate, at: payload.lowerBound + date.startIndex)
    }
    if let make = value("manufacturer", of: "<Device", in: xml) { contents.take(.make, Array(make)) }
    if let model = value("modelName", of: "<Device", in: xml) { contents.take(.model, Array(model)) }
  }

  /// Returns the value of an attribute of the first element whose tag begins so; `nil` where there is none, or a
  /// longer one than is of use.
  private static func value(
    _ attribute: StaticString, of element: StaticString, in xml: [UInt8]
  ) -> ArraySlice<UInt8>? {
    guard let start = xml.firstIndex(of: element) else { return nil }
    let tag = xml[start...].prefix { $0 != UInt8(ascii: ">") }
    guard let name = tag.firstIndex(of: attribute) else { return nil }
    let rest = tag[name...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard let quote = rest.first, let end = rest.dropFirst().firstIndex(of: quote) else { return nil }
    let value = rest[(rest.startIndex + 1)..<end]
    return value.count <= Limits.textBytes ? value : nil
  }
}
