/// Why something was passed over; the raw value is the word that `--skipped` prints.
public enum SkipReason: String, CaseIterable, Sendable {
  /// The name begins with a dot.
  case hidden
  /// What macOS keeps beside files elsewhere: `._*`, `.AppleDouble`.
  case appleDouble = "apple-double"
  /// What a system keeps for itself: `.DS_Store`, `lost+found`.
  case system
  /// Small copies of pictures that are elsewhere: `Thumbs.db`, `@eaDir`, `.thumbnails` and the like.
  case thumbnails
  /// What was deleted, by person or program: `$RECYCLE.BIN`, `.Trash*` and the like.
  case trash
  /// What a phone has not finished writing: `.pending-*`.
  case pending
  /// A folder that holds `.nomedia`.
  case noMedia = "nomedia"
  /// A file that only describes another: `*.thm`.
  case sidecar
  /// A pattern of the user.
  case excluded
  /// The extension isn't one that the user asked for.
  case `extension`
  /// A symbolic link, while links are not followed.
  case link
  /// A followed link whose target isn't there.
  case danglingLink = "dangling-link"
  /// A followed link that leads to itself.
  case loop
  /// A folder that was entered before by another path, while links are followed.
  case alreadyEntered = "already-entered"
  /// A folder deeper than the user wants.
  case depth
  /// A folder on another file system than the root.
  case otherFileSystem = "other-file-system"
  /// A FIFO, a socket or a device.
  case special
}
