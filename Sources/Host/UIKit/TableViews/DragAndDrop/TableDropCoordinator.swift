import ListGeometry

/// A drop on a table, for its drop delegate.
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  private let table: UITableView

  init(
    on table: UITableView, _ drop: DropSession, at destination: RowPath?,
    _ proposal: UITableViewDropProposal
  ) {
    (self.table, self.proposal) = (table, proposal)
    super.init(on: table, drop, at: destination)
  }

  var items: [any UITableViewDropItem] { dropItems }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let provider = placeholder.previewParametersProvider
    let placeholder = table.placeholderRows.insert(placeholder)
    let animator = aim(dragItem) {
      provider?(placeholder.cell)
    } at: {
      placeholder.frame
    }
    let actions = DropPlaceholderContext.Actions(
      commit: { [weak table] in table?.placeholderRows.commit(placeholder, $0) ?? false },
      delete: { [weak table] in table?.placeholderRows.delete(placeholder) ?? false })
    return DropPlaceholderContext(of: dragItem, animator, actions)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    aim(dragItem, toItemAt: indexPath) { [table] in
      table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
    }
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { aim(dragItem, toItemAt: indexPath, rect) }
}
