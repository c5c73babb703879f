extension TextInteraction {
  /// What can be done with the selection now, as entries of a menu.
  var suggestedActions: [UIMenuElement] {
    let (abilities, selection) = (host.abilities, editor.selection)
    let (isEmpty, isAll) = (selection.length == 0, selection.length == editor.length)
    let entries: [(Bool, String, (any TextInteractionHost) -> Void)] = [
      (!isEmpty && abilities.isSuperset(of: [.copy, .edit]), "Cut", { $0.cut(nil) }),
      (!isEmpty && abilities.contains(.copy), "Copy", { $0.copy(nil) }),
      (abilities.contains(.edit), "Paste", { $0.paste(nil) }),
      (isEmpty && editor.length > 0, "Select", { $0.interaction.offerMore(after: $0.select) }),
      (
        !isAll && editor.length > 0, "Select All",
        { $0.interaction.offerMore(after: $0.selectAll) }
      ),
    ]
    return entries.filter(\.0).map { _, title, act in
      UIAction(title: title) { [weak host] _ in host.map(act) }
    }
  }

  /// Selects, shows handles and offers what can be done next.
  private func offerMore(after select: (Any?) -> Void) {
    select(nil)
    showHandles(true)
    openMenu(at: selectionRectInWindow)
  }

  /// Opens the menu for the selection beside a rectangle of the window.
  func openMenu(at anchor: CGRect) {
    guard let window = host.window, host.isFirstResponder else { return }
    let suggested = suggestedActions
    let menu =
      host.editMenu(for: editor.selection, suggested: suggested) ?? UIMenu(children: suggested)
    if !menu.children.isEmpty { menu.open(in: window, at: anchor, sender: host) }
  }

  /// Opens the menu for what was clicked at a point of the window: the selection or a word.
  func openMenu(clickedAt point: CGPoint) {
    let offset = host.geometry.offset(at: host.textArea.convert(point, from: nil))
    let selection = editor.selection
    let isInside = selection.length > 0 && (selection.location...selection.upperBound) ~= offset
    if !isInside { select(word(at: offset)) }
    openMenu(at: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
  }

  /// What the selection with its handles, or the caret, covers in the window.
  var selectionRectInWindow: CGRect {
    let rects = host.geometry.selectionRects(for: editor.selection)
    let covered = rects.dropFirst().reduce(rects.first) { $0?.union($1) }
    let rect = covered ?? host.geometry.caretRect(at: editor.head)
    let knobs: CGFloat = handles?.isActive == true ? TextHandle.knobSize : 0
    return host.textArea.convert(rect.insetBy(dx: 0, dy: -knobs), to: nil)
  }
}

extension UIWindow {
  /// Opens the menu of the text at a point, which becomes first responder; false if there is none.
  func openEditMenu(at point: CGPoint) -> Bool {
    let views = sequence(first: hitTest(point, with: nil)) { $0?.superview }
    guard let host = views.lazy.compactMap({ $0 as? any TextInteractionHost }).first,
      host.abilities.contains(.select), host.isFirstResponder || host.becomeFirstResponder()
    else { return false }
    host.interaction.openMenu(clickedAt: point)
    return true
  }
}
