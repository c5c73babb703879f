import ListGeometry

extension UITableView: ListDisplaySource {
  // MARK: Making

  func place(of key: ElementKey) -> ElementKey? { key }

  func makeView(of key: ElementKey) -> UIView? {
    key.item.map(makeCell) ?? makeHeaderFooterView(key)
  }

  func makeCell(at path: RowPath) -> UITableViewCell {
    guard let dataSource else {
      preconditionFailure(
        "UITableView has rows but no data source; set dataSource, then call reloadData().")
    }
    return dataSource.tableView(self, cellForRowAt: path.indexPath)
  }

  func prepare(_ view: UIView, for key: ElementKey) {
    if let cell = view as? UITableViewCell, let path = key.item { prepare(cell, at: path) }
  }

  /// Gives a cell what it has from the table: separators, corners, selection, colors.
  func prepare(_ cell: UITableViewCell, at path: RowPath) {
    cell.setTable(self)
    cell.setItemPath(path)
    if cell.superview == nil { cell.inheritTraits() }
    cell.frame = CGRect(
      x: cardFrame.minX, y: rowColumn.frame(of: path)?.minY ?? 0, width: cardFrame.width,
      height: max(cell.frame.height, 1))
    cell.applyAppearance(appearance(of: path))
    if let level = indentation(of: path) { cell.indentationLevel = level }
    cell.applyEditing(editingAppearance(of: path), animated: false)
    let isSelected = engine.selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cell.showsFocus = engine.selection.showsFocus(at: path)
  }

  /// The level that the delegate gives a row; nil leaves it to the cell.
  private func indentation(of path: RowPath) -> Int? {
    guard capabilities.unanswered.isDisjoint(with: .indentation) else { return nil }
    return ask(.indentation) { $0.tableView(self, indentationLevelForRowAt: path.indexPath) }
  }

  func restore(_ cell: UITableViewCell, at path: RowPath) {
    UIView.performWithoutAnimation {
      prepare(cell, at: path)
      // The finger that highlighted it may have gone meanwhile.
      cell.setHighlighted(engine.selection.highlighted == path, animated: false)
    }
    // Nobody measured it while it was out of view.
    tableLayout.measurer.invalidateHeight(of: path)
    setNeedsLayout()
  }

  // MARK: Showing

  var listLayout: TableLayout { tableLayout }

  static var endsDisplayingFirst: Bool { true }

  var liftedItem: RowPath? { reorderGap?.lifted }

  func position(_ view: UIView, _ key: ElementKey) {
    guard let cell = view as? UITableViewCell, let path = key.item else {
      return positionHeaderFooterView(view, key)
    }
    cell.setItemPath(path)
    cell.applyAppearance(appearance(of: path))
    if path == reorderGap?.lifted, liftedCell != nil { return }
    if let frame = rowColumn.shownFrame(of: path), cell.frame != frame { cell.frame = frame }
  }

  /// Headers and footers may float.
  func isFloating(_ key: ElementKey) -> Bool { key.kind != .cell }

  func show(_ view: UIView, _ key: ElementKey) {
    if view.superview !== self { insert(view, key) }
    view.isHidden = false
  }

  func goal(ofHiding view: UIView, _ key: ElementKey) -> Departure.Goal { .place(view.frame) }

  /// Cells stand behind headers and footers.
  func insert(_ view: UIView, _ key: ElementKey) {
    if key.kind == .cell { return insertSubview(view, at: backmostIndex) }
    addSubview(view)
    liftedCell?.raise(in: self)
  }

  func notifyWillDisplay(_ view: UIView, _ key: ElementKey) {
    let section = key.section
    if let cell = view as? UITableViewCell, let path = key.item {
      delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
    } else if key.kind == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  // MARK: Ending

  func viewDidMove(_ view: UIView, to key: ElementKey) {
    if let cell = view as? UITableViewCell, let path = key.item { cell.setItemPath(path) }
  }

  /// Cells go behind the others.
  func viewWillDepart(_ view: UIView, _ key: ElementKey) {
    guard let cell = view as? UITableViewCell else { return }
    cell.setItemPath(nil)
    swiping.cellWillDisappear(cell)
    if cell.superview === self { insert(cell, key) }
  }

  func endInteractions(with view: UIView) {
    if let cell = view as? UITableViewCell { swiping.end(with: cell) }
  }

  func notifyDidEndDisplaying(_ view: UIView, _ key: ElementKey) {
    let section = key.section
    if let cell = view as? UITableViewCell, let path = key.item {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    } else if key.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func enqueueForReuse(_ view: UIView, _ kind: ElementKind) {
    if kind == .cell, let cell = view as? UITableViewCell { return enqueueForReuse(cell) }
    if let view = view as? UITableViewHeaderFooterView { headerFooterViews.enqueue(view) }
  }

  // MARK: Reuse

  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cellReuse.register(nil, identifier) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        "\(cellClass) cannot be registered for cells: it must be a subclass of UITableViewCell.")
    }
    cellReuse.register(cellClass, identifier)
  }

  func takeAway(_ view: UIView) { view.removeFromSuperview() }

  func enqueueForReuse(_ cell: UITableViewCell) {
    cell.setItemPath(nil)
    cell.setTable(nil)
    if let identifier = cell.reuseIdentifier { cellReuse.enqueue(cell, identifier) }
  }

  /// A cell that waits for reuse, or a new one of the registered class.
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = cellReuse.dequeue(identifier) else {
      let made = cellReuse.makeFromNib(identifier) {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      if let made {
        made.adoptReuseIdentifier(identifier)
        return made
      }
      return cellReuse.registeredClass(identifier)?._make(style: .default, reuse: identifier)
    }
    cell.prepareForReuse()
    return cell
  }

  /// The cell that a row is being asked for again, or else one like ``dequeueCell(_:)``.
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let path = RowPath(indexPath)
    if let cell = engine.elements.reconfiguredCell(identifier, at: path) { return cell }
    guard let cell = dequeueCell(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    if let path, let frame = rowColumn.frame(of: path) { cell.frame = frame }
    return cell
  }
}

extension UITableView {
  /// The cell of a row as it is measured: in the column of rows, where the safe area keeps free
  /// what it does there, and with what the table says of its looks now.
  func cellInColumn(_ path: RowPath) -> UITableViewCell? {
    guard let cell = engine.elements.view(of: .cell(path)) as? UITableViewCell else { return nil }
    cell.applyAppearance(appearance(of: path))
    let (column, frame) = (cardFrame, cell.frame)
    if frame.minX != column.minX || frame.width != column.width {
      cell.frame = CGRect(
        x: column.minX, y: frame.minY, width: column.width, height: frame.height)
    }
    return cell
  }
}

extension UITableView: FirstResponderCellOwner {
  var hasFirstResponderCell: Bool { engine.elements.firstResponder.cell != nil }
}

extension UITableViewCell: SwipeableCell, MovableCell {
  var mover: (any ItemMoving)? { table?.reordering }

  func contentConstraintsDidChange() {
    guard let table, table.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    table.heightDidChange(of: self)
  }
}
