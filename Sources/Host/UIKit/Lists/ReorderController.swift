import ListGeometry

/// How a row is moved by a finger or by keys, and how its neighbours make room.
extension UITableView {
  /// Whether the data source moves rows and lets the user move this one.
  func canMove(_ path: RowPath) -> Bool {
    let implements = sourceImplements(.moveRow)
    guard implements != false else { return false }
    let isAllowed = askSource(.canMove) { $0.tableView(self, canMoveRowAt: path.indexPath) }
    return isAllowed ?? implements ?? false
  }

  /// Lifts a row in view. Returns whether it can be moved.
  /// - Parameters:
  ///   - finger: Where the finger is, in the window.
  ///   - givenUp: Called when the move is given up because the app changed the rows.
  func beginMove(of path: RowPath, finger: CGPoint, givenUp: @escaping () -> Void) -> Bool {
    guard state.move == nil, state.arrangement == nil, state.phase == .idle,
      state.updates.depth == 0, let cell = state.displayed.cells[path],
      let span = state.contents.geometry.span(of: path), canMove(path)
    else { return false }
    unhighlight()
    stopMotion()
    returnIntoRange()
    let move = RowMove(of: cell, at: path, in: self, finger: finger, givenUp: givenUp)
    state.move = move
    state.arrangement = RowArrangement(lifted: path, height: span.height, gap: path)
    cell.applyTableLook(look(of: path))
    move.lift(in: self)
    return true
  }

  /// Carries the lifted row to where the finger is, in the window.
  func continueMove(to finger: CGPoint) {
    guard let move = state.move else { return }
    move.finger = finger
    carryLiftedRow()
    move.scroller.follow(finger)
  }

  /// Puts the lifted row where the finger holds it, and makes room for it there. Called for each
  /// layout, too: content may have moved below the finger.
  func carryLiftedRow() {
    guard let move = state.move, let lifted = state.arrangement?.lifted, window != nil,
      let span = state.contents.geometry.span(of: lifted)
    else { return }
    if span.height != state.arrangement?.height {
      state.arrangement?.height = span.height
      animateArrangement()
    }
    let frame = carriedFrame(move, height: span.height)
    UIView.performWithoutAnimation { move.place(at: frame) }
    propose(frame.minY, for: move)
  }

  /// Where the finger holds the lifted row: at least half of it stays in view.
  func carriedFrame(_ move: RowMove, height: CGFloat) -> CGRect {
    let seen = bounds.inset(by: adjustedContentInset)
    let top = (convert(move.finger, from: nil as UIView?).y - min(move.grip, height))
      .clamped(to: seen.minY - height / 2...max(seen.minY, seen.maxY) - height / 2)
    return CGRect(x: cardFrame.minX, y: top, width: cardFrame.width, height: height)
  }

  private func propose(_ top: CGFloat, for move: RowMove) {
    guard let lifted = state.arrangement?.lifted,
      let place = state.contents.geometry.place(
        nearest: offsetWithoutPlaceholders(top - contentTop), without: lifted),
      place != move.proposed
    else { return }
    move.proposed = place
    let wanted = target(of: lifted, proposed: place)
    guard state.move === move else { return }
    openGap(at: wanted)
  }

  /// Where the delegate wants a row that is proposed to go to `place`.
  func target(of lifted: RowPath, proposed place: RowPath) -> RowPath {
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: lifted.indexPath,
        toProposedIndexPath: place.indexPath) ?? place.indexPath
    let target = withinBounds(RowPath(wanted) ?? lifted, without: lifted)
    if target.indexPath != wanted {
      Diagnostics.report(
        "UITableView: the delegate returned the index path \(wanted) for a move from \(lifted), "
          + "which is out of bounds; \(target) was taken.")
    }
    return target
  }

  /// The place nearest to `path` that there is in the list without `lifted`.
  func withinBounds(_ path: RowPath, without lifted: RowPath?) -> RowPath {
    let counts = state.contents.counts
    guard !counts.isEmpty else { return RowPath(section: 0, row: 0) }
    let section = min(max(path.section, 0), counts.count - 1)
    let last = counts[section] - (lifted?.section == section ? 1 : 0)
    return RowPath(section: section, row: min(max(path.row, 0), last))
  }

  /// Has the rows in view make room at a place, counted without the lifted row.
  func openGap(at place: RowPath?) {
    guard state.arrangement != nil, state.arrangement?.gap != place else { return }
    state.arrangement?.gap = place
    animateArrangement()
  }

  /// Leads rows, headers and footers to where the arrangement shows them.
  func animateArrangement() {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
      placeCells()
      placeEdges()
      updateContentSize()
      placeSurroundings()
    }
    setNeedsLayout()
  }

  // MARK: Ends

  /// Lets the lifted row down where the gap is, and tells the data source unless it is its place.
  func endMove() {
    guard let move = state.move, let arrangement = state.arrangement else { return }
    guard window != nil else { return cancelMove() }
    if let from = arrangement.lifted, let to = arrangement.gap, from != to {
      move.isLanding = true
      dataSource?.tableView(self, moveRowAt: from.indexPath, to: to.indexPath)
      // An app that updates the table for itself has ended the move by that.
      guard state.move === move else { return }
      forgetMove()
      finishMove(from, to)
    } else {
      forgetMove()
      animateArrangement()
    }
    move.settle(in: self)
  }

  /// Moves a row whose data has been moved.
  func finishMove(_ from: RowPath, _ to: RowPath) {
    var expected = state.contents.counts
    expected[from.section] -= 1
    expected[to.section] += 1
    guard expected == askCounts() else {
      Diagnostics.report(
        "UITableView: the data source was told to move the row \(from) to \(to), but its numbers "
          + "of rows are not those after the move. Everything was reloaded.")
      return startOver()
    }
    recordMove(from.indexPath, to.indexPath)
  }

  /// Lets the lifted row down where it came from, as when its touch is taken away.
  func cancelMove() {
    guard let move = state.move else { return }
    forgetMove()
    animateArrangement()
    move.settle(in: self)
  }

  /// Gives up a move, and forgets which rows are dragged, because they are gone or unknown.
  func giveUpMove() {
    state.dragging?.leader.forgetRows()
    guard let move = state.move else { return closeArrangement(animated: false) }
    forgetMove()
    move.settle(in: self)
    move.givenUp()
  }

  private func forgetMove() {
    state.move?.scroller.stop()
    let lifted = state.arrangement?.lifted
    (state.move, state.arrangement) = (nil, nil)
    if let lifted { state.displayed.cells[lifted]?.applyTableLook(look(of: lifted)) }
    state.layoutVersion += 1
    setNeedsLayout()
  }

  // MARK: By keys

  /// Moves a row by one place up or down, into the next section at the end of its own, where a
  /// finger could move it, too. Returns whether it went anywhere.
  @discardableResult
  func stepRow(_ path: RowPath, isDown: Bool) -> Bool {
    let hasOtherWay = state.editing.isOn || state.dragging != nil
    guard hasOtherWay, state.move == nil, state.updates.depth == 0, canMove(path),
      let place = step(from: path, isDown: isDown)
    else { return false }
    let goal = target(of: path, proposed: place)
    guard goal != path else { return false }
    let batch = state.batch
    dataSource?.tableView(self, moveRowAt: path.indexPath, to: goal.indexPath)
    if state.batch == batch { finishMove(path, goal) }
    return true
  }

  private func step(from path: RowPath, isDown: Bool) -> RowPath? {
    let counts = loadedCounts
    let row = path.row + (isDown ? 1 : -1)
    if (0..<counts[path.section]).contains(row) { return RowPath(section: path.section, row: row) }
    let section = path.section + (isDown ? 1 : -1)
    guard counts.indices.contains(section) else { return nil }
    return RowPath(section: section, row: isDown ? 0 : counts[section])
  }
}
