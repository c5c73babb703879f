extension UITableViewCell {
  /// What a cell knows of editing.
  @MainActor
  struct Editing {
    var isOn = false
    var look = EditingLook()
    var indentsByItself = true
    var control: EditControl?
    /// Whether the actions of the row are open.
    var showsActions = false
  }

  /// Takes over what the table decides.
  func applyEditing(_ look: EditingLook, animated: Bool) {
    let hasChanged = parts.editing.look != look
    parts.editing.look = look
    if isEditing != look.isOn {
      setEditing(look.isOn, animated: animated)
    } else if hasChanged {
      editingDidChange(animated: animated)
    }
  }

  func changeEditing(_ isOn: Bool, animated: Bool) {
    guard parts.editing.isOn != isOn else { return }
    changeStateMask(animated: animated) { $0.isOn = isOn }
  }

  /// Changes what is shown for editing, telling before and after.
  func changeStateMask(animated: Bool, _ change: (inout Editing) -> Void) {
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
      withDuration: UITableView.editingDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.layoutIfNeeded() }, completion: { _ in completion() })
  }

  /// The width at the beginning of the row that is kept for a control.
  var editingIndent: CGFloat {
    let editing = parts.editing
    guard editing.isOn else { return 0 }
    let isIndented = editing.look.isIndented && editing.indentsByItself
    return editing.controlKind != nil || isIndented ? parts.look.margin + EditControl.room : 0
  }
}

extension UITableViewCell.Editing {
  /// What the control at the beginning of the row is, nil if there is none.
  var controlKind: EditControl.Kind? {
    guard isOn else { return nil }
    if look.picksSeveral { return .pick }
    switch look.style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
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
      sendAway(control, animated: animated)
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

  private func sendAway(_ control: UIView, animated: Bool) {
    guard animated else { return control.removeFromSuperview() }
    UIView.animate(withDuration: UITableView.editingDuration) {
      control.alpha = 0
      control.frame = self.editControlFrame(isIn: false)
    } completion: { _ in
      control.removeFromSuperview()
    }
  }

  private func editControlFrame(isIn: Bool) -> CGRect {
    let width = parts.look.margin + EditControl.room
    let frame = CGRect(x: isIn ? 0 : -width, y: 0, width: width, height: bounds.height)
    return directed(frame, in: bounds.width)
  }

  func layOutEditControl() {
    guard let control = parts.editing.control else { return }
    set(control, editControlFrame(isIn: true))
    if control.alpha != 1 { control.alpha = 1 }
  }

  private func useEditControl(_ kind: EditControl.Kind) {
    guard let table, let place else { return }
    table.useEditControl(kind, place)
  }
}
