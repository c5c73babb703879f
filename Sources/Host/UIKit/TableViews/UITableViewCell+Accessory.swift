extension UITableViewCell {
  func changeAccessory(_ change: (inout Parts) -> Void) {
    change(&parts)
    showAccessory(animated: false)
  }

  /// Shows the accessory that belongs here, which while editing is another one.
  func showAccessory(animated: Bool) {
    let wanted = parts.editing.isOn ? parts.editingAccessory : parts.accessory
    guard parts.shownAccessory != wanted else { return }
    parts.shownAccessory = wanted
    for old in parts.accessories where old !== wanted.view {
      fadeOutAndRemove(old, animated: animated)
    }
    parts.accessories = wanted.view.map { [$0] } ?? makeAccessories(wanted.type)
    for new in parts.accessories { addAndFadeIn(new, animated: animated) }
    setNeedsLayout()
  }

  private func addAndFadeIn(_ view: UIView, animated: Bool) {
    addSubview(view)
    guard animated else { return }
    UIView.performWithoutAnimation { layOutAccessory() }
    view.alpha = 0
    UIView.animate(withDuration: EditingAppearance.duration) { view.alpha = 1 }
  }

  /// A view that the user gave may be back before it has faded out.
  private func fadeOutAndRemove(_ view: UIView, animated: Bool) {
    guard animated else { return view.removeFromSuperview() }
    UIView.animate(withDuration: EditingAppearance.duration) {
      view.alpha = 0
    } completion: { [weak self] _ in
      if self?.parts.accessories.contains(view) != true { view.removeFromSuperview() }
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
    for view in parts.accessories.reversed() {
      let size = view.frame.size
      let frame = CGRect(
        x: end - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      set(view, directed(frame, in: bounds.width))
      end -= size.width + Self.accessoryGap
    }
  }
}
