extension UITableViewCell {
  /// Changes what stands at the end of the row. A view that is given for it leaves another cell.
  func changeAccessory(giving view: UIView? = nil, _ change: (inout Parts) -> Void) {
    change(&parts)
    showAccessory(animated: false, given: view)
    if let view, isInOtherCell(view) { view.removeFromSuperview() }
  }

  /// Shows the accessory that belongs here, which while editing is another one.
  ///
  /// A view that is given by now is shown again if another cell had it meanwhile. A view that
  /// another cell has was given to that one later and stays there.
  func showAccessory(animated: Bool, given: UIView? = nil) {
    let wanted = parts.editing.isOn ? parts.editingAccessory : parts.accessory
    let isBack = given.map { $0 === wanted.view && $0.superview !== self } ?? false
    guard parts.shownAccessory != wanted || isBack else { return }
    parts.shownAccessory = wanted
    for old in parts.accessories where old !== wanted.view {
      fadeOutAndRemove(old, animated: animated)
    }
    parts.accessories = wanted.view.map { [$0] } ?? makeAccessories(wanted.type)
    for new in parts.accessories where new === given || !isInOtherCell(new) {
      addAndFadeIn(new, animated: animated)
    }
    setNeedsLayout()
  }

  private func addAndFadeIn(_ view: UIView, animated: Bool) {
    addSubview(view)
    guard animated else { return }
    UIView.performWithoutAnimation { layOutAccessory() }
    view.alpha = 0
    UIView.animate(withDuration: EditingAppearance.duration) { view.alpha = 1 }
  }

  /// A view that the user gave may be back, or in another cell, before it has faded out.
  private func fadeOutAndRemove(_ view: UIView, animated: Bool) {
    guard animated, view.superview === self else { return takeOut(view) }
    UIView.animate(withDuration: EditingAppearance.duration) {
      view.alpha = 0
    } completion: { [weak self] _ in
      if let self, !parts.accessories.contains(view) { takeOut(view) }
      view.alpha = 1
    }
  }

  private func makeAccessories(_ type: AccessoryType) -> [UIView] {
    switch type {
    case .none: []
    case .disclosureIndicator: [AccessoryGlyph(.chevron)]
    case .detailDisclosureButton: [makeDetailButton(), AccessoryGlyph(.chevron)]
    case .checkmark: [AccessoryGlyph(.checkmark)]
    case .detailButton: [makeDetailButton()]
    }
  }

  private func makeDetailButton() -> UIView {
    let glyph = AccessoryGlyph(.detail)
    glyph.setAction { [weak self] in
      guard let self, let table, let itemPath else { return }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: itemPath.indexPath)
    }
    return glyph
  }

  func layOutAccessory() {
    let (appearance, width) = (parts.appearance, bounds.width - safeArea.trailing)
    var end = width - appearance.indexWidth - handleWidth - appearance.margin
    for view in parts.accessories.reversed() where view.superview === self {
      let size = view.frame.size
      let frame = CGRect(
        x: end - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      set(view, directed(frame, in: bounds.width))
      end -= size.width + Self.accessoryGap
    }
  }
}
