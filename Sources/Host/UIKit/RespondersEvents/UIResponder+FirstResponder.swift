extension UIResponder {
  func takeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    return window.keyboard.changeResponder {
      if let current = window.firstResponder {
        guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      }
      // Asking the other one may have taken this one out of its window.
      guard responderWindow === window else { return false }
      window.firstResponder = self
      return true
    }
  }

  func giveUpFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.keyboard.changeResponder {
      window.firstResponder = nil
      window.keyboard.returnToProvider(from: self)
    }
    return true
  }
}
