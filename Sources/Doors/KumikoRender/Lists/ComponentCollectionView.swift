import KumikoComponents
import KumikoRendering
public import UIKit

/// A collection view of components: set ``items``, and cells come and go as these differ.
@preconcurrency @MainActor
open class ComponentCollectionView: UICollectionView, ComponentViewType {
  /// What the cells show. Cells whose items stay are left as they are, unless ``updateWithDiff`` is
  /// false.
  open var items: [any ListComponentItemType] = [] {
    didSet { renderer.render(Section(id: 0) { for item in items { ItemRow(item) } }) }
  }

  /// What the list was given; it shows its items.
  open var state: (any ComponentStateType)?

  /// Whether cells come and go one by one; otherwise the collection view is reloaded. True by
  /// default.
  open var updateWithDiff: Bool {
    get { renderer.updater.animatableChangeCount > 0 }
    set { renderer.updater.animatableChangeCount = newValue ? .max : 0 }
  }

  /// The size that the flow layout takes items to have before they are measured.
  open var estimatedItemSize: CGSize {
    get { flowLayout?.estimatedItemSize ?? .zero }
    set { flowLayout?.estimatedItemSize = newValue }
  }

  private let renderer = Renderer(
    adapter: ItemCollectionAdapter(), updater: ItemCollectionUpdater())
  private var configuration: ((any ComponentViewType) -> Void)?
  /// The width that items were measured for.
  private var measuredWidth: CGFloat = 0
  private var flowLayout: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }

  /// A collection view of no size whose items stand without space between them.
  public required init() {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    super.init(frame: .zero, collectionViewLayout: layout)
    setUp()
  }

  /// A collection view from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    renderer.target = self
    delegate = self
  }

  /// Measures and renders items anew where the collection view has another width than before.
  open override func layoutSubviews() {
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      collectionViewLayout.invalidateLayout()
      renderVisibleComponents()
    }
    super.layoutSubviews()
  }

  /// Renders all items anew where text has another size or lines begin at the other side.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.changesComponents(since: previous) { reloadData() }
  }
}

extension ComponentCollectionView {
  /// Keeps a closure that is run by each render, instead of the one before.
  public func configure(_ closure: @escaping (any ComponentViewType) -> Void) {
    configuration = closure
  }

  /// The superview. Setting it does nothing.
  public var parentView: UIView? {
    get { superview }
    set {}
  }

  /// Configures the collection view, and has the sizes of items asked for again.
  public func renderComponent(_ size: CGSize) {
    configuration?(self)
    collectionViewLayout.invalidateLayout()
  }
}

extension ComponentCollectionView: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The number of items.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  /// A cell with the component of an item, rendered for the item's size.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = item(at: indexPath)
    let identifier = item?.reuseIdentifier ?? String(describing: ComponentCollectionViewCell.self)
    register(ComponentCollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let item, let shown = cell as? ComponentCollectionViewCell else { return cell }
    let component = shown.component ?? item.newComponentIstance()
    shown.component = component
    component.parentView = self
    item.apply(to: component)
    shown.renderComponent(.sizeConstraintToWidth(bounds.width))
    return shown
  }

  /// The size of the component of an item at the collection view's width.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let item = item(at: indexPath) else { return .zero }
    return renderer.adapter.whileServing { prototypeSize(self, state: item) }
  }

  /// Tells the item's delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = item(at: indexPath) else { return }
    item.delegate?.didSelectItem(item, indexPath: indexPath, listComponent: self)
  }

  /// The item that a cell shows, which is not among ``items`` where these wait to be shown.
  private func item(at path: IndexPath) -> (any ListComponentItemType)? {
    renderer.adapter.item(at: path)
      ?? (items.indices.contains(path.item) ? items[path.item] : nil)
  }
}

/// Has items shown by cells of one component.
private final class ItemCollectionAdapter: UICollectionViewAdapter {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let list = collectionView as? ComponentCollectionView else {
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    return whileServing { list.collectionView(list, cellForItemAt: indexPath) }
  }
}

/// Reloads a collection view that does without differences also where items neither come nor go:
/// they may have other states.
private final class ItemCollectionUpdater: UICollectionViewUpdater<ItemCollectionAdapter> {
  override func renderVisibleComponents(
    in target: UICollectionView, adapter: ItemCollectionAdapter
  ) {
    guard animatableChangeCount == 0 else {
      return super.renderVisibleComponents(in: target, adapter: adapter)
    }
    target.reloadData()
  }
}
