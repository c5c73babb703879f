extension UITextField {
  var currentAbilities: TextAbilities {
    guard isEnabled else { return [] }
    return isSecureTextEntry ? [.select, .edit] : [.select, .edit, .copy]
  }

  // MARK: Beginning and end

  var mayBegin: Bool {
    canBecomeFirstResponder && window != nil
      && delegate?.textFieldShouldBeginEditing(self) != false
  }

  var mayEnd: Bool { delegate?.textFieldShouldEndEditing(self) != false }

  func beginEditing() -> Bool {
    values.isEditing = true
    interaction.editor.typingAttributes = defaultTextAttributes
    if values.clearsOnBeginEditing, hasText { clear() }
    setNeedsLayout()
    showSelection()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func finishEditing() -> Bool {
    values.isEditing = false
    interaction.acceptMarkedText()
    line.scrollToStart()
    setNeedsLayout()
    showSelection()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Changes

  func tellTextChange() {
    contentDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func contentDidChange() {
    setNeedsLayout()
    area.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  func tellSelectionChange() {
    line.scrollToCaret()
    showSelection()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Clears the text if the delegate lets it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    let all = NSRange(location: 0, length: interaction.editor.length)
    interaction.put("", in: all)
  }

  /// Does what the return key means here. It never breaks the line.
  func finishByReturn() -> Bool {
    if enablesReturnKeyAutomatically, !hasText { return true }
    guard delegate?.textFieldShouldReturn(self) != false else { return true }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
    return true
  }
}
