import Foundation
import TestSupport
import Testing

@testable import MediaLibrary

/// Whole exports, in which every file finds its JSON and none another's (rule 29).
@Suite struct TakeoutExportTests {
  /// A folder of an export, as it comes out of an archive.
  private struct Unpacked {
    var files: [(name: [UInt8], upload: Int)]
    var jsons: [[UInt8]: (text: String, upload: Int)]

    /// File systems, and programs that unpack archives, choose a normalization form of their own.
    init(_ export: SampleTakeout, filesComposed: Bool, jsonsComposed: Bool) {
      func onDisk(_ name: String, _ isComposed: Bool) -> [UInt8] {
        Array(
          (isComposed
            ? name.precomposedStringWithCanonicalMapping : name.decomposedStringWithCanonicalMapping)
            .utf8)
      }
      files = export.files.map { (onDisk($0.name, filesComposed), $0.upload) }
      jsons = Dictionary(uniqueKeysWithValues: export.jsons.map { (onDisk($0, jsonsComposed), $1) })
    }

    /// The files that find no JSON, and those that find another's, each with its own and that.
    func faults(_ generator: inout SeededGenerator) -> (missed: [String], wrong: [String]) {
      var sidecars = TakeoutSidecars(names: (files.map(\.name) + jsons.keys).shuffled(using: &generator))
      var faults: (missed: [String], wrong: [String]) = ([], [])
      for file in files.shuffled(using: &generator) {
        let match = sidecars.match(for: file.name) {
          TakeoutMetadata(Array((jsons[$0]?.text ?? "").utf8).span)
        }
        if match?.metadata.seconds == SampleTakeout.seconds(file.upload) { continue }
        let own = jsons.first { $0.value.upload == file.upload }?.key ?? []
        let fault = [file.name, own, match?.json ?? []].map { String(decoding: $0, as: UTF8.self) }
          .joined(separator: " | ")
        if match == nil { faults.missed.append(fault) } else { faults.wrong.append(fault) }
      }
      return faults
    }
  }

  @Test(arguments: SampleTakeout.Style.allCases, 0..<UInt64(6))
  func `every file of an export finds its own JSON`(style: SampleTakeout.Style, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let export = SampleTakeout(SampleTakeout.uploads(&generator), style)
    #expect(export.files.count > 300)
    let folder = Unpacked(export, filesComposed: seed & 1 == 0, jsonsComposed: seed & 2 == 0)
    let faults = folder.faults(&generator)
    #expect(faults.missed == [] && faults.wrong == [], "seed \(seed)")
  }

  @Test(arguments: SampleTakeout.Style.allCases, 0..<UInt64(6))
  func `no file finds another's JSON where half of an export is missing`(
    style: SampleTakeout.Style, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let export = SampleTakeout(SampleTakeout.uploads(&generator, camera: "DSC"), style)
    var folder = Unpacked(export, filesComposed: true, jsonsComposed: true)
    folder.files.removeAll { _ in Bool.random(using: &generator) }
    folder.jsons = folder.jsons.filter { _ in Bool.random(using: &generator) }
    let faults = folder.faults(&generator)
    #expect(faults.wrong == [], "seed \(seed)")
    #expect(faults.missed.count < folder.files.count * 3 / 4, "seed \(seed)")
  }
}
