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
    let ring = UIView(frame: .zero)
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 3
    ring.layer.cornerRadius = 8
    parts.focusRing = ring
    addSubview(ring)
    layOutFocusRing()
  }

  private func removeFocusRing() {
    parts.focusRing?.removeFromSuperview()
    parts.focusRing = nil
  }

  func layOutFocusRing() {
    guard let ring = parts.focusRing else { return }
    set(ring, CGRect(origin: .zero, size: bounds.size).insetBy(dx: 2, dy: 2))
    ring.layer.borderColor = tintColor.withAlphaComponent(0.5).cgColor(in: traitCollection)
  }
}
