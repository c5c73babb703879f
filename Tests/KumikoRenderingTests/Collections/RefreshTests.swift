import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Counts invalidations of everything.
private final class CountingFlowLayout: UICollectionViewFlowLayout {
  var wholeCount = 0

  override func invalidateLayout() {
    wholeCount += 1
    super.invalidateLayout()
  }
}

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `What layouts are asked again` {
  @Test func `by a refresh is sizes only`() {
    let layout = CountingFlowLayout()
    let stage = CollectionStage(layout)
    stage.render(sections("A: a b c"))
    stage.screen.settle()
    layout.wholeCount = 0
    for _ in 0..<3 { stage.render(sections("A: a b c")) }
    stage.screen.settle()
    #expect(layout.wholeCount == 0)
    stage.render([Section(id: "A") { for id in ["a", "b", "c"] { Item(id, height: 70) } }])
    stage.screen.settle()
    #expect(stage.cell(at: 1)?.frame.height == 70, "an item that is as before but higher")
    #expect(layout.wholeCount == 0)
  }

  @Test func `when the view gets another width are the sizes of items`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 0, height: 600),
      collectionViewLayout: CollectionStage.rows)
    let screen = UIView(frame: .zero)
    screen.addSubview(list)
    let stage = TestStage(view: screen)
    let renderer = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(),
      updater: UICollectionViewUpdater<UICollectionViewFlowLayoutAdapter>())
    renderer.target = list
    renderer.render(sections("A: a b c"))
    stage.settle()
    for width: CGFloat in [300, 200, 350] {
      list.frame.size.width = width
      stage.settle()
      #expect(list.visibleCells.map(\.frame.width) == [width, width, width])
      #expect(list.visibleCells.allSatisfy { $0.frame.height == 40 })
    }
    list.frame.size.width = 250
    list.layoutIfNeeded()
    #expect(list.visibleCells.first?.frame.width == 250, "in the same layout")
  }
}
