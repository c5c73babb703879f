import KumikoComponents
import UIKit

/// How each kind of change of a table looks; moves have no choice.
public struct TableAnimations: Hashable, Sendable {
  /// How sections leave; fading by default.
  public var deleteSections: UITableView.RowAnimation
  /// How sections arrive; fading by default.
  public var insertSections: UITableView.RowAnimation
  /// How sections are shown anew; fading by default.
  public var reloadSections: UITableView.RowAnimation
  /// How rows leave; fading by default.
  public var deleteRows: UITableView.RowAnimation
  /// How rows arrive; fading by default.
  public var insertRows: UITableView.RowAnimation
  /// How rows are shown anew; fading by default.
  public var reloadRows: UITableView.RowAnimation

  /// Makes animations that fade, except for those that are given.
  ///
  /// - Parameters:
  ///   - deleteSections: How sections leave; fading by default.
  ///   - insertSections: How sections arrive; fading by default.
  ///   - reloadSections: How sections are shown anew; fading by default.
  ///   - deleteRows: How rows leave; fading by default.
  ///   - insertRows: How rows arrive; fading by default.
  ///   - reloadRows: How rows are shown anew; fading by default.
  public init(
    deleteSections: UITableView.RowAnimation = .fade,
    insertSections: UITableView.RowAnimation = .fade,
    reloadSections: UITableView.RowAnimation = .fade,
    deleteRows: UITableView.RowAnimation = .fade, insertRows: UITableView.RowAnimation = .fade,
    reloadRows: UITableView.RowAnimation = .fade
  ) {
    self.deleteSections = deleteSections
    self.insertSections = insertSections
    self.reloadSections = reloadSections
    self.deleteRows = deleteRows
    self.insertRows = insertRows
    self.reloadRows = reloadRows
  }
}

extension UITableView: BatchUpdating {
  /// Performs the operations that `updates` tells.
  public func performBatch(_ updates: () -> Void, completion: @escaping () -> Void) {
    performBatchUpdates(updates) { _ in completion() }
  }

  /// Tells one operation; called inside a batch.
  public func perform(_ operation: BatchOperation, animations: TableAnimations) {
    switch operation {
    case .deleteSections(let sections): deleteSections(sections, with: animations.deleteSections)
    case .insertSections(let sections): insertSections(sections, with: animations.insertSections)
    case .reloadSections(let sections): reloadSections(sections, with: animations.reloadSections)
    case .moveSection(let source, let target): moveSection(source, toSection: target)
    case .deleteItems(let paths): deleteRows(at: paths, with: animations.deleteRows)
    case .insertItems(let paths): insertRows(at: paths, with: animations.insertRows)
    case .reloadItems(let paths): reloadRows(at: paths, with: animations.reloadRows)
    case .moveItem(let source, let target): moveRow(at: source, to: target)
    }
  }

  /// The headers, footers and rows that can be seen, section by section, and headers and footers
  /// that have just left the view: a table that is being laid out still has them, and they may be
  /// in view again before it takes them away.
  ///
  /// - Complexity: O(*v* + log *s*), where *v* is the number of visible rows and sections and *s*
  ///   is the number of sections; O(*v* + *s*) while headers or footers leave.
  public var visibleElements: [VisibleElement] {
    let visible = visibleSections
    var edges = visible.flatMap(edges(ofSection:))
    let viewCount = subviews.count { $0 is UITableViewHeaderFooterView }
    var (lower, upper) = (visible.lowerBound - 1, visible.upperBound)
    while edges.count < viewCount, lower >= 0 || upper < numberOfSections {
      if lower >= 0 { edges += self.edges(ofSection: lower) }
      if upper < numberOfSections { edges += self.edges(ofSection: upper) }
      (lower, upper) = (lower - 1, upper + 1)
    }
    let rows = (indexPathsForVisibleRows ?? []).compactMap { path in
      cellForRow(at: path).map { VisibleElement.cell(path, $0) }
    }
    return edges + rows
  }

  private func edges(ofSection section: Int) -> [VisibleElement] {
    [
      headerView(forSection: section).map { VisibleElement.header(section, $0) },
      footerView(forSection: section).map { VisibleElement.footer(section, $0) },
    ].compactMap(\.self)
  }

  /// Where a row is, in the coordinates of the content.
  public func frameOfItem(at indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

  /// Scrolls until a row stands where it should, measuring rows on the way.
  public func scrollToItem(at indexPath: IndexPath, at position: RowPosition, animated: Bool) {
    let tablePosition: ScrollPosition =
      switch position {
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      case .none: .none
      }
    scrollToRow(at: indexPath, at: tablePosition, animated: animated)
  }

  /// The sections of which something can be seen; found by halving, as they lie in order.
  private var visibleSections: Range<Int> {
    func first(_ isBeyond: (CGRect) -> Bool) -> Int {
      var (low, high) = (0, numberOfSections)
      while low < high {
        let middle = low + (high - low) / 2
        if isBeyond(rect(forSection: middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0.maxY > bounds.minY }
    return start..<max(start, first { $0.minY >= bounds.maxY })
  }
}
