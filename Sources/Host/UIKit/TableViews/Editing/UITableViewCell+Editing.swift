extension UITableViewCell {
  /// Takes over what the table decides.
  func applyEditing(_ appearance: EditingAppearance, animated: Bool) {
    let hasChanged = parts.editing.appearance != appearance
    parts.editing.appearance = appearance
    if isEditing != appearance.isOn {
      setEditing(appearance.isOn, animated: animated)
    } else if hasChanged {
      editingDidChange(animated: animated)
    }
  }

  func changeEditing(_ isOn: Bool, animated: Bool) {
    guard parts.editing.isOn != isOn else { return }
    changeStateMask(animated: animated) { $0.isOn = isOn }
  }

  func swipeDidChange() { changeStateMask(animated: false) { $0.showsActions = swipe != nil } }

  /// Whether the content makes room for controls by itself.
  func setIndentsWhileEditing(_ indents: Bool) {
    parts.editing.indentsByItself = indents
    setNeedsLayout()
  }

  /// Changes what is shown for editing, telling before and after.
  private func changeStateMask(animated: Bool, _ change: (inout Editing) -> Void) {
    var next = parts.editing
    change(&next)
    let mask = Self.mask(of: next)
    willTransition(to: mask)
    change(&parts.editing)
    editingDidChange(animated: animated) { [weak self] in self?.didTransition(to: mask) }
  }

  private static func mask(of editing: Editing) -> StateMask {
    var mask: StateMask = []
    if editing.isOn, editing.controlKind != nil { mask.insert(.showingEditControl) }
    if editing.showsActions { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Shows what there now is, beginning from what is on the screen.
  private func editingDidChange(animated: Bool, completion: @escaping () -> Void = {}) {
    let isAnimated = animated && window != nil
    setNeedsConfiguration()
    showAccessory(animated: isAnimated)
    showEditControl(animated: isAnimated)
    showHandle(animated: isAnimated)
    setNeedsLayout()
    guard isAnimated else { return completion() }
    UIView.animate(
      withDuration: EditingAppearance.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.layoutIfNeeded() }, completion: { _ in completion() })
  }
}

// MARK: The control

extension UITableViewCell {
  /// Brings in the control that belongs here, and sends any other away.
  private func showEditControl(animated: Bool) {
    let kind = parts.editing.controlKind
    if let control = parts.editing.control {
      if control.kind == kind { return }
      parts.editing.control = nil
      fadeOutAndRemove(control, animated: animated)
    }
    guard let kind else { return }
    let control = EditControl(kind)
    control.isSelected = isSelected
    control.addAction(
      UIAction { [weak self] _ in self?.useEditControl(kind) }, for: .touchUpInside)
    parts.editing.control = control
    UIView.performWithoutAnimation {
      control.frame = editControlFrame(isIn: !animated)
      control.alpha = animated ? 0 : 1
      addSubview(control)
    }
  }

  private func fadeOutAndRemove(_ control: UIView, animated: Bool) {
    guard animated else { return control.removeFromSuperview() }
    UIView.animate(withDuration: EditingAppearance.duration) {
      control.alpha = 0
      control.frame = self.editControlFrame(isIn: false)
    } completion: { _ in
      control.removeFromSuperview()
    }
  }

  private func editControlFrame(isIn: Bool) -> CGRect {
    let width = safeArea.leading + parts.appearance.margin + EditControl.room
    let frame = CGRect(x: isIn ? 0 : -width, y: 0, width: width, height: bounds.height)
    return directed(frame, in: bounds.width)
  }

  func layOutEditControl() {
    guard let control = parts.editing.control else { return }
    set(control, editControlFrame(isIn: true))
    if control.alpha != 1 { control.alpha = 1 }
  }

  /// Shows in the circle beside the row whether the row is selected.
  func selectEditControl() {
    guard let control = parts.editing.control, control.kind == .pick else { return }
    control.isSelected = isSelected
  }

  private func useEditControl(_ kind: EditControl.Kind) {
    guard let table, let itemPath else { return }
    table.useEditControl(kind, itemPath)
  }
}
