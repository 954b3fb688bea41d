/// What the choice of a date rests on besides the file's own candidates.
public struct FileFacts: Sendable {
  /// The name in its folder, as bytes.
  public var name: [UInt8]
  /// When the content last changed, in seconds since 1970 and billionths.
  public var modified: (seconds: Int64, nanoseconds: Int32)
  /// How long it plays, in seconds; `nil` for stills, and where it isn't known (rule 31).
  public var duration: Double?
  /// The date of the still whose movie it is, of the two files of a live photo (rule 37).
  public var still: CaptureDate?

  /// Creates facts.
  public init(
    name: [UInt8], modified: (seconds: Int64, nanoseconds: Int32), duration: Double? = nil,
    still: CaptureDate? = nil
  ) {
    self.name = name
    self.modified = modified
    self.duration = duration
    self.still = still
  }
}
