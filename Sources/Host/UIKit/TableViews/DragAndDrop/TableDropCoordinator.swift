import ListGeometry

/// A drop on a table, for its drop delegate.
final class TableDropCoordinator: ListDropCoordinator<UITableView, UITableViewDropProposal>,
  UITableViewDropCoordinator
{
  var items: [any UITableViewDropItem] { dropItems }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let provider = placeholder.previewParametersProvider
    let placeholder = list.placeholderRows.insert(placeholder)
    let animator = aim(dragItem) {
      provider?(placeholder.cell)
    } at: {
      placeholder.frame
    }
    let actions = DropPlaceholderContext.Actions(
      commit: { [weak list] in list?.placeholderRows.commit(placeholder, $0) ?? false },
      delete: { [weak list] in list?.placeholderRows.delete(placeholder) ?? false })
    return DropPlaceholderContext(of: dragItem, animator, actions)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    aim(dragItem, toItemAt: indexPath) { [list] in
      list.dropDelegate?.tableView(list, dropPreviewParametersForRowAt: indexPath)
    }
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { aim(dragItem, toItemAt: indexPath, rect) }
}
