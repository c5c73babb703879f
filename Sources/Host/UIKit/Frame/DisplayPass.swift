import QuartzCore

/// Has the views of visible windows draw whose content is stale.
@MainActor
enum DisplayPass {
  static func run(at time: CFTimeInterval) {
    for window in UIApplication.shared.visibleWindows where window.layer.needsDisplayInTree {
      window.layer.displayTreeIfNeeded()
    }
  }
}
