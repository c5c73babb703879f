import QuartzCore
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// What keys and two fingers do, and what the delegate says about it.
@MainActor
private final class FocusLog: NSObject, UICollectionViewDelegate {
  var events: [String] = []
  var preferred: IndexPath?
  var canFocus: (IndexPath) -> Bool = { _ in true }
  var allowsRanges = false

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { canFocus(indexPath) }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferred
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { allowsRanges }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { events.append("begin \(indexPath.item) \(collectionView.allowsMultipleSelection)") }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    events.append("end")
  }
}

@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewFocusTests {
  private let stage = Stage()
  private let items = Items(count: 9)
  private let log = FocusLog()
  private let view: UICollectionView

  /// Three columns of items of 100 × 40 points.
  init() { view = stage.show(makeGrid(), items, log) }

  private func press(_ code: KeyInput.Code, shift: Bool = false) {
    let key = KeyInput(code, isShiftDown: shift)
    for isDown in [true, false] {
      stage.window.receive(.key(key, isDown: isDown, time: MediaClock.now))
    }
    stage.frame()
  }

  private func tap(_ item: Int) {
    stage.tap(at: CGPoint(x: item % 3 * 100 + 50, y: item / 3 * 40 + 20))
    stage.frame()
    log.events = []
  }

  private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  private var focused: [Int] {
    view.indexPathsForVisibleItems.filter {
      view.cellForItem(at: $0)?.configurationState.isFocused == true
    }.map(\.item)
  }

  @Test func `arrows move to the nearest item in their direction, return selects it`() {
    #expect(view.allowsFocus)
    #expect(!view.selectionFollowsFocus)
    #expect(!view.remembersLastFocusedIndexPath)
    tap(4)
    press(.right)
    #expect(focused == [5])
    #expect(log.events.isEmpty)
    press(.up)
    #expect(focused == [2])
    press(.left)
    press(.left)
    press(.down)
    #expect(focused == [3])
    press(.return)
    #expect(log.events == ["deselect 4", "select 3"])
    #expect(selected == [3])
  }

  @Test func `there is nothing beyond the ends of a line`() {
    tap(4)
    press(.right)
    press(.right)
    #expect(focused == [5])
  }

  @Test func `selection follows keys if it is to, and shift selects ranges`() {
    view.selectionFollowsFocus = true
    tap(0)
    press(.right)
    #expect(selected == [1])
    view.allowsMultipleSelection = true
    press(.down, shift: true)
    #expect(selected == [1, 2, 3, 4])
  }

  @Test func `items that keys cannot be at are passed over`() {
    log.canFocus = { $0.item != 1 }
    tap(0)
    press(.right)
    #expect(focused == [2])
    view.allowsFocus = false
    log.canFocus = { _ in false }
    press(.left)
    #expect(focused == [2])
  }

  @Test func `keys begin at the item that the delegate prefers, else at an end`() {
    view.alwaysBounceVertical = false
    log.preferred = [0, 4]
    press(.down)
    #expect(focused == [4])
    tap(8)
    view.reloadData()
    stage.frame()
    log.preferred = nil
    press(.down)
    #expect(focused == [0])
  }

  @Test func `keys return to where they were if the view remembers it`() {
    view.remembersLastFocusedIndexPath = true
    view.alwaysBounceVertical = false
    press(.down)
    press(.right)
    #expect(focused == [1])
    stage.tap(at: CGPoint(x: 150, y: 300))
    stage.frame()
    #expect(focused == [])
    press(.right)
    #expect(focused == [1])
  }

  @Test func `two fingers select a range where the delegate lets them`() {
    func drag() {
      for finger in [0, 1] {
        stage.touch(.began, at: CGPoint(x: 50 + finger * 20, y: 20), finger: finger)
      }
      for y in stride(from: 30, through: 60, by: 10) {
        for finger in [0, 1] {
          stage.touch(.moved, at: CGPoint(x: 50 + finger * 20, y: y), finger: finger)
        }
        stage.advance(by: 0.05)
      }
      for finger in [0, 1] {
        stage.touch(.ended, at: CGPoint(x: 50 + finger * 20, y: 60), finger: finger)
      }
      stage.advance(by: 0.1)
    }
    drag()
    #expect(log.events.isEmpty)
    #expect(!view.allowsMultipleSelection)
    log.allowsRanges = true
    drag()
    #expect(log.events == ["begin 0 true", "select 0", "select 1", "select 2", "select 3", "end"])
    #expect(selected == [0, 1, 2, 3])
    #expect(view.allowsMultipleSelection)
  }

  // MARK: Index titles

  private final class IndexedItems: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 90 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { [0, index * 30] }
  }

  @Test func `an index of titles leads to items`() throws {
    let items = IndexedItems()
    let indexed = stage.show(
      makeGrid { $0.itemSize = CGSize(width: 300, height: 40) }, self.items)
    indexed.dataSource = items
    stage.frame()
    let strip = try #require(indexed.subviews.first { $0 is UIControl })
    let labels = strip.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["A", "B", "C"])
    #expect(strip.frame.maxX == 300)
    let b = try #require(labels.first { $0.text == "B" })
    stage.tap(at: b.convert(CGPoint(x: b.bounds.midX, y: b.bounds.midY), to: nil))
    stage.frame()
    #expect(indexed.contentOffset.y == 1200)
    #expect(strip.frame.minY == 1200)
    items.titles = nil
    indexed.reloadData()
    stage.frame()
    #expect(!indexed.subviews.contains { $0 is UIControl })
  }
}
