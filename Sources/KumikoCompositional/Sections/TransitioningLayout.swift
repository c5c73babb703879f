import KumikoRendering
import UIKit

/// A compositional layout whose items come and leave as their rows say, and whose waterfalls know
/// how high their items are.
final class TransitioningLayout: UICollectionViewCompositionalLayout {
  weak var adapter: ListAdapter?
  let waterfalls: Waterfalls

  init(
    waterfalls: Waterfalls,
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.waterfalls = waterfalls
    super.init(sectionProvider: sectionProvider, configuration: configuration)
  }

  @available(*, unavailable, message: "An adapter makes its layouts in code.")
  required init?(coder: NSCoder) { fatalError("An adapter makes its layouts in code.") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let adapter else { return attributes }
    return adapter.initialAttributes(attributes, ofItemAt: itemIndexPath, in: collectionView)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let adapter else { return attributes }
    return adapter.finalAttributes(attributes, ofItemAt: itemIndexPath, in: collectionView)
  }

  // MARK: Waterfalls

  private func waterfall(
    of attributes: UICollectionViewLayoutAttributes
  ) -> (waterfall: Waterfall, item: Int)? {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .cell, path.count == 2 else { return nil }
    return waterfalls[path.section].map { ($0, path.item) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let (waterfall, item) = waterfall(of: originalAttributes) else {
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
    return waterfall.isNews(preferredAttributes.size.height, of: item)
  }

  /// An item of a waterfall that asks for another height has all sections asked for again: those
  /// below stand elsewhere. UIKit itself, which has frames of such items, hears nothing new.
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let (waterfall, item) = waterfall(of: originalAttributes) else {
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
    let top = collectionView.map { $0.bounds.minY + $0.adjustedContentInset.top }
    let movement = waterfall.setHeight(
      preferredAttributes.size.height, of: item, at: originalAttributes.frame.minY,
      top: top ?? -.infinity)
    invalidateLayout()
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: originalAttributes,
      withOriginalAttributes: originalAttributes)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: movement)
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { waterfalls.forgetHeights() }
    super.invalidateLayout(with: context)
  }
}

extension TransitioningLayout: BatchFollowing {
  func note(_ operation: BatchOperation) { waterfalls.note(operation) }

  func followBatch() { waterfalls.followBatch() }
}
