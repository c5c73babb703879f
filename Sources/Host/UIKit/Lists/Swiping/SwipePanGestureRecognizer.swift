import QuartzCore

/// The drag sideways over a row that brings out its actions. A drag along the list is left to the
/// table.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  /// Whether the touch is there to put away open actions: then no row gets it.
  private(set) var hasCaught = false
  /// What to do when the drag is recognised, which may have to wait for others to fail.
  var begin: (() -> Void)?

  init(of table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    targets.append(.handler { [weak table] _ in table?.swipePanDidChange() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count, let touch = touches.first {
      hasCaught = table?.actionsCatch(touch) ?? false
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, hasCaught { table?.closeActions(animated: true) }
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    hasCaught = false
    begin = nil
  }

  override func isFarEnough(_ translation: CGVector) -> Bool {
    abs(translation.dx) >= hysteresis && abs(translation.dx) > abs(translation.dy)
  }

  /// Going back from the edge of the screen comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}
