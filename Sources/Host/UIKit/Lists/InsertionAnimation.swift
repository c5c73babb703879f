/// A view that animates in, placed where it begins.
@MainActor
struct InsertionAnimation {
  private let view: UIView
  /// The opacity that the view has at the end.
  private let alpha: CGFloat

  /// Places a view. What is inside it is laid out first, so that it does not animate by itself.
  init(of view: UIView, from state: ElementAnimationState) {
    self.view = view
    alpha = view.alpha
    view.layoutIfNeeded()
    view.frame = state.frame
    view.alpha *= state.alpha
    if state.slide != 0 { view.bounds.origin.x = state.slide }
  }

  /// Shows the view as it is at the end.
  func finish() {
    view.alpha = alpha
    if view.bounds.origin.x != 0 { view.bounds.origin.x = 0 }
  }
}
