import KumikoComponents
import KumikoRendering
import UIKit

/// A collection view of components: set ``items``, and cells come, go and move as these differ.
///
/// A renderer shows them: cells can do what other cells do, and ``options`` says what the list
/// does.
///
/// With a flow layout, which it has by default, items are as wide as the view and as high as their
/// components are at that width; subclasses say otherwise in
/// ``collectionView(_:layout:sizeForItemAt:)``. Only what comes into view is measured: a flow
/// layout without an `estimatedItemSize` gets one.
@preconcurrency @MainActor
open class ComponentCollectionView: UICollectionView {
  /// What the cells show, in order.
  ///
  /// Items are told apart by their ids; cells whose items stay are rendered anew where they are
  /// visible.
  public var items: [any ListComponentItemType] = [] {
    didSet {
      prototypes.keep(Set(items.map(\.id)))
      renderer.render(Section(items: items, prototypes: prototypes))
    }
  }

  /// Whether cells come and go one by one, animated; otherwise the collection view is reloaded.
  /// True by default.
  public var updateWithDiff: Bool {
    get { renderer.updater.animatableChangeCount > 0 }
    set { renderer.updater.animatableChangeCount = newValue ? 300 : 0 }
  }

  /// What the list has and does apart from its items; nothing by default.
  public var options: ListOptions {
    get { renderer.options }
    set { renderer.options = newValue }
  }

  /// Measures the items.
  public let prototypes = ComponentPrototypes()

  private let renderer = Renderer(
    adapter: ItemCollectionAdapter(), updater: UICollectionViewUpdater())
  /// The width for which sizes were asked.
  private var askedWidth: CGFloat = 0

  /// Makes a collection view.
  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    setUp()
  }

  /// Makes a collection view whose items stand below each other.
  public convenience init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    self.init(frame: frame, collectionViewLayout: layout)
  }

  /// Makes a collection view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    prototypes.serve(self)
    if let layout = flowLayout, layout.estimatedItemSize == .zero {
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
    }
    renderer.target = self
  }

  /// Renders the components of all visible cells with the states of their items, and asks for their
  /// sizes again.
  public func renderVisibleComponents() {
    renderer.updater.renderVisibleComponents(in: self, adapter: renderer.adapter)
  }

  /// Renders the component of an item, if it is visible, and asks for its size again.
  public func renderComponentAtIndexPath(_ indexPath: IndexPath) {
    renderer.updater.renderComponent(at: indexPath, in: self, adapter: renderer.adapter)
  }

  /// The size that an item is thought to have: as wide as the view leaves room for, as high as it
  /// was last or as others of its kind are. Cells of items with this size say how high they are
  /// when they come into view; a subclass that answers otherwise has items of the size it says.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    renderer.adapter.itemRow(at: indexPath).map { estimatedSize(of: $0.item) } ?? .zero
  }

  /// Has sizes asked for again where items have another width than before.
  open override func layoutSubviews() {
    let width = itemWidth
    if width != askedWidth {
      askedWidth = width
      askForFlowSizes()
    }
    super.layoutSubviews()
  }
}

extension ComponentCollectionView: ComponentListView {}

extension ComponentCollectionView {
  private var flowLayout: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }

  /// The width that the view leaves an item.
  private var itemWidth: CGFloat {
    let inset = flowLayout?.sectionInset ?? .zero
    return bounds.inset(by: adjustedContentInset).width - inset.left - inset.right
  }

  /// The size that an item is thought to have unless a subclass says it.
  fileprivate func estimatedSize(of item: any ListComponentItemType) -> CGSize {
    let width = itemWidth
    return width > 0
      ? CGSize(width: width, height: prototypes.height(of: item, width: width)) : .zero
  }
}

/// Asks a collection view how large it thinks that its items are.
private final class ItemCollectionAdapter: UICollectionViewFlowLayoutAdapter {
  override func cellRegistration(
    collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: ItemCell.self) }

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let list = collectionView as? ComponentCollectionView,
      let item = itemRow(at: indexPath)?.item
    else { return .zero }
    let size = list.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    list.prototypes.setHasStatedSize(size != list.estimatedSize(of: item), item)
    return size
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    // Whoever hears of the selection may change the items.
    let item = itemRow(at: indexPath)?.item
    super.collectionView(collectionView, didSelectItemAt: indexPath)
    guard let list = collectionView as? ComponentCollectionView else { return }
    item?.didSelect(at: indexPath, in: list)
  }
}

/// Asks for the height of its component at the width that it is given, unless the list has stated
/// how large the item is.
private final class ItemCell: UICollectionViewComponentCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.size
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard let view = renderedContent as? ItemView, let component = view.component else {
      return attributes
    }
    attributes.size =
      view.hasStatedSize ? given : CGSize(width: given.width, height: component.bounds.height)
    return attributes
  }
}
