import QuartzCore

/// The drag that selects rows: two fingers anywhere, or one that begins on the circles beside them.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var isOnCircles = false

  init(of table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    targets.append(.handler { [weak table] _ in table?.selectionPanDidChange() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count, touches.count == 1, let touch = touches.first {
      isOnCircles = table?.hasCircle(under: touch) ?? false
    }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    isOnCircles = false
  }

  /// Whether the fingers are those that select.
  private var isMeant: Bool { isOnCircles || trackedTouches.count == 2 }

  override func isFarEnough(_ translation: CGVector) -> Bool {
    isMeant && abs(translation.dy) >= hysteresis && abs(translation.dy) >= abs(translation.dx)
  }

  /// Scrolling waits until it is clear that the fingers do not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isMeant && otherGestureRecognizer === table?.panGestureRecognizer
  }
}
