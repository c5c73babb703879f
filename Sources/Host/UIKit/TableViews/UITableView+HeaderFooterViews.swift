import ListGeometry

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    if let cellClass {
      guard let cellClass = cellClass as? UITableViewCell.Type else {
        preconditionFailure(
          "\(cellClass) cannot be registered for cells: it must be a subclass of UITableViewCell.")
      }
      state.cellClasses[identifier] = cellClass
    } else {
      state.cellClasses[identifier] = nil
    }
    state.cellPool.drop(identifier)
  }

  func registerEdge(_ viewClass: AnyClass?, _ identifier: String) {
    if let viewClass {
      guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
        preconditionFailure(
          "\(viewClass) cannot be registered for headers and footers: it must be a subclass of "
            + "UITableViewHeaderFooterView.")
      }
      state.edgeClasses[identifier] = viewClass
    } else {
      state.edgeClasses[identifier] = nil
    }
    state.edgePool.drop(identifier)
  }

  /// A cell that waits for reuse, or a new one of the registered class.
  func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = state.cellPool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return state.cellClasses[identifier]?._make(style: .default, reuse: identifier)
  }

  /// The cell that a row is being asked for again, or else one like ``takeCell(_:)``.
  func takeCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let (path, cell) = state.reconfigured, path == RowPath(indexPath),
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    guard let cell = takeCell(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    if let path = RowPath(indexPath), let frame = frame(path) { cell.frame = frame }
    return cell
  }

  func takeEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    let idle = state.edgePool.take(identifier)
    idle?.prepareForReuse()
    let view = idle ?? state.edgeClasses[identifier]?._make(reuse: identifier)
    view?.adopt(state.askedEdge ?? EdgeLook(style: style, margin: contentMargin), of: self)
    return view
  }
}
