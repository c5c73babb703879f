import QuartzCore

/// Moves the content of a scroll view in each frame until a movement is over.
@MainActor
final class ScrollAnimator {
  /// Why content moves; decides what the delegate hears at the end.
  enum Purpose {
    case deceleration
    case animation
    case scrollToTop
  }

  /// An end of the content.
  enum VerticalEdge {
    case top
    case bottom
  }

  /// Why content moves at present; nil at rest.
  private(set) var purpose: Purpose?
  private unowned let view: UIScrollView
  private var x = AxisTrajectory.still(at: 0)
  private var y = AxisTrajectory.still(at: 0)
  private var start: CFTimeInterval = 0
  private var now: CFTimeInterval = 0
  private var stepper: Int?
  /// The end of the content that a movement leads to, wherever that will be.
  var verticalEdge: VerticalEdge?

  init(moving view: UIScrollView) { self.view = view }

  isolated deinit { if let stepper { FrameLoop.shared.removeStepper(stepper) } }

  /// Where content will come to rest.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// How fast content moves at `time`, in points a second.
  func velocity(at time: CFTimeInterval) -> CGVector {
    guard purpose != nil else { return .zero }
    return CGVector(dx: x.velocity(at: time - start), dy: y.velocity(at: time - start))
  }

  /// Starts a movement at `time`; one that is going on is replaced without a word.
  func run(_ purpose: Purpose, x: AxisTrajectory, y: AxisTrajectory, at time: CFTimeInterval) {
    (self.purpose, self.x, self.y, start, now) = (purpose, x, y, time, time)
    verticalEdge = nil
    guard stepper == nil else { return }
    stepper = FrameLoop.shared.addStepper { [weak self] in self?.step(to: $0) ?? false }
  }

  /// Ends a movement where it is and returns what it was for.
  @discardableResult
  func stop() -> Purpose? {
    defer { purpose = nil }
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    stepper = nil
    return purpose
  }

  /// Goes on from elsewhere, because content has been moved by something else.
  func shift(by distance: CGVector) {
    x.shift(by: distance.dx)
    y.shift(by: distance.dy)
  }

  /// Goes on within other edges, and to another goal if one is given.
  func redirect(x axisX: AxisTrajectory.Axis, y axisY: AxisTrajectory.Axis, to goal: CGPoint?) {
    let time = now - start
    let place = CGPoint(x: x.position(at: time), y: y.position(at: time))
    let edge: CGFloat? =
      switch verticalEdge {
      case .top: axisY.range.lowerBound
      case .bottom: axisY.range.upperBound
      case nil: nil
      }
    x = x.redirected(after: time, from: place.x, axisX, to: goal?.x)
    y = y.redirected(after: time, from: place.y, axisY, to: edge ?? goal?.y)
    start = now
  }

  private func step(to time: CFTimeInterval) -> Bool {
    guard purpose != nil else { return false }
    now = max(now, time)
    let passed = view.window == nil ? .infinity : now - start
    view.moveContent(to: CGPoint(x: x.position(at: passed), y: y.position(at: passed)))
    guard purpose != nil else { return false }
    if now - start < max(x.duration, y.duration), view.window != nil { return true }
    finish()
    return stepper != nil
  }

  private func finish() {
    guard let ended = stop() else { return }
    view.motionDidEnd(ended)
  }
}
