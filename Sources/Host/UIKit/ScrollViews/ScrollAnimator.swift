import QuartzCore

/// Moves the content of a scroll view without a finger, in each frame until a movement is over.
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
  private var verticalEdge: VerticalEdge?

  init(moving view: UIScrollView) { self.view = view }

  isolated deinit { if let stepper { FrameLoop.shared.removeStepper(stepper) } }

  /// Whether content moves.
  var isMoving: Bool { purpose != nil }

  /// Where content will come to rest.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// How fast content moves at `time`, in points a second.
  func velocity(at time: CFTimeInterval) -> CGVector {
    guard purpose != nil else { return .zero }
    return CGVector(dx: x.velocity(at: time - start), dy: y.velocity(at: time - start))
  }

  /// Starts a movement at `time`; one that is going on is replaced without a word.
  private func run(
    _ purpose: Purpose, x: AxisTrajectory, y: AxisTrajectory, at time: CFTimeInterval,
    towards edge: VerticalEdge? = nil
  ) {
    (self.purpose, self.x, self.y, start, now) = (purpose, x, y, time, time)
    verticalEdge = edge
    guard stepper == nil else { return }
    // A view whose end has begun on another thread still has its animator.
    stepper = FrameLoop.shared.addStepper { [weak self, weak view = view] time in
      guard let self, let view else { return false }
      return withExtendedLifetime(view) { self.step(to: time) }
    }
  }

  private func step(to time: CFTimeInterval) -> Bool {
    guard purpose != nil else { return false }
    now = max(now, time)
    // Whoever is told may let go of the scroll view.
    let view = view
    let passed = view.window == nil ? .infinity : now - start
    view.moveContent(to: CGPoint(x: x.position(at: passed), y: y.position(at: passed)))
    guard purpose != nil else { return false }
    if now - start < max(x.duration, y.duration), view.window != nil { return true }
    finish()
    return stepper != nil
  }

  private func finish() {
    guard let ended = halt() else { return }
    view.indicators.hideSoon()
    tellEnd(of: ended)
  }

  // MARK: Ends

  /// Ends a movement where it is and returns what it was for.
  private func halt() -> Purpose? {
    defer { purpose = nil }
    if let stepper { FrameLoop.shared.removeStepper(stepper) }
    stepper = nil
    return purpose
  }

  /// Ends a movement where it is and tells the delegate that it is over.
  func stop() {
    if let purpose = halt() { tellEnd(of: purpose) }
  }

  /// Ends a movement at once at a place where content may rest.
  func stopAtRest() {
    guard let purpose = halt() else { return }
    let turnsPages = view.isPagingEnabled && purpose == .deceleration
    let place = view.contentOffset
    view.moveContent(
      to: turnsPages ? nearestPage : view.clamped(place))
    view.indicators.hideSoon()
    tellEnd(of: purpose)
  }

  private func tellEnd(of purpose: Purpose) {
    switch purpose {
    case .deceleration: view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    case .animation: view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .scrollToTop: view.scrollDelegate?.scrollViewDidScrollToTop(view)
    }
  }

  // MARK: On behalf of code

  /// Goes to an offset in 0.3 seconds.
  func ease(to target: CGPoint, for purpose: Purpose = .animation) {
    let place = view.contentOffset
    guard target != place else { return }
    if purpose == .scrollToTop { view.indicators.show() }
    run(
      purpose, x: .ease(from: place.x, to: target.x, duration: 0.3),
      y: .ease(from: place.y, to: target.y, duration: 0.3), at: CACurrentMediaTime())
  }

  // MARK: Content that nobody holds

  /// Where content that is let go at `offset` with `velocity` comes to rest.
  func restingPlace(for offset: CGPoint, velocity: CGVector) -> CGPoint {
    if view.isPagingEnabled { return page(for: offset, velocity: velocity) }
    let free = CGPoint(
      x: offset.x + DecelerationCurve(rate: rate, velocity: velocity.dx).distance,
      y: offset.y + DecelerationCurve(rate: rate, velocity: velocity.dy).distance)
    return view.pixelAligned(view.clamped(free))
  }

  /// The page that is seen for the most part.
  var nearestPage: CGPoint { page(for: view.contentOffset, velocity: .zero) }

  /// The page that content let go at `offset` turns to: the nearest, or with a flick the next one.
  private func page(for offset: CGPoint, velocity: CGVector) -> CGPoint {
    let (start, size) = (view.tracking.drag?.start ?? offset, view.bounds.size)
    return view.clamped(
      CGPoint(
        x: Paging.page(offset.x, from: start.x, velocity: velocity.dx, size: size.width),
        y: Paging.page(offset.y, from: start.y, velocity: velocity.dy, size: size.height)))
  }

  /// Has content that is held by nothing go back from beyond an edge, and from where it cannot
  /// rest.
  func bounceBack() {
    let natural = restingPlace(for: view.contentOffset, velocity: .zero)
    let target = view.follower?.restingOffset(of: view, near: natural) ?? natural
    guard target != view.contentOffset else { return }
    decelerate(
      velocity: .zero, to: target, isEdited: target != natural, at: CACurrentMediaTime())
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
  }

  /// Starts the movement to `target`. What the delegate chose is reached by decelerating if that
  /// goes the finger's way, else by a spring.
  func decelerate(
    velocity: CGVector, to target: CGPoint, isEdited: Bool = false, at time: CFTimeInterval
  ) {
    let (axes, place) = (axes, view.contentOffset)
    run(
      .deceleration,
      x: motion(from: place.x, velocity.dx, to: target.x, isEdited: isEdited, axes.x),
      y: motion(from: place.y, velocity.dy, to: target.y, isEdited: isEdited, axes.y),
      at: time)
  }

  private func motion(
    from place: CGFloat, _ velocity: CGFloat, to target: CGFloat, isEdited: Bool,
    _ axis: AxisTrajectory.Axis
  ) -> AxisTrajectory {
    let turnsPages = view.isPagingEnabled
    if !axis.range.contains(place) || (!turnsPages && !isEdited) {
      return .release(from: place, velocity: velocity, axis)
    }
    if !turnsPages, velocity * (target - place) > 0 {
      return .deceleration(from: place, to: target, axis)
    }
    let speed = velocity * (target - place) > 0 ? velocity : 0
    return .spring(from: place, velocity: speed, to: target, rest: axis.rest)
  }

  /// Starts a quick movement to `target`, at `speed` at first. An end of the content is reached
  /// wherever it will be.
  func spring(to target: CGPoint, speed: CGVector, at time: CFTimeInterval) {
    let (place, axis) = (view.contentOffset, axes.y)
    let rest = axis.rest
    let edge: VerticalEdge? =
      target.y >= axis.range.upperBound ? .bottom : target.y <= axis.range.lowerBound ? .top : nil
    run(
      .deceleration,
      x: .spring(from: place.x, velocity: speed.dx, to: target.x, rest: rest, frequency: 20),
      y: .spring(from: place.y, velocity: speed.dy, to: target.y, rest: rest, frequency: 20),
      at: time, towards: edge)
  }

  // MARK: Edges

  private var rate: CGFloat { view.decelerationRate.rawValue.clamped(to: 0.5...0.9999) }

  private var axes: (x: AxisTrajectory.Axis, y: AxisTrajectory.Axis) {
    let range = view.offsetRange
    return (
      axis(range.x, bounces: view.bouncesHorizontally && view.canDragHorizontally),
      axis(range.y, bounces: view.bouncesVertically && view.canDragVertically)
    )
  }

  private func axis(_ range: ClosedRange<CGFloat>, bounces: Bool) -> AxisTrajectory.Axis {
    AxisTrajectory.Axis(
      range: range, rate: rate, bounces: bounces, rest: 0.5 / max(view.contentScaleFactor, 1))
  }

  /// Goes on from elsewhere, because content has been moved by something else.
  func shift(by distance: CGVector) {
    guard isMoving else { return }
    x.shift(by: distance.dx)
    y.shift(by: distance.dy)
  }

  /// Has content that moves on come to rest within the present edges. An animation may be on its
  /// way to somewhere else, as code wants it, if `keepsEnd`.
  func redirect(keepsEnd: Bool = true) {
    guard let purpose, purpose == .deceleration || !keepsEnd, !view.isUpdatingContent
    else { return }
    redirect(axes, to: purpose == .animation ? view.animationGoal : nil)
  }

  /// Goes on within other edges, and to another goal if one is given.
  private func redirect(
    _ axes: (x: AxisTrajectory.Axis, y: AxisTrajectory.Axis), to goal: CGPoint?
  ) {
    let time = now - start
    let place = CGPoint(x: x.position(at: time), y: y.position(at: time))
    let edge: CGFloat? =
      switch verticalEdge {
      case .top: axes.y.range.lowerBound
      case .bottom: axes.y.range.upperBound
      case nil: nil
      }
    x = x.redirected(after: time, from: place.x, axes.x, to: goal?.x)
    y = y.redirected(after: time, from: place.y, axes.y, to: edge ?? goal?.y)
    start = now
  }
}
