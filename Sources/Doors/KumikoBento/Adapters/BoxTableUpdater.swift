import KumikoComponents
import KumikoDiff
import KumikoRendering
import UIKit

/// What an adapter of this module asks for what a table asks it.
final class BoxTableCore: UITableViewAdapter {
  /// Called after the data has changed.
  var didChangeData: () -> Void = {}

  override var data: [KumikoComponents.Section] { didSet { didChangeData() } }

  override func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: BoxTableCell.self) }

  override func headerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration { ViewRegistration(class: BoxHeaderFooterView.self) }

  override func footerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration { ViewRegistration(class: BoxHeaderFooterView.self) }
}

/// What an adapter of this module asks for what a collection view asks it.
final class BoxItemsCore: UICollectionViewAdapter {
  /// Called after the data has changed.
  var didChangeData: () -> Void = {}

  override var data: [KumikoComponents.Section] { didSet { didChangeData() } }

  override func cellRegistration(
    collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: BoxItemCell.self) }

  override func supplementaryViewRegistration(
    forElementKind kind: String, collectionView: UICollectionView, indexPath: IndexPath,
    node: ViewNode
  ) -> ViewRegistration { ViewRegistration(class: BoxReusableView.self) }
}

/// Shows boxes in a table: all changes one by one, or a reload where nothing is animated.
final class BoxTableUpdater: UITableViewUpdater<BoxTableCore> {
  /// What the table asks, in front of the adapter.
  weak var front: NSObject?

  override func prepare(target: UITableView, adapter: BoxTableCore) {
    animatableChangeCount = .max
    super.prepare(target: target, adapter: adapter)
    target.dataSource = front as? any UITableViewDataSource
    target.delegate = front as? any UITableViewDelegate
  }

  override func plan(
    target: UITableView, adapter: BoxTableCore, data: [KumikoComponents.Section]
  ) -> UpdatePlan {
    isAnimationEnabled
      ? super.plan(target: target, adapter: adapter, data: data) : .reload(.tooManyChanges)
  }

  override func renderVisibleComponents(in target: UITableView, adapter: BoxTableCore) {
    target.fadingOtherKinds { super.renderVisibleComponents(in: target, adapter: adapter) }
  }

  override func performDifferentialUpdates(
    target: UITableView, adapter: BoxTableCore, stagedChangeset: StagedDataChangeset
  ) {
    super.performDifferentialUpdates(
      target: target, adapter: adapter, stagedChangeset: stagedChangeset.replacingMovedSections)
  }
}

/// Shows boxes in a collection view: all changes one by one, or a reload where nothing is animated.
final class BoxItemsUpdater: UICollectionViewUpdater<BoxItemsCore> {
  /// What the collection view asks, in front of the adapter.
  weak var front: NSObject?

  override func prepare(target: UICollectionView, adapter: BoxItemsCore) {
    animatableChangeCount = .max
    super.prepare(target: target, adapter: adapter)
    target.dataSource = front as? any UICollectionViewDataSource
    target.delegate = front as? any UICollectionViewDelegate
  }

  override func plan(
    target: UICollectionView, adapter: BoxItemsCore, data: [KumikoComponents.Section]
  ) -> UpdatePlan {
    isAnimationEnabled
      ? super.plan(target: target, adapter: adapter, data: data) : .reload(.tooManyChanges)
  }

  override func renderVisibleComponents(in target: UICollectionView, adapter: BoxItemsCore) {
    target.fadingOtherKinds { super.renderVisibleComponents(in: target, adapter: adapter) }
  }

  override func performDifferentialUpdates(
    target: UICollectionView, adapter: BoxItemsCore, stagedChangeset: StagedDataChangeset
  ) {
    super.performDifferentialUpdates(
      target: target, adapter: adapter, stagedChangeset: stagedChangeset.replacingMovedSections)
  }
}

extension BatchUpdating {
  /// Lets rows fade in which `render` shows another kind of component, unless the app wants nothing
  /// to be animated.
  fileprivate func fadingOtherKinds(_ render: () -> Void) {
    guard UIView.areAnimationsEnabled else { return render() }
    let containers = visibleElements.compactMap { element in
      (element.view as? any ComponentRenderable)?.componentContainer
    }
    for container in containers { container.exchangeDuration = 0.3 }
    render()
    for container in containers { container.exchangeDuration = nil }
  }
}

extension StagedChangeset<[KumikoComponents.Section]> {
  /// The changes with sections that are deleted and inserted instead of moved: their components are
  /// mounted anew.
  fileprivate var replacingMovedSections: Self {
    Self(
      map { stage in
        var stage = stage
        stage.sectionDeleted += stage.sectionMoved.map(\.source)
        stage.sectionInserted += stage.sectionMoved.map(\.target)
        stage.sectionMoved = []
        return stage
      })
  }
}

/// What hears of other margins of a list.
@MainActor
protocol MarginFollowing {
  /// Gives what is shown in a list the margins that the list has now.
  func marginsDidChange(in list: UIView)
}

/// Keeps an adapter as long as its list lives: a view that nobody sees. It inherits the margins of
/// the list, so that it hears when they change.
final class AdapterKeeper: UIView {
  let adapter: NSObject

  private init(_ adapter: NSObject, width: CGFloat) {
    self.adapter = adapter
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    autoresizingMask = .flexibleWidth
    preservesSuperviewLayoutMargins = true
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if let superview { (adapter as? any MarginFollowing)?.marginsDidChange(in: superview) }
  }

  /// The adapter that a list keeps; nil if it keeps none.
  static func adapter(of list: UIScrollView) -> NSObject? {
    list.subviews.lazy.compactMap { $0 as? AdapterKeeper }.first?.adapter
  }

  /// Has a list keep an adapter, which it may do once.
  static func keep(_ adapter: NSObject, in list: UIScrollView) {
    precondition(self.adapter(of: list) == nil, "The list has been prepared for boxes already.")
    list.addSubview(AdapterKeeper(adapter, width: list.bounds.width))
  }
}

/// What forgets sizes that it remembers.
@preconcurrency @MainActor
public protocol SizeInvalidationSupporting: AnyObject {
  /// Has a row measured anew the next time that its size is wanted.
  func invalidateSize(at indexPath: IndexPath)
}

/// How rows and sections of a table come and go.
@preconcurrency @MainActor
public struct TableViewAnimation {
  let animations: TableAnimations

  /// Makes a choice; everything fades by default.
  public init(
    sectionInsertion: UITableView.RowAnimation = .fade,
    sectionDeletion: UITableView.RowAnimation = .fade,
    rowDeletion: UITableView.RowAnimation = .fade, rowInsertion: UITableView.RowAnimation = .fade
  ) {
    animations = TableAnimations(
      deleteSections: sectionDeletion, insertSections: sectionInsertion, deleteRows: rowDeletion,
      insertRows: rowInsertion)
  }
}
