import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Random batches, scrolls of views and regions, other layouts and other widths, against arrays.
@MainActor
@Suite(.serialized, .closesWindows) struct CompositionalFuzzTests {
  private let items = Items([Array(0..<12), Array(100..<130), []])
  private let log = ElementLog()

  private func layout(_ kind: Int) -> UICollectionViewLayout {
    switch kind {
    case 0:
      return UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: columns(1, height: .estimated(50))))
    case 1:
      let section = shelf(.continuous, width: 120)
      section.boundarySupplementaryItems = [header(pins: true)]
      return UICollectionViewCompositionalLayout(section: section)
    case 2:
      return UICollectionViewCompositionalLayout { section, environment in
        if section == 1 { return shelf(.groupPagingCentered, width: 200) }
        let isWide = environment.container.effectiveContentSize.width > 320
        let made = NSCollectionLayoutSection(
          group: columns(isWide ? 4 : 2, height: .estimated(44)))
        made.boundarySupplementaryItems = [header(.estimated(20), pins: section == 0)]
        return made
      }
    case 3:
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    default: return makeGrid()
    }
  }

  @Test(arguments: 0..<12)
  func `cells in view show the items that the layout has there`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let stage = Stage()
    let view = stage.show(layout(seed % 5), items, log, cell: SizedItemCell.self)
    var next = 1000
    for step in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: view.contentOffset.y = CGFloat(Int.random(in: -20...1500, using: &random))
      case 1: scrollRegion(view, &random)
      case 2:
        view.setCollectionViewLayout(
          layout(Int.random(in: 0..<5, using: &random)), animated: Bool.random(using: &random))
      case 3: view.frame.size.width = Bool.random(using: &random) ? 300 : 390
      case 4: view.reloadData()
      default: update(view, &next, &random)
      }
      stage.advance(by: [0, 0.05, 0.5].randomElement(using: &random) ?? 0)
      expectRight(view, "seed \(seed) step \(step)")
    }
    stage.advance(by: 2)
    view.layoutIfNeeded()
    expectRight(view, "seed \(seed), at rest")
    #expect(log.faults.isEmpty, "seed \(seed)")
    let isFlow = view.collectionViewLayout is UICollectionViewFlowLayout
    #expect(
      view.subviews.filter { $0 is UIScrollView }.count <= (isFlow ? 0 : 3), "seed \(seed)")
  }

  private func scrollRegion(_ view: UICollectionView, _ random: inout SeededRandom) {
    let region = view.indexPathsForVisibleItems.sorted().lazy.compactMap {
      view.region(of: $0)
    }.first
    guard let region else { return }
    let offset = CGFloat(Int.random(in: 0...2000, using: &random))
    region.setContentOffset(
      CGPoint(x: min(offset, max(0, region.contentSize.width - region.bounds.width)), y: 0),
      animated: Bool.random(using: &random))
  }

  private func update(
    _ view: UICollectionView, _ next: inout Int, _ random: inout SeededRandom
  ) {
    let section = Int.random(in: 0..<3, using: &random)
    let count = items.sections[section].count
    let place = Int.random(in: 0...count, using: &random)
    let kind = Int.random(in: 0..<3, using: &random)
    next += 1
    let new = next
    view.performBatchUpdates {
      if kind == 0 || count < 3 {
        items.sections[section].insert(new, at: place)
        view.insertItems(at: [[section, place]])
      } else if kind == 1 {
        items.sections[section].remove(at: place % count)
        view.deleteItems(at: [[section, place % count]])
      } else {
        let moved = items.sections[section].remove(at: place % count)
        items.sections[0].insert(moved, at: 0)
        view.moveItem(at: [section, place % count], to: [0, 0])
      }
    }
  }

  private func expectRight(_ view: UICollectionView, _ label: String) {
    view.layoutIfNeeded()
    for path in view.indexPathsForVisibleItems {
      let (section, item) = (path.section, path.item)
      guard items.sections.indices.contains(section), item < items.sections[section].count else {
        Issue.record("\(label): \(path) does not exist")
        continue
      }
      #expect(
        view.cellForItem(at: path)?.tag == items.sections[section][item], "\(label): \(path)")
      #expect(
        view.cellForItem(at: path)?.frame == view.layoutAttributesForItem(at: path)?.frame,
        "\(label): \(path)")
    }
    #expect(view.contentSize.height.isFinite, "\(label)")
    #expect(view.contentSize.width <= 390, "\(label)")
  }
}
