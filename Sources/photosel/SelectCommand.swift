import CaptureDates
import GestureScript
import Listing
import Moments

/// `photosel select`: replays a gesture script over a grid and prints what is chosen.
struct SelectCommand {
  /// Where the library comes from, as far as the command line says.
  private enum Source {
    case roots([[UInt8]])
    case saved([[UInt8]])
    /// The script's folder, else the DIRs that were scanned last.
    case unnamed
  }

  private let source: Source
  private let product: SelectProduct
  private let gesture: [UInt8]?
  private let onlyChecks: Bool
  private let isForced: Bool
  private let isStrict: Bool
  private let loader: LibraryLoader
  private let printing: PrintOptions
  private let drawing: DrawOptions?

  /// Makes sense of a command line.
  init(_ invocation: Invocation, clock: HostClock) throws(UsageError) {
    let saved = invocation.values(.from)
    gesture = invocation.value(.gesture)
    let standardInput = [UInt8(ascii: "-")]
    if (saved + [gesture].compactMap { $0 }).count(where: { $0 == standardInput }) > 1 {
      throw .standardInputTwice
    }
    if !saved.isEmpty {
      guard invocation.operands.isEmpty else { throw .conflict("--from", "a DIR") }
      // These add to what is walked; a saved scan holds no more than it does.
      for name in [Option.Name.hidden, .noSkip, .follow, .oneFileSystem]
      where invocation.has(name) {
        throw .conflict("--from", Option.named(name).spelling)
      }
      source = .saved(saved)
    } else {
      source = invocation.operands.isEmpty ? .unnamed : .roots(invocation.operands)
    }
    onlyChecks = invocation.has(.check)
    isForced = invocation.has(.force)
    isStrict = invocation.has(.strict)
    printing = try PrintOptions(invocation) { _ in .paths }
    drawing = try DrawOptions(invocation, results: printing.output)
    product = try SelectProduct(invocation)
    let options = try LibraryOptions(invocation, today: clock.today)
    for name in [Option.Name.check, .force, .trace] where gesture == nil && invocation.has(name) {
      throw .missingCompanion(name, .gesture)
    }
    guard gesture != nil || options.isFiltering || product == .layout else { throw .nothingToChooseBy }
    loader = LibraryLoader(
      options: options, printing: printing, terminal: Terminal(isQuiet: invocation.has(.quiet)),
      clock: clock)
  }

  /// Chooses and prints. Nothing is printed before everything is known to be good.
  func run() throws(Failure) -> ExitStatus {
    let script = try gesture.map(readScript)
    guard let library = try library(of: script) else { return .done }
    let status = try loader.closing(library, listing: "scan --skipped") { () throws(Failure) in
      try choose(by: script, from: library)
    }
    return isStrict && library.summary.warningCount > 0 ? .incomplete : status
  }

  /// Chooses from a library and prints what is chosen.
  private func choose(by script: GestureScript?, from library: Library) throws(Failure) -> ExitStatus {
    let replay = try script.map { script throws(Failure) in try resolve(script, in: library.grid) }
    if onlyChecks { return .done }
    for warning in replay?.warnings ?? [] { loader.terminal.warn(gesture ?? [], "\(warning)") }
    let results = SelectResults(
      grid: library.grid, replay: replay, product: product, printing: printing, drawing: drawing,
      terminal: loader.terminal)
    return try results.print()
  }
}

extension SelectCommand {
  private func readScript(_ file: [UInt8]) throws(Failure) -> GestureScript {
    let bytes = try readInput(file, limit: GestureScript.maximumByteCount)
    do throws(ScriptError) {
      return try GestureScript(parsing: bytes)
    } catch {
      throw .script(file, error)
    }
  }

  /// Lays out the library; `nil` when a script is only checked and no library is at hand.
  private func library(of script: GestureScript?) throws(Failure) -> Library? {
    switch source {
    case .roots(let roots): return try loader.scan(roots)
    case .saved(let files): return try loader.read(files)
    case .unnamed: break
    }
    if let root = script?.recording.root.map({ Array($0.utf8) }), !onlyChecks || Files.isFolder(root) {
      return try loader.scan([root])
    }
    if onlyChecks { return nil }
    let roots = LastLibrary.roots()
    guard !roots.isEmpty else { throw .noLibrary }
    loader.terminal.note("in what was scanned last: \(roots.map(shown).joined(separator: ", "))")
    return try loader.scan(roots)
  }

  private func resolve(_ script: GestureScript, in grid: MomentGrid) throws(Failure) -> Replay {
    let gesture = gesture ?? []
    let scriptGrid = ScriptGrid(grid)
    if !isForced, script.wasRecordedOnAnotherGrid(than: scriptGrid) {
      throw .otherGrid(
        gesture, recorded: Failure.Grid(items: script.recording.items, digest: script.recording.digest),
        here: Failure.Grid(items: scriptGrid.itemCount, digest: scriptGrid.digest))
    }
    do throws(ScriptError) {
      return try script.resolved(in: scriptGrid)
    } catch {
      throw .script(gesture, error)
    }
  }
}
