/// What a walk comes across. Paths are relative to its root; the root's own is empty.
public enum WalkEvent: Sendable {
  /// A folder and its regular files, sorted by the bytes of their names.
  case folder(Folder, [FileEntry])
  /// A file or folder that was passed over; what a folder holds isn't reported.
  case skipped(SkipReason, path: [UInt8])
  /// A file or folder that could not be read.
  case problem(FileError, path: [UInt8])
}
