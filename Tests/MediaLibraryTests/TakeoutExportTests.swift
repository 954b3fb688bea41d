import Foundation
import TestSupport
import Testing

@testable import MediaLibrary

/// Whole exports, in which every file finds its JSON and none another's (rule 29).
@Suite struct TakeoutExportTests {
  private typealias Upload = TakeoutExport.Upload

  /// Photos of a telephone, and of a camera that names them so, whose names are long, numbered, edited, not ASCII, or those of others.
  private static func uploads(_ generator: inout SeededGenerator, camera: String = "IMG") -> [Upload] {
    let edits = [
      "-edited", "-bearbeitet", "-modifié", "-ha editado", "-editado", "-modificato", "-bewerkt",
      "-edytowane",
      "-編集済み", "-editat",
    ]
    var uploads: [Upload] = []
    for number in 0..<25 {
      let four = String(format: "%04d", number)
      uploads += [
        Upload(title: "\(camera)_\(four).JPG"),
        // Cameras count from the beginning again.
        Upload(title: "\(camera)_\(four).JPG", edit: edits[number % edits.count]),
        Upload(title: "DSC_\(four) (\(number)).jpg"),
        Upload(title: "IMG_\(four).HEIC", movie: number.isMultiple(of: 2) ? ".MP4" : ".MOV"),
        Upload(title: "IMG_\(four).HEIC", edit: "-edited", movie: ".MP4"),
        Upload(title: "Screenshot_20200102-0304\(four.suffix(2))_com.example.\(four).png"),
        // As long as a name may be, more or less.
        Upload(
          title: four + String(repeating: "x", count: 21 + number) + ".jpg", edit: edits[number % edits.count]
        ),
        // Apart only behind what the name of a JSON has room for.
        Upload(title: "Backyard_ceremony_wedding_photography_xxxxxxx_\(number % 10).jpg"),
        Upload(title: "Backyard_ceremony_wedding_photography_xxxxxxx_m\(number).jpg"),
        Upload(title: "Übergroße Bäume am Mühlbach, vom Röslein gemalt \(number).jpg"),
        Upload(title: "日本の写真、とても長い名前の写真です、春の桜と夏の海と秋の紅葉と冬の雪景色がいっぱい\(number).jpg"),
        Upload(title: String(repeating: "😀😃😄☺️", count: 1 + number % 8) + "\(number).jpg"),
        Upload(title: "Peanut Butter Balls \(number)"),
        Upload(title: "What's up? 50% & more: \(number).jpg"),
      ]
    }
    return uploads.shuffled(using: &generator)
  }

  /// A folder of an export, as it comes out of an archive.
  private struct Unpacked {
    var files: [(name: [UInt8], upload: Int)]
    var jsons: [[UInt8]: (text: String, upload: Int)]

    /// File systems, and programs that unpack archives, choose a normalization form of their own.
    init(_ export: TakeoutExport, filesComposed: Bool, jsonsComposed: Bool) {
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
        if match?.metadata.seconds == TakeoutExport.seconds(file.upload) { continue }
        let own = jsons.first { $0.value.upload == file.upload }?.key ?? []
        let fault = [file.name, own, match?.json ?? []].map { String(decoding: $0, as: UTF8.self) }
          .joined(separator: " | ")
        if match == nil { faults.missed.append(fault) } else { faults.wrong.append(fault) }
      }
      return faults
    }
  }

  @Test(arguments: TakeoutExport.Style.allCases, 0..<UInt64(6))
  func `every file of an export finds its own JSON`(style: TakeoutExport.Style, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let export = TakeoutExport(Self.uploads(&generator), style)
    #expect(export.files.count > 300)
    let folder = Unpacked(export, filesComposed: seed & 1 == 0, jsonsComposed: seed & 2 == 0)
    let faults = folder.faults(&generator)
    #expect(faults.missed == [] && faults.wrong == [], "seed \(seed)")
  }

  @Test(arguments: TakeoutExport.Style.allCases, 0..<UInt64(6))
  func `no file finds another's JSON where half of an export is missing`(
    style: TakeoutExport.Style, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let export = TakeoutExport(Self.uploads(&generator, camera: "DSC"), style)
    var folder = Unpacked(export, filesComposed: true, jsonsComposed: true)
    folder.files.removeAll { _ in Bool.random(using: &generator) }
    folder.jsons = folder.jsons.filter { _ in Bool.random(using: &generator) }
    let faults = folder.faults(&generator)
    #expect(faults.wrong == [], "seed \(seed)")
    #expect(faults.missed.count < folder.files.count * 3 / 4, "seed \(seed)")
  }
}
