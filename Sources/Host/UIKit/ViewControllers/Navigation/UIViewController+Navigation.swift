extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let item = storage.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    item.owner = self
    storage.navigationItem = item
    return item
  }

  func setTitle(_ title: String?) {
    storage.title = title
    storage.navigationItem?.title = title
    storage.tabBarItem?.title = title
    // Without an item of its own, a navigation controller showed that of its root.
    if storage.tabBarItem == nil { tabBarController?.itemsDidChange() }
  }

  var madeEditItem: UIBarButtonItem {
    if let item = storage.editItem { return item }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    storage.editItem = item
    editingDidChange()
    return item
  }

  /// Shows on the edit button what pressing it will do.
  func editingDidChange() {
    storage.editItem?.title = isEditing ? "Done" : "Edit"
    storage.editItem?.style = isEditing ? .done : .plain
  }
}

extension UINavigationController {
  /// Shows other toolbar items if they are those of the controller at the top.
  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard isViewLoaded, controller === topViewController else { return }
    showToolbarItems(animated: animated)
  }
}
