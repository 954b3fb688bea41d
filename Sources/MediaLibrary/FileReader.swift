import FileWalk
import MediaFormats
import MediaMetadata
import Moments

/// A file on its way to becoming an item.
struct LibraryFile {
  /// The number of its root.
  let root: Int
  let folder: Folder
  let entry: FileEntry

  /// Its path below the root.
  var path: [UInt8] {
    if folder.path.isEmpty { return entry.name }
    var path: [UInt8] = []
    path.reserveCapacity(folder.path.count + 1 + entry.name.count)
    path += folder.path
    path.append(UInt8(ascii: "/"))
    path += entry.name
    return path
  }
}

/// Reads what files say about themselves, one after another, into the same memory.
struct FileReader: ~Copyable {
  /// What came of a file.
  enum Outcome {
    /// It vanished since its folder was listed.
    case gone
    /// It is no photo or video.
    case skipped(FileSkipReason)
    /// It is one, or promises to be; without metadata it is only worth a warning. Not even the status can be had
    /// of a file in a folder that may be listed but not entered.
    case found(MediaMetadata?, FileStatus?, LibraryWarning.Fault?)
  }

  private let store: OpenFileBytes
  private var source: ByteSource
  private var reader: MediaReader

  init(wantsDetails: Bool) {
    reader = MediaReader(wantsDetails: wantsDetails)
    store = OpenFileBytes()
    source = ByteSource(store)
  }

  /// Opens a file and reads as little of it as tells what it is.
  mutating func read(_ file: LibraryFile) -> Outcome {
    /// What the extension promises is listed even if nothing keeps it.
    var promised: MediaMetadata? {
      MediaFormat(promisedBy: lowercasedExtension(of: file.entry.name)).map { MediaMetadata(format: $0) }
    }
    do throws(FileError) {
      let status = try store.open(file.folder.open(file.entry))
      defer { store.close() }
      guard status.size > 0 else { return .skipped(.empty) }
      source.open(store)
      switch try reading(file.entry.name) {
      case .media(let metadata, let fault): return .found(metadata, status, fault.map { .malformed($0) })
      case .audio: return .skipped(.audio)
      case .unknown: return promised.map { .found($0, status, .unrecognized) } ?? .skipped(.notMedia)
      }
    } catch .system(errno: noSuchFile) {
      return .gone
    } catch .notRegularFile {
      // Something else took its name since its folder was listed.
      return .gone
    } catch {
      // What can't be opened is known by its name, and by its size and time if those are told.
      return .found(promised, try? file.folder.status(of: file.entry), .unreadable(error))
    }
  }

  private mutating func reading(_ name: [UInt8]) throws(FileError) -> MediaReading {
    do throws(MalformedMedia) {
      return try reader.read(&source, fileExtension: lowercasedExtension(of: name))
    } catch .unreadable(let code, _) {
      throw .system(errno: code)
    } catch {
      // A file too short for its own signature is nothing that is known.
      return .unknown
    }
  }
}

/// The error number of a file that isn't there, the same on every system (POSIX ENOENT).
private let noSuchFile: Int32 = 2
