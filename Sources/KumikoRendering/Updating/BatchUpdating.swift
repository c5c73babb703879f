import KumikoComponents
import UIKit

/// A list view as an updater sees it.
@preconcurrency @MainActor
public protocol BatchUpdating: UIScrollView {
  /// How changes look.
  associatedtype Animations

  /// Forgets everything and asks for the data again.
  func reloadData()

  /// Performs the operations that `updates` tells, and animates them unless animations are
  /// disabled.
  ///
  /// - Parameters:
  ///   - updates: Sets the data and tells the operations that lead to it.
  ///   - completion: Called once all animations are over.
  func performBatch(_ updates: () -> Void, completion: @escaping () -> Void)

  /// Performs `updates`, which render what can be seen and tell no operations, and has the sizes of
  /// what was rendered asked for again. A batch by default.
  func performRefresh(_ updates: () -> Void)

  /// Tells one operation; called inside a batch.
  func perform(_ operation: BatchOperation, animations: Animations)

  /// The headers, footers and rows that can be seen.
  var visibleElements: [VisibleElement] { get }

  /// Where a row is, in the coordinates of the content.
  func frameOfItem(at indexPath: IndexPath) -> CGRect

  /// Scrolls until a row stands where it should.
  func scrollToItem(at indexPath: IndexPath, at position: RowPosition, animated: Bool)
}

extension BatchUpdating {
  /// Performs the updates in a batch.
  public func performRefresh(_ updates: () -> Void) {
    performBatch(updates) {}
  }

  /// Scrolls by the row's present frame.
  public func scrollToItem(at indexPath: IndexPath, at position: RowPosition, animated: Bool) {
    let (frame, insets) = (frameOfItem(at: indexPath), adjustedContentInset)
    let (top, bottom) = (frame.minY - insets.top, frame.maxY + insets.bottom - bounds.height)
    let wanted =
      switch position {
      case .top: top
      case .middle: (top + bottom) / 2
      case .bottom: bottom
      case .none: min(max(contentOffset.y, bottom), top)
      }
    let offset = max(-insets.top, min(wanted, contentOffsetRule.greatest.y))
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
  }
}

extension BatchUpdating {
  /// Forgets everything and asks for the data again, through snapshots if the list view is led by
  /// those.
  func reloadAllData() {
    if let source = (self as? any AdapterBacked)?.diffableSource {
      source.reload()
    } else {
      reloadData()
    }
  }

  /// Has views measured that were rendered in a batch. A table has asked for their heights at its
  /// end; the layout of a collection view asks views that say that they want another size.
  func measureRendered() {
    if self is UICollectionView { layoutIfNeeded() }
  }

  /// Whether a finger or momentum moves the content.
  var isScrolling: Bool { isTracking || isDragging || isDecelerating }

  /// Whether changes could be seen.
  var isOnScreen: Bool { window != nil && !bounds.isEmpty }

  /// What decides where the list view stays scrolled to.
  var contentOffsetRule: ContentOffsetRule {
    ContentOffsetRule(bounds: bounds, contentSize: contentSize, insets: adjustedContentInset)
  }
}
