import CJansson

/// A value of a document, which it keeps alive.
@safe public struct JSONValue {
  private let value: UnsafeMutablePointer<json_t>
  private let document: JSONDocument

  /// Refers to `value`, a part of the tree that `document` owns.
  @unsafe init(_ value: UnsafeMutablePointer<json_t>, in document: JSONDocument) {
    unsafe self.value = value
    self.document = document
  }

  /// What values can be.
  public enum Kind: Sendable {
    /// Members by name.
    case object
    /// Elements in order.
    case array
    /// Text.
    case string
    /// A finite number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
  }

  /// What this value is.
  public var kind: Kind {
    switch unsafe value.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER, JSON_REAL: .number
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  /// The text of a string; `nil` for any other value.
  public var string: String? { unsafe withUTF8 { unsafe String(decoding: $0, as: UTF8.self) } }

  /// The text of a string as UTF-8; `nil` for any other value. It may hold NUL.
  public var utf8: [UInt8]? { unsafe withUTF8 { unsafe Array($0) } }

  /// The number; `nil` for any other value.
  public var number: Double? { kind == .number ? unsafe json_number_value(value) : nil }

  /// The number if it is whole and exact, that is at most 2⁵³ from zero; `nil` for any other value.
  public var integer: Int? {
    guard let number, number.magnitude <= 0x1p53, Double(Int(number)) == number else { return nil }
    return Int(number)
  }

  /// The truth value; `nil` for any other value.
  public var boolean: Bool? { kind == .boolean ? unsafe value.pointee.type == JSON_TRUE : nil }

  /// Whether this is `null`.
  public var isNull: Bool { kind == .null }

  /// The elements of an array; `nil` for any other value.
  public var elements: Elements? { kind == .array ? unsafe Elements(of: value, in: document) : nil }

  /// The members of an object, in the order of the text; `nil` for any other value.
  public var members: Members? { kind == .object ? unsafe Members(of: value, in: document) : nil }

  /// The member of an object under `key`; `nil` without one, and for any other value.
  public subscript(key: StaticString) -> JSONValue? {
    key.withUTF8Buffer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) {
        guard let member = unsafe json_object_getn(value, $0.baseAddress, $0.count) else { return nil }
        return unsafe JSONValue(member, in: document)
      }
    }
  }

  private func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    guard let text = unsafe json_string_value(value) else { return nil }
    return unsafe body(UnsafeRawBufferPointer(start: text, count: json_string_length(value)))
  }
}

extension JSONValue {
  /// The elements of an array, counted from 0.
  @safe public struct Elements: RandomAccessCollection {
    private let array: UnsafeMutablePointer<json_t>
    private let document: JSONDocument

    /// How many there are.
    public let count: Int

    @unsafe fileprivate init(of array: UnsafeMutablePointer<json_t>, in document: JSONDocument) {
      unsafe self.array = array
      self.document = document
      count = unsafe json_array_size(array)
    }

    /// The index of the first element, 0.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { count }

    /// The element at `index`, which must be below `count`.
    public subscript(index: Int) -> JSONValue {
      guard index >= 0, let element = unsafe json_array_get(array, index) else {
        preconditionFailure("no element \(index) in an array of \(count)")
      }
      return unsafe JSONValue(element, in: document)
    }
  }

  /// The members of an object, in the order of the text. No two have one key.
  @safe public struct Members: Sequence, IteratorProtocol {
    private let object: UnsafeMutablePointer<json_t>
    private let document: JSONDocument
    private var cursor: UnsafeMutableRawPointer?

    @unsafe fileprivate init(of object: UnsafeMutablePointer<json_t>, in document: JSONDocument) {
      unsafe self.object = object
      self.document = document
      unsafe cursor = json_object_iter(object)
    }

    /// Returns the next member; `nil` after the last.
    public mutating func next() -> (key: String, value: JSONValue)? {
      guard let member = unsafe cursor, let name = unsafe json_object_iter_key(member),
        let value = unsafe json_object_iter_value(member)
      else { return nil }
      let key = unsafe UnsafeRawBufferPointer(start: name, count: json_object_iter_key_len(member))
      unsafe cursor = json_object_iter_next(object, member)
      return unsafe (String(decoding: key, as: UTF8.self), JSONValue(value, in: document))
    }
  }
}
