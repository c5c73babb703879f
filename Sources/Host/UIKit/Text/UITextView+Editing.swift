extension UITextView {
  var currentAbilities: TextAbilities {
    guard isSelectable else { return [] }
    return isEditable ? [.select, .edit, .copy, .breakLines] : [.select, .copy, .breakLines]
  }

  func setEditable(_ isEditable: Bool) {
    guard isEditable != values.isEditable else { return }
    values.isEditable = isEditable
    guard isFirstResponder, isEditable != values.isEditing else { return }
    // Where the text was only selected so far, editing begins if it may.
    if isEditable, mayBegin {
      reloadInputViews()
      _ = beginEditing()
    } else {
      resignFirstResponder()
    }
  }

  func setSelectable(_ isSelectable: Bool) {
    values.isSelectable = isSelectable
    if !isSelectable, isFirstResponder { resignFirstResponder() }
  }

  // MARK: Beginning and end

  var mayBegin: Bool {
    guard canBecomeFirstResponder, window != nil else { return false }
    return !isEditable || delegate?.textViewShouldBeginEditing(self) != false
  }

  var mayEnd: Bool { !values.isEditing || delegate?.textViewShouldEndEditing(self) != false }

  func beginEditing() -> Bool {
    values.isEditing = isEditable
    showSelection()
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func finishEditing() -> Bool {
    interaction.acceptMarkedText()
    let wasEditing = values.isEditing
    values.isEditing = false
    showSelection()
    guard wasEditing else { return true }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Changes

  func tellTextChange() {
    contentDidChange()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func tellSelectionChange() {
    takeTypingAttributes()
    if isFirstResponder {
      reveal(NSRange(location: interaction.editor.head, length: 0))
      revealCaretOutside()
    }
    showSelection()
    delegate?.textViewDidChangeSelection(self)
  }

  /// Has the scroll views around a text that does not scroll show the caret, once they know how far
  /// the text has grown.
  private func revealCaretOutside() {
    guard !isScrollEnabled else { return }
    FramePasses.afterLayout { [weak self] in
      if let self, isFirstResponder { revealWhileEditing(animated: false) }
    }
  }

  /// Takes the attributes before the caret for what is typed next.
  private func takeTypingAttributes() {
    let text = interaction.editor.attributedText
    let place = interaction.editor.selection.location
    guard text.length > 0 else { return }
    interaction.editor.typingAttributes = text.attributes(
      at: max(0, min(place, text.length) - 1), effectiveRange: nil)
  }

  // MARK: Drawing

  /// What draws selection and text between two heights of the text area.
  func items(from top: CGFloat, to bottom: CGFloat) -> [DrawItem] {
    var items: [DrawItem] = []
    if isFirstResponder {
      let color = tintColor.withAlphaComponent(0.2).cgColor(in: traitCollection)
      for rect in flow.selectionRects(for: interaction.editor.selection, from: top, to: bottom) {
        items.append(.fill(rect, radii: .zero, color: color))
      }
    }
    for (y, _, piece) in flow.pieces(from: top, to: bottom) {
      if let layout = piece.layout { items.append(.text(layout, CGPoint(x: 0, y: y))) }
    }
    guard let marked = interaction.editor.markedRange else { return items }
    let color = values.shownColor.cgColor(in: traitCollection)
    for rect in flow.selectionRects(for: marked, from: top, to: bottom) {
      let underline = CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
      items.append(.fill(underline, radii: .zero, color: color))
    }
    return items
  }

  /// Shows the caret, or the selection in its place.
  func showSelection() {
    area.setNeedsDisplay()
    interaction.handles?.update()
    showCaret()
  }

  /// Shows the caret where there is no selection.
  func showCaret() {
    guard values.isEditing, interaction.editor.selection.length == 0 else {
      return interaction.caret.hide()
    }
    let rect = caretRect(for: OffsetPosition(interaction.editor.head))
    guard rect.height > 0 else { return interaction.caret.hide() }
    interaction.caret.show(at: convert(rect, to: area))
  }
}
