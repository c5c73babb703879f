import QuartzCore

/// Lays out the views of visible windows that asked for it.
@MainActor
enum LayoutPass {
  static func run(at time: CFTimeInterval) {
    for window in UIApplication.shared.visibleWindows where window.layer.needsLayoutInTree {
      window.layer.layoutTreeIfNeeded()
    }
  }
}
