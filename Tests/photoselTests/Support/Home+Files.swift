import Foundation
import Glibc
import TestSupport
import Testing

/// What a test puts into its folder, and finds there.
extension Home {
  /// Makes a JPEG that was taken at that time, as Exif writes it; one without Exif if there is none.
  func photo(_ name: Bytes, takenAt time: String? = nil, modified: Int = fileTime) {
    file(name, Bytes(time.map { SampleJPEG.file(takenAt: $0) } ?? SampleJPEG.file([])), modified: modified)
  }

  /// Makes a file, and the folders that it is in.
  func file(_ name: Bytes, _ content: Bytes, modified: Int = fileTime) {
    if let slash = name.array.lastIndex(of: 0x2F) { folder(Bytes(name.array[..<slash])) }
    let path = cString(name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 {
      Issue.record("\(name) can't be made: \(String(cString: strerror(errno)))")
      return
    }
    content.array.withUnsafeBytes { buffer in
      if write(descriptor, buffer.baseAddress, buffer.count) != buffer.count {
        Issue.record("\(name) can't be written")
      }
    }
    futimens(descriptor, [timespec(tv_sec: modified, tv_nsec: 0), timespec(tv_sec: modified, tv_nsec: 0)])
    close(descriptor)
  }

  /// Makes a folder, and those that it is in.
  func folder(_ name: Bytes) {
    for index in name.array.indices where name.array[index] == 0x2F {
      mkdir(cString(Bytes(name.array[..<index])), 0o755)
    }
    mkdir(cString(name), 0o755)
  }

  /// Makes a symbolic link.
  func link(_ name: Bytes, to target: String) {
    if let slash = name.array.lastIndex(of: 0x2F) { folder(Bytes(name.array[..<slash])) }
    symlink(target, cString(name))
  }

  /// The content of a file of the test, or of one with an absolute path; `nil` if it isn't there.
  func content(_ name: String) -> Bytes? {
    FileManager.default.contents(atPath: name.hasPrefix("/") ? name : path + "/" + name).map { Bytes($0) }
  }

  /// The names in a folder, sorted.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  /// The absolute path of what is called `name` here, for the system.
  func cString(_ name: Bytes) -> [CChar] { (absolute(name).array + [0]).map { CChar(bitPattern: $0) } }
}
