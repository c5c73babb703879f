extension InputViewContainer {
  /// Scrolls the first responder into view, as far as scroll views around it let it be seen.
  func revealResponder(animated: Bool) {
    guard let view = window.firstResponder as? UIView, !view.isDescendant(of: host),
      height > 0 || view is any UITextInput
    else { return }
    view.revealWhileEditing(animated: animated)
  }
}

extension UIView {
  /// What of a first responder should be seen: the line of the caret in a long text, else all.
  private var editedRect: CGRect {
    if let text = self as? UITextView, let caret = text.selectedTextRange?.end {
      return text.caretRect(for: caret).insetBy(dx: 0, dy: -8)
    }
    return self is UITableViewCell ? bounds : bounds.insetBy(dx: 0, dy: -8)
  }

  /// Scrolls the scroll views around a first responder so that it can be seen.
  func revealWhileEditing(animated: Bool) {
    let rect = editedRect
    for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst()
    where !scroll.isDragging {
      let target = scroll.convert(rect, from: self)
      let seen = scroll.bounds.inset(by: scroll.adjustedContentInset)
      if !seen.contains(target) { scroll.scrollRectToVisible(target, animated: animated) }
    }
  }
}

extension UITableViewController: KeyboardFrameObserver {
  func prepareForKeyboard() { viewIfLoaded?.layoutIfNeeded() }

  /// Makes room for the area below the rows, and takes it back.
  func follow(_ keyboard: InputViewContainer) {
    guard let table = viewIfLoaded as? UITableView else { return }
    let room = table.window === keyboard.window ? table.overlap(with: keyboard) : 0
    let change = room - keyboardInset
    guard change != 0 else { return }
    keyboardInset = room
    table.contentInset.bottom += change
    table.verticalScrollIndicatorInsets.bottom += change
  }

  /// Follows the keyboard of the window that the table is in now.
  func followKeyboard() {
    guard let keyboard = viewIfLoaded?.window?.keyboard else { return }
    keyboard.add(self)
    follow(keyboard)
  }
}

extension UIScrollView {
  /// How far the keyboard covers more than the safe area does already.
  fileprivate func overlap(with keyboard: InputViewContainer) -> CGFloat {
    let area = convert(bounds, to: nil)
    let top = keyboard.window.bounds.height - keyboard.coveredHeight
    let covered = keyboard.coveredHeight > 0 ? max(0, area.maxY - top) : 0
    return max(0, min(covered, area.height) - (adjustedContentInset.bottom - contentInset.bottom))
  }
}

extension UIViewController {
  /// Puts the keyboard's area away if it is shown on behalf of this controller, which is leaving.
  func putKeyboardAway() {
    guard let view = viewIfLoaded, let keyboard = view.window?.keyboard, keyboard.height > 0,
      let owner = (keyboard.views.provider ?? keyboard.views.typist)?.enclosingView,
      owner.isDescendant(of: view)
    else { return }
    _ = view.window?.endEditing(true)
  }
}
