import ListGeometry
import QuartzCore

/// What swiping over items asks of a list.
@MainActor
protocol SwipeHost: UIScrollView {
  associatedtype SwipedCell: SwipeableCell

  /// Whether a swipe may begin as things are.
  var isReadyToSwipe: Bool { get }

  /// The cell of an item in view, if it can be swiped.
  func swipeableCell(at path: RowPath) -> SwipedCell?

  /// The item at a point; nil between items.
  func row(at point: CGPoint) -> RowPath?

  /// What a swipe brings out at an end of an item; nil if the item cannot be swiped that way.
  func swipeActions(_ edge: ItemEdge, _ path: RowPath) -> UISwipeActionsConfiguration?

  /// What confirms the deletion of an item.
  func deletionConfirmation(_ path: RowPath) -> UISwipeActionsConfiguration

  /// Called before the actions of an item come into view.
  func willBeginSwiping(_ path: RowPath)

  /// Called when the actions of an item, which is nil if it is gone, have left.
  func didEndSwiping(_ path: RowPath?)
}

/// The items of a list whose actions are in view.
@MainActor
final class SwipeController<Host: SwipeHost> {
  private unowned let host: Host
  /// The item whose actions are in view.
  private(set) var current: ItemSwipe?
  /// Items whose actions are on their way out of view.
  private var ending: [ItemSwipe] = []

  init(_ host: Host) { self.host = host }

  // MARK: Beginning

  /// Whether a touch that has just begun is caught by open actions, which it puts away.
  func catches(_ touch: UITouch) -> Bool {
    guard let current, current.stage != .held, let view = touch.view else { return false }
    if view.isDescendant(of: current.buttons) { return false }
    if let cell = current.cell, view.isDescendant(of: cell) { return true }
    close(animated: true)
    return true
  }

  /// What begins a swipe from `point`; nil where there is nothing to swipe.
  /// - Parameter way: Where the finger goes; positive numbers lead to the right.
  func swipe(at point: CGPoint, along way: CGFloat) -> (() -> Void)? {
    guard host.isReadyToSwipe, let path = host.row(at: point),
      let cell = host.swipeableCell(at: path),
      cell.frame.contains(point)
    else { return nil }
    let edge: ItemEdge = (way < 0) != cell.isRightToLeft ? .trailing : .leading
    if let swipe = cell.swipe, swipe.stage != .leaving, swipe === current || swipe.edge == edge {
      return swipe.stage == .performing ? nil : { [weak self] in self?.takeHold(of: swipe) }
    }
    guard let configuration = host.swipeActions(edge, path) else { return nil }
    return { [weak self, weak cell] in
      guard let self, let cell, let path = cell.itemPath, host.swipeableCell(at: path) === cell
      else { return }
      if let swipe = cell.swipe { end(swipe) }
      begin(edge, cell, path, configuration)
    }
  }

  /// Goes on with a swipe that rests, or is on its way out of view.
  private func takeHold(of swipe: ItemSwipe) {
    guard swipe.cell != nil else { return }
    if swipe !== current {
      close(animated: true)
      ending.removeAll { $0 === swipe }
      current = swipe
    }
    swipe.hold()
  }

  /// Begins to bring out the actions of an item; those of another item go.
  @discardableResult
  private func begin(
    _ edge: ItemEdge, _ cell: Host.SwipedCell, _ path: RowPath,
    _ configuration: UISwipeActionsConfiguration
  ) -> ItemSwipe {
    close(animated: true)
    host.willBeginSwiping(path)
    let swipe = ItemSwipe(edge, of: cell, path, configuration)
    for button in swipe.buttons.buttons {
      button.addAction(
        UIAction { [weak self, weak swipe, weak button] _ in
          guard let swipe, let button else { return }
          self?.perform(button, of: swipe)
        }, for: .touchUpInside)
    }
    current = swipe
    cell.swipeDidChange()
    return swipe
  }

  func move(by way: CGFloat) {
    guard let current, current.stage == .held else { return }
    current.move(by: way)
  }

  /// Lets go of the actions while the finger moves at `velocity` points a second.
  func release(velocity: CGFloat) {
    guard let current, current.stage == .held else { return }
    switch current.outcome(velocity: velocity) {
    case .open: current.open(velocity: velocity)
    case .close: close(current, velocity: velocity)
    case .perform:
      guard let first = current.buttons.buttons.first else { return }
      current.takeAway(velocity: velocity)
      perform(first, of: current)
    }
  }

  /// Opens the actions that confirm the deletion of an item.
  func openConfirmation(_ path: RowPath) {
    guard let cell = host.swipeableCell(at: path) else { return }
    if let swipe = cell.swipe, swipe === current { return close(animated: true) }
    if let swipe = cell.swipe { end(swipe) }
    let confirmation = host.deletionConfirmation(path)
    if !confirmation.actions.isEmpty { begin(.trailing, cell, path, confirmation).open() }
  }

  // MARK: Ending

  /// Puts open actions away.
  func close(animated: Bool) {
    guard let current else { return }
    if animated, host.window != nil { close(current) } else { end(current) }
  }

  private func close(_ swipe: ItemSwipe, velocity: CGFloat = 0) {
    letEnd(swipe)
    swipe.close(velocity: velocity) { [weak self, weak swipe, weak host = host] in
      guard let self, let swipe, let host else { return }
      withExtendedLifetime(host) { self.end(swipe) }
    }
  }

  /// Keeps a swipe only until it has come to its end.
  private func letEnd(_ swipe: ItemSwipe) {
    if current === swipe { current = nil }
    guard !ending.contains(where: { $0 === swipe }) else { return }
    ending.append(swipe)
  }

  /// Takes the actions of an item out of its cell and tells the list.
  private func end(_ swipe: ItemSwipe) {
    let cell = swipe.cell
    if current === swipe { current = nil }
    ending.removeAll { $0 === swipe }
    swipe.tearDown()
    cell?.swipeDidChange()
    host.didEndSwiping(swipe.path)
  }

  // MARK: Performing

  /// Calls the action of a button, unless one of the item is under way already.
  private func perform(_ button: SwipeActionButton, of swipe: ItemSwipe) {
    guard swipe === current, swipe.stage == .open || swipe.stage == .held else { return }
    swipe.beginPerforming()
    let action = button.action
    action.handler(action, button) { [weak self, weak swipe] isDone in
      guard let swipe else { return }
      self?.finish(swipe, takesAway: isDone && action.style == .destructive)
    }
  }

  /// An action has answered. One that takes its item away is followed by an update that does so; an
  /// item that is still there afterwards comes back.
  private func finish(_ swipe: ItemSwipe, takesAway: Bool) {
    guard swipe === current, swipe.stage == .performing else { return }
    guard takesAway, host.window != nil else { return close(animated: true) }
    swipe.leave { [weak self, weak swipe, weak host = host] in
      guard let self, let host, let swipe, swipe === current else { return }
      withExtendedLifetime(host) { self.close(animated: true) }
    }
  }

  // MARK: Updates

  /// Follows swiped items through an update.
  func apply(_ map: IndexPathMap) {
    for swipe in ending { swipe.apply(map) }
    current?.apply(map)
  }

  /// A cell leaves. If its item was deleted, its content goes on its way out; else it comes back.
  func cellWillDisappear(_ cell: Host.SwipedCell) {
    guard let swipe = cell.swipe, swipe.stage != .closing else { return }
    if swipe.isItemGone {
      letEnd(swipe)
      swipe.takeAway()
    } else {
      close(swipe)
    }
  }

  /// A cell is given up: it must not be used again with actions beside it.
  func end(with cell: Host.SwipedCell) {
    if let swipe = cell.swipe { end(swipe) }
  }
}
