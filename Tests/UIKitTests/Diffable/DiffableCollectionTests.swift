import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows) struct DiffableCollectionTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private let stage = Stage()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: makeGrid { $0.itemSize = CGSize(width: 300, height: 40) })
    stage.window.addSubview(view)
  }

  private final class TextCell: UICollectionViewCell {
    var text = ""
    var configured = 0
  }

  private func makeSource() -> Source {
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, item in
      cell.text = item
      cell.configured += 1
    }
    return Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private var texts: [String] { view.visibleCells.compactMap { ($0 as? TextCell)?.text } }

  private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `snapshots lead the view from one to the next`() throws {
    let source = makeSource()
    source.apply(snapshot([(1, ["a", "b"]), (2, ["c"])]), animatingDifferences: false)
    stage.frame()
    #expect(texts == ["a", "b", "c"])
    let b = try #require(view.cellForItem(at: [0, 1]))
    var isDone = false
    source.apply(snapshot([(2, ["c", "b"]), (3, ["x"])])) { isDone = true }
    #expect(!isDone)
    stage.advance(by: 0.5)
    #expect(texts == ["c", "b", "x"])
    #expect(isDone)
    #expect(source.itemIdentifier(for: [0, 1]) == "b")
    #expect(source.indexPath(for: "x") == [1, 0])
    #expect(source.sectionIdentifier(for: 0) == 2)
    #expect(source.index(for: 3) == 1)
    #expect(b.superview != nil || view.cellForItem(at: [0, 1]) !== b)
  }

  @Test func `reconfigured items keep their cells, reloaded ones get others`() throws {
    let source = makeSource()
    source.apply(snapshot([(1, ["a", "b"])]), animatingDifferences: false)
    stage.frame()
    let (a, b) = (view.cellForItem(at: [0, 0]) as? TextCell, view.cellForItem(at: [0, 1]))
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    next.reloadItems(["b"])
    source.apply(next)
    stage.advance(by: 0.5)
    #expect(view.cellForItem(at: [0, 0]) === a)
    #expect(a?.configured == 2)
    #expect(view.cellForItem(at: [0, 1]) !== b)
  }

  @Test func `a reload makes all cells anew`() {
    let source = makeSource()
    source.apply(snapshot([(1, ["a"])]), animatingDifferences: false)
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot([(1, ["b", "c"])])) { isDone = true }
    #expect(isDone)
    #expect(texts == ["b", "c"])
  }

  @Test func `supplementary views come from their provider`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: kind
    ) { header, _, path in header.tag = path.section + 5 }
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    let source = makeSource()
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    source.apply(snapshot([(1, ["a"]), (2, ["b"])]), animatingDifferences: false)
    stage.frame()
    #expect(view.supplementaryView(forElementKind: kind, at: [1, 0])?.tag == 6)
  }

  @Test func `a controller shows its collection view and clears its selection`() {
    final class Controller: UICollectionViewController {
      var chosen: [IndexPath] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
          UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 5 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { chosen.append(indexPath) }
    }
    view.removeFromSuperview()
    let controller = Controller(collectionViewLayout: makeGrid())
    stage.window.rootViewController = controller
    stage.frame()
    #expect(controller.collectionView.visibleCells.count == 5)
    let cell = controller.collectionView.visibleCells.first
    stage.tap(at: cell?.convert(CGPoint(x: 50, y: 20), to: nil) ?? .zero)
    stage.advance(by: 0.3)
    #expect(controller.chosen == [[0, 0]])
    #expect(controller.collectionViewLayout === controller.collectionView.collectionViewLayout)
  }

  @Test func `the description has a line for each section, with its first items`() {
    let source = makeSource()
    let many = (1...12).map(String.init)
    source.apply(snapshot([(1, ["a", "b"]), (2, many)]), animatingDifferences: false)
    let lines = source.description().split(separator: "\n")
    #expect(lines.first?.hasSuffix(": 2 sections, 14 items") == true)
    #expect(lines.dropFirst() == ["  1: a, b", "  2: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 2 more"])
  }
}
