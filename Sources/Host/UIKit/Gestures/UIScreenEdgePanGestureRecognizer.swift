import QuartzCore

/// Recognizes a drag that comes in from an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near the edge fingers must touch, in points.
  private static let reach: CGFloat = 20

  /// The edges to watch; none by default.
  open var edges: UIRectEdge = []

  /// Fails unless the fingers touch near one of ``edges``.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !touches.allSatisfy(isNearEdge) { state = .failed }
  }

  private func isNearEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let point = touch.windowLocation
    return (edges.contains(.left) && point.x <= bounds.minX + Self.reach)
      || (edges.contains(.right) && point.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && point.y <= bounds.minY + Self.reach)
      || (edges.contains(.bottom) && point.y >= bounds.maxY - Self.reach)
  }

  /// Whether a movement goes inwards from one of the edges.
  package override func isFarEnough(_ translation: CGVector) -> Bool {
    let isHorizontal = abs(translation.dx) >= abs(translation.dy)
    let inward =
      isHorizontal
      ? (edges.contains(.left) && translation.dx > 0)
        || (edges.contains(.right) && translation.dx < 0)
      : (edges.contains(.top) && translation.dy > 0)
        || (edges.contains(.bottom) && translation.dy < 0)
    return inward && super.isFarEnough(translation)
  }
}
