// Swift on Linux has no optional requirements. A default that is reached tells the table that the
// method is not implemented, which decides for instance whether heights are asked row by row.

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
}

extension UITableViewDelegate {
  /// The table's `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.markUnimplemented(.heightForRow)
    return tableView.rowHeight
  }

  /// The table's `sectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.markUnimplemented(.heightForHeader)
    return tableView.sectionHeaderHeight
  }

  /// The table's `sectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.markUnimplemented(.heightForFooter)
    return tableView.sectionFooterHeight
  }

  /// The table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.markUnimplemented(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }

  /// The table's `estimatedSectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.markUnimplemented(.estimatedHeightForHeader)
    return tableView.estimatedSectionHeaderHeight
  }

  /// The table's `estimatedSectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.markUnimplemented(.estimatedHeightForFooter)
    return tableView.estimatedSectionFooterHeight
  }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    tableView.markUnimplemented(.viewForHeader)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    tableView.markUnimplemented(.viewForFooter)
    return nil
  }
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The touched row.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// The touched row.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
