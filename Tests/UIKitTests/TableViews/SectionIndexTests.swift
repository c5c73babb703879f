import HeadlessHost
import QuartzCore
import Testing
import UIKit
import _TestSupport

/// Sections with an index.
@MainActor
private final class IndexedRows: NSObject, UITableViewDataSource {
  var titles: [String]? = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
  var leads: (Int) -> Int = { $0 }
  private(set) var chosen: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 26 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    chosen.append(title)
    return leads(index)
  }
}

@MainActor
@Suite(.serialized) struct SectionIndexTests {
  private let rows = IndexedRows()

  /// A table of 300 × 600 points at the window's corner, with sections 400 points high.
  private func onStage(
    _ configure: (UITableView) -> Void = { _ in }, _ test: (Stage, UITableView) throws -> Void
  ) rethrows {
    let stage = Stage()
    defer { stage.close() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 40
    table.dataSource = rows
    configure(table)
    stage.window.addSubview(table)
    stage.frame()
    try test(stage, table)
  }

  /// The texts that stand at the table's end, from top to bottom.
  private func strip(_ table: UITableView) -> [String] {
    let controls = table.subviews.filter { $0 is UIControl }
    return controls.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
  }

  /// Where a title stands when all 26 are shown: lines of 14 points in the middle.
  private func point(_ title: Int) -> CGPoint {
    CGPoint(x: 292, y: 300 - 26 * 7 + CGFloat(title) * 14 + 7)
  }

  @Test func `titles stand at the end and content keeps clear of them`() {
    onStage { _, table in
      #expect(strip(table) == rows.titles)
      #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.contentView.frame.maxX == 285 })
      #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.frame.width == 300 })
    }
  }

  @Test func `without titles there is no index`() {
    rows.titles = nil
    onStage { _, table in
      #expect(strip(table).isEmpty)
      #expect(table.visibleCells[0].contentView.frame.width == 300)
      rows.titles = ["A"]
      table.reloadSectionIndexTitles()
      table.layoutIfNeeded()
      #expect(strip(table) == ["A"])
      #expect(table.visibleCells[0].contentView.frame.width == 285)
    }
  }

  @Test func `a short list has no index`() {
    onStage({ $0.sectionIndexMinimumDisplayRowCount = 261 }) { _, table in
      #expect(strip(table).isEmpty)
      table.sectionIndexMinimumDisplayRowCount = 260
      table.layoutIfNeeded()
      #expect(strip(table).count == 26)
    }
  }

  @Test func `a finger jumps to the section of each title it passes, once`() {
    onStage { stage, table in
      stage.touch(.began, at: point(4))
      #expect(table.contentOffset.y == 1_600)
      stage.touch(.moved, at: CGPoint(x: 200, y: point(4).y + 3))
      stage.touch(.moved, at: point(9))
      #expect(table.contentOffset.y == 3_600)
      stage.touch(.moved, at: point(2))
      stage.touch(.ended, at: point(2))
      #expect(table.contentOffset.y == 800)
      #expect(rows.chosen == ["E", "J", "C"])
    }
  }

  @Test func `above and below the titles the first and last are meant`() {
    onStage { stage, table in
      stage.touch(.began, at: CGPoint(x: 292, y: 5))
      #expect(rows.chosen == ["A"])
      stage.touch(.moved, at: CGPoint(x: 292, y: 595))
      stage.touch(.ended, at: CGPoint(x: 292, y: 595))
      #expect(rows.chosen == ["A", "Z"])
      #expect(table.contentOffset.y == 9_800)
    }
  }

  @Test func `the data source says which section a title leads to`() {
    rows.leads = { 25 - $0 }
    onStage { stage, table in
      stage.tap(at: point(22))
      #expect(table.contentOffset.y == 1_200)
    }
  }

  @Test func `scrubbing does not select or scroll by dragging`() {
    onStage { stage, table in
      stage.touch(.began, at: point(0))
      for title in 1...20 {
        stage.touch(.moved, at: point(title))
        stage.advance(by: 1.0 / 60)
      }
      stage.touch(.ended, at: point(20))
      stage.advance(by: 1)
      #expect(table.contentOffset.y == 8_000)
      #expect(table.indexPathForSelectedRow == nil)
      #expect(!table.isDecelerating)
    }
  }

  @Test func `the strip stays where it is while rows scroll`() {
    onStage { _, table in
      table.scroll(to: 777)
      let strip = table.subviews.first { $0 is UIControl }
      #expect(strip?.convert(CGPoint.zero, to: table.superview) == CGPoint(x: 285, y: 0))
    }
  }

  @Test func `colors are those set`() {
    onStage { stage, table in
      table.sectionIndexColor = .red
      table.sectionIndexBackgroundColor = .white
      table.sectionIndexTrackingBackgroundColor = .black
      table.layoutIfNeeded()
      let strip = table.subviews.first { $0 is UIControl }
      strip?.layoutIfNeeded()
      #expect((strip?.subviews.first as? UILabel)?.textColor == .red)
      #expect(strip?.backgroundColor == .white)
      stage.touch(.began, at: point(3))
      #expect(strip?.backgroundColor == .black)
      stage.touch(.ended, at: point(3))
      #expect(strip?.backgroundColor == .white)
    }
  }

  @Test func `titles that do not fit are thinned out, with dots between`() {
    onStage({ $0.frame.size.height = 190 }) { stage, table in
      let shown = strip(table)
      #expect(shown.count <= 13)
      #expect(shown.first == "A")
      #expect(shown.last == "Z")
      #expect(shown.enumerated().allSatisfy { ($0.offset % 2 == 1) == ($0.element == "•") })
      stage.touch(.began, at: CGPoint(x: 292, y: 95))
      stage.touch(.ended, at: CGPoint(x: 292, y: 95))
      #expect(["M", "N"].contains(rows.chosen.last))
    }
  }

  @Test func `assistive technology steps through the titles`() {
    onStage { _, table in
      let strip = table.subviews.first { $0 is UIControl }
      #expect(strip?.accessibilityTraits.contains(.adjustable) == true)
      strip?.accessibilityIncrement()
      strip?.accessibilityIncrement()
      #expect(table.contentOffset.y == 400)
      strip?.accessibilityDecrement()
      #expect(rows.chosen == ["A", "B", "A"])
    }
  }

  @Test func `the tab key reaches the index after the rows, and arrows step down and up`() {
    onStage { stage, table in
      for code in [KeyInput.Code.tab, .tab, .down, .down, .down, .up] {
        for isDown in [true, false] {
          stage.window.receive(.key(KeyInput(code), isDown: isDown, time: MediaClock.now))
        }
      }
      #expect(rows.chosen == ["A", "B", "C", "B"])
      #expect(table.contentOffset.y == 400)
    }
  }

  @Test func `read from right to left the index stands at the left`() {
    onStage({ $0.semanticContentAttribute = .forceRightToLeft }) { _, table in
      #expect(table.subviews.first { $0 is UIControl }?.frame.minX == 0)
    }
  }
}
