import GestureScript
import JSON
import SwipeSelection

/// How each step of a replay is printed: a line of JSON a change (cli.md, `--trace`).
struct TraceForm {
  let replay: Replay

  /// Replays the script and writes every change as it comes.
  ///
  /// When nobody takes the lines any more the rest is replayed all the same, so that the outcome is known.
  /// - Returns: The outcome, which holds even if the trace could not be written.
  func write(
    to sink: (borrowing [UInt8]) throws(SystemError) -> Void
  ) -> (outcome: Replay.Outcome, failure: SystemError?) {
    var writer = JSONWriter()
    var failure: SystemError?
    func flush() {
      guard failure == nil else { return }
      do throws(SystemError) { try sink(writer.buffer) } catch { failure = error }
      writer.buffer.removeAll(keepingCapacity: true)
    }
    let outcome = replay.run { record in
      guard failure == nil else { return }
      writer.write(record)
      if writer.buffer.count >= Self.pieceByteCount { flush() }
    }
    if outcome.refusedCount > 0 {
      writer.beginObject()
      writer.key("refused")
      writer.integer(outcome.refusedCount)
      writer.endObject()
      writer.endLine()
    }
    flush()
    return (outcome, failure)
  }

  /// How many bytes are gathered before they are written.
  private static let pieceByteCount = 1 << 16
}

extension JSONWriter {
  /// Writes a change as a line; the order of the keys is part of the form.
  fileprivate mutating func write(_ record: Replay.Record) {
    beginObject()
    key("gesture")
    integer(record.gesture)
    key("t")
    if let time = record.time { number(time) } else { null() }
    key("offset")
    number(record.offset)
    key("anchor")
    write(record.anchor)
    key("current")
    write(record.current)
    key("added")
    write(record.change.added)
    key("removed")
    write(record.change.removed)
    endObject()
    endLine()
  }

  private mutating func write(_ index: Int?) {
    if let index { integer(index) } else { null() }
  }

  private mutating func write(_ runs: [ClosedRange<Int>]) {
    beginArray()
    for run in runs {
      beginArray()
      integer(run.lowerBound)
      integer(run.upperBound)
      endArray()
    }
    endArray()
  }
}
