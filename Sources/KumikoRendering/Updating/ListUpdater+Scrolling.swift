import KumikoComponents
import KumikoDiff
import UIKit

extension ListUpdater {
  /// Notes where the target is scrolled to.
  func position(of target: Target, _ adapter: Adapter) -> ScrollPosition {
    keepsReadingPosition
      ? ScrollPosition(of: target, following: adapter) : ScrollPosition(of: target)
  }

  /// Scrolls the target to where it was, unless the user scrolls it.
  func keep(
    _ position: ScrollPosition, target: Target, adapter: Adapter,
    stages: StagedChangeset<[Section]>
  ) {
    guard !target.isScrolling else { return }
    withAnimations(false) {
      if keepsReadingPosition {
        let moved = Set(stages.flatMap { $0.elementMoved.map(\.target.indexPath) })
        if position.restoreRow(in: target, data: adapter.data, moved: moved) { return }
      }
      if keepsContentOffset { position.restoreOffset(in: target) }
    }
  }
}
