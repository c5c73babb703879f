import Foundation

/// A step of the focus from one item of a collection view to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that the focus leaves; nil if the focus was at none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  /// The item that the focus comes to; nil if it is taken away.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ step: FocusStep, in view: UICollectionView) {
    previouslyFocusedIndexPath = step.previous?.indexPath
    nextFocusedIndexPath = step.next?.indexPath
    super.init(
      from: step.isLost ? nil : step.previous.flatMap(view.displayedCell),
      to: step.next.flatMap(view.displayedCell),
      heading: step.heading)
  }
}
