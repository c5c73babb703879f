import KumikoComponents
import UIKit

/// What a collection view with a flow layout asks for its data and its sizes: items, headers and
/// footers have the sizes that their components refer to.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// let list = UICollectionView(frame: bounds, collectionViewLayout: layout)
/// let renderer = Renderer(
///   adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())
/// renderer.target = list
/// ```
open class UICollectionViewFlowLayoutAdapter: UICollectionViewAdapter,
  UICollectionViewDelegateFlowLayout
{
  /// The size that an item's component refers to, or else the layout's `itemSize`.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    whileServing {
      let component = existingNode(at: indexPath)?.component
      return component.flatMap { size(of: $0, in: collectionView) }
        ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
  }

  /// The size that a header refers to, or else the layout's `headerReferenceSize`; without that the
  /// height that the header's content asks for. Without a header nothing.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size(
      of: UICollectionView.elementKindSectionHeader, section, in: collectionView, layout,
      layout?.headerReferenceSize)
  }

  /// The size that a footer refers to, or else the layout's `footerReferenceSize`; without that the
  /// height that the footer's content asks for. Without a footer nothing.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return size(
      of: UICollectionView.elementKindSectionFooter, section, in: collectionView, layout,
      layout?.footerReferenceSize)
  }

  /// The space around a section's items; the layout's `sectionInset` by default.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

  /// The least space between a section's lines; the layout's `minimumLineSpacing` by default.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

  /// The least space between items of a line; the layout's `minimumInteritemSpacing` by default.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  // MARK: Sizes

  /// Hears of other sizes of the collection view.
  private var resizeObserver: ResizeObserver?

  /// Sizes may depend on the collection view's: UIKit asks for them once, and keeps them when the
  /// view's size changes.
  override func updateLanded(in list: any BatchUpdating) {
    super.updateLanded(in: list)
    guard let view = list as? UICollectionView, resizeObserver?.superview !== view else { return }
    resizeObserver?.removeFromSuperview()
    resizeObserver = ResizeObserver(of: view) { [weak view] in view?.askForFlowSizes() }
  }

  private func size(of component: AnyComponent, in view: UICollectionView) -> CGSize? {
    component.referenceSize(in: view.bounds).map {
      CGSize(width: max(0, $0.width), height: max(0, $0.height))
    }
  }

  private func size(
    of kind: String, _ section: Int, in view: UICollectionView,
    _ layout: UICollectionViewFlowLayout?, _ standard: CGSize?
  ) -> CGSize {
    let path = IndexPath(item: 0, section: section)
    return whileServing {
      let node = supplementaryViewNode(forElementKind: kind, collectionView: view, at: path)
      guard let component = node?.component else { return .zero }
      if let size = size(of: component, in: view) { return size }
      if let standard, standard != .zero { return standard }
      return layout?.scrollDirection == .horizontal ? .zero : measuredSize(of: component, in: view)
    }
  }

  /// The size that a header asks for by itself, as wide as the view.
  private func measuredSize(of component: AnyComponent, in view: UICollectionView) -> CGSize {
    let width = view.bounds.inset(by: view.adjustedContentInset).width
    guard width > 0 else { return .zero }
    let context = HeightContext(
      width: width, margins: view.directionalLayoutMargins, traits: view.traitCollection)
    return CGSize(width: width, height: component.height(in: context))
  }
}
