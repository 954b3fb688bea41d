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
  let terminal: Terminal

  /// Prints what is asked for, and says how the run went.
  func print() throws(Failure) -> ExitStatus {
    switch (product, replay) {
    case (.layout, _): return try printLayout()
    case (.trace, let replay?): return try printTrace(of: replay)
    case (_, let replay): return try printListing(of: replay?.run())
    }
  }
}

extension SelectResults {
  private func printListing(of outcome: Replay.Outcome?) throws(Failure) -> ExitStatus {
    let all = grid.items.isEmpty ? [] : [0...grid.items.count - 1]
    let chosen = outcome?.selected ?? all
    if let outcome { noteRefused(in: outcome) }
    try printing.print(Listing(of: grid, chosen: chosen, style: printing.style))
    return chosen.isEmpty ? .nothingChosen : .done
  }

  private func printTrace(of replay: Replay) throws(Failure) -> ExitStatus {
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
    let layout = replay?.layout ?? Layout(sections: grid.moments.map(\.items.count))
    try printing.print { write throws(SystemError) in
      try LayoutForm(grid: grid, layout: layout).write(to: write)
    }
    return .done
  }

  private func noteRefused(in outcome: Replay.Outcome) {
    let count = outcome.refusedCount
    guard count > 0 else { return }
    terminal.note("the limit refused \(count == 1 ? "1 item" : "\(count) items")")
  }
}
