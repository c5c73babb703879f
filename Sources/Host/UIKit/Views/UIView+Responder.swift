extension UIView {
  func resignInside(force: Bool) -> Bool {
    guard let window, let first = window.firstResponder else { return false }
    guard let view = first.enclosingView, view.isDescendant(of: self) else { return false }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    window.dropFirstResponder(first)
    return true
  }
}

extension UIResponder {
  /// The view that this responder is or belongs to.
  var enclosingView: UIView? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }
}
