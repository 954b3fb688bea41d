import Drawing
import GestureScript
import Listing
import Moments
import SwipeSelection

/// What comes of a grid and the script that is replayed over it, if there is one.
struct SelectResults {
  let grid: MomentGrid
  let replay: Replay?
  let product: SelectProduct
  let printing: PrintOptions
  let drawing: DrawOptions?
  let terminal: Terminal

  /// Draws and prints what is asked for, and says how the run went.
  func print() throws(Failure) -> ExitStatus {
    switch (product, replay) {
    case (.layout, _): try printLayout()
    case (.trace, let replay?): try printTrace(of: replay)
    case (_, let replay): try printListing(of: replay)
    }
  }
}

extension SelectResults {
  private func printListing(of replay: Replay?) throws(Failure) -> ExitStatus {
    let course = drawing.flatMap { _ in replay?.course() }
    let outcome = course?.outcome ?? replay?.run()
    if let outcome { noteRefused(in: outcome) }
    let all = grid.items.isEmpty ? [] : [0...grid.items.count - 1]
    let chosen = outcome?.selected ?? all
    let listing = Listing(of: grid, chosen: chosen, style: printing.style)
    try printing.check(listing)
    try draw(course, chosen: chosen)
    try printing.print(listing)
    return chosen.isEmpty ? .nothingChosen : .done
  }

  private func printTrace(of replay: Replay) throws(Failure) -> ExitStatus {
    try draw(drawing.map { _ in replay.course() })
    var status = ExitStatus.done
    try printing.print { write throws(SystemError) in
      let (outcome, failure) = TraceForm(replay: replay).write(to: write)
      noteRefused(in: outcome)
      status = outcome.selected.isEmpty ? .nothingChosen : .done
      if let failure { throw failure }
    }
    return status
  }

  private func printLayout() throws(Failure) -> ExitStatus {
    try draw(drawing.flatMap { _ in replay?.course() })
    let layout = replay?.layout ?? Layout(sections: grid.moments.map(\.items.count))
    try printing.print { write throws(SystemError) in
      try LayoutForm(grid: grid, layout: layout).write(to: write)
    }
    return .done
  }

  /// Draws the picture, if one is asked for, before anything is printed.
  private func draw(_ course: Course?, chosen: [ClosedRange<Int>] = []) throws(Failure) {
    try drawing?.draw(grid, course, chosen: chosen, title: printing.style.title, terminal: terminal)
  }

  private func noteRefused(in outcome: Replay.Outcome) {
    let count = outcome.refusedCount
    guard count > 0 else { return }
    terminal.note("the limit refused \(count == 1 ? "1 item" : "\(count) items")")
  }
}
