import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct UITableViewOffsetTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
  private let rows = Rows(count: 100)
  private let stage = Stage()

  init() {
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.frame()
  }

  /// Inserts rows above all others in a batch that moves the offset by their height.
  private func insertAbove(_ count: Int) {
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        rows.sections[0].insert(contentsOf: (1...count).map { -$0 }.reversed(), at: 0)
        table.insertRows(
          at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .automatic)
        table.contentOffset.y += CGFloat(count) * 44
      }
    }
  }

  @Test func `an offset that moves with the rows of a batch keeps their cells`() {
    table.contentOffset.y = 440
    stage.frame()
    let cells = table.visibleCells
    insertAbove(50)
    stage.frame()
    #expect(table.contentOffset.y == 2_640)
    #expect(table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
  }

  @Test func `an animated scroll ends within what a batch has reloaded`() {
    table.setContentOffset(CGPoint(x: 0, y: 3_000), animated: true)
    stage.advance(by: 0.1)
    table.performBatchUpdates {
      rows.sections = [[0]]
      table.reloadData()
    }
    stage.advance(by: 1)
    #expect(table.contentOffset.y == 0)
  }

  @Test func `a fling goes on from an offset that moves with a batch`() {
    func fling(inserting frame: Int?) -> [CGFloat] {
      rows.sections = [Array(0..<100)]
      table.reloadData()
      // Ends the fling before, which an offset alone would only move.
      table.setContentOffset(CGPoint(x: 0, y: 3_900), animated: false)
      stage.advance(by: 0.1)
      stage.touch(.began, at: CGPoint(x: 200, y: 100))
      for step in 1...6 {
        stage.advance(by: 1.0 / 60)
        stage.touch(.moved, at: CGPoint(x: 200, y: 100 + CGFloat(step) * 25))
      }
      stage.touch(.ended, at: CGPoint(x: 200, y: 250))
      return (0..<60).map { count in
        if count == frame { insertAbove(50) }
        stage.advance(by: 1.0 / 60)
        return table.contentOffset.y - (rows.sections[0].count > 100 ? 2_200 : 0)
      }
    }
    let alone = fling(inserting: nil)
    for frame in [2, 20] {
      let along = fling(inserting: frame)
      #expect(zip(alone, along).allSatisfy { abs($0 - $1) <= 0.5 })
    }
    #expect(alone[0] - alone[59] > 300)
  }

  @Test func `rows that leave in an animation of the bounds are drawn to its end`() {
    table.contentOffset.y = 440
    stage.frame()
    let first = table.visibleCells[0]
    UIView.animate(withDuration: 0.3) {
      table.contentOffset.y = 880
      table.layoutIfNeeded()
    }
    #expect(!table.visibleCells.contains(first))
    stage.advance(by: 0.1)
    #expect(first.superview === table)
    stage.advance(by: 0.3)
    #expect(first.superview == nil)
  }

  @Test func `an offset set when the insets change stays`() {
    let log = InsetLog()
    table.delegate = log
    table.contentOffset.y = 440
    stage.frame()
    table.contentInset.bottom = 100
    #expect(table.contentOffset.y == 540)
  }
}

/// A delegate that scrolls as far as the insets grow.
@MainActor
private final class InsetLog: NSObject, UITableViewDelegate {
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.contentOffset.y += 100
  }
}
