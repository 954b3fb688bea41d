import CaptureDates
import FileWalk
import MediaFormats
import MediaMetadata

/// Reads what sidecars tell of the files of a folder, each of them once, and none where nothing asks for it.
struct SidecarReader: ~Copyable {
  /// The dates that one sidecar tells of a file.
  struct Finding: Equatable, Sendable {
    /// The sidecar's name.
    let sidecar: [UInt8]
    /// The dates, in no order.
    let dates: [DateCandidate]
  }

  private let readsEverything: Bool
  private let latest: Int64
  private let store = OpenFileBytes()
  private var source: ByteSource
  private var reader: MediaReader
  private var sidecars = Sidecars()
  /// What the sidecars tell that were read, each at its place in `sidecars`.
  private var contents: [SidecarContent?] = []

  /// Creates a reader.
  /// - Parameters:
  ///   - readsEverything: Whether all dates are read, or only those that can win.
  ///   - latest: The last moment that is no future, in seconds since 1970.
  init(readsEverything: Bool = false, latest: Int64) {
    self.readsEverything = readsEverything
    self.latest = latest
    source = ByteSource(store)
    reader = MediaReader(wantsDetails: false, readsEverything: true, latest: latest)
  }

  /// Whether there are none in the folder that was entered last.
  var isEmpty: Bool { sidecars.all.isEmpty }

  /// Goes on to another folder.
  mutating func enter(_ folder: Folder) {
    if folder.siblings.isEmpty, isEmpty { return }
    sidecars = Sidecars(names: folder.siblings)
    contents = Array(repeating: nil, count: sidecars.all.count)
  }

  /// Whether a name is that of a file which only tells of another that is there.
  func isSidecar(_ name: [UInt8]) -> Bool { sidecars.contains(name) }

  /// Adds to a record what sidecars tell of its file, which is in the folder that was entered last.
  mutating func addDates(
    to record: inout FileRecord, in folder: Folder, report: ([UInt8], LibraryWarning.Fault) -> Void
  ) {
    for finding in findings(on: record, in: folder, report: report) {
      for var date in finding.dates {
        date.place = .file(finding.sidecar)
        record.sidecarDates.append(date)
      }
    }
  }

  /// Returns what sidecars tell of a file of the folder that was entered last, those first that are to be believed
  /// first. An XMP file before which another is to be believed, which tells all, has no say and is none of them.
  ///
  /// `report` hears what is wrong with a sidecar, once, and its name.
  mutating func findings(
    on record: FileRecord, in folder: Folder, report: ([UInt8], LibraryWarning.Fault) -> Void
  ) -> [Finding] {
    if isEmpty { return [] }
    var findings: [Finding] = []
    var isSettled = isSettled(by: record.metadata.candidates)
    var isSettledBySidecar = false
    for claim in sidecars.claims(on: record.name) {
      let sidecar = sidecars.all[claim.sidecar]
      let isWanted =
        sidecar.kind == .xmp
        ? !isSettledBySidecar
        : sidecar.kind.matters(to: record.metadata) && (readsEverything || !isSettled)
      guard isWanted else { continue }
      let content = content(of: claim.sidecar, in: folder, report: report)
      guard claim.holds(for: record.name, naming: content.fileExtension), !content.dates.isEmpty else {
        continue
      }
      findings.append(Finding(sidecar: sidecar.name, dates: content.dates))
      if self.isSettled(by: content.dates) {
        isSettled = true
        // Whatever another XMP file says of the same photo, this one is to be believed before it (rule 26).
        isSettledBySidecar = true
      }
    }
    return findings
  }
}

extension SidecarReader {
  private func isSettled(by dates: [DateCandidate]) -> Bool {
    dates.contains { $0.isConclusive(latest: latest) }
  }

  private mutating func content(
    of index: Int, in folder: Folder, report: ([UInt8], LibraryWarning.Fault) -> Void
  ) -> SidecarContent {
    if let content = contents[index] { return content }
    var content = SidecarContent()
    let sidecar = sidecars.all[index]
    do throws(FileError) {
      content = try read(sidecar, in: folder, report: report)
    } catch .system(errno: noSuchFile) {
      // It vanished since its folder was listed.
    } catch {
      report(sidecar.name, .unreadable(error))
    }
    contents[index] = content
    return content
  }

  /// Reads a sidecar; one that isn't what its name says tells nothing.
  private mutating func read(
    _ sidecar: Sidecar, in folder: Folder, report: ([UInt8], LibraryWarning.Fault) -> Void
  ) throws(FileError) -> SidecarContent {
    let file = try folder.open(sidecar.name)
    if sidecar.kind == .thumbnail { return SidecarContent(dates: try thumbnailDates(file)) }
    let limit = sidecar.kind == .sony ? Limits.sonyMetadata : Limits.xmp
    let content = SidecarContent(try file.read(limit, at: 0), of: sidecar.kind)
    if content.dates.isEmpty, file.status.size > limit { report(sidecar.name, .oversized) }
    return content
  }

  /// Returns what the Exif of a small JPEG tells of the capture.
  private mutating func thumbnailDates(_ file: consuming OpenFile) throws(FileError) -> [DateCandidate] {
    _ = store.open(file)
    defer { store.close() }
    source.open(store)
    do throws(MalformedMedia) {
      guard case .media(let metadata, let fault) = try reader.read(&source, fileExtension: []),
        metadata.format == .jpeg
      else { return [] }
      if case .unreadable? = fault, let fault { throw fault }
      return metadata.candidates.compactMap { candidate in
        switch candidate.source {
        case .exifDateTimeOriginal, .exifDateTimeDigitized:
          DateCandidate(source: .thm, value: candidate.value, timeZoneHours: candidate.timeZoneHours)
        default: nil
        }
      }
    } catch .unreadable(let code, _) {
      throw .system(errno: code)
    } catch {
      return []
    }
  }
}

extension Sidecar.Kind {
  /// Whether a sidecar of that kind can tell something new of a file (rule 30).
  fileprivate func matters(to metadata: MediaMetadata) -> Bool {
    switch self {
    case .xmp: true
    case .sony: metadata.format.kind == .video
    // A CRW file's own time is the camera's too.
    case .thumbnail:
      metadata.format.kind == .video || (metadata.format == .crw && metadata.candidates.isEmpty)
    }
  }
}
