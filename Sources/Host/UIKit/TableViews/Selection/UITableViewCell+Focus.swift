extension UITableViewCell {
  /// Whether keys are at the row, which a ring shows unless the cell does.
  var showsFocus: Bool {
    get { parts.isFocused }
    set {
      guard newValue != showsFocus else { return }
      parts.isFocused = newValue
      setNeedsConfiguration()
      updateFocusRing()
    }
  }

  func updateFocusRing() {
    let isWanted = showsFocus && focusStyle == .default
    guard isWanted != (parts.focusRing != nil) else { return }
    parts.focusRing?.removeFromSuperview()
    parts.focusRing = isWanted ? FocusRingView(frame: .zero) : nil
    if let ring = parts.focusRing { addSubview(ring) }
    layOutFocusRing()
  }

  func layOutFocusRing() { parts.focusRing?.surround(self) }
}
