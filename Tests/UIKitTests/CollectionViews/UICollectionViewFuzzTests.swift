import Testing
import UIKit
import _UIKitTestSupport

/// Numbers that follow from a seed.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound <= 0 ? 0 : Int(state % UInt64(bound))
  }
}

/// Random batches, scrolls, layout changes and reloads, against plain arrays.
@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewFuzzTests {
  private func layout(_ kind: Int) -> UICollectionViewLayout {
    switch kind {
    case 0: makeGrid { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
    case 1:
      makeGrid {
        $0.headerReferenceSize = CGSize(width: 0, height: 25)
        $0.footerReferenceSize = CGSize(width: 0, height: 15)
        $0.sectionHeadersPinToVisibleBounds = true
        $0.itemSize = CGSize(width: 70, height: 90)
      }
    case 2: makeGrid { $0.estimatedItemSize = CGSize(width: 300, height: 60) }
    default: Rows50()
    }
  }

  @Test(arguments: 0..<40)
  func `what is in view is what the layout says, and displays are balanced`(seed: Int) {
    let stage = Stage()
    var dice = Dice(seed + 1)
    let items = Items(
      (0..<1 + dice.roll(4)).map { section in
        (0..<dice.roll(30)).map { section * 1000 + $0 }
      })
    let log = ElementLog()
    let view = stage.show(layout(seed % 4), items, log, cell: SizedItemCell.self)
    var next = 100_000
    var steps = [describe(seed % 4)]
    for _ in 0..<30 {
      steps.append(step(stage, view, items, &dice, &next))
      stage.frame()
      let faults = view.faults(items) + log.faults
      #expect(faults.isEmpty, "\(steps.suffix(6)) of \(steps.count), at \(view.contentOffset.y)")
      if !faults.isEmpty { return }
    }
    stage.advance(by: 1)
    let shown = view.visibleCells.count + headers(view)
    #expect(log.shownCount == shown)
    #expect(view.faults(items).isEmpty)
    let views = view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    #expect(views.count == shown)
  }

  private func describe(_ kind: Int) -> String { "layout \(kind)" }

  /// Does one random thing, and says what.
  private func step(
    _ stage: Stage, _ view: UICollectionView, _ items: Items, _ dice: inout Dice, _ next: inout Int
  ) -> String {
    switch dice.roll(9) {
    case 0...4:
      batch(view, items, &dice, &next)
      return "batch to \(items.sections.map(\.count))"
    case 5:
      let offset = CGFloat(dice.roll(Int(max(1, view.contentSize.height))))
      view.scroll(to: offset)
      return "scroll to \(offset)"
    case 6:
      let time = Double(dice.roll(4)) * 0.1
      stage.advance(by: time)
      return "advance \(time)"
    case 7:
      let (kind, animated) = (dice.roll(4), dice.roll(2) == 0)
      view.setCollectionViewLayout(layout(kind), animated: animated)
      return describe(kind) + (animated ? " animated" : "")
    default:
      let reloads = dice.roll(3) == 0
      if reloads { view.reloadData() }
      view.frame.size.width = CGFloat(200 + dice.roll(3) * 50)
      return "\(reloads ? "reload, " : "")width \(view.frame.width)"
    }
  }

  private func headers(_ view: UICollectionView) -> Int {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .reduce(0) { $0 + view.visibleSupplementaryViews(ofKind: $1).count }
  }

  /// Deletes, inserts, moves and reloads some items and sections in one batch.
  private func batch(
    _ view: UICollectionView, _ items: Items, _ dice: inout Dice, _ next: inout Int
  ) {
    let before = items.sections
    let (deleted, kept) = split(before, &dice)
    var reloads: [IndexPath] = []
    var after = kept.map { $0.map { before[$0.section][$0.item] } }
    for path in kept.joined() where dice.roll(12) == 0 { reloads.append(path) }
    var inserted: [IndexPath] = []
    for section in after.indices {
      for _ in 0..<dice.roll(4) {
        let place = dice.roll(after[section].count + 1)
        after[section].insert(next, at: place)
        next += 1
      }
      inserted += after[section].indices.filter { after[section][$0] >= 100_000 }.filter { place in
        !before.joined().contains(after[section][place])
      }.map { IndexPath(item: $0, section: section) }
    }
    view.performBatchUpdates {
      items.sections = after
      view.insertItems(at: inserted)
      view.deleteItems(at: deleted)
      view.reloadItems(at: reloads)
      #expect(view.pendingUpdateProblem == nil)
    }
  }

  private func split(
    _ sections: [[Int]], _ dice: inout Dice
  ) -> (deleted: [IndexPath], kept: [[IndexPath]]) {
    var deleted: [IndexPath] = []
    var kept: [[IndexPath]] = []
    for (section, row) in sections.enumerated() {
      var stay: [IndexPath] = []
      for item in row.indices {
        if dice.roll(6) == 0 {
          deleted.append([section, item])
        } else {
          stay.append([section, item])
        }
      }
      kept.append(stay)
    }
    return (deleted, kept)
  }

  @Test(arguments: 0..<20)
  func `sections come, go and move`(seed: Int) {
    let stage = Stage()
    var dice = Dice(seed + 77)
    let items = Items((0..<5).map { section in (0..<4).map { section * 10 + $0 } })
    let log = ElementLog()
    let view = stage.show(layout(seed % 2), items, log, cell: SizedItemCell.self)
    for step in 0..<15 {
      let count = items.sections.count
      let kind = count == 0 ? 0 : dice.roll(4)
      view.performBatchUpdates {
        switch kind {
        case 0:
          let place = dice.roll(count + 1)
          items.sections.insert([500 + step, 600 + step], at: place)
          view.insertSections([place])
        case 1:
          let place = dice.roll(count)
          items.sections.remove(at: place)
          view.deleteSections([place])
        case 2:
          let (from, to) = (dice.roll(count), dice.roll(count))
          let section = items.sections.remove(at: from)
          items.sections.insert(section, at: to)
          view.moveSection(from, toSection: to)
        default:
          let place = dice.roll(count)
          items.sections[place].append(700 + step)
          view.reloadSections([place])
        }
      }
      if dice.roll(2) == 0 { stage.advance(by: 0.1) } else { stage.frame() }
      let faults = view.faults(items) + log.faults
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)")
      if !faults.isEmpty { return }
    }
    stage.advance(by: 1)
    #expect(log.shownCount == view.visibleCells.count + headers(view))
  }
}
