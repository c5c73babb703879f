import Kumiko
import KumikoTesting
import UIKit

/// A collection view to which steps are done.
final class FuzzCollection: FuzzHost {
  let list: UICollectionView
  let itemAdapter: UICollectionViewAdapter
  let updater = FuzzItemUpdater()
  let renderer: Renderer<FuzzItemUpdater>
  /// Whether an item was lifted by code.
  private var isPicked = false

  /// Whether an item is carried, which a finger that rests on it does, too.
  var isCarrying: Bool { (isPicked || finger != nil) && list.hasUncommittedUpdates }
  /// Whether another layout is on its way.
  private(set) var isInTransition = false
  /// The list that the collection view was given last.
  private var shown = ListShape()

  init(_ setup: FuzzSetup) {
    let account = FuzzAccount(setup)
    let layout = setup.layout ?? .flow
    itemAdapter =
      layout.isCompositional
      ? FuzzSectionAdapter(account: account) : FuzzItemAdapter(account: account)
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    if setup.isRightToLeft { list.semanticContentAttribute = .forceRightToLeft }
    list.allowsMultipleSelection = setup.selectsMany
    renderer = Renderer(adapter: itemAdapter, updater: updater)
    super.init(setup, account, list)
    list.collectionViewLayout = self.layout(layout)
    renderer.target = list
    renderer.options = ListOptions().onMove { [weak self] in self?.follow($0) }
    updater.willReload = { [weak self] in self?.loseFocus() }
    updater.completion = { [weak self] in self?.didComplete() }
  }

  private func layout(_ layout: FuzzLayout) -> UICollectionViewLayout {
    if layout == .columns { return ColumnsLayout() }
    if layout.isCompositional { return compositionalLayout(layout) }
    let flow = UICollectionViewFlowLayout()
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (4, 0)
    switch layout {
    case .estimated: flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    case .horizontal: flow.scrollDirection = .horizontal
    case .flow: flow.sectionHeadersPinToVisibleBounds = true
    default: break
    }
    return flow
  }

  override var adapter: ListAdapter { itemAdapter }
  override var lastPlan: UpdatePlan { updater.lastPlan }
  override var elementViews: [UIView] { elements }
  override var visibleCells: [UIView] { list.visibleCells }

  /// As the data has them: an item that is carried makes others give way.
  override var selectedPaths: [IndexPath] {
    (list.indexPathsForSelectedItems ?? []).compactMap {
      list.dataSourceIndexPath(forPresentationIndexPath: $0)
    }
  }

  override func show(_ sections: [Section]) {
    guard setup.layout?.isCompositional == true else { return renderer.render(sections) }
    // While a render waits, the collection view shows another list.
    let (old, states) = (shown, isAtRest && !isRenderWaiting ? regionStates(shown) : [:])
    let count = renderCount
    shown = shape
    renderer.render(sections)
    list.layoutIfNeeded()
    // What the list view called meanwhile may have rendered another list.
    if case .stages = lastPlan, renderCount == count { expectOffsetsKept(from: states, old) }
  }

  override func check(_ faults: inout [String]) { checkCollection(&faults) }

  override func performBatch(_ usesBegin: Bool, _ body: () -> Void) {
    list.performBatchUpdates { body() }
  }

  override func change(_ step: FuzzStep) {
    switch step {
    case .renderOnSelect(let shape):
      itemAdapter.didSelect = { [unowned self] _ in
        itemAdapter.didSelect = nil
        render(shape)
      }
    case .reload:
      list.reloadData()
      loseFocus()
      expectSelection(atLeast: [], atMost: [], "after a reload")
    case .retarget(let shape, let offset): retarget(shape, offset)
    case .setData(let other):
      itemAdapter.data = other.sections(account)
      renderInCallback(shape)
    case .select(let row, let position):
      if let path = shownPath(row) {
        list.selectItem(at: path, animated: false, scrollPosition: position.ofItems)
      }
    case .deselect(let row):
      if let path = shownPath(row) { list.deselectItem(at: path, animated: false) }
    case .scroll(let row, let position, let animated):
      if let path = shownPath(row) {
        list.scrollToItem(at: path, at: position.ofItems, animated: animated)
      }
    case .edit(let isOn, _): list.isEditing = isOn
    case .animates(let animates): updater.isAnimationEnabled = animates
    case .followsRows(let follows): updater.keepsReadingPosition = follows
    case .limit(let count): updater.animatableChangeCount = count
    case .region(let number, let offset, let animated):
      scrollRegion(number, to: offset, animated: animated)
    case .layout, .transition: changeLayout(step)
    case .pick, .carry, .drop: move(step)
    default: break
    }
  }

  /// Where the row with a number is shown.
  private func shownPath(_ number: Int) -> IndexPath? {
    list.presentationIndexPath(forDataSourceIndexPath: path(number))
  }

  private func retarget(_ next: ListShape, _ offset: Double) {
    let armed = account.armed
    account.armed = nil
    loseFocus()
    renderer.target = nil
    adopt(next)
    renderer.render(next.sections(account))
    list.contentOffset = withinContent(offset)
    list.layoutIfNeeded()
    renderer.target = list
    shown = next
    account.armed = armed
  }

  private func changeLayout(_ step: FuzzStep) {
    guard !isInTransition else { return }
    switch step {
    case .layout(let layout, let animated):
      list.setCollectionViewLayout(self.layout(layout), animated: animated)
    case .transition(let layout, let share, let finishes):
      guard list.window != nil, !list.bounds.isEmpty else { return }
      isInTransition = true
      let transition = list.startInteractiveTransition(to: self.layout(layout)) {
        [weak self] _, _ in self?.isInTransition = false
      }
      transition.transitionProgress = share
      list.layoutIfNeeded()
      screen.advance(by: 0.05)
      if finishes { list.finishInteractiveTransition() } else { list.cancelInteractiveTransition() }
    default: break
    }
  }

  private func move(_ step: FuzzStep) {
    switch step {
    case .pick(let number):
      let paths = list.indexPathsForVisibleItems.sorted()
      guard !isPicked, !paths.isEmpty, setup.hasActions else { return }
      isPicked = list.beginInteractiveMovementForItem(at: paths[number % paths.count])
    case .carry(let x, let y):
      guard isPicked else { return }
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: list.bounds.minX + x, y: list.bounds.minY + y))
    case .drop(let ends):
      guard isPicked else { return }
      isPicked = false
      if ends { list.endInteractiveMovement() } else { list.cancelInteractiveMovement() }
    default: break
    }
  }

  override var heldOffsets: [CGPoint] {
    isPicked || finger != nil ? [list.contentOffset] + regions.map(\.contentOffset) : []
  }

  override func close() {
    move(.drop(false))
    super.close()
  }
}

extension UITableView.ScrollPosition {
  /// What an item is scrolled to that a row would be scrolled to.
  fileprivate var ofItems: UICollectionView.ScrollPosition {
    switch self {
    case .top: [.top, .left]
    case .middle: [.centeredVertically, .centeredHorizontally]
    case .bottom: [.bottom, .right]
    default: []
    }
  }
}

/// An adapter that keeps account.
final class FuzzItemAdapter: UICollectionViewFlowLayoutAdapter {
  let account: FuzzAccount

  init(account: FuzzAccount) {
    self.account = account
    super.init()
  }

  override func cellRegistration(
    collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration { CellRegistration(class: FuzzItemCell.self) }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    account.meet(cell)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    account.meet(view)
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    account.begin(cell)
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    account.end(cell)
    super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    account.called(.adapter)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    account.begin(view)
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    account.end(view)
    super.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
}

/// An updater that remembers how it showed data last.
final class FuzzItemUpdater: UICollectionViewUpdater<UICollectionViewAdapter> {
  private(set) var lastPlan = UpdatePlan.store
  /// Called before everything is reloaded.
  var willReload: () -> Void = {}

  override func plan(
    target: UICollectionView, adapter: UICollectionViewAdapter, data: [Section]
  ) -> UpdatePlan {
    lastPlan = super.plan(target: target, adapter: adapter, data: data)
    if case .reload = lastPlan { willReload() }
    return lastPlan
  }
}
