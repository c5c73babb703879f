extension UIScrollView {
  /// Puts the keyboard away where the beginning of a drag does.
  func dragBeganAboveKeyboard() {
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
    }
  }

  /// Has the keyboard follow the finger, once that has reached it.
  func dragMovedAboveKeyboard() {
    guard let keyboard = interactiveKeyboard else { return }
    let rim = keyboardDismissMode == .interactive ? keyboard.host.accessoryHeight : 0
    let top = keyboard.window.bounds.height - keyboard.height + rim
    keyboard.push(by: scrollPan.location(in: nil).y - top)
  }

  /// Lets the keyboard leave, or spring back, as the finger was moving at the end.
  func dragEndedAboveKeyboard(velocity: CGFloat) {
    guard let keyboard = interactiveKeyboard else { return }
    let isFarDown = keyboard.pushed > keyboard.height / 2
    keyboard.endPush(leaving: velocity == 0 ? isFarDown : velocity > 0)
  }

  private var interactiveKeyboard: InputViewContainer? {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let keyboard = window?.keyboard, keyboard.height > 0
    else { return nil }
    return keyboard
  }
}
