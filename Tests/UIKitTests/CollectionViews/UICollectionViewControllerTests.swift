import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// A controller of numbered items that remembers what is asked of it.
@MainActor
private final class Numbers: UICollectionViewController {
  var loads = 0
  var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath.item) }
}

/// Controllers of collection views on the stack of a navigation controller.
@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewControllerTests {
  private let small = makeGrid { $0.itemSize = CGSize(width: 100, height: 100) }
  private let large = makeGrid { $0.itemSize = CGSize(width: 200, height: 200) }
  private let root: Numbers
  private let next: Numbers
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    (root, next) = (
      Numbers(collectionViewLayout: small), Numbers(collectionViewLayout: large)
    )
    (root.title, next.title) = ("Root", "Next")
    navigation = UINavigationController(rootViewController: root)
    stage = Stage(root: navigation)
    stage.advance(by: 0.1)
  }

  @Test func `by default each controller has a collection view of its own`() {
    #expect(!next.useLayoutToLayoutNavigationTransitions)
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(next.collectionView !== root.collectionView)
    #expect(root.collectionView.window == nil)
  }

  @Test func `a controller that shares the collection view changes its layout as it is pushed`()
    throws
  {
    next.useLayoutToLayoutNavigationTransitions = true
    let list = try #require(root.collectionView)
    let cell = try #require(list.cellForItem(at: [0, 1]))
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    #expect(next.collectionView === list)
    #expect(next.loads == 1)
    #expect(list.collectionViewLayout === large)
    let width = cell.layer.presentation()?.bounds.width ?? 0
    #expect(width > 100)
    #expect(width < 200)
    stage.advance(by: 1)
    #expect(list.window != nil)
    #expect(list.delegate === next)
    #expect(list.dataSource === root)
    #expect(list.next === next)
    #expect(cell.bounds.width == 200)
    #expect(list.cellForItem(at: [0, 1]) === cell)
    list.scrollToItem(at: [0, 1], at: .centeredVertically, animated: false)
    stage.frame()
    stage.tap(at: list.convert(cell.center, to: nil))
    stage.advance(by: 0.3)
    #expect(next.selected == [1])
    #expect(root.selected.isEmpty)
  }

  @Test func `popping leads the collection view back to the layout that it had`() throws {
    next.useLayoutToLayoutNavigationTransitions = true
    let list = try #require(root.collectionView)
    let other = makeGrid { $0.itemSize = CGSize(width: 50, height: 50) }
    list.setCollectionViewLayout(other, animated: false)
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(root.collectionView === list)
    #expect(list.window != nil)
    #expect(list.collectionViewLayout === other)
    #expect(list.delegate === root)
    #expect(list.next === root)
    #expect(list.visibleCells.count == 6)
    navigation.pushViewController(next, animated: false)
    stage.frame()
    #expect(list.collectionViewLayout === large)
    #expect(next.collectionView === list)
    #expect(navigation.interactivePopGestureRecognizer?.shouldBegin == false)
  }
}

extension UIGestureRecognizer {
  /// Whether its delegate lets it begin.
  fileprivate var shouldBegin: Bool? { delegate?.gestureRecognizerShouldBegin(self) }
}
