import QuartzCore

/// The tap that scrolls to the top: on what stands for the status bar, or, as a window on a desktop
/// has none, on an empty part of a navigation bar. Control + Home does the same.
final class TopTapGestureRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  init(in window: UIWindow) {
    super.init(target: nil, action: nil)
    addHandler { [weak window] _ in
      window.flatMap(UIScrollView.topReceiver)?.scrollToTopForUser()
    }
    delegate = self
    cancelsTouchesInView = false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let window = touch.window else { return false }
    if touch.windowLocation.y < window.safeAreaInsets.top { return true }
    let views = sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self)
    guard let bar = views.firstIndex(where: { $0 is UINavigationBar }) else { return false }
    return !views[..<bar].contains { $0 is UIControl || $0.gestureRecognizers != nil }
  }

  /// It is in nobody's way.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView {
  /// The frontmost of the largest scroll views that are seen in `view`, can be scrolled and want to
  /// hear of it.
  static func topReceiver(in view: UIView) -> UIScrollView? {
    keyReceiver(in: view) { $0.scrollsToTop && $0.canDragVertically }
  }
}
