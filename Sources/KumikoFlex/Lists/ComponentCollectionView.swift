import KumikoComponents
import UIKit

/// A collection view of components: set ``items``, and cells come, go and move as these differ.
///
/// With a flow layout, which it has by default, items are as wide as the view and as high as their
/// components are at that width; subclasses say otherwise in
/// ``collectionView(_:layout:sizeForItemAt:)``. Only what comes into view is measured: a flow
/// layout without an `estimatedItemSize` gets one.
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
    set {
      statedHeights = [:]
      content.show(newValue, in: self)
    }
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
  /// The heights that this class, not a subclass, has said items have, by their identifiers.
  private var statedHeights: [AnyHashable: CGFloat] = [:]
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
    prototypes.list = self
    if let layout = flowLayout, layout.estimatedItemSize == .zero {
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
    }
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
      cell.fitting = { [weak self, weak item] given, height in
        guard let self, let item else { return CGSize(width: given.width, height: height()) }
        return fittingSize(of: item, given: given, height)
      }
      item.apply(to: cell.mountComponentIfNecessary(content.makeComponent(item)))
      cell.renderComponent()
    }
    return cell
  }

  /// The size that an item is thought to have: as wide as the view leaves room for, as high as it
  /// was last or as others of its kind are. Cells of items with this size say how high they are
  /// when they come into view; a subclass that answers otherwise has items of the size it says.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = itemWidth
    guard width > 0, content.shown.indices.contains(indexPath.item) else { return .zero }
    let item = content.shown[indexPath.item]
    let height =
      prototypes.estimatedHeight(of: item, width: width)
      ?? prototypes.size(of: item, width: width).height
    statedHeights[item.id] = height
    return CGSize(width: width, height: height)
  }

  /// Has sizes asked for again where items have another width than before.
  open override func layoutSubviews() {
    let width = itemWidth
    if width != askedWidth {
      askedWidth = width
      askFlowLayoutForSizes()
    }
    super.layoutSubviews()
  }

  /// Tells the item that its cell was tapped.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { content.shown[indexPath.item].didSelect(at: indexPath, in: self) }
}

// MARK: - Sizes

extension ComponentCollectionView {
  private var flowLayout: UICollectionViewFlowLayout? {
    collectionViewLayout as? UICollectionViewFlowLayout
  }

  /// The width that the view leaves an item.
  private var itemWidth: CGFloat {
    let inset = flowLayout?.sectionInset ?? .zero
    return bounds.inset(by: adjustedContentInset).width - inset.left - inset.right
  }

  /// The size that a cell asks for: the height of its component, in layouts that are no flow layout
  /// and where this class has said how large the item is; else the size that a subclass gave it.
  private func fittingSize(
    of item: any ListComponentItemType, given: CGSize, _ height: () -> CGFloat
  ) -> CGSize {
    if flowLayout != nil {
      guard given.width == itemWidth, let stated = statedHeights[item.id],
        [stated, prototypes.knownSize(of: item.id, width: given.width)?.height]
          .contains(given.height)
      else { return given }
    }
    let size = CGSize(width: given.width, height: height())
    prototypes.note(size, of: item, width: size.width)
    return size
  }

  /// Has a flow layout ask for sizes again.
  private func askFlowLayoutForSizes() {
    guard let flowLayout else { return }
    let context = flowLayout.invalidationContext(forBoundsChange: bounds)
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    flowContext?.invalidateFlowLayoutDelegateMetrics = true
    flowContext?.invalidateFlowLayoutAttributes = true
    flowLayout.invalidateLayout(with: context)
  }
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

  func performRefresh() {
    for cell in visibleCells { cell.invalidateIntrinsicContentSize() }
    askFlowLayoutForSizes()
    layoutIfNeeded()
  }

  func deleteItems(at paths: [IndexPath], animation: UITableView.RowAnimation) {
    if !paths.isEmpty { deleteItems(at: paths) }
  }

  func insertItems(at paths: [IndexPath], animation: UITableView.RowAnimation) {
    if !paths.isEmpty { insertItems(at: paths) }
  }
}
