import CaptureDates
import FileWalk
import Foundation
import Moments
import TestSupport

@testable import MediaLibrary

/// A fresh folder of files, removed with the value, and the scans of it.
final class Library {
  let root: String

  init() {
    root = FileManager.default.temporaryDirectory.path + "/library-\(UUID().uuidString)"
    mkdir(root, 0o777)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Makes a file, and the folders above it.
  func file(_ path: String, _ content: [UInt8]) {
    if let slash = path.lastIndex(of: "/") { folder(String(path[..<slash])) }
    let whole = root + "/" + path
    _ = FileManager.default.createFile(atPath: whole, contents: Data(content))
    setModified(whole)
  }

  /// Makes a file that holds text.
  func file(_ path: String, _ text: String) { file(path, Array(text.utf8)) }

  /// Makes a photo that was taken at that time.
  func photo(_ path: String, takenAt date: String = "2024:05:03 14:03:22") {
    file(path, SampleJPEG.file(takenAt: date))
  }

  /// Makes a movie of so many seconds whose header tells that moment, in seconds since 1970 UTC, and nothing else.
  func movie(_ path: String, recordedAt seconds: Int, duration: Int = 1) {
    let header = SampleMovie.movieHeader(
      created: UInt64(SampleMovie.secondsTo1970 + seconds), duration: UInt64(600 * duration))
    file(path, SampleMovie.file(SampleMovie.movie(header: header)))
  }

  func folder(_ path: String) {
    try? FileManager.default.createDirectory(atPath: root + "/" + path, withIntermediateDirectories: true)
  }

  func remove(_ path: String) { try? FileManager.default.removeItem(atPath: root + "/" + path) }

  /// Dates a file 2023-01-02T03:04:05.5Z.
  private func setModified(_ path: String) {
    let time = timespec(tv_sec: 1_672_628_645, tv_nsec: 500_000_000)
    utimensat(AT_FDCWD, path, [time, time], 0)
  }
}

extension Library {
  /// What a scan found and what it had to say.
  struct Outcome {
    var items: [MediaItem] = []
    /// Paths and faults.
    var warnings: [String] = []
    /// Reasons and paths.
    var skipped: [String] = []
    /// Files seen and read, each time that a file was done.
    var progress: [(seen: Int, read: Int)] = []

    /// The items, each as `path date offset zone source`.
    var datings: [String] {
      items.map { item in
        var text = item.relativePath + Array(" ".utf8)
        item.captured?.append(to: &text)
        let offset = item.offsetMinutes.map { "\($0)" } ?? "-"
        return String(decoding: text, as: UTF8.self)
          + " \(offset) \(item.zone?.rawValue ?? "-") \(item.source?.rawValue ?? "-")"
      }
    }

    /// The items, each as `path date source type`.
    var lines: [String] {
      items.map { item in
        var text = item.relativePath + Array(" ".utf8)
        item.captured?.append(to: &text)
        return String(decoding: text, as: UTF8.self) + " \(item.source?.rawValue ?? "-") \(item.type)"
      }
    }

    var paths: [String] { items.map { String(decoding: $0.relativePath, as: UTF8.self) } }
  }

  /// A clock of a host three hours ahead of UTC, on 2026-01-01.
  static let clock = HostClock(now: 1_767_225_600) { _ in 10_800 }

  /// Scans the folder, or folders in it. Paths in notices are below it.
  func scan(
    _ folders: [String] = [""], _ options: WalkOptions = WalkOptions(), classes: DateClasses = .all,
    kinds: Set<MediaItem.Kind> = [.photo, .video], wantsDetails: Bool = false, clock: HostClock = clock,
    during act: (LibraryNotice) -> Void = { _ in }
  ) throws -> Outcome {
    let roots = folders.map { folder in
      LibraryRoot(
        name: Array((root + "/" + folder).utf8), prefix: Array((folder.isEmpty ? "" : folder + "/").utf8))
    }
    let scan = LibraryScan(
      roots: roots, walkOptions: options, kinds: kinds, wantsDetails: wantsDetails,
      chooser: DateChooser(clock: clock, classes: classes))
    var outcome = Outcome()
    outcome.items = try scan.items { notice in
      act(notice)
      switch notice {
      case .warning(let warning):
        outcome.warnings.append("\(String(decoding: warning.path, as: UTF8.self)) \(warning.fault)")
      case .skipped(let reason, let path):
        outcome.skipped.append("\(reason) \(String(decoding: path, as: UTF8.self))")
      case .progress(let seen, let read): outcome.progress.append((seen, read))
      }
    }
    return outcome
  }
}
