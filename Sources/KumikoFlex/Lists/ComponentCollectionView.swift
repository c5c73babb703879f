import KumikoComponents
import UIKit

/// A collection view of components: set ``items``, and cells come, go and move as these differ.
///
/// With a flow layout, which it has by default, items are as wide as the view and as high as their
/// components are at that width; subclasses say otherwise in
/// ``collectionView(_:layout:sizeForItemAt:)``.
@preconcurrency @MainActor
open class ComponentCollectionView: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// What the cells show, in order.
  ///
  /// Items are told apart by their ids; cells whose items stay are rendered anew where they are
  /// visible.
  public var items: [any ListComponentItemType] {
    get { content.shown }
    set { content.show(newValue, in: self) }
  }

  /// Whether cells come and go one by one, animated; otherwise the collection view is reloaded.
  /// True by default.
  public var updateWithDiff: Bool {
    get { content.updateWithDiff }
    set { content.updateWithDiff = newValue }
  }

  /// Measures the items.
  public var prototypes: ComponentPrototypes { content.prototypes }

  private let content = ComponentItems()
  private var registered: Set<String> = []

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
    dataSource = self
    delegate = self
    LiveRefresh.register(self)
  }

  /// Renders the components of all visible cells with the states of their items, and asks for their
  /// sizes again.
  public func renderVisibleComponents() { content.renderVisible(in: self) }

  /// Renders the component of an item, if it is visible, and asks for its size again.
  public func renderComponentAtIndexPath(_ indexPath: IndexPath) {
    content.render(at: indexPath, in: self)
  }

  // MARK: UICollectionViewDataSource and UICollectionViewDelegateFlowLayout

  /// The number of items.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.shown.count }

  /// A cell with the component of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = content.shown[indexPath.item]
    if registered.insert(item.reuseIdentifier).inserted {
      register(
        ComponentCollectionViewCell.self, forCellWithReuseIdentifier: item.reuseIdentifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: item.reuseIdentifier, for: indexPath)
    if let cell = cell as? ComponentCollectionViewCell {
      item.apply(to: cell.mountComponentIfNecessary(content.makeComponent(item)))
      cell.renderComponent()
    }
    return cell
  }

  /// The size of an item: as wide as the view leaves room for, as high as its component at that
  /// width.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let inset = (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    let width = bounds.inset(by: adjustedContentInset).width - inset.left - inset.right
    guard width > 0 else { return .zero }
    let item = content.shown[indexPath.item]
    let size = prototypes.size(of: item, width: width)
    return CGSize(width: width, height: size.height)
  }

  /// Tells the item that its cell was tapped.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { content.shown[indexPath.item].didSelect(at: indexPath, in: self) }
}

extension ComponentCollectionView: LiveRefreshing {
  /// Renders the visible components after their code was replaced.
  package func injected() { renderVisibleComponents() }
}

extension ComponentCollectionView: ComponentItemsHost {
  var visiblePaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

  func componentCell(at path: IndexPath) -> (any ComponentCell)? {
    cellForItem(at: path) as? ComponentCollectionViewCell
  }

  func performItemUpdates(_ updates: () -> Void) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates { [self] in
        updates()
        collectionViewLayout.invalidateLayout()
      }
    }
  }

  func deleteItems(at paths: [IndexPath], animation: UITableView.RowAnimation) {
    if !paths.isEmpty { deleteItems(at: paths) }
  }

  func insertItems(at paths: [IndexPath], animation: UITableView.RowAnimation) {
    if !paths.isEmpty { insertItems(at: paths) }
  }
}
