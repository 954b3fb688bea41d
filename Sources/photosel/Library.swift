import CaptureDates
import FileWalk
import Listing
import MediaFormats
import MediaLibrary
import Moments

/// A library laid out as the options say, with what there is to say about the way there.
struct Library {
  let grid: MomentGrid
  /// How many files and folders were passed over, or could not be read as they should.
  let summary: ScanSummary
  /// What was passed over, if that was asked for.
  let skipped: [(reason: String, path: [UInt8])]
}

/// Finds a library's items and lays them out.
struct LibraryLoader {
  let options: LibraryOptions
  let printing: PrintOptions
  let terminal: Terminal
  let clock: HostClock

  /// Walks DIRs, each once; none stands for the current folder, whose paths get no prefix.
  func scan(_ names: [[UInt8]], keepsSkipped: Bool = false) throws(Failure) -> Library {
    let here = [UInt8(ascii: ".")]
    var known: Set<[UInt8]> = []
    var roots: [LibraryRoot] = []
    if names.isEmpty { roots.append(try printed(LibraryRoot(name: here, prefix: []))) }
    for name in names where known.insert(name).inserted {
      roots.append(try printed(LibraryRoot(name: name)))
    }
    let scan = LibraryScan(
      roots: roots, walkOptions: options.walk, kinds: options.kinds, wantsDetails: printing.form.showsDetails,
      chooser: chooser)
    var progress = Progress(isQuiet: terminal.isQuiet)
    var summary = ScanSummary()
    var skipped: [(reason: String, path: [UInt8])] = []
    func hear(_ notice: LibraryNotice) {
      switch notice {
      case .warning(let warning):
        progress.clear()
        summary.countWarning()
        terminal.warn(warning.path, "\(warning.fault)")
      case .skipped(let reason, let path):
        summary.countSkip(reason)
        if keepsSkipped { skipped.append((reason, path)) }
      case .progress(let seen, let read):
        progress.update(seen: seen, read: read)
      }
    }
    let items: [MediaItem]
    do throws(LibraryError) {
      items = try scan.items(report: hear)
    } catch {
      throw .library(error)
    }
    progress.clear()
    return Library(grid: layOut(items, roots, keys: []), summary: summary, skipped: skipped)
  }

  /// Reads saved scans and takes the union of what they list.
  func read(_ files: [[UInt8]]) throws(Failure) -> Library {
    var union = SavedUnion()
    for file in files {
      // A device that never ends shows at once that it is no saved scan.
      let bytes = try readInput(file) { SavedScan.mayBegin($0) }
      do throws(SavedScan.Malformed) {
        union.add(
          try SavedScan(bytes) { MediaFormat(promisedBy: $0)?.kind == .video ? .video : .photo })
      } catch {
        throw .saved(file, error)
      }
    }
    let exclusions = Exclusions(options.walk.exclude)
    let items = union.items.compactMap { exclusions.containFile(at: $0.relativePath) ? nil : kept($0) }
    let keys = options.days.map { days in union.keys.filter(days.contains) } ?? union.keys
    var roots: [LibraryRoot] = []
    for root in union.roots { roots.append(try printed(root)) }
    return Library(grid: layOut(items, roots, keys: keys), summary: ScanSummary(), skipped: [])
  }

  /// Does what is to be done with a library, and says how many files were passed over and how many warnings there
  /// were: on a terminal that shows the results below them, where they are seen, and otherwise before, since a pager
  /// may have the screen by then. `listing` is what lists the files that were passed over, if that is not what is done.
  func closing<Result>(
    _ library: Library, listing: String?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let text = terminal.isWatched ? library.summary.text(listing: listing) : library.summary.warnings
    let isLast = printing.output.isTerminal
    if !isLast, let text { terminal.note(text) }
    defer { if isLast, let text { terminal.note(text) } }
    return try body()
  }
}

extension LibraryLoader {
  private var chooser: DateChooser { DateChooser(clock: clock, classes: options.classes) }

  /// Makes the paths below a root absolute or relative, if the options say so.
  ///
  /// With `--absolute` the root is called by its absolute name too, so that a saved scan tells what its paths
  /// are relative to.
  private func printed(_ root: LibraryRoot) throws(Failure) -> LibraryRoot {
    switch printing.paths {
    case .given: return root
    case .relative: return LibraryRoot(name: root.name, prefix: [])
    case .absolute:
      guard let path = PathText.absolute(root.name) else { throw .noCurrentFolder }
      return LibraryRoot(name: path)
    }
  }

  /// Returns an item of a saved scan as the options leave it; `nil` when they leave it out.
  private func kept(_ item: MediaItem) -> MediaItem? {
    guard options.kinds.contains(item.kind) else { return nil }
    if let extensions = options.walk.extensions, !extensions.contains(item.fileExtension) { return nil }
    if let depth = options.walk.maxDepth, item.depth > depth { return nil }
    var item = item
    if let source = item.source, !options.classes.contains(source.dateClass) { item.date(by: chooser) }
    // A saved day doesn't tell the time that it borrowed of the file's for its place among others (rule 41).
    if item.source == .nameDay, let captured = item.captured, let modified = item.modified,
      let seconds = Int64(exactly: modified.rounded(.down)), let wall = clock.wall(at: seconds)
    {
      item.captured = captured.borrowingTime(of: wall.time)
    }
    if printing.paths == .absolute, item.relativePath.first != UInt8(ascii: "/") { item.isBelowPrefix = true }
    return item
  }

  private func layOut(_ items: consuming [MediaItem], _ roots: [LibraryRoot], keys: [MomentKey]) -> MomentGrid
  {
    if let days = options.days {
      items.removeAll { !days.contains(MomentKey(of: $0.captured, dayStart: options.rules.dayStart)) }
    }
    return MomentGrid(items: items, roots: roots, rules: options.rules, keys: keys)
  }
}

/// What several saved scans list together; a file that several list is there once.
private struct SavedUnion {
  private struct Identity: Hashable {
    let root: Int
    let path: [UInt8]
  }

  private(set) var items: [MediaItem] = []
  private(set) var roots: [LibraryRoot] = []
  private(set) var keys: [MomentKey] = []
  private var numbers: [[UInt8]: Int] = [:]
  private var known: Set<Identity> = []

  mutating func add(_ scan: SavedScan) {
    let places = scan.roots.map { number(of: $0) }
    for var item in scan.items {
      item.root = places[item.root]
      if known.insert(Identity(root: item.root, path: item.relativePath)).inserted { items.append(item) }
    }
    keys += scan.keys
  }

  private mutating func number(of root: LibraryRoot) -> Int {
    if let number = numbers[root.name] { return number }
    numbers[root.name] = roots.count
    roots.append(root)
    return roots.count - 1
  }
}

extension MediaItem {
  /// How deep it lies below its root, 1 for what lies directly in it.
  fileprivate var depth: Int { 1 + relativePath.count { $0 == UInt8(ascii: "/") } }

  /// Dates it anew by its name and its time, which are all that a saved scan keeps besides the date that won.
  fileprivate mutating func date(by chooser: DateChooser) {
    let seconds = modified.flatMap { Int64(exactly: $0.rounded(.down)) } ?? 0
    let date = chooser.date(from: [], of: FileFacts(name: Array(name), modified: (seconds, 0)))
    captured = date?.wall
    offsetMinutes = date?.toldOffset?.minutes
    zone = date?.zone
    source = date?.source
  }
}

/// Reads a file that an option names, `-` for standard input.
func readInput(
  _ path: [UInt8], limit: Int = .max, while isPromising: ([UInt8]) -> Bool = { _ in true }
) throws(Failure) -> [UInt8] {
  do throws(SystemError) {
    if path == [UInt8(ascii: "-")] {
      return try FileDescriptor.standardInput.readAll(limit: limit, while: isPromising)
    }
    return try FileDescriptor(reading: path).readAll(limit: limit, while: isPromising)
  } catch {
    throw .input(path, error)
  }
}
