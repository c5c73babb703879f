import QuartzCore

/// A view that is no element's any more but seen until an animation ends.
@MainActor
struct Departure {
  /// Where a view goes.
  enum Goal {
    /// Where its layout has it go.
    case elsewhere
    /// Out of the list.
    case out(ItemAnimation)
    /// Out of view, to its new place.
    case place(CGRect)
  }

  let view: UIView
  /// What the view was: in the old numbering if it leaves the list, or else in the new one.
  let key: ElementKey
  let goal: Goal
  /// Whether the element leaves the list, and not only the view.
  var leavesList: Bool { if case .out = goal { true } else { false } }
  /// The opacity that the view has otherwise.
  private let alpha: CGFloat

  init(_ view: UIView, _ key: ElementKey, _ goal: Goal = .elsewhere) {
    (self.view, self.key, self.goal, alpha) = (view, key, goal, view.alpha)
  }

  /// Shows the view as it is at the end of its way.
  func apply(_ state: ElementAnimationState) {
    view.frame = state.frame
    view.alpha *= state.alpha
    if state.slide != 0 { view.bounds.origin.x = state.slide }
  }

  /// Shows the view as it is otherwise.
  func restore() {
    view.alpha = alpha
    if key.kind == .cell, view.bounds.origin != .zero { view.bounds.origin = .zero }
  }
}

/// The views of a list that are no element's any more but seen until an animation ends, by the
/// batch of updates, or the other change, that sends them away.
@MainActor
final class DepartingViews {
  /// The duration of updates, in seconds.
  private static var duration: Double { 0.3 }

  /// The views on their way, oldest first.
  private var departures: [(departure: Departure, batch: Int)] = []
  /// The number of the batch that began last.
  private(set) var batchNumber = 0
  /// Gives up a view that has left.
  private let end: (Departure) -> Void

  init(_ end: @escaping (Departure) -> Void) { self.end = end }

  /// Begins another batch: views that leave from now on belong to it.
  func beginBatch() { batchNumber += 1 }

  func append(_ departure: Departure) { departures.append((departure, batchNumber)) }

  /// What a batch sends away, oldest first.
  func departures(ofBatch batch: Int) -> [Departure] {
    departures.filter { $0.batch == batch }.map(\.departure)
  }

  /// The cells that a batch sends away.
  func cells(ofBatch batch: Int) -> [UIView] {
    departures(ofBatch: batch).filter { $0.key.kind == .cell }.map(\.view)
  }

  /// Takes out what the batch before the present one still sends away.
  /// - Parameter reclaim: Takes a view, unless it returns false.
  func reclaim(_ reclaim: (Departure) -> Bool) {
    departures.removeAll { $0.batch == batchNumber - 1 && reclaim($0.departure) }
  }

  /// Takes a view out that comes back as that of another element, or of the same one again.
  /// - Returns: What it was on its way out.
  func take(_ view: UIView) -> [Departure] {
    let taken = departures.filter { $0.departure.view === view }
    if !taken.isEmpty { departures.removeAll { $0.departure.view === view } }
    return taken.map(\.departure)
  }

  /// Gives up the views of a batch that have left, or of all batches.
  func finish(batch: Int? = nil) {
    let done = departures.filter { batch == nil || $0.batch == batch }
    guard !done.isEmpty else { return }
    departures.removeAll { batch == nil || $0.batch == batch }
    for (departure, _) in done { end(departure) }
  }

  /// Gives up the views of a batch later, at the end of an animation.
  func finish(batch: Int, after duration: TimeInterval) {
    _ = FrameTimers.shared.schedule(at: CACurrentMediaTime() + duration) { [weak self] in
      self?.finish(batch: batch)
    }
  }

  /// Shows where an update leads, animated or at once, gives up the views of its batch at the end,
  /// and calls `completions` with whether the animation ran to the end.
  /// - Parameters:
  ///   - arrive: Gives all views their final places.
  ///   - didAnimate: Called at the end of an animation, before `completions`.
  func run(
    batch: Int, isAnimated: Bool, _ arrive: @escaping () -> Void,
    didAnimate: @escaping () -> Void = {}, _ completions: [(Bool) -> Void]
  ) {
    guard isAnimated else {
      UIView.performWithoutAnimation(arrive)
      finish(batch: batch)
      return completions.forEach { $0(true) }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: arrive
    ) { [weak self] finished in
      self?.finish(batch: batch)
      didAnimate()
      completions.forEach { $0(finished) }
    }
  }
}

extension UIView {
  /// Whether updates of a list are animated: not out of a window or of sight.
  var animatesUpdates: Bool {
    UIView.areAnimationsEnabled && window != nil && !bounds.isEmpty
  }
}
