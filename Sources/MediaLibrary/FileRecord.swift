import FileWalk
import MediaFormats
import MediaMetadata

/// What a photo or video says about itself, by its name, its place on the disk and its content.
///
/// It takes opening the file to know it, and nothing but the file. What is made of it is decided apart from that, for
/// all the files of a folder together (`FolderDecision`).
struct FileRecord: Equatable, Sendable {
  /// The name in its folder.
  var name: [UInt8]
  /// What the file system tells; `nil` of a file in a folder that may be listed but not entered.
  var status: FileStatus?
  /// What its content tells.
  var metadata: MediaMetadata
}

extension FileRecord {
  /// The name up to its last dot; a leading dot is part of it.
  var stem: ArraySlice<UInt8> {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name[...] }
    return name[..<dot]
  }
}
