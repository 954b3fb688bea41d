/// What the choice of a date rests on besides the file's own candidates.
public struct FileFacts: Sendable {
  /// The name in its folder, as bytes.
  public var name: [UInt8]
  /// When the content last changed, in seconds since 1970 and billionths.
  public var modified: (seconds: Int64, nanoseconds: Int32)

  /// Creates facts.
  public init(name: [UInt8], modified: (seconds: Int64, nanoseconds: Int32)) {
    self.name = name
    self.modified = modified
  }
}
