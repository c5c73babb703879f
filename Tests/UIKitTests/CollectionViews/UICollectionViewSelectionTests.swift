import Testing
import UIKit
import _UIKitTestSupport

/// Notes what the delegate is asked and told about selection.
@MainActor
private final class SelectionLog: NSObject, UICollectionViewDelegate {
  var events: [String] = []
  var allowsHighlight = true
  var allowsSelection = true

  private func note(_ what: String, _ path: IndexPath) { events.append("\(what) \(path.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return allowsHighlight
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return allowsSelection
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("primary", indexPath) }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewSelectionTests {
  private let stage = Stage()
  private let items = Items(count: 20)
  private let log = SelectionLog()

  private func show() -> UICollectionView {
    let view = stage.show(makeGrid(), items, log)
    view.delaysContentTouches = false
    return view
  }

  private func tap(_ item: Int) {
    stage.tap(at: CGPoint(x: CGFloat(item % 3) * 100 + 50, y: CGFloat(item / 3) * 40 + 20))
    stage.frame()
  }

  @Test func `a tap highlights, selects and ends the highlight`() {
    let view = show()
    tap(1)
    #expect(
      log.events == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "primary 1",
        "didUnhighlight 1",
      ])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(view.cellForItem(at: [0, 1])?.isSelected == true)
    #expect(view.cellForItem(at: [0, 1])?.isHighlighted == false)
  }

  @Test func `a second tap deselects the first item between question and answer`() {
    let view = show()
    tap(1)
    log.events = []
    tap(2)
    #expect(
      log.events.filter { $0.contains("elect") } == [
        "shouldSelect 2", "didDeselect 1", "didSelect 2",
      ])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    log.events = []
    tap(2)
    #expect(log.events.contains("didSelect 2"))
    #expect(!log.events.contains("shouldDeselect 2"))
  }

  @Test func `no highlight, no selection`() {
    let view = show()
    log.allowsHighlight = false
    tap(1)
    #expect(log.events == ["shouldHighlight 1"])
    #expect(view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `several items are selected and deselected one by one`() {
    let view = show()
    view.allowsMultipleSelection = true
    for item in [1, 2, 1] { tap(item) }
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(log.events.contains("shouldDeselect 1"))
    #expect(log.events.contains("didDeselect 1"))
    tap(3)
    view.allowsMultipleSelection = false
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `a touch makes the old item look deselected, a cancelled one restores it`() throws {
    let view = show()
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let old = try #require(view.cellForItem(at: [0, 1]))
    stage.touch(.began, at: CGPoint(x: 250, y: 20))
    #expect(!old.isSelected)
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    stage.touch(.cancelled, at: CGPoint(x: 250, y: 20))
    #expect(old.isSelected)
    #expect(!log.events.contains("didSelect 2"))
    #expect(log.events.last == "didUnhighlight 2")
  }

  @Test func `a touch whose item is deleted restores what it made look deselected`() throws {
    let view = show()
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let old = try #require(view.cellForItem(at: [0, 1]))
    stage.touch(.began, at: CGPoint(x: 250, y: 20))
    #expect(!old.isSelected)
    items.sections[0].remove(at: 2)
    view.deleteItems(at: [[0, 2]])
    #expect(old.isSelected)
    stage.touch(.ended, at: CGPoint(x: 250, y: 20))
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(!log.events.contains { $0.hasPrefix("shouldSelect") })
  }

  @Test func `a program selects without telling the delegate`() {
    let view = show()
    view.selectItem(at: [0, 18], animated: false, scrollPosition: .top)
    #expect(log.events.isEmpty)
    #expect(view.indexPathsForSelectedItems == [[0, 18]])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `selection goes along with items through updates`() {
    let view = show()
    view.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    items.sections[0].insert(99, at: 0)
    view.performBatchUpdates { view.insertItems(at: [[0, 0]]) }
    #expect(view.indexPathsForSelectedItems == [[0, 5]])
    view.reloadData()
    #expect(view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `cells that come into view are selected if their item is`() {
    items.sections = [Array(0..<300)]
    let view = show()
    view.selectItem(at: [0, 200], animated: false, scrollPosition: [])
    view.scrollToItem(at: [0, 200], at: .centeredVertically, animated: false)
    stage.frame()
    #expect(view.cellForItem(at: [0, 200])?.isSelected == true)
    view.scroll(to: 0)
    #expect(!view.visibleCells.isEmpty)
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `a selected background shows while the cell is selected`() throws {
    let view = show()
    let cell = try #require(view.cellForItem(at: [0, 0]))
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.superview == nil)
    cell.isSelected = true
    #expect(background.superview === cell)
    #expect(background.frame == cell.bounds)
    cell.isSelected = false
    #expect(background.superview == nil)
  }

  @Test func `backgrounds that another cell took stay there`() throws {
    let view = show()
    let one = try #require(view.cellForItem(at: [0, 0]))
    let other = try #require(view.cellForItem(at: [0, 1]))
    let (background, selected) = (UIView(), UIView())
    for cell in [one, other] {
      cell.isSelected = true
      cell.backgroundView = background
      cell.selectedBackgroundView = selected
    }
    one.isSelected = false
    one.backgroundView = nil
    one.selectedBackgroundView = nil
    #expect(background.superview === other)
    #expect(selected.superview === other)
  }

  @Test func `two fingers select nothing without leave, also when a touched cell is elsewhere`() {
    items.sections = [Array(0..<300)]
    for offset in [0, 900] as [CGFloat] {
      let view = show()
      view.allowsMultipleSelection = true
      stage.touch(.began, at: CGPoint(x: 50, y: 200))
      stage.advance(by: 0.3)
      view.contentOffset.y = offset
      stage.frame()
      stage.touch(.began, at: CGPoint(x: 150, y: 200), finger: 1)
      for step in 1...8 {
        for finger in 0...1 {
          stage.touch(
            .moved, at: CGPoint(x: 50 + 100 * CGFloat(finger), y: 200 + 20 * CGFloat(step)),
            finger: finger)
        }
        stage.advance(by: 0.02)
      }
      for finger in 0...1 {
        stage.touch(.ended, at: CGPoint(x: 50 + 100 * CGFloat(finger), y: 360), finger: finger)
      }
      stage.advance(by: 0.5)
      #expect(view.indexPathsForSelectedItems?.isEmpty != false)
      #expect(!log.events.contains { $0.hasPrefix("didSelect") || $0.hasPrefix("primary") })
      view.removeFromSuperview()
    }
  }
}
