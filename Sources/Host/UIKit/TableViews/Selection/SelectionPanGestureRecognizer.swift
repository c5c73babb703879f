import ListGeometry
import QuartzCore

/// The drag that selects rows: two fingers anywhere, or one that begins on the circles beside them.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var isOnCircles = false
  /// Scrolls while the fingers are near an edge; nil while they select nothing.
  private var scroller: AutoScroller?

  init(of table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    targets.append(.handler { [weak self] _ in self?.stateDidChange() })
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

  // MARK: Selecting

  /// The row that the fingers touched before they moved.
  var start: RowPath? {
    guard let table else { return nil }
    let (place, way) = (location(in: table), motion.translation)
    return table.row(at: CGPoint(x: place.x - way.dx, y: place.y - way.dy))
  }

  private func stateDidChange() {
    switch state {
    case .began: begin()
    case .changed: update()
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  private func begin() {
    guard let table, let start else { return }
    scroller = AutoScroller(of: table)
    table.beginSelectingRange(at: start)
    update()
  }

  /// Selects the rows between the one touched first and the one under the fingers now. Called
  /// whenever fingers or content have moved.
  func update() {
    guard let table, let scroller, table.canSelect, table.canSelectSeveral else { return }
    scroller.follow(location(in: nil))
    let area = table.bounds.inset(by: table.adjustedContentInset)
    let place = location(in: table)
    let point = CGPoint(x: place.x, y: min(max(place.y, area.minY), area.maxY - 1))
    if let path = table.row(at: point), path != table.engine.selection.rangeEnd {
      table.engine.selection.extendRange(to: path)
    }
  }

  private func end() {
    guard let table, let scroller else { return }
    scroller.stop()
    self.scroller = nil
    table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }
}
