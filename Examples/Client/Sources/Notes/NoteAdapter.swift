import Kumiko
import UIKit

/// An adapter of our own: every row has our cell, and the adapter hears of scrolling.
final class NoteAdapter: UITableViewAdapter {
  private(set) var farthestOffset: CGFloat = 0

  override func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: NoteCell.self) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    farthestOffset = max(farthestOffset, scrollView.contentOffset.y)
  }
}

/// An updater of our own: counts the stages that lead from one list to the next.
final class NoteUpdater: UITableViewUpdater<NoteAdapter> {
  private(set) var stageCounts: [Int] = []

  override func performDifferentialUpdates(
    target: UITableView, adapter: NoteAdapter, stagedChangeset: StagedDataChangeset
  ) {
    stageCounts.append(stagedChangeset.count)
    super.performDifferentialUpdates(
      target: target, adapter: adapter, stagedChangeset: stagedChangeset)
  }
}
