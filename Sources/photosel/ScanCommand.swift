import CaptureDates
import Listing

/// `photosel scan`: walks DIRs and prints what is in them.
struct ScanCommand {
  private let roots: [[UInt8]]
  private let loader: LibraryLoader
  private let printing: PrintOptions
  private let showsSkipped: Bool
  private let isStrict: Bool

  /// Makes sense of a command line.
  init(_ invocation: Invocation, clock: HostClock) throws(UsageError) {
    showsSkipped = invocation.has(.skipped)
    if showsSkipped, invocation.has(.format) { throw .conflict("--skipped", "--format") }
    printing = try PrintOptions(invocation) { $0.isTerminal ? .text : .tsv }
    loader = LibraryLoader(
      options: try LibraryOptions(invocation, today: clock.today), printing: printing,
      terminal: Terminal(isQuiet: invocation.has(.quiet)), clock: clock)
    roots = invocation.operands
    isStrict = invocation.has(.strict)
  }

  /// Scans, prints, and remembers the DIRs for a later `select`.
  func run() throws(Failure) -> ExitStatus {
    let library = try loader.scan(roots, keepsSkipped: showsSkipped)
    do throws(SystemError) {
      try LastLibrary.remember(roots.isEmpty ? [[UInt8(ascii: ".")]] : roots)
    } catch {
      loader.terminal.note("can't remember what was scanned: \(error)")
    }
    try loader.closing(library, listing: showsSkipped ? nil : "--skipped") { () throws(Failure) in
      if showsSkipped {
        try printSkipped(library)
      } else {
        try printing.print(Listing(of: library.grid, style: printing.style))
      }
    }
    return isStrict && library.summary.warningCount > 0 ? .incomplete : .done
  }

  private func printSkipped(_ library: Library) throws(Failure) {
    let newline = UInt8(ascii: "\n")
    let end = printing.style.endsWithNUL ? 0 : newline
    if end == newline, let broken = library.skipped.first(where: { $0.path.contains(newline) }) {
      throw .newline(broken.path)
    }
    var lines: [UInt8] = []
    for (reason, path) in library.skipped {
      lines += Array("\(reason)\t".utf8) + (printing.style.escapesControls ? visible(path) : path) + [end]
    }
    try printing.print { write throws(SystemError) in try write(lines) }
  }
}

extension PrintOptions {
  /// Prints a listing, if its form can hold its paths.
  func print(_ listing: Listing) throws(Failure) {
    try check(listing)
    try print { write throws(SystemError) in try listing.write(form, to: write) }
  }

  /// Throws if the form can't hold the paths of a listing.
  func check(_ listing: Listing) throws(Failure) {
    if form.isBrokenByNewlines, !style.endsWithNUL, let path = listing.firstPathWithNewline() {
      throw .newline(path)
    }
  }

  /// Prints what `body` writes.
  func print(
    _ body: ((borrowing [UInt8]) throws(SystemError) -> Void) throws(SystemError) -> Void
  ) throws(Failure) {
    do throws(Output.Failure) {
      try output.write(body)
    } catch {
      throw .output(error)
    }
  }
}
