import ListGeometry

/// A cell whose item can be dragged.
@MainActor
protocol DraggableCell: ListCell {
  /// The list that the cell belongs to.
  var dragHost: (any ListDropHost)? { get }
  func setNeedsUpdateConfiguration()
  /// Tells subclasses what the item does in a drag.
  func itemDragStateDidChange(to state: UICellConfigurationState.DragState)
}

extension DraggableCell {
  /// What the cell's item does in a drag from its list.
  var itemDragState: UICellConfigurationState.DragState {
    guard let itemPath, let dragging = dragHost?.dragAndDrop.dragging else { return .none }
    return dragging.state(of: itemPath)
  }

  /// What the cell does while something is held over its list.
  var itemDropState: UICellConfigurationState.DropState {
    dragHost?.dragAndDrop.dropping?.state(of: self) ?? UICellConfigurationState.DropState.none
  }
}

/// What dragging its items asks of a list.
@MainActor
protocol ListDragHost: UIView {
  /// Whether an item can be dragged as things are.
  var isReadyToDrag: Bool { get }
  /// The item at a point, where everything stands when nothing makes room.
  func row(at point: CGPoint) -> RowPath?
  /// The items in view, in no order.
  var itemsInView: [RowPath] { get }
  /// The cell that is seen at a point.
  func shownCell(at point: CGPoint) -> (any ListCell)?
  /// The cell of an item in view; nil for other items.
  func displayedCell(at path: RowPath) -> (any ListCell)?
  /// Where an item is, to which its picture returns.
  func frameOfDraggedItem(at path: RowPath) -> CGRect?
  /// Where the data source has an item.
  func dataPath(of path: RowPath) -> RowPath

  func dragItems(forBeginning session: any UIDragSession, at path: RowPath) -> [UIDragItem]
  func dragItems(
    forAddingTo session: any UIDragSession, at path: RowPath, _ point: CGPoint
  ) -> [UIDragItem]
  /// How the picture of an item looks; nil for the usual look.
  func dragPreviewParameters(at path: RowPath) -> UIDragPreviewParameters?
  func allowsMoves(of session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
}

extension ListDragHost {
  /// The cells in view of items that can be dragged, from first to last.
  func draggableCells(at paths: [RowPath]) -> [any DraggableCell] {
    Set(paths).sorted().compactMap { displayedCell(at: $0) as? any DraggableCell }
  }
}

/// Leads the questions of a list's drag interaction to the list, and remembers which items are
/// dragged.
@MainActor
final class ListDragging: NSObject, UIDragInteractionDelegate {
  /// What is dragged, and from which items; items that are deleted are forgotten.
  private(set) var rows: [(item: UIDragItem, path: RowPath, cell: any ListCell)] = []
  private(set) weak var session: DragSession?
  /// What the items do now.
  private(set) var phase = UICellConfigurationState.DragState.none
  /// Whether items have been updated since the drag began.
  private var isOutdated = false
  private weak var host: (any ListDragHost)?

  init(of host: any ListDragHost) {
    self.host = host
    super.init()
  }

  /// The item that a thing comes from.
  func path(of item: UIDragItem) -> RowPath? { rows.first { $0.item === item }?.path }

  /// The item that a thing comes from, for the app, which knows only the items as they were.
  func source(of item: UIDragItem) -> IndexPath? {
    guard !isOutdated, let path = path(of: item), let host else { return nil }
    return host.dataPath(of: path).indexPath
  }

  /// The size of the picture of a thing.
  func previewSize(of item: UIDragItem) -> CGSize {
    rows.first { $0.item === item }?.cell.bounds.size ?? .zero
  }

  /// What an item does in the drag.
  func state(of path: RowPath) -> UICellConfigurationState.DragState {
    rows.contains { $0.path == path } ? phase : .none
  }

  /// Forgets the items because they may be others now.
  func forgetRows() { rows = [] }

  /// Follows the items through an update.
  func apply(_ map: IndexPathMap) {
    isOutdated = true
    rows = rows.compactMap { row in
      map.newPath(row.path).map { (item: row.item, path: $0, cell: row.cell) }
    }
  }

  /// Notes what the items do from now on, and tells their cells.
  private func enter(_ phase: UICellConfigurationState.DragState) {
    guard phase != self.phase else { return }
    self.phase = phase
    tellCells(rows.map(\.path))
  }

  private func tellCells(_ paths: [RowPath]) {
    for cell in host?.draggableCells(at: paths) ?? [] {
      cell.setNeedsUpdateConfiguration()
      cell.itemDragStateDidChange(to: phase)
    }
  }

  private func note(_ items: [UIDragItem], _ path: RowPath) -> [UIDragItem] {
    guard let cell = host?.displayedCell(at: path) else { return [] }
    rows += items.map { (item: $0, path: path, cell: cell) }
    if phase == .dragging { tellCells([path]) }
    return items
  }

  // MARK: The interaction's questions

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host, host.isReadyToDrag, let path = host.row(at: session.location(in: host)) else {
      return []
    }
    (rows, isOutdated) = ([], false)
    return note(host.dragItems(forBeginning: session, at: path), path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let host, self.session === session, let path = host.shownCell(at: point)?.itemPath,
      !rows.contains(where: { $0.path == path })
    else { return [] }
    return note(host.dragItems(forAddingTo: session, at: path, point), path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    if phase == .none { enter(.lifting) }
    guard let row = rows.first(where: { $0.item === item }) else { return nil }
    let parameters = host?.dragPreviewParameters(at: row.path)
    return parameters.map { UITargetedDragPreview(view: row.cell, parameters: $0) }
      ?? UITargetedDragPreview(view: row.cell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { host?.allowsMoves(of: session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { host?.isRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    guard let host else { return }
    self.session = session as? DragSession
    enter(.dragging)
    host.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let host else { return }
    enter(.none)
    self.session = nil
    rows = []
    host.dragDidEnd(session)
  }
}

extension ListDragging: DragLiftFollower {
  func liftWasGivenUp() { enter(.none) }

  func home(of item: UIDragItem) -> CGRect? {
    guard let host, let frame = path(of: item).flatMap(host.frameOfDraggedItem) else { return nil }
    return host.convert(frame, to: nil as UIView?)
  }
}

/// Lets the items of a list be dragged, and things be dropped on it, as long as somebody is there
/// to decide.
@MainActor
final class ListDragAndDrop {
  private unowned let host: any ListDropHost
  private var dragInteraction: UIDragInteraction?
  private var dropInteraction: UIDropInteraction?
  /// Leads drags to the drag delegate; nil while items cannot be dragged.
  private(set) var dragging: ListDragging?
  /// Leads drops to the drop delegate; nil while nothing can be dropped.
  private(set) var dropping: ListDropping?

  init(_ host: any ListDropHost) { self.host = host }

  /// Whether an item is among those that are dragged.
  func isDragged(_ indexPath: IndexPath) -> Bool {
    guard let path = RowPath(indexPath), let dragging else { return false }
    return dragging.state(of: path) != .none
  }

  /// Whether an item is activated by what is held over it unless the delegate decides: one that is
  /// not dragged itself.
  func springLoads(_ indexPath: IndexPath) -> Bool { !isDragged(indexPath) }

  /// Called when a delegate or a setting has changed.
  func update(drags: Bool, drops: Bool) {
    updateDragging(isWanted: drags)
    // Items can be moved by dragging without a drop delegate.
    updateDropping(isWanted: drops || dragging != nil)
  }

  private func updateDragging(isWanted: Bool) {
    if isWanted, dragging == nil {
      let dragging = ListDragging(of: host)
      let interaction = UIDragInteraction(delegate: dragging)
      (self.dragging, dragInteraction) = (dragging, interaction)
      host.addInteraction(interaction)
    } else if !isWanted, let interaction = dragInteraction {
      host.removeInteraction(interaction)
      (dragging, dragInteraction) = (nil, nil)
    }
  }

  private func updateDropping(isWanted: Bool) {
    if isWanted, dropping == nil {
      let dropping = ListDropping(on: host)
      let interaction = UIDropInteraction(delegate: dropping)
      (self.dropping, dropInteraction) = (dropping, interaction)
      host.addInteraction(interaction)
    } else if !isWanted, let interaction = dropInteraction {
      dropping?.leave()
      host.removeInteraction(interaction)
      (dropping, dropInteraction) = (nil, nil)
    }
  }
}
