import ListGeometry

/// What the animation of an update asks of its list.
@MainActor
protocol UpdateAnimatorHost: ListDisplaySource {
  associatedtype Layout: ListLayoutTransitions

  var listLayout: Layout { get }

  /// The item that the user carries, whose cell stays in view wherever the item is.
  var liftedItem: RowPath? { get }

  /// Moves the content to where an update leads, inside its animation.
  func scroll(forUpdateTo offset: CGPoint)

  /// Gives views that are no elements their places.
  func positionOtherViews()

  /// Called after the animation of an update.
  func updateAnimationDidEnd()

  /// Makes the content as large as what there is after an update that was not shown, and scrolls
  /// back if the list looks past its end now. Returns whether it does.
  @discardableResult
  func clampContentOffsetAfterUpdate() -> Bool
}

/// Leads the screen from what it shows to what the list is after an update.
///
/// Views take their final frames at once; only what is on the screen travels there, from wherever
/// it is seen at this moment, so that one batch may begin while another is still moving.
@MainActor
final class UpdateAnimator<Host: UpdateAnimatorHost> {
  typealias Transition = ListTransition<Host.Layout.Snapshot>

  private unowned let host: Host
  private let phases: PhaseController
  private let contents: ListContents
  private let display: ListDisplay<Host>
  private let elements: ListElements<Host>

  init(
    _ host: Host, _ phases: PhaseController, _ contents: ListContents, _ display: ListDisplay<Host>
  ) {
    (self.host, self.phases, self.contents) = (host, phases, contents)
    (self.display, elements) = (display, display.elements)
  }

  func animate(_ transition: Transition) {
    let isAnimated = host.animatesUpdates
    let batch = elements.departing.batchNumber
    var insertions: [InsertionAnimation] = []
    var offset = host.contentOffset
    let isDone =
      contents.isLoaded
      && phases.withPhase(.filling) { offset = fill(transition, isAnimated, &insertions) }
    guard isDone else { return cancel(transition, batch, insertions) }
    run(transition, to: offset, insertions, isAnimated: isAnimated)
  }

  /// Ends an update that is out of date before it is shown; the next layout shows what is new.
  private func cancel(_ transition: Transition, _ batch: Int, _ insertions: [InsertionAnimation]) {
    for insertion in insertions { insertion.finish() }
    elements.departing.finish(batch: batch)
    display.invalidatePositions()
    host.clampContentOffsetAfterUpdate()
    host.setNeedsLayout()
    transition.updates.completions.forEach { $0(true) }
  }

  // MARK: What will be in view

  /// Brings everything in line with what will be in view: sends away what survives but is no longer
  /// in view, and makes the views that come into view, where their animation begins. Returns the
  /// content offset to go to.
  private func fill(
    _ transition: Transition, _ isAnimated: Bool, _ insertions: inout [InsertionAnimation]
  ) -> CGPoint {
    let layout = host.listLayout
    let version = layout.version
    let (offset, items) = layout.measureAfterUpdate()
    UIView.performWithoutAnimation {
      let view = CGRect(origin: offset, size: host.bounds.size)
      let others = layout.elements(beside: items, in: view)
      departViews(outside: items, others, view)
      for key in items.items.map(ElementKey.cell) + others
      where elements[key] == nil && !phases.isInterrupted {
        display.bringIn(key)
        guard isAnimated, !phases.isInterrupted, let shown = elements[key],
          let state = layout.initialState(of: key, shown.frame, transition)
        else { continue }
        insertions.append(InsertionAnimation(of: shown, from: state))
      }
      if !phases.isInterrupted { display.didUpdate(items, beside: others, version: version) }
    }
    return offset
  }

  private func departViews(
    outside items: VisibleItems, _ others: [ElementKey], _ view: CGRect
  ) {
    let lifted = host.liftedItem
    let gone = elements.keys { key in
      guard let item = key.item else { return others.contains(key) }
      return item == lifted || items.contains(item)
    }
    for key in gone where !phases.isInterrupted {
      guard let element = elements.remove(key), !elements.keep(element, key) else { continue }
      let goal = host.listLayout.frameOutOfView(of: key, in: view) ?? element.frame
      elements.depart(element, key, .place(goal))
    }
  }

  // MARK: Moving

  private func run(
    _ transition: Transition, to offset: CGPoint, _ insertions: [InsertionAnimation],
    isAnimated: Bool
  ) {
    let (departing, after) = (elements.departing, host.listLayout.snapshot)
    let batch = departing.batchNumber
    let arrive = { [self] in
      host.scroll(forUpdateTo: offset)
      positionViews()
      for insertion in insertions { insertion.finish() }
      for departure in departing.departures(ofBatch: batch) {
        departure.apply(finalState(departure, transition, after))
      }
    }
    let didAnimate = { [weak self] in self?.host.updateAnimationDidEnd() ?? () }
    departing.run(
      batch: batch, isAnimated: isAnimated, arrive, didAnimate: didAnimate,
      transition.updates.completions)
  }

  /// Gives everything in view its final frame, and lays out what changed its size on the way.
  private func positionViews() {
    display.position()
    for cell in elements.cells { cell.layoutIfNeeded() }
    host.positionOtherViews()
  }

  private func finalState(
    _ departure: Departure, _ transition: Transition, _ after: Host.Layout.Snapshot
  ) -> ElementAnimationState {
    switch departure.goal {
    case .elsewhere: ElementAnimationState(at: departure.view.frame)
    case .place(let frame): ElementAnimationState(at: frame)
    case .out(let animation):
      host.listLayout.finalState(of: departure.key, departure.view, animation, transition, after)
    }
  }
}
