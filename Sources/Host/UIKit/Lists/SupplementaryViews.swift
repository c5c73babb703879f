import ListGeometry

/// What the supplementary views of a list ask of it.
@MainActor
protocol SupplementaryViewsHost: UIView {
  /// The kinds that there are, in the order in which their views are shown.
  var supplementaryKinds: [SupplementaryKind] { get }

  /// Has the delegate, the data source or the layout make a view; nil when there is none.
  func makeSupplementaryView(at path: SupplementaryPath) -> UIView?

  /// Gives a view its place.
  func position(_ view: UIView, at path: SupplementaryPath)

  /// Called before a view comes into view.
  func notifyWillDisplay(_ view: UIView, at path: SupplementaryPath)

  /// Called after a view has left.
  func notifyDidEndDisplaying(_ view: UIView, at path: SupplementaryPath)

  /// Puts a view before the cells.
  func insertSupplementaryView(_ view: UIView)

  /// Lets a view wait for another place.
  func enqueueSupplementaryView(_ view: UIView)
}

/// The headers, footers and other views of a list beside its cells.
@MainActor
final class SupplementaryViews<Host: SupplementaryViewsHost & DeletionHost> {
  /// A view, or the knowledge that there is none.
  private struct Entry {
    var view: UIView?
    var isDisplayed = false
  }

  private unowned let host: Host
  private let phases: PhaseController
  private let deletions: DeletionAnimations<Host>
  private var entries: [SupplementaryPath: Entry] = [:]

  init(_ host: Host, _ phases: PhaseController, _ deletions: DeletionAnimations<Host>) {
    (self.host, self.phases, self.deletions) = (host, phases, deletions)
  }

  /// The view in view at a path.
  subscript(path: SupplementaryPath) -> UIView? {
    entries[path].flatMap { $0.isDisplayed ? $0.view : nil }
  }

  private func paths(of kind: SupplementaryKind) -> [SupplementaryPath] {
    entries.keys.filter { $0.kind == kind }.sorted()
  }

  // MARK: Showing

  /// Takes away the views of a kind that are not `needed`, and shows those that are.
  func show(_ needed: [SupplementaryPath], of kind: SupplementaryKind) {
    if let duration = host.layoutAnimationDuration {
      hide(kind, except: needed, after: duration)
    } else {
      hide(kind, except: needed)
    }
    for path in needed where !phases.isInterrupted { show(path) }
  }

  /// Puts a view in view unless it is there, and gives it its place.
  func show(_ path: SupplementaryPath) {
    guard let view = view(at: path), !phases.isInterrupted else { return }
    guard entries[path]?.isDisplayed == false else { return host.position(view, at: path) }
    UIView.performWithoutAnimation { host.position(view, at: path) }
    entries[path]?.isDisplayed = true
    host.notifyWillDisplay(view, at: path)
    guard !phases.isInterrupted || entries.values.contains(where: { $0.view === view }) else {
      return
    }
    host.insertSupplementaryView(view)
    view.isHidden = false
  }

  /// The view at a path, made when first asked for; nil when there is none.
  func view(at path: SupplementaryPath) -> UIView? {
    if let known = entries[path] { return known.view }
    let view = UIView.withoutAnimation { host.makeSupplementaryView(at: path) }
    entries[path] = Entry(view: view)
    return view
  }

  /// Gives every view its place.
  func position() {
    for (path, entry) in entries {
      if let view = entry.view { host.position(view, at: path) }
    }
  }

  // MARK: Ending

  private func hide(_ kind: SupplementaryKind, except needed: [SupplementaryPath]) {
    for path in paths(of: kind) where !needed.contains(path) && !phases.hasAppliedUpdates {
      guard let gone = entries.removeValue(forKey: path), let view = gone.view else { continue }
      endDisplaying(view, path, wasInView: gone.isDisplayed)
    }
  }

  /// Takes away views that are not `needed` at the end of the animation in which the list is laid
  /// out: until then they are seen on their way out.
  private func hide(
    _ kind: SupplementaryKind, except needed: [SupplementaryPath], after duration: TimeInterval
  ) {
    let gone = paths(of: kind).filter { !needed.contains($0) }
    guard !gone.isEmpty else { return }
    // They leave together with the cells.
    if deletions.isBatchEmpty { deletions.beginBatch() }
    let batch = deletions.batchNumber
    for path in gone {
      guard let entry = entries.removeValue(forKey: path), let view = entry.view else { continue }
      delete(view, path, .place(view.frame), wasInView: entry.isDisplayed)
    }
    deletions.finish(batch: batch, after: duration)
  }

  /// Takes a view out of the list and tells the delegate.
  func endDisplaying(_ view: UIView, _ path: SupplementaryPath, wasInView: Bool) {
    view.removeFromSuperview()
    if wasInView { host.notifyDidEndDisplaying(view, at: path) }
    host.enqueueSupplementaryView(view)
  }

  /// Takes away all views, as before a reload.
  func endDisplayingAll() {
    for kind in host.supplementaryKinds { hide(kind, except: []) }
  }

  /// Forgets which views there are, after all have been taken away.
  func reset() { entries = [:] }

  // MARK: Updates

  /// Gives the views their new paths; those that have none are sent away.
  func apply<Snapshot>(_ transition: ListTransition<Snapshot>) {
    for kind in host.supplementaryKinds {
      let old = paths(of: kind).map { path in (path: path, entry: entries[path]) }
      for (path, _) in old { entries[path] = nil }
      for case (let path, let entry?) in old { apply(transition, path, entry) }
    }
  }

  private func apply<Snapshot>(
    _ transition: ListTransition<Snapshot>, _ old: SupplementaryPath, _ entry: Entry
  ) {
    if let new = transition.map.newPath(old), entry.isDisplayed || entry.view == nil {
      // Where there was no view, there may be one; one that was only measured may be another now.
      if entry.view != nil { entries[new] = entry }
    } else if let view = entry.view {
      let animation = transition.updates.animation(deletingSection: old.section)
      delete(view, old, .out(animation), wasInView: entry.isDisplayed)
    }
  }

  /// Sends away the views of a kind that are not `needed`.
  func delete(
    _ kind: SupplementaryKind, except needed: [SupplementaryPath],
    to frame: (SupplementaryPath) -> CGRect
  ) {
    for path in paths(of: kind) where !needed.contains(path) && !phases.isInterrupted {
      guard let entry = entries.removeValue(forKey: path), let view = entry.view else { continue }
      delete(view, path, .place(frame(path)), wasInView: entry.isDisplayed)
    }
  }

  /// Sends a view away; one that is not in view is given up at once.
  private func delete(
    _ view: UIView, _ path: SupplementaryPath, _ goal: DeletionAnimation<Host.Cell>.Goal,
    wasInView: Bool
  ) {
    if wasInView {
      deletions.delete(view, path, goal)
    } else {
      endDisplaying(view, path, wasInView: false)
    }
  }
}
