import ListGeometry
import QuartzCore

// MARK: Fingers

extension UITableView {
  /// Whether a touch that has just begun is caught by open actions, which it puts away.
  func actionsCatch(_ touch: UITouch) -> Bool {
    guard let swipe = state.editing.swipe, swipe.stage != .held, let view = touch.view else {
      return false
    }
    if view.isDescendant(of: swipe.buttons) { return false }
    if let cell = swipe.cell, view.isDescendant(of: cell) { return true }
    closeActions(animated: true)
    return true
  }

  /// Whether a finger that moves sideways brings out actions.
  func swipeShouldBegin() -> Bool {
    let way = swipePan.motion.translation
    let touched = window?.gestureArbiter.viewsTouched(underEyesOf: swipePan) ?? []
    guard touched.allSatisfy({ $0 === self || touchesShouldCancel(in: $0) }) else { return false }
    if swipePan.trackedTouches.contains(where: { $0.view?.keepsDrags == true }) {
      return false
    }
    let place = swipePan.location(in: self)
    let start = CGPoint(x: place.x - way.dx, y: place.y - way.dy)
    swipePan.begin = swipe(at: start, along: way.dx)
    return swipePan.begin != nil
  }

  func swipePanDidChange() {
    switch swipePan.state {
    case .began:
      swipePan.begin?()
      swipePan.setTranslation(.zero, in: nil)
    case .changed:
      let way = swipePan.motion.translation.dx
      swipePan.setTranslation(.zero, in: nil)
      moveSwipe(by: way)
    case .ended: releaseSwipe(velocity: swipePan.velocity(in: nil).x)
    case .cancelled, .failed: releaseSwipe(velocity: 0)
    case .possible: break
    }
  }
}

extension UIView {
  /// Whether the view itself follows fingers that are dragged over it.
  var keepsDrags: Bool { self is UISwitch || self is UISlider }
}

// MARK: The swipe

extension UITableView {
  /// What begins a swipe from `point`; nil where there is nothing to swipe.
  /// - Parameter way: Where the finger goes; positive numbers lead to the right.
  func swipe(at point: CGPoint, along way: CGFloat) -> (() -> Void)? {
    guard state.updates.depth == 0, state.phase == .idle, let path = findRow(at: point),
      let row = RowPath(path), let cell = state.displayed.cells[row], cell.frame.contains(point)
    else { return nil }
    let edge: SwipeEdge = (way < 0) != cell.isRightToLeft ? .trailing : .leading
    if let swipe = cell.swipe, swipe.stage != .leaving,
      swipe === state.editing.swipe || swipe.edge == edge
    {
      return swipe.stage == .performing ? nil : { [weak self] in self?.takeHold(of: swipe) }
    }
    guard !state.editing.isOn, let configuration = actions(edge, row) else { return nil }
    return { [weak self, weak cell] in
      guard let self, let cell, let path = cell.place, state.displayed.cells[path] === cell else {
        return
      }
      if let swipe = cell.swipe { end(swipe) }
      beginSwipe(edge, cell, path, configuration)
    }
  }

  /// Goes on with a swipe that rests, or is on its way out of view.
  private func takeHold(of swipe: RowSwipe) {
    guard swipe.cell != nil else { return }
    if swipe !== state.editing.swipe {
      closeActions(animated: true)
      state.editing.ending.removeAll { $0 === swipe }
      state.editing.swipe = swipe
    }
    swipe.hold()
  }

  /// Begins to bring out the actions of a row; those of another row go.
  @discardableResult
  func beginSwipe(
    _ edge: SwipeEdge, _ cell: UITableViewCell, _ path: RowPath,
    _ configuration: UISwipeActionsConfiguration
  ) -> RowSwipe {
    closeActions(animated: true)
    unhighlight()
    delegate?.tableView(self, willBeginEditingRowAt: path.indexPath)
    let swipe = RowSwipe(edge, of: cell, path, configuration)
    for button in swipe.buttons.buttons {
      button.addAction(
        UIAction { [weak self, weak swipe, weak button] _ in
          guard let swipe, let button else { return }
          self?.perform(button, of: swipe)
        }, for: .touchUpInside)
    }
    cell.swipe = swipe
    state.editing.swipe = swipe
    cell.changeStateMask(animated: false) { $0.showsActions = true }
    return swipe
  }

  func moveSwipe(by way: CGFloat) {
    guard let swipe = state.editing.swipe, swipe.stage == .held else { return }
    swipe.move(by: way)
  }

  /// Lets go of the actions while the finger moves at `velocity` points a second.
  func releaseSwipe(velocity: CGFloat) {
    guard let swipe = state.editing.swipe, swipe.stage == .held else { return }
    switch swipe.outcome(velocity: velocity) {
    case .open: swipe.open(velocity: velocity)
    case .close: close(swipe, velocity: velocity)
    case .perform:
      guard let first = swipe.buttons.buttons.first else { return }
      swipe.takeAway(velocity: velocity)
      perform(first, of: swipe)
    }
  }

  /// Opens the actions that confirm the deletion of a row.
  func openConfirmation(_ path: RowPath) {
    guard let cell = state.displayed.cells[path] else { return }
    if let swipe = cell.swipe, swipe === state.editing.swipe { return closeActions(animated: true) }
    if let swipe = cell.swipe { end(swipe) }
    beginSwipe(.trailing, cell, path, confirmation(path)).open()
  }

  // MARK: The end

  /// Puts open actions away.
  func closeActions(animated: Bool) {
    guard let swipe = state.editing.swipe else { return }
    if animated, window != nil { close(swipe) } else { end(swipe) }
  }

  private func close(_ swipe: RowSwipe, velocity: CGFloat = 0) {
    release(swipe)
    swipe.close(velocity: velocity) { [weak self, weak swipe] in
      if let swipe { self?.end(swipe) }
    }
  }

  /// Keeps a swipe only until it has come to its end.
  private func release(_ swipe: RowSwipe) {
    if state.editing.swipe === swipe { state.editing.swipe = nil }
    guard !state.editing.ending.contains(where: { $0 === swipe }) else { return }
    state.editing.ending.append(swipe)
  }

  /// Takes the actions of a row out of its cell and tells the delegate.
  func end(_ swipe: RowSwipe) {
    let cell = swipe.cell
    if state.editing.swipe === swipe { state.editing.swipe = nil }
    state.editing.ending.removeAll { $0 === swipe }
    swipe.tearDown()
    cell?.changeStateMask(animated: false) { $0.showsActions = false }
    delegate?.tableView(self, didEndEditingRowAt: swipe.path?.indexPath)
  }
}

// MARK: Performing

extension UITableView {
  /// Calls the action of a button, unless one of the row is under way already.
  private func perform(_ button: SwipeActionButton, of swipe: RowSwipe) {
    guard swipe === state.editing.swipe, swipe.stage == .open || swipe.stage == .held else {
      return
    }
    swipe.stage = .performing
    let action = button.action
    action.handler(action, button) { [weak self, weak swipe] isDone in
      guard let swipe else { return }
      self?.finish(swipe, takesAway: isDone && action.style == .destructive)
    }
  }

  /// An action has answered. One that takes its row away is followed by an update that does so; a
  /// row that is still there afterwards comes back.
  private func finish(_ swipe: RowSwipe, takesAway: Bool) {
    guard swipe === state.editing.swipe, swipe.stage == .performing else { return }
    guard takesAway, window != nil else { return closeActions(animated: true) }
    swipe.stage = .leaving
    swipe.takeAway { [weak self, weak swipe] in
      if let swipe, swipe === self?.state.editing.swipe { self?.closeActions(animated: true) }
    }
  }
}

// MARK: Updates

extension UITableView {
  /// All rows whose actions are in view.
  private var swipes: [RowSwipe] {
    state.editing.ending + (state.editing.swipe.map { [$0] } ?? [])
  }

  /// Follows swiped rows through an update.
  func carrySwipes(_ map: IndexPathMap) {
    for swipe in swipes { swipe.path = swipe.path.flatMap(map.newPath) }
  }

  /// A cell leaves. If its row was deleted, its content goes on its way out; else it comes back.
  func swipeLeaves(with cell: UITableViewCell) {
    guard let swipe = cell.swipe, swipe.stage != .closing else { return }
    if swipe.isRowGone {
      release(swipe)
      swipe.takeAway()
    } else {
      close(swipe)
    }
  }

  /// A cell is given up: it must not be used again with actions beside it.
  func swipeEnds(with cell: UITableViewCell) {
    if let swipe = cell.swipe { end(swipe) }
  }
}
