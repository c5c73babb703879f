import KumikoComponents
import UIKit

private typealias CollectionBoxHost = BoxHost<UICollectionViewUpdater<UICollectionViewAdapter>>

extension UICollectionView {
  /// Shows a box, with changes as the layout animates them unless they are not to be seen.
  ///
  /// The first call gives the collection view an adapter, which becomes its delegate and data
  /// source; see ``prepareForBoxRendering(with:)`` for one of your own.
  ///
  /// - Parameters:
  ///   - box: The whole list.
  ///   - animated: Whether changes are seen happening; true by default.
  ///   - completion: Called when the box is shown and animations are over; nil by default.
  public func render<SectionID, RowID>(
    _ box: Box<SectionID, RowID>, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    render(AnyBox(box), animated: animated, completion: completion)
  }

  /// Shows a box whose types are not known.
  public func render(_ box: AnyBox, animated: Bool = true, completion: (() -> Void)? = nil) {
    let renderer = boxRenderer
    renderer.updater.isAnimationEnabled = animated
    renderer.updater.completion = completion
    renderer.render(box.sections)
  }

  /// What shows boxes in this collection view, made when first asked for, with an adapter for flow
  /// layouts: its options say what the list has and does apart from its sections, its adapter and
  /// its updater can be configured.
  public var boxRenderer: Renderer<UICollectionViewUpdater<UICollectionViewAdapter>> {
    let host =
      CollectionBoxHost.kept(by: self)
      ?? CollectionBoxHost(
        UICollectionViewFlowLayoutAdapter(), UICollectionViewUpdater(), in: self)
    return host.renderer
  }

  /// Makes an adapter the one that shows boxes in this collection view, instead of a plain one.
  ///
  /// An adapter that showed boxes before is replaced, and so is what it showed.
  public func prepareForBoxRendering(with adapter: UICollectionViewAdapter) {
    CollectionBoxHost.kept(by: self)?.removeFromSuperview()
    _ = CollectionBoxHost(adapter, UICollectionViewUpdater(), in: self)
  }
}

extension AnyBox {
  /// Shows the box in a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, which may show boxes of other types by turns.
  ///   - animated: Whether changes are seen happening; true by default.
  public func render(in collectionView: UICollectionView, animated: Bool = true) {
    collectionView.render(self, animated: animated)
  }
}
