import ListGeometry

/// What the animation of an update asks of its list.
@MainActor
protocol UpdateAnimatorHost: VisibleCellsHost, SupplementaryViewsHost, UIScrollView {
  associatedtype Layout: ListLayoutTransitions

  var listLayout: Layout { get }

  /// Moves the content to where an update leads, inside its animation.
  func scroll(forUpdateTo offset: CGPoint)

  /// Gives views that are neither cells nor supplementary views their places.
  func positionOtherViews()

  /// Called after the animation of an update.
  func updateAnimationDidEnd()

  /// Makes the content as large as what there is after an update that was not shown, and scrolls
  /// back if the list looks past its end now. Returns whether it does.
  @discardableResult
  func returnToContent() -> Bool
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
  private let cells: VisibleCells<Host>
  private let supplementaries: SupplementaryViews<Host>
  private let deletions: DeletionAnimations<Host>

  init(
    _ host: Host, _ phases: PhaseController, _ contents: ListContents,
    _ cells: VisibleCells<Host>, _ supplementaries: SupplementaryViews<Host>,
    _ deletions: DeletionAnimations<Host>
  ) {
    (self.host, self.phases, self.contents) = (host, phases, contents)
    (self.cells, self.supplementaries, self.deletions) = (cells, supplementaries, deletions)
  }

  func animate(_ transition: Transition) {
    let isAnimated = host.animatesUpdates
    let batch = deletions.batchNumber
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
    deletions.finish(batch: batch)
    cells.invalidatePositions()
    host.returnToContent()
    host.setNeedsLayout()
    transition.updates.completions.forEach { $0(true) }
  }

  // MARK: What will be in view

  /// Brings everything in line with what will be in view. Returns the content offset to go to.
  private func fill(
    _ transition: Transition, _ isAnimated: Bool, _ insertions: inout [InsertionAnimation]
  ) -> CGPoint {
    let version = host.listLayout.version
    let (offset, items) = host.listLayout.settleAfterUpdate()
    UIView.performWithoutAnimation {
      let view = CGRect(origin: offset, size: host.bounds.size)
      deleteViews(outside: items, view)
      insertCells(items, transition, isAnimated, &insertions)
      insertSupplementaryViews(items, view, transition, isAnimated, &insertions)
    }
    if !phases.isInterrupted { cells.didShow(items, version: version) }
    return offset
  }

  /// Sends cells, headers and footers away that survive but are no longer in view.
  private func deleteViews(outside items: VisibleItems, _ view: CGRect) {
    for path in cells.paths(outside: items) where !phases.isInterrupted {
      guard let cell = cells.remove(path) else { continue }
      let goal = host.listLayout.frameOutOfView(ofItem: path) ?? cell.frame
      deletions.delete(cell, path, .place(goal))
    }
    for kind in host.supplementaryKinds {
      let needed = host.listLayout.supplementaryViews(of: kind, beside: items, in: view)
      supplementaries.delete(kind, except: needed) {
        host.listLayout.frameOutOfView(of: $0, in: view)
      }
    }
  }

  /// Makes the cells that come into view, where their animation begins.
  private func insertCells(
    _ items: VisibleItems, _ transition: Transition, _ isAnimated: Bool,
    _ insertions: inout [InsertionAnimation]
  ) {
    for path in items.items where cells[path] == nil && !phases.isInterrupted {
      cells.show(path)
      guard isAnimated, !phases.isInterrupted, let cell = cells[path],
        let state = host.listLayout.initialState(ofItem: path, cell.frame, transition)
      else { continue }
      insertions.append(InsertionAnimation(of: cell, from: state))
    }
  }

  private func insertSupplementaryViews(
    _ items: VisibleItems, _ view: CGRect, _ transition: Transition, _ isAnimated: Bool,
    _ insertions: inout [InsertionAnimation]
  ) {
    for kind in host.supplementaryKinds {
      let needed = host.listLayout.supplementaryViews(of: kind, beside: items, in: view)
      for path in needed where supplementaries[path] == nil && !phases.isInterrupted {
        supplementaries.show(path)
        guard isAnimated, !phases.isInterrupted, let shown = supplementaries[path],
          let state = host.listLayout.initialState(of: path, shown.frame, transition)
        else { continue }
        insertions.append(InsertionAnimation(of: shown, from: state))
      }
    }
  }

  // MARK: Moving

  private func run(
    _ transition: Transition, to offset: CGPoint, _ insertions: [InsertionAnimation],
    isAnimated: Bool
  ) {
    let (batch, after) = (deletions.batchNumber, host.listLayout.snapshot)
    let arrive = { [self] in
      host.scroll(forUpdateTo: offset)
      positionViews()
      for insertion in insertions { insertion.finish() }
      deletions.show(batch: batch) { finalState($0, transition, after) }
    }
    let didAnimate = { [weak self] in self?.host.updateAnimationDidEnd() ?? () }
    deletions.departing.run(
      batch: batch, isAnimated: isAnimated, arrive, didAnimate: didAnimate,
      transition.updates.completions)
  }

  /// Gives everything in view its final frame, and lays out what changed its size on the way.
  private func positionViews() {
    cells.position()
    supplementaries.position()
    for cell in cells.displayed.values { cell.layoutIfNeeded() }
    host.positionOtherViews()
  }

  private func finalState(
    _ deletion: DeletionAnimation<Host.Cell>, _ transition: Transition,
    _ after: Host.Layout.Snapshot
  ) -> ElementAnimationState {
    switch (deletion.goal, deletion.content) {
    case (.place(let frame), _): ElementAnimationState(at: frame)
    case (.out(let animation), .cell(let cell, let old)):
      host.listLayout.finalState(ofItem: old, cell, animation, transition, after)
    case (.out(let animation), .supplementary(let view, let old)):
      host.listLayout.finalState(of: old, view, animation, transition, after)
    }
  }
}
