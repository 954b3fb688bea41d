import FileWalk
import MediaFormats
import MediaMetadata
import Moments

/// Reads what files say about themselves, one after another, into the same memory.
struct FileReader: ~Copyable {
  /// What came of a file.
  enum Outcome {
    /// It vanished since its folder was listed.
    case gone
    /// It is no photo or video.
    case skipped(FileSkipReason)
    /// It is one, or promises to be; without a record it is only worth a warning.
    case found(FileRecord?, LibraryWarning.Fault?)
  }

  private let store: OpenFileBytes
  private var source: ByteSource
  private var reader: MediaReader

  /// Creates a reader, as `MediaReader` has it; `latest` is the last moment that is no future, in seconds since 1970.
  init(wantsDetails: Bool, readsEverything: Bool = false, latest: Int64) {
    reader = MediaReader(wantsDetails: wantsDetails, readsEverything: readsEverything, latest: latest)
    store = OpenFileBytes()
    source = ByteSource(store)
  }

  /// Opens a file of a folder and reads as little of it as tells what it is.
  mutating func read(_ entry: FileEntry, in folder: Folder) -> Outcome {
    do throws(FileError) {
      return try read(folder.open(entry), named: entry.name)
    } catch .system(errno: noSuchFile) {
      return .gone
    } catch .notRegularFile {
      // Something else took its name since its folder was listed.
      return .gone
    } catch {
      // What can't be opened is known by its name, and by its size and time if those are told.
      return .found(promised(by: entry.name, try? folder.status(of: entry)), .unreadable(error))
    }
  }

  /// Reads as little of an open file as tells what it is, and closes it.
  mutating func read(_ file: consuming OpenFile, named name: [UInt8]) throws(FileError) -> Outcome {
    let status = store.open(file)
    defer { store.close() }
    guard status.size > 0 else { return .skipped(.empty) }
    source.open(store)
    switch try reading(name) {
    case .media(let metadata, let fault):
      let record = FileRecord(name: name, status: status, metadata: metadata)
      return .found(record, fault.map { .malformed($0) })
    case .audio: return .skipped(.audio)
    case .unknown: return promised(by: name, status).map { .found($0, .unrecognized) } ?? .skipped(.notMedia)
    }
  }

  /// What an extension promises, which is listed even if nothing keeps it.
  private func promised(by name: [UInt8], _ status: FileStatus?) -> FileRecord? {
    MediaFormat(promisedBy: lowercasedExtension(of: name)).map {
      FileRecord(name: name, status: status, metadata: MediaMetadata(format: $0))
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
let noSuchFile: Int32 = 2
