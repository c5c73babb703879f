extension UITableViewCell {
  /// Whether a ring shows that keys are at the row.
  var showsFocus: Bool {
    get { parts.focusRing != nil }
    set {
      guard newValue != showsFocus else { return }
      setNeedsConfiguration()
      if newValue { addFocusRing() } else { removeFocusRing() }
    }
  }

  private func addFocusRing() {
    let ring = FocusRingView(frame: .zero)
    parts.focusRing = ring
    addSubview(ring)
    layOutFocusRing()
  }

  private func removeFocusRing() {
    parts.focusRing?.removeFromSuperview()
    parts.focusRing = nil
  }

  func layOutFocusRing() { parts.focusRing?.surround(self) }
}
