import ListGeometry
import QuartzCore

extension UITableView {
  /// Shows the cells of `slices` and takes away all others.
  func showCells(_ slices: [RowSlice]) {
    let version = state.layoutVersion
    let isStale = state.displayed.version != version
    guard isStale || state.displayed.slices != slices else { return }
    if let duration = durationOfLayout {
      hideCells(outside: slices, after: duration)
    } else {
      hideCells(outside: slices)
    }
    for slice in slices {
      for row in slice.rows where !isInterrupted {
        showCell(RowPath(section: slice.section, row: row))
      }
    }
    guard !isInterrupted else { return }
    state.displayed.slices = slices
    // What was placed first is out of date if something has moved since.
    state.displayed.version = version
    recycleUnusedPrepared()
    if isStale { placeCells() }
  }

  /// Takes away cells that are not in `slices`.
  func hideCells(outside slices: [RowSlice]) {
    for path in displayedRows(outside: slices) where state.interruption.batches.isEmpty {
      if let cell = removeCell(path) { endDisplaying(cell, path) }
    }
  }

  /// Takes away cells that are not in `slices` at the end of the animation in which the table is
  /// laid out: until then they are seen on their way out.
  private func hideCells(outside slices: [RowSlice], after duration: TimeInterval) {
    let gone = displayedRows(outside: slices)
    guard !gone.isEmpty else { return }
    state.batch += 1
    let batch = state.batch
    for path in gone {
      if let cell = removeCell(path) { leave(cell, path, .place(cell.frame)) }
    }
    finishLeaving(batch: batch, after: duration)
  }

  /// How long the animation takes in which the table is laid out; nil without one.
  var durationOfLayout: TimeInterval? {
    let duration = UIView.inheritedAnimationDuration
    return window != nil && UIView.areAnimationsEnabled && duration > 0 ? duration : nil
  }

  /// Takes away what left with a batch, later.
  func finishLeaving(batch: Int, after duration: TimeInterval) {
    _ = FrameTimers.shared.schedule(at: CACurrentMediaTime() + duration) { [weak self] in
      self?.finishLeaving(batch: batch)
    }
  }

  /// The rows with a cell in view that are not in `slices`, from top to bottom.
  private func displayedRows(outside slices: [RowSlice]) -> [RowPath] {
    let lifted = state.arrangement?.lifted
    let gone = state.displayed.cells.keys.filter { path in
      path != lifted
        && !slices.contains { $0.section == path.section && $0.rows.contains(path.row) }
    }
    return gone.sorted()
  }

  /// Forgets the cell of a row and returns it, unless it is kept for its first responder.
  private func removeCell(_ path: RowPath) -> UITableViewCell? {
    guard let cell = state.displayed.cells.removeValue(forKey: path), !keep(cell, path)
    else { return nil }
    return cell
  }

  /// Puts the cell of a row in view unless it is there.
  func showCell(_ path: RowPath) {
    guard state.displayed.cells[path] == nil else { return }
    let cell = preparedCell(path)
    guard !isInterrupted else { return }
    state.displayed.prepared[path] = nil
    state.displayed.cells[path] = cell
    if cell === state.kept?.cell { takeBackKept() }
    UIView.performWithoutAnimation { place(cell, path) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
    guard let place = cell.place, state.displayed.cells[place] === cell else { return }
    if cell.superview !== self { insertSubview(cell, at: backmostIndex) }
    cell.isHidden = false
  }

  /// Rows stand behind headers and footers but before the background.
  var backmostIndex: Int { backgroundView == nil ? 0 : 1 }

  /// The cell of a row that is about to come into view, made by the data source.
  func preparedCell(_ path: RowPath) -> UITableViewCell {
    if let cell = state.displayed.cells[path] ?? state.displayed.prepared[path] { return cell }
    if let kept = state.kept, kept.path == path { return kept.cell }
    guard let dataSource else {
      preconditionFailure(
        "UITableView has rows but no data source; set dataSource, then call reloadData().")
    }
    var made: UITableViewCell?
    UIView.performWithoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path.indexPath)
      state.displayed.prepared[path] = cell
      adopt(cell, path)
      made = cell
    }
    return made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The level that the delegate gives a row; nil leaves it to the cell.
  private func indentation(of path: RowPath) -> Int? {
    guard state.knowledge.unanswered.isDisjoint(with: .indentation) else { return nil }
    return ask(.indentation) { $0.tableView(self, indentationLevelForRowAt: path.indexPath) }
  }

  /// Gives a cell what it has from the table: separators, corners, selection, colours.
  func adopt(_ cell: UITableViewCell, _ path: RowPath) {
    cell.table = self
    cell.place = path
    if cell.superview == nil { cell.inheritTraits() }
    cell.frame = CGRect(
      x: cardFrame.minX, y: frame(path)?.minY ?? 0, width: cardFrame.width,
      height: max(cell.frame.height, 1))
    cell.applyTableLook(look(of: path))
    if let level = indentation(of: path) { cell.indentationLevel = level }
    cell.applyEditing(editingLook(of: path), animated: false)
    let isSelected = state.selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cell.showsFocus = state.selection.showsFocus && state.selection.focus == path
  }

  /// Gives every cell in view its place.
  func placeCells() {
    for (path, cell) in state.displayed.cells { place(cell, path) }
    if let kept = state.kept, let path = kept.path { place(kept.cell, path) }
    placePlaceholders()
  }

  private func place(_ cell: UITableViewCell, _ path: RowPath) {
    cell.place = path
    cell.applyTableLook(look(of: path))
    if path == state.arrangement?.lifted, state.move != nil { return }
    if let frame = shownFrame(path), cell.frame != frame { cell.frame = frame }
  }

  /// Keeps cells that were measured but did not come into view for another row.
  func recycleUnusedPrepared() {
    guard !state.displayed.prepared.isEmpty else { return }
    for (_, cell) in state.displayed.prepared.sorted(by: { $0.key < $1.key }) { recycle(cell) }
    state.displayed.prepared.removeAll()
  }

  /// Takes a cell out of the table and tells the delegate.
  func endDisplaying(_ cell: UITableViewCell, _ path: RowPath) {
    swipeEnds(with: cell)
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    recycle(cell)
  }

  /// Lets a cell wait for another row.
  func recycle(_ cell: UITableViewCell) {
    cell.place = nil
    cell.table = nil
    guard let identifier = cell.reuseIdentifier else { return }
    let registered = state.cellClasses[identifier]
    if registered == nil || registered == type(of: cell) { state.cellPool.put(cell, identifier) }
  }

  /// Takes away everything, as before a reload.
  func endDisplayingAll() {
    finishLeaving()
    giveUpPlaceholders()
    hideCells(outside: [])
    recycleUnusedPrepared()
    hideEdges(.header) { _ in false }
    hideEdges(.footer) { _ in false }
    state.displayed = DisplayedViews()
  }
}
