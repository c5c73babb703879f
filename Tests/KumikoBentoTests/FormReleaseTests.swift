import KumikoBento
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Forms whose last reference another thread drops while the main thread goes on.
@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct FormReleaseTests {
  private final class SlowTable: BentoTableView {
    var end: SlowEnd?
    deinit { end?.pass() }
  }

  private let stage = TestStage()
  private let end = SlowEnd()

  /// A table that fades, to be shown elsewhere.
  private func makeFadingTable() -> SlowTable {
    let table = SlowTable(frame: stage.window.bounds, style: .plain)
    table.end = end
    stage.window.addSubview(table)
    stage.runFrame()
    table.transition(to: .centerYAligned) {
      Issue.record("The content was removed.")
    } completion: { _ in
      Issue.record("Content was asked for.")
    }
    table.removeFromSuperview()
    return table
  }

  @Test func `a form that is ending fades no further`() {
    nonisolated(unsafe) var table: SlowTable? = makeFadingTable()
    let isEnding = end.during {
      table = nil
    } _: {
      stage.advance(by: 1)
    }
    #expect(isEnding)
    #expect(table == nil)
  }
}
