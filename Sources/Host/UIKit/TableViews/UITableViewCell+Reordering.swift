extension UITableViewCell {
  /// Whether the handle shows: where the table decides so, unless the cell was told otherwise.
  var hasHandle: Bool {
    parts.editing.isOn && parts.editing.appearance.canMove && parts.wantsHandle != false
  }

  func setShowsHandle(_ shows: Bool) {
    parts.wantsHandle = shows
    showHandle(animated: false)
  }

  /// Brings the handle in or sends it away.
  func showHandle(animated: Bool) {
    guard hasHandle != (parts.handle != nil) else { return }
    setNeedsLayout()
    if let old = parts.handle {
      if table?.liftedCell?.cell === self { table?.reordering.cancel() }
      parts.handle = nil
      guard animated else { return old.removeFromSuperview() }
      return UIView.animate(withDuration: EditingAppearance.duration) {
        old.alpha = 0
      } completion: { _ in
        old.removeFromSuperview()
      }
    }
    let handle = ReorderControl(of: self)
    parts.handle = handle
    addSubview(handle)
    UIView.performWithoutAnimation { layOutHandle() }
    guard animated else { return }
    handle.alpha = 0
    UIView.animate(withDuration: EditingAppearance.duration) { handle.alpha = 1 }
  }

  func layOutHandle() {
    guard let handle = parts.handle else { return }
    let width = Self.handleWidth
    let end = bounds.width - safeArea.trailing - parts.appearance.indexWidth
    let frame = CGRect(x: end - width, y: 0, width: width, height: bounds.height)
    set(handle, directed(frame, in: bounds.width))
  }
}
