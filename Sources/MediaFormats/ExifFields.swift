/// The few fields of an Exif structure that tell when, where and by what a picture was taken.
///
/// Each is copied as it stands, in the byte order of the structure that the first was found in.
public struct ExifFields: Equatable, Sendable {
  /// The directory that a field belongs to.
  public enum Directory: Sendable {
    /// The first one, IFD0.
    case primary
    /// The one that tag 0x8769 points to.
    case exif
    /// The one that tag 0x8825 points to.
    case gps
  }

  /// A field: a tag and where its value stands among `values`.
  struct Field: Sendable {
    var directory: Directory
    var tag: Int
    var type: FieldType
    var count: Int
    var value: Range<Int>
    /// Where in its source the value was copied from.
    var start: Int
  }

  /// The order in which the bytes of numbers stand.
  public private(set) var order = ByteOrder.bigEndian
  private(set) var fields: [Field] = []
  private(set) var values: [UInt8] = []

  /// Whether the fields that tell no date are wanted too: by what, how and where.
  let wantsDetails: Bool

  /// Creates an empty set of fields.
  public init(wantsDetails: Bool = true) { self.wantsDetails = wantsDetails }

  /// Forgets all fields and keeps the memory.
  mutating func removeAll() {
    order = .bigEndian
    fields.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Whether nothing was found.
  public var isEmpty: Bool { fields.isEmpty }

  /// How many fields a directory has.
  func count(in directory: Directory) -> Int {
    var count = 0
    for field in fields where field.directory == directory { count += 1 }
    return count
  }

  /// Puts the tags of the Exif directory that TIFF/EP keeps in the first one where readers of Exif look for them,
  /// unless that directory has its own.
  mutating func moveExifTags() {
    for index in fields.indices.reversed() where fields[index].directory == .primary {
      guard fields[index].tag >= 0x8000 else { continue }
      if contains(fields[index].tag, in: .exif) {
        fields.remove(at: index)
      } else {
        fields[index].directory = .exif
      }
    }
  }

  /// Says whether a tag was met already; the first of several counts.
  func contains(_ tag: Int, in directory: Directory) -> Bool {
    fields.contains { $0.tag == tag && $0.directory == directory }
  }

  /// Where the value of a tag stands in the source that it was copied from; `nil` for a tag that was not met.
  public func start(of tag: UInt32, in directory: Directory) -> Int? {
    fields.first { $0.tag == Int(tag) && $0.directory == directory }?.start
  }

  /// Adds a field whose value stands at `place` of `source`, in that byte order.
  mutating func append(
    _ tag: Int, in directory: Directory, type: FieldType, count: Int, at place: Range<Int>,
    of source: inout ByteSource, _ order: ByteOrder
  ) throws(MalformedMedia) {
    let value = values.count..<values.count + place.count
    try source.append(place, to: &values)
    if fields.isEmpty {
      self.order = order
    } else if order != self.order {
      // A further part of the same metadata need not be written as the first is.
      for start in stride(from: value.lowerBound, to: value.upperBound, by: type.wordByteCount) {
        values[start..<start + type.wordByteCount].reverse()
      }
    }
    fields.append(
      Field(
        directory: directory, tag: tag, type: type, count: count, value: value, start: place.lowerBound))
  }
}

extension ExifFields.Field: Equatable {
  /// Whether the two say the same, wherever they were copied from.
  static func == (one: ExifFields.Field, other: ExifFields.Field) -> Bool {
    one.directory == other.directory && one.tag == other.tag && one.type == other.type
      && one.count == other.count && one.value == other.value
  }
}

/// The type of a field's value (TIFF 6.0, section 2; Exif 3.0 adds UTF-8), reduced to what the wanted ones have.
enum FieldType: Int, Sendable {
  case byte = 1
  case ascii = 2
  case short = 3
  case long = 4
  case rational = 5
  case undefined = 7
  case signedShort = 8
  case signedLong = 9
  case signedRational = 10
  case utf8 = 129

  /// The bytes of one value.
  var byteCount: Int {
    switch self {
    case .byte, .ascii, .undefined, .utf8: 1
    case .short, .signedShort: 2
    case .long, .signedLong: 4
    case .rational, .signedRational: 8
    }
  }

  /// The bytes of what stands in a byte order of its own: a rational is two numbers.
  var wordByteCount: Int { min(byteCount, 4) }
}
