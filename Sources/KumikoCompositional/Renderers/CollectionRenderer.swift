import KumikoComponents
import KumikoRendering
import UIKit

/// Shows sections in a collection view, each arranged by its ``SectionLayout``: a renderer with a
/// short type, made in one line.
///
/// ```swift
/// let list = CollectionRenderer(collectionView)
/// list.render {
///   Section(id: "photos", layout: .grid(columns: 3)) { for photo in photos { PhotoCell(photo) } }
/// }
/// ```
///
/// Keep the renderer as long as the collection view, which does not retain its data source and
/// delegate.
open class CollectionRenderer:
  Renderer<UICollectionViewUpdater<UICollectionViewCompositionalAdapter>>
{
  /// Makes a renderer, makes its adapter the collection view's data source and delegate, and gives
  /// it a layout that asks the sections.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view; not retained.
  ///   - adapter: What the collection view asks for its data; of the library's class by default.
  ///   - updater: How data reaches the collection view; of the library's class by default.
  ///   - layout: The collection view's layout; one that the adapter makes by default. With a layout
  ///     of another kind, sections that say how they are arranged are reported.
  public init(
    _ collectionView: UICollectionView,
    adapter: UICollectionViewCompositionalAdapter = UICollectionViewCompositionalAdapter(),
    updater: UICollectionViewUpdater<UICollectionViewCompositionalAdapter> =
      UICollectionViewUpdater(),
    layout: UICollectionViewLayout? = nil
  ) {
    super.init(adapter: adapter, updater: updater)
    collectionView.collectionViewLayout = layout ?? adapter.makeLayout()
    target = collectionView
  }

  /// Makes a renderer for a collection view that does not exist yet.
  init(adapter: UICollectionViewCompositionalAdapter) {
    super.init(adapter: adapter, updater: UICollectionViewUpdater())
  }
}
