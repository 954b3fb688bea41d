public import CaptureDates
public import FileWalk
import MediaFormats
import MediaMetadata
public import Moments

/// A scan: folders to walk, and how to date what is found.
///
/// A photo's path leads from the walk over its format and its metadata to the choice of its date.
public struct LibraryScan: Sendable {
  /// The folders, in the order in which they are numbered.
  public var roots: [LibraryRoot]
  /// What the walk enters and reports.
  public var walkOptions: WalkOptions
  /// The kinds of items that are wanted.
  public var kinds: Set<MediaItem.Kind>
  private let chooser: DateChooser

  /// Creates a scan.
  public init(
    roots: [LibraryRoot], walkOptions: WalkOptions = WalkOptions(),
    kinds: Set<MediaItem.Kind> = [.photo, .video],
    chooser: DateChooser
  ) {
    self.roots = roots
    self.walkOptions = walkOptions
    self.kinds = kinds
    self.chooser = chooser
  }

  /// Walks all roots and returns what they hold, in the order of the walk; `report` hears of the rest.
  /// - Throws: when a root isn't a folder that can be read, before anything else happens.
  public func items(report: (LibraryNotice) -> Void) throws(LibraryError) -> [MediaItem] {
    for root in roots { _ = try walk(root) }
    var items: [MediaItem] = []
    var progress = (seen: 0, read: 0)
    for (number, root) in roots.enumerated() {
      try walk(root).forEach { event in
        switch event {
        case .skipped(let reason, let path):
          report(.skipped(reason: reason.rawValue, path: root.prefix + path))
        case .problem(let error, let path):
          report(.warning(LibraryWarning(path: root.prefix + path, fault: .unreadable(error))))
        case .folder(let folder, let entries):
          let batch = FolderBatch(root: number, prefix: root.prefix, folder: folder, chooser: chooser)
          for entry in entries {
            progress.seen += 1
            if let item = batch.item(of: entry, report: report), kinds.contains(item.kind) {
              items.append(item)
            }
            progress.read += 1
            report(.progress(seen: progress.seen, read: progress.read, folder: folder.path))
          }
        }
      }
    }
    return items
  }

  private func walk(_ root: LibraryRoot) throws(LibraryError) -> Walk {
    do throws(FileError) {
      return try Walk(root: root.name, options: walkOptions)
    } catch {
      throw LibraryError(root: root.name, fault: error)
    }
  }
}

/// The files of one folder on their way to becoming items.
private struct FolderBatch {
  let root: Int
  let prefix: [UInt8]
  let folder: Folder
  let chooser: DateChooser

  /// Reads a file; `nil` when it is no photo or video, or is gone.
  func item(of entry: FileEntry, report: (LibraryNotice) -> Void) -> MediaItem? {
    let path = folder.path.isEmpty ? entry.name : folder.path + [UInt8(ascii: "/")] + entry.name
    func skip(_ reason: String) -> MediaItem? {
      report(.skipped(reason: reason, path: prefix + path))
      return nil
    }
    func warn(_ fault: LibraryWarning.Fault) {
      report(.warning(LibraryWarning(path: prefix + path, fault: fault)))
    }
    guard entry.status.size > 0 else { return skip("empty") }
    let fileExtension = lowercasedExtension(of: entry.name)
    /// What the extension promises is listed even if the content doesn't keep it.
    func promised() -> MediaItem? {
      MediaFormat(promisedBy: fileExtension).map { item(MediaMetadata(format: $0), entry, path) }
    }
    do throws(FileError) {
      switch try reading(of: entry, fileExtension: fileExtension) {
      case .media(let metadata, let fault):
        if let fault { warn(.malformed(fault)) }
        return item(metadata, entry, path)
      case .audio: return skip("audio")
      case .unknown:
        guard let item = promised() else { return skip("not-media") }
        warn(.unrecognized)
        return item
      }
    } catch .system(errno: noSuchFile) {
      return nil
    } catch {
      warn(.unreadable(error))
      return promised()
    }
  }

  private func reading(of entry: FileEntry, fileExtension: [UInt8]) throws(FileError) -> MediaReading {
    let file = OpenedFile(try folder.open(entry))
    var source = ByteSource(byteCount: Int(file.file.status.size)) { offset, count throws(MalformedMedia) in
      do throws(FileError) {
        return try file.file.read(count, at: Int64(offset))
      } catch {
        throw .unreadable(code: error.code, at: offset)
      }
    }
    do throws(MalformedMedia) {
      return try MediaReading(&source, fileExtension: fileExtension)
    } catch .unreadable(let code, _) {
      throw .system(errno: code)
    } catch {
      // A file too short for its own signature is nothing that is known.
      return .unknown
    }
  }

  private func item(_ metadata: MediaMetadata, _ entry: FileEntry, _ path: [UInt8]) -> MediaItem {
    let modified = entry.status.modified
    let facts = FileFacts(name: entry.name, modified: (modified.seconds, modified.nanoseconds))
    var item = MediaItem(
      root: root, relativePath: path, date: chooser.date(from: metadata.candidates, of: facts),
      kind: metadata.format.kind == .photo ? .photo : .video, type: metadata.format.rawValue,
      size: entry.status.size, modified: Double(modified.seconds) + Double(modified.nanoseconds) / 1e9)
    item.details = MediaItem.Details(metadata.details)
    return item
  }
}

/// An open file that a closure can hold.
private final class OpenedFile: Sendable {
  let file: OpenFile
  init(_ file: consuming OpenFile) { self.file = file }
}

/// The error number of a file that isn't there, the same on every system (POSIX ENOENT).
private let noSuchFile: Int32 = 2

extension FileError {
  /// The system's error number; 5, an input or output error, for what has none.
  fileprivate var code: Int32 {
    if case .system(let errno) = self { errno } else { 5 }
  }
}

extension MediaItem.Details {
  /// Takes over what the file's metadata tells.
  fileprivate init(_ details: MediaDetails) {
    self.init()
    width = details.width
    height = details.height
    orientation = details.orientation
    make = details.make
    model = details.model
    latitude = details.latitude
    longitude = details.longitude
  }
}
