// What libFuzzer calls. scripts/fuzz compiles it with the rest of this folder; no target of the package does.
import Foundation

/// The part to try, which the environment names.
private let fuzzer: Fuzzer = {
  let name = ProcessInfo.processInfo.environment["PHOTOSEL_FUZZER"] ?? ""
  guard let fuzzer = Fuzzer.named(name) else { fatalError("no fuzzer is called '\(name)'") }
  return fuzzer
}()

/// Writes seeds instead of fuzzing where PHOTOSEL_SEEDS names a folder for them.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  let environment = ProcessInfo.processInfo.environment
  guard let folder = environment["PHOTOSEL_SEEDS"] else { return 0 }
  do {
    try Seeds.write(
      into: URL(filePath: folder), corpus: environment["PHOTOSEL_CORPUS"].map { URL(filePath: $0) })
    exit(0)
  } catch {
    fatalError("\(error)")
  }
}

/// Tries one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(Breach) {
    try fuzzer(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
