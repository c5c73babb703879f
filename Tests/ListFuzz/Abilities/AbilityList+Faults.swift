import Kumiko
import UIKit

/// What must hold whenever the list is at rest: it shows what was rendered last.
extension AbilityList {
  var isAtRest: Bool {
    finger == nil && !screen.display.needsFrame && NextTurn.isEmpty && PendingRenders.count == 0
  }

  /// All texts, section by section.
  private var expected: [[String]] {
    [
      FolderTree.rows(expanded: model.expanded).map(String.init), model.found.map(\.text),
    ]
  }

  /// Notes what is wrong.
  func check() {
    guard isAtRest else { return }
    let expected = expected
    guard sectionCount == 2 else { return note("\(sectionCount) sections") }
    for (section, texts) in expected.enumerated() where rowCount(section) != texts.count {
      return note("\(rowCount(section)) rows in section \(section), not \(texts.count)")
    }
    for (path, cell) in shownCells {
      guard expected[path.section].indices.contains(path.item) else {
        note("there is a cell at \(path.section)/\(path.item), but no row")
        continue
      }
      let text = expected[path.section][path.item]
      if let shown = label(in: cell)?.text, shown != text {
        note("the cell at \(path.section)/\(path.item) shows \(shown), not \(text)")
      }
      let isRedacted = path.section == 1 && model.isRedacted && model.found[path.item].isThird
      if !isRedacted, cell.alpha != 1 || cell.isHidden {
        note("the cell at \(path.section)/\(path.item) is hidden")
      }
    }
  }

  private var sectionCount: Int {
    (view as? UITableView)?.numberOfSections ?? (view as? UICollectionView)?.numberOfSections ?? 0
  }

  private func rowCount(_ section: Int) -> Int {
    (view as? UITableView)?.numberOfRows(inSection: section)
      ?? (view as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
  }

  private var shownCells: [(IndexPath, UIView)] {
    if let table = view as? UITableView {
      return (table.indexPathsForVisibleRows ?? []).compactMap { path in
        table.cellForRow(at: path).map { (path, $0) }
      }
    }
    let list = view as? UICollectionView
    return (list?.indexPathsForVisibleItems ?? []).compactMap { path in
      list?.cellForItem(at: path).map { (path, $0) }
    }
  }

  private func label(in cell: UIView) -> UILabel? {
    let content = (cell as? any ComponentRenderable)?.renderedContent
    if let label = content as? UILabel { return label }
    return (content as? UIView).flatMap(firstLabel)
  }

  private func firstLabel(in view: UIView) -> UILabel? {
    view.subviews.lazy.compactMap { ($0 as? UILabel) ?? self.firstLabel(in: $0) }.first
  }

  /// What the list looks like from its top: where its first cells stand, and how long it is.
  func look() -> [String] {
    view.setContentOffset(CGPoint(x: 0, y: -view.adjustedContentInset.top), animated: false)
    screen.settle()
    let cells = shownCells.sorted { $0.0 < $1.0 }
      .filter { $1.frame.maxY < view.contentOffset.y + 320 }
      .map { path, cell in
        "\(path.section)/\(path.item) \(label(in: cell)?.text ?? "") at \(cell.frame.minY)"
      }
    return cells
  }
}

extension AbilityModel.Line {
  fileprivate var isThird: Bool { id.isMultiple(of: 3) }
}
