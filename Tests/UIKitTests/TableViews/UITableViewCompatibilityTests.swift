import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// Ways of using lists that apps have got used to.
@MainActor
@Suite(.serialized, .closesWindows) struct UITableViewCompatibilityTests {
  private let stage = Stage()

  /// Hides what it can by heights that are hardly anything, and notes which way the finger goes.
  @MainActor
  private final class Behaviors: NSObject, UITableViewDelegate {
    private(set) var ways: [CGFloat] = []

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      .leastNormalMagnitude
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      .leastNonzeroMagnitude
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      ways.append(scrollView.panGestureRecognizer.translation(in: scrollView.superview).y)
    }
  }

  private func show(_ table: UITableView) {
    table.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(table)
    stage.frame()
  }

  @Test func `the pan tells a delegate how far the finger has gone since it touched`() {
    let habits = Behaviors()
    let table = makeTable(Rows(count: 100)) { $0.delegate = habits }
    show(table)
    stage.pull(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -12), count: 5)
    #expect(habits.ways == [-24, -36, -48, -60])
    #expect(table.panGestureRecognizer.velocity(in: table).y < 0)
    stage.pull(from: CGPoint(x: 100, y: 240), by: CGVector(dx: 0, dy: 8), count: 0)
    stage.touch(.ended, at: CGPoint(x: 100, y: 240))
  }

  @Test func `a translation that is set anew does not move the content`() {
    let table = makeTable(Rows(count: 100))
    show(table)
    stage.pull(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -12), count: 5)
    let offset = table.contentOffset.y
    table.panGestureRecognizer.setTranslation(.zero, in: nil)
    stage.touch(.moved, at: CGPoint(x: 100, y: 230))
    #expect(table.contentOffset.y == offset + 10)
    #expect(table.panGestureRecognizer.translation(in: nil).y == -10)
  }

  @Test func `headers and footers of hardly any height leave no space in a grouped table`() {
    stage.close()
    let habits = Behaviors()
    let table = makeTable(Rows([[1, 2], [3]]), style: .grouped) { $0.delegate = habits }
    let frames = table.visibleCells.map(\.frame.minY)
    #expect(zip(frames, [0, 44, 88]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(frames.count == 3)
    #expect(abs(table.contentSize.height - 132) < 0.001)
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, 10_000])
  func `a separator with a huge inset is not seen`(inset: CGFloat) throws {
    stage.close()
    let table = makeTable(Rows(count: 2))
    let cell = try #require(table.visibleCells.first)
    cell.separatorInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
    cell.layoutIfNeeded()
    let lines = cell.subviews.filter { $0.frame.height <= 1 }
    #expect(lines.allSatisfy { $0.frame.width == 0 && $0.frame.minX.isFinite })
  }

  @Test func `an offset set in an animation is reached by that animation`() {
    let table = makeTable(Rows(count: 100))
    show(table)
    UIView.animate(withDuration: 0.4) { table.contentOffset.y = 200 }
    #expect(table.contentOffset.y == 200)
    stage.frame()
    stage.advance(by: 0.2)
    let seen = table.layer.presentation()?.bounds.minY ?? 200
    #expect(seen > 20)
    #expect(seen < 180)
    stage.advance(by: 0.4)
    #expect(table.layer.presentation()?.bounds.minY == 200)
  }

  @Test func `a header view that grows is set again and pushes rows down`() {
    stage.close()
    let table = makeTable(Rows(count: 3))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.minY == 50)
    #expect(header.frame.width == 300)
    header.frame.size.height = 80
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.minY == 80)
    #expect(table.contentSize.height == 200)
  }

  @Test func `accessories grow with the text`() throws {
    stage.close()
    let table = makeTable(Rows(count: 1))
    let cell = try #require(table.visibleCells.first)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let narrow = cell.contentView.frame.width
    let glyph = try #require(cell.subviews.first { $0.frame.maxX == 284 })
    let size = glyph.frame.size
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let ratio =
      UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: large) / 100
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityLarge)
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    let stage = Stage()
    stage.window.addSubview(table)
    stage.frame()
    #expect(abs(glyph.frame.height - size.height * ratio) <= 1)
    #expect(ratio > 1.5)
    #expect(glyph.frame.maxX == 284)
    #expect(table.visibleCells.first?.contentView.frame.width ?? narrow < narrow)
    // An accessory that is made while text is large is as large as one that grew.
    let other = UITableViewCell()
    other.accessoryType = .disclosureIndicator
    other.frame = cell.frame
    other.layoutIfNeeded()
    #expect(other.subviews.contains { $0.frame.size == glyph.frame.size })
  }
}
