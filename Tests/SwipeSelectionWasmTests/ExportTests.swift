import SwipeSelection
import Testing

@testable import SwipeSelectionWasm

/// The functions by which a page drives a session; there's one session, so one test at a time.
@Suite(.serialized) struct ExportTests {
  /// Starts over cells of 100 by 100, five to a row, without header or spacing, two rows on screen.
  private func begin(sections: [Int32] = [25], header: Double = 0, offset: Double = 0) {
    for count in sections { appendSection(count) }
    setViewport(500, 200, 0, 0)
    setGrid(5, 0, 0, header, 0, 0, 0, -1, -1)
    setRules(0, 0, 0, 0, 0, -1)
    setAutoScroll(80, 800, 0)
    setSpace(0)
    start(offset)
  }

  private var selected: [ClosedRange<Int32>] {
    (0..<listSelected()).map { selectedFirst($0)...selectedLast($0) }
  }

  private var added: [ClosedRange<Int32>] { (0..<addedRuns()).map { addedFirst($0)...addedLast($0) } }

  private var removed: [ClosedRange<Int32>] { (0..<removedRuns()).map { removedFirst($0)...removedLast($0) } }

  @Test func `a swipe tells of each change, and leaves its selection`() {
    begin()
    #expect(SwipeSelectionWasm.begin() == 0)
    #expect(move(50, 50, 0) == 1)
    #expect(added == [0...0])
    #expect(move(250, 150, 10) == 7)
    #expect(added == [1...7] && removed == [])
    #expect(anchor() == 0 && current() == 7 && selectedCount() == 8)
    #expect(moveToCell(2, 20) == 5)
    #expect(added == [] && removed == [3...7])
    #expect(end() == 0)
    #expect(anchor() == -1 && current() == -1)
    #expect(selected == [0...2])
    #expect(isSelected(2) == 1 && isSelected(3) == 0)
  }

  @Test func `a swipe of its own rules leaves those of the session alone`() {
    begin()
    #expect(beginWithRules(1, 0, 0, 0, 1, 2) == 0)
    #expect(moveToCell(0, 0) + moveToCell(4, 0) == 2)
    #expect(cancel() == 0)
    #expect(refusedCount() == 3)
    #expect(selected == [0...1])
    #expect(tapCell(9) == 1)
    #expect(selected == [0...1, 9...9])
  }

  @Test func `taps, days and runs change what they name`() {
    begin(sections: [3, 0, 4], header: 40)
    #expect(tap(150, 60) == 1)
    #expect(tap(150, 20) == 2)
    #expect(tapDay(2) == 4)
    #expect(tapDay(2) == 4)
    #expect(removed == [3...6])
    appendSelect(5, 99)
    appendDeselect(1, 1)
    #expect(set() == 3)
    #expect(added == [5...6] && removed == [1...1])
    #expect(set() == 0)
    #expect(selected == [0...0, 2...2, 5...6])
  }

  @Test func `a start takes up what was set and appended, once`() {
    appendSelect(20, 90)
    appendSelect(3, 4)
    appendSelect(4, 6)
    begin(offset: 1e9)
    #expect(selected == [3...6, 20...24])
    #expect(offset() == 300 && maxOffset() == 300 && contentHeight() == 500)
    start(0)
    #expect(cellCount() == 0 && sectionCount() == 0 && selected == [])
  }

  @Test func `a new layout and scrolls move the offset within bounds`() {
    begin()
    scrollBy(30)
    scrollBy(40)
    #expect(offset() == 70)
    scrollTo(1000)
    #expect(offset() == 300)
    setViewport(500, 400, 0, 0)
    relayout()
    #expect(offset() == 100)
  }

  @Test func `what a page draws is told in content coordinates`() {
    begin(sections: [3, 7], header: 40)
    #expect((0..<4).map { cellEdge(4, $0) } == [100, 180, 200, 280])
    #expect(cellAt(150, 200) == 4 && cellAt(150, 20) == -1)
    #expect(sectionOfCell(4) == 1 && cellOfItem(1, 1) == 4 && cellOfItem(0, 3) == -1)
    scrollTo(60)
    #expect((0..<4).map { headerEdge(0, $0, 0) } == [0, 0, 500, 40])
    #expect((0..<4).map { headerEdge(0, $0, 1) } == [0, 60, 500, 100])
    #expect(headerAt(10, 70) == 0 && headerAt(10, 120) == -1)
  }

  @Test func `what is not there is -1, or not a number`() {
    begin()
    for index: Int32 in [-1, 25, .max, .min] {
      #expect(sectionOfCell(index) == -1 && cellOfItem(index, 0) == -1 && cellOfItem(0, index) == -1)
      #expect(cellEdge(index, 0).isNaN && headerEdge(index, 0, 0).isNaN && cellEdge(0, index).isNaN)
      #expect(addedFirst(index) == -1 && removedLast(index) == -1 && selectedFirst(index) == -1)
      #expect(isSelected(index) == 0)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a gesture somewhere that is no place does nothing`(odd: Double) {
    begin()
    _ = SwipeSelectionWasm.begin()
    #expect(move(50, 50, 0) == 1)
    #expect(move(odd, 50, 0) + move(50, odd, 0) + move(50, 50, odd) + moveToCell(3, odd) == 0)
    #expect(added == [] && current() == 0)
    #expect(end() == 0)
    #expect(tap(odd, 50) + tap(50, odd) == 0)
    scrollTo(20)
    scrollTo(odd)
    scrollBy(odd)
    #expect(offset() == 20)
    #expect(selected == [0...0])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300, .leastNonzeroMagnitude])
  func `no measure traps`(odd: Double) {
    for place in 0..<8 {
      let measures = (0..<8).map { $0 == place ? odd : 50 }
      appendSection(place == 0 ? .max : 1000)
      appendSection(place == 0 ? .max : -1)
      setViewport(measures[0], measures[1], measures[2], measures[3])
      setGrid(
        .min, measures[0], measures[1], measures[2], measures[3], measures[4], 9, measures[5], measures[6])
      setAutoScroll(measures[6], measures[7], -9)
      setRules(-9, 9, 9, 9, 9, .min)
      setSpace(9)
      start(odd)
      #expect(cellCount() == (place == 0 ? 1 << 24 : 1000))
      _ = SwipeSelectionWasm.begin()
      _ = moveToCell(0, 0) + move(10, 10, 0) + move(odd.isFinite ? odd : 0, 1e300, 1e300) + end()
      _ = moveToCell(.max, 0) + tapCell(.min) + tapDay(.min) + tapDay(.max)
      #expect(!offset().isNaN && !contentHeight().isNaN)
    }
    start(0)
  }
}
