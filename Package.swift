// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target; tests go without, as `#expect` trips strict memory safety.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A Swift target of the house.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module, which goes by the same name unless `module` tells another.
func tests(
  _ name: String, of module: String? = nil, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: module ?? name), "TestSupport"] + dependencies,
    path: path, exclude: exclude,
    swiftSettings: [.treatAllWarnings(as: .error)])
}

let package = Package(
  name: "photosel",
  products: [.executable(name: "photosel", targets: ["photosel"])],
  targets: [
    .systemLibrary(
      name: "CExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"]), .brew(["libexif"])]),
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // Pure: values in, values out; these import nothing.
    module("SwipeSelection"),
    module("MediaFormats", ["CaptureDates"]),
    module("CaptureDates"),
    module("Moments", ["CaptureDates"]),

    // The engine as a page calls it: scripts/wasm compiles it, with Sources/CWasmHeap; here it is tested.
    module("SwipeSelectionWasm", ["SwipeSelection"]),

    // Each owns one piece of the outside world.
    .target(name: "CExifArena", dependencies: ["CExif"]),
    module("MediaMetadata", ["CExif", "CExifArena", "CZlib", "MediaFormats", "CaptureDates"]),
    module("FileWalk"),
    module("JSON", ["CJansson"]),

    // What the words of the command line stand on.
    module("MediaLibrary", ["FileWalk", "JSON", "MediaFormats", "MediaMetadata", "CaptureDates", "Moments"]),
    module("GestureScript", ["JSON", "SwipeSelection"]),
    module("Listing", ["JSON", "Moments", "CaptureDates"]),
    module("Drawing", ["GestureScript", "JSON", "SwipeSelection"]),
    .executableTarget(
      name: "photosel",
      dependencies: [
        "CaptureDates", "Drawing", "FileWalk", "GestureScript", "JSON", "Listing", "MediaFormats",
        "MediaLibrary",
        "Moments",
        "SwipeSelection",
      ],
      swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    tests("SwipeSelection"),
    tests(
      "SwipeSelectionWasm", ["GestureScript", "SwipeSelection"],
      exclude: ["run.mjs", "odd.mjs", "memory.mjs"]),
    tests("MediaFormats", ["CaptureDates"]),
    tests("CaptureDates"),
    tests("Moments", ["CaptureDates"]),
    tests("MediaMetadata", ["CExif", "CExifArena", "MediaFormats", "CaptureDates"]),
    tests("FileWalk"),
    tests("JSON"),
    tests("GestureScript", ["JSON", "SwipeSelection"], exclude: ["gesture-cases.json", "gesture-bad.json"]),
    tests("Listing", ["JSON", "Moments", "CaptureDates"]),
    tests("Drawing", ["GestureScript", "JSON", "SwipeSelection"]),
    tests("photosel", ["CaptureDates"]),
    tests("MediaLibrary", ["FileWalk", "MediaFormats", "MediaMetadata", "CaptureDates", "Moments"]),
    tests("Corpus", of: "photosel", ["CaptureDates", "MediaFormats", "MediaMetadata"]),
    // What scripts/fuzz tries at length, tried briefly; the entry point is libFuzzer's alone.
    tests(
      "Fuzz", of: "MediaMetadata", ["MediaFormats", "CaptureDates"], path: "Tests/Fuzz",
      exclude: ["EntryPoint.swift", "dictionary", "Failures"]),
  ],
  swiftLanguageModes: [.v6]
)
