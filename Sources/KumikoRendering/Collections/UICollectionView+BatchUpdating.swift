import KumikoComponents
import UIKit

/// How changes of a collection view look: as its layout says, so there is nothing to choose.
public struct CollectionAnimations: Hashable, Sendable {
  /// Makes the only value.
  public init() {}
}

/// A layout that knows things about items and follows these through batches of updates.
@MainActor
package protocol BatchFollowing: UICollectionViewLayout {
  /// Notes an operation of the batch that is performed.
  func note(_ operation: BatchOperation)

  /// Called inside a batch, once all of its operations were noted.
  func followBatch()
}

extension UICollectionView: BatchUpdating {
  /// Performs the operations that `updates` tells, and has the layout ask for sizes again.
  public func performBatch(_ updates: () -> Void, completion: @escaping () -> Void) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates { [self] in
        updates()
        (collectionViewLayout as? any BatchFollowing)?.followBatch()
        collectionViewLayout.invalidateLayout()
      } completion: { _ in
        completion()
      }
    }
  }

  /// Performs updates that render what can be seen, in no batch: that would invalidate the whole
  /// layout. Views say themselves that they are to be measured, and a flow layout asks its delegate
  /// for sizes again. Sections that say how they arrange their items are asked again if that may
  /// have changed.
  public func performRefresh(_ updates: () -> Void) {
    updates()
    invalidateSizes()
    layoutIfNeeded()
  }

  /// Has the layout ask for sizes again, as far as it does not ask views.
  private func invalidateSizes() {
    let layout = collectionViewLayout
    if layout is UICollectionViewCompositionalLayout {
      if backingAdapter?.mayArrangeDifferently() == true { layout.invalidateLayout() }
      return
    }
    if layout is UICollectionViewFlowLayout { return askForFlowSizes() }
    // A context of the layout's own class; the bounds are those that it knows.
    let context = layout.invalidationContext(forBoundsChange: bounds)
    context.invalidateItems(at: indexPathsForVisibleItems)
    layout.invalidateLayout(with: context)
  }

  /// Has a flow layout ask its delegate for sizes again, and break lines anew.
  package func askForFlowSizes() {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let context = layout.invalidationContext(forBoundsChange: bounds)
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    flowContext?.invalidateFlowLayoutDelegateMetrics = true
    flowContext?.invalidateFlowLayoutAttributes = true
    layout.invalidateLayout(with: context)
  }

  /// Tells one operation; called inside a batch.
  public func perform(_ operation: BatchOperation, animations: CollectionAnimations) {
    (collectionViewLayout as? any BatchFollowing)?.note(operation)
    switch operation {
    case .deleteSections(let sections): deleteSections(sections)
    case .insertSections(let sections): insertSections(sections)
    case .reloadSections(let sections): reloadSections(sections)
    case .moveSection(let source, let target): moveSection(source, toSection: target)
    case .deleteItems(let paths): deleteItems(at: paths)
    case .insertItems(let paths): insertItems(at: paths)
    case .reloadItems(let paths): reloadItems(at: paths)
    case .moveItem(let source, let target): moveItem(at: source, to: target)
    }
  }

  /// The headers, footers and other supplementary views that can be seen, kind by kind, then the
  /// items.
  public var visibleElements: [VisibleElement] {
    // An item that is being moved is shown elsewhere than the data have it; a gap is none of them.
    let items = visiblePaths.compactMap { path in
      existingCell(at: path).map { VisibleElement.cell(path, $0) }
    }
    return visibleSupplementaryElements + items
  }

  /// The headers, footers and other supplementary views that can be seen, kind by kind.
  var visibleSupplementaryElements: [VisibleElement] {
    let kinds = (backingAdapter as? UICollectionViewAdapter)?.supplementaryKinds(in: self) ?? []
    return kinds.flatMap { kind in
      indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap { path in
        supplementaryView(forElementKind: kind, at: path)
          .map { VisibleElement.supplementary(kind: kind, path, $0) }
      }
    }
  }

  /// Where an item is, in the coordinates of the content.
  public func frameOfItem(at indexPath: IndexPath) -> CGRect {
    layoutAttributesForItem(at: shownPath(indexPath))?.frame ?? .zero
  }

  /// Scrolls until an item stands where it should: at the left rather than at the top where the
  /// content scrolls sideways.
  public func scrollToItem(at indexPath: IndexPath, at position: RowPosition, animated: Bool) {
    var position = scrollPosition(position, of: frameOfItem(at: indexPath))
    // An item that is in view but has no cell stands in a section that scrolls by itself.
    if position.isEmpty, existingCell(at: indexPath) == nil { position = leading }
    if !position.isEmpty {
      scrollToItem(at: shownPath(indexPath), at: position, animated: animated)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var leading: ScrollPosition { isMirrored ? .right : .left }

  private func scrollPosition(_ position: RowPosition, of frame: CGRect) -> ScrollPosition {
    let isHorizontal = scrollsHorizontally
    switch position {
    // Sections that scroll sideways in a list that does not are scrolled, too.
    case .top: return isHorizontal ? .left : [.top, leading]
    case .middle:
      return isHorizontal ? .centeredHorizontally : [.centeredVertically, .centeredHorizontally]
    case .bottom: return isHorizontal ? .right : [.bottom, isMirrored ? .left : .right]
    case .none:
      let room = bounds.inset(by: adjustedContentInset)
      if isHorizontal {
        return frame.minX < room.minX ? .left : frame.maxX > room.maxX ? .right : []
      }
      return frame.minY < room.minY ? .top : frame.maxY > room.maxY ? .bottom : []
    }
  }
}
