/// Leads the screen from what it shows to what a list is after a change.
///
/// Views take their final places at once; only what is on the screen travels there, from wherever
/// it is seen at this moment, so that one change may begin while another is still moving.
@MainActor
final class UpdateAnimator<Transition: ListTransition> {
  private let transition: Transition
  private let phases: PhaseController
  private let isAnimated: Bool
  private let batch: Int

  init(_ transition: Transition, _ phases: PhaseController, isAnimated: Bool) {
    (self.transition, self.phases, self.isAnimated) = (transition, phases, isAnimated)
    batch = transition.elements.departing.batchNumber
  }

  private var elements: ListElements<Transition.Source> { transition.elements }

  /// Shows the change, and calls `completions` at its end. A change that is out of date before it
  /// is shown ends at once.
  /// - Parameter didAnimate: Called at the end of the animation, before `completions`.
  func run(_ completions: [(Bool) -> Void], didAnimate: @escaping () -> Void = {}) {
    var isFilled = false
    let isDone = phases.withPhase(.filling) { isFilled = fill() }
    guard isDone, isFilled else {
      elements.departing.finish(batch: batch)
      transition.cancel()
      return completions.forEach { $0(true) }
    }
    let leave = { [self] in
      for departure in elements.departing.departures(ofBatch: batch) {
        transition.applyEnd(to: departure)
      }
    }
    elements.departing.run(
      batch: batch, isAnimated: isAnimated, { [transition] in transition.arrive(leave) },
      didAnimate: didAnimate, completions)
  }

  /// Brings everything in line with what will be in view: sends away what is no longer in view, and
  /// makes the views that come into view, where their animation begins.
  private func fill() -> Bool {
    guard let places = transition.measure(isAnimated: isAnimated) else { return false }
    UIView.performWithoutAnimation(sendAway)
    for place in places where elements[place.key] == nil && !phases.isInterrupted {
      transition.bringIn(place)
      guard isAnimated, !phases.isInterrupted, let view = elements[place.key] else { continue }
      UIView.performWithoutAnimation { transition.applyBeginning(to: view, place) }
    }
    guard !phases.isInterrupted else { return false }
    transition.didFill()
    return true
  }

  private func sendAway() {
    for key in elements.keys(outside: transition.isWanted) where !phases.isInterrupted {
      guard let view = elements.remove(key), !elements.keep(view, key) else { continue }
      elements.depart(view, key, transition.goal(of: view, key))
    }
  }
}
