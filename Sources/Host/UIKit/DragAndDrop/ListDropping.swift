import ListGeometry

/// What a list would do with things that are held over it.
@MainActor
struct ListDropProposal {
  /// Where things go.
  enum Place {
    /// Nowhere in particular: the list shows nothing.
    case anywhere
    /// Between items, which make room.
    case between
    /// Into an item, which is highlighted.
    case into
  }

  let proposal: UIDropProposal
  let place: Place

  /// Whether things are taken.
  var takes: Bool { proposal.operation == .copy || proposal.operation == .move }
}

/// What dropping things on it asks of a list.
@MainActor
protocol ListDropHost: ListDragHost {
  /// Leads drags and drops to the list.
  var dragAndDrop: ListDragAndDrop { get }
  /// Has items make room for what is held.
  var dropRoom: any DropRoom { get }
  /// Whether the data source alone moves an item of the list that is dropped on it.
  func movesDroppedItem(_ path: RowPath) -> Bool

  func dropCanHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// What the delegate wants, or without one nothing.
  func dropProposal(_ session: any UIDropSession, at destination: RowPath?) -> ListDropProposal
  /// What becomes of an item that the data source moves.
  var moveProposal: UIDropProposal { get }

  /// The place that the finger is at.
  func dropPlace(_ session: any UIDropSession, _ own: RowPath?) -> RowPath?
  /// Shows the cell of an item of the list where the picture of it is that was dropped, in its
  /// superview.
  func showDrop(of path: RowPath, from picture: CGRect)
  /// What performs a drop through the delegate, once nothing makes room any more.
  func dropPerformer(
    _ drop: DropSession, at destination: RowPath?, _ proposal: UIDropProposal
  ) -> () -> Void
  /// Called when what was dropped has arrived.
  func dropDidConclude()
}

/// Leads the questions of a list's drop interaction to the list, and has items make room. A single
/// item of the list itself is moved without the delegate if it can be.
@MainActor
final class ListDropping: NSObject, UIDropInteractionDelegate {
  /// Whether something is held over the list.
  private(set) var isOver = false {
    didSet {
      guard isOver != oldValue else { return }
      for cell in host.draggableCells(at: host.itemsInView) { cell.setNeedsUpdateConfiguration() }
    }
  }
  private var proposal = UIDropProposal(operation: .cancel)
  private var destination: RowPath?
  private var highlighted: (any ListCell)?
  /// Whether an item that the data source could move goes into another one.
  private var isInto = false
  private unowned let host: any ListDropHost
  private var room: any DropRoom { host.dropRoom }

  init(on host: any ListDropHost) {
    self.host = host
    super.init()
  }

  /// What a cell does while something is held over the list.
  func state(of cell: any ListCell) -> UICellConfigurationState.DropState {
    guard isOver else { return .none }
    return cell === highlighted ? .targeted : .notTargeted
  }

  /// The item that is dragged, if it is one of this list and the only thing.
  private func ownItem(_ session: any UIDropSession) -> RowPath? {
    guard session.allowsMoveOperation, session.items.count == 1,
      let dragging = host.dragAndDrop.dragging, let item = session.items.first,
      dragging.session === session.localDragSession
    else { return nil }
    return dragging.path(of: item)
  }

  // MARK: Over the list

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    ownItem(session).map(host.movesDroppedItem) ?? false || host.dropCanHandle(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isOver = true
    host.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard room.isReady else { return UIDropProposal(operation: .cancel) }
    let own = ownItem(session)
    room.prepare(for: own)
    let place = host.dropPlace(session, own)
    isInto = false
    if let own, let place, host.movesDroppedItem(own) {
      if let into = proposalInto(session, at: place) {
        destination = place
        applyProposal(into, session, own)
        return proposal
      }
      highlight(nil)
      proposal = host.moveProposal
      if place != destination { room.open(for: own, proposed: place) }
      destination = place
      return proposal
    }
    destination = place
    let wanted = host.dropProposal(session, at: place)
    proposal = wanted.proposal
    applyProposal(wanted, session, own)
    return proposal
  }

  /// What the delegate proposes for an item that the data source could move, if it wants it in
  /// another item rather than between others.
  private func proposalInto(
    _ session: any UIDropSession, at place: RowPath
  ) -> ListDropProposal? {
    guard host.dropCanHandle(session) else { return nil }
    let wanted = host.dropProposal(session, at: place)
    guard wanted.takes, wanted.place == .into else { return nil }
    (proposal, isInto) = (wanted.proposal, true)
    return wanted
  }

  /// Shows what the delegate proposed: room, a highlighted item or nothing.
  private func applyProposal(
    _ wanted: ListDropProposal, _ session: any UIDropSession, _ own: RowPath?
  ) {
    room.show(at: wanted.takes && wanted.place == .between ? destination : own)
    guard wanted.takes, wanted.place == .into else { return highlight(nil) }
    let cell = host.shownCell(at: session.location(in: host))
    destination = cell?.itemPath
    highlight(cell)
  }

  private func highlight(_ cell: (any ListCell)?) {
    guard cell !== highlighted else { return }
    highlighted?.setHighlighted(false, animated: true)
    cell?.setHighlighted(true, animated: true)
    highlighted = cell
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    host.dropDidExit(session)
  }

  /// Lets the list look as if nothing were held over it.
  func leave() {
    (isOver, destination) = (false, nil)
    highlight(nil)
    room.close()
  }

  /// Follows the place that things are held over through an update.
  /// - Parameters:
  ///   - gap: Where there is room for them now.
  ///   - newGap: Where there will be.
  func apply(_ map: IndexPathMap, gap: RowPath? = nil, newGap: RowPath? = nil) {
    destination = destination.flatMap { old in
      gap != nil && old == gap ? newGap : map.newPath(old)
    }
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let drop = session as? DropSession else { return }
    if let own = ownItem(session), !isInto, host.movesDroppedItem(own), room.hasGap {
      (isOver, destination) = (false, nil)
      return land(drop)
    }
    let perform = host.dropPerformer(drop, at: destination, proposal)
    (isOver, destination) = (false, nil)
    highlight(nil)
    room.close(around: perform)
  }

  /// Lets the item's own cell take over where its picture is, and moves the item.
  private func land(_ drop: DropSession) {
    room.land { path in
      let platter = drop.items.first.flatMap { host.window?.drag?.takePlatter(of: $0) }
      guard let platter else { return }
      UIView.performWithoutAnimation {
        host.showDrop(of: path, from: host.convert(platter, from: nil as UIView?))
      }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { host.dropDidConclude() }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    host.dropDidEnd(session)
  }
}
