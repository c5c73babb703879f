import ListGeometry
import QuartzCore

/// What the drag that selects items asks of a list.
@MainActor
protocol SelectionPanHost: UIScrollView {
  /// Whether items follow each other from side to side rather than from top to bottom.
  var selectsSideways: Bool { get }
  /// Whether several items can be selected as things are.
  var canSelectRanges: Bool { get }
  /// The item at a point; nil between items.
  func row(at point: CGPoint) -> RowPath?
  /// Whether a touch is on the circle that shows if its item is selected.
  func hasCircle(under touch: UITouch) -> Bool
  /// Whether a range of items may be selected from one on.
  func shouldBeginRange(at path: RowPath) -> Bool
  /// Begins a range, and tells the delegate.
  func beginRange(at path: RowPath)
  /// Selects the items from the beginning of the range to another one.
  func extendRange(to path: RowPath)
  /// Called when the fingers have left.
  func didEndRange()
}

/// The drag that selects items: two fingers anywhere, or one that begins on the circles beside
/// them.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var host: (any SelectionPanHost)?
  private var isOnCircles = false
  /// Scrolls while the fingers are near an edge; nil while they select nothing.
  private var scroller: AutoScroller?

  init(of host: any SelectionPanHost) {
    self.host = host
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    addHandler { [weak self] _ in self?.stateDidChange() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count, touches.count == 1, let touch = touches.first {
      isOnCircles = host?.hasCircle(under: touch) ?? false
    }
    super.touchesBegan(touches, with: event)
  }

  /// A finger that stays alone does not select.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed } else { super.touchesEnded(touches, with: event) }
  }

  override func reset() {
    super.reset()
    isOnCircles = false
  }

  /// Whether the fingers are those that select.
  private var isMeant: Bool { isOnCircles || trackedTouches.count == 2 }

  override func isFarEnough(_ translation: CGVector) -> Bool {
    let (x, y) = (abs(translation.dx), abs(translation.dy))
    let (along, across) = host?.selectsSideways == true ? (x, y) : (y, x)
    return isMeant && along >= hysteresis && along >= across
  }

  /// Scrolling waits until it is clear that the fingers do not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isMeant && otherGestureRecognizer === host?.panGestureRecognizer
  }

  // MARK: Selecting

  /// The item that the fingers touched before they moved.
  private var start: RowPath? {
    guard let host else { return nil }
    let (place, way) = (location(in: host), motion.translation)
    return host.row(at: CGPoint(x: place.x - way.dx, y: place.y - way.dy))
  }

  /// Whether fingers that have moved far enough may select.
  func shouldBeginSelecting() -> Bool {
    start.flatMap { host?.shouldBeginRange(at: $0) } ?? false
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
    guard let host, let start else { return }
    scroller = AutoScroller(of: host)
    host.beginRange(at: start)
    update()
  }

  /// Selects the items between the one touched first and the one under the fingers now. Called
  /// whenever fingers or content have moved.
  func update() {
    guard let host, let scroller, host.canSelectRanges else { return }
    scroller.follow(location(in: nil))
    let area = host.bounds.inset(by: host.adjustedContentInset)
    let place = location(in: host)
    let point = CGPoint(
      x: host.selectsSideways ? min(max(place.x, area.minX), area.maxX - 1) : place.x,
      y: host.selectsSideways ? place.y : min(max(place.y, area.minY), area.maxY - 1))
    if let path = host.row(at: point) { host.extendRange(to: path) }
  }

  private func end() {
    guard let host, let scroller else { return }
    scroller.stop()
    self.scroller = nil
    host.didEndRange()
  }
}
