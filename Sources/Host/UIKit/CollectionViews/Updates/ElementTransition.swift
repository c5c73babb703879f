import QuartzCore

/// A change of where elements are, on its way to the screen.
struct ElementTransition {
  /// Where elements in and around view were, by old place.
  var before: [ElementKey: UICollectionViewLayoutAttributes]
  /// Where an element is now; nil if it is gone.
  var new: (ElementKey) -> ElementKey?
  /// Where an element was; nil if it is new.
  var old: (ElementKey) -> ElementKey?
  /// The elements that had a view before.
  var seen: Set<ElementKey> = []
  /// Views whose elements are gone, by old place.
  var departing: [(key: ElementKey, view: UICollectionReusableView)] = []

  init(
    before: [ElementKey: UICollectionViewLayoutAttributes],
    new: @escaping (ElementKey) -> ElementKey?, old: @escaping (ElementKey) -> ElementKey?
  ) {
    self.before = before
    (self.new, self.old) = (new, old)
  }

  /// Counts views as seen before.
  /// - Parameter keepsPlaces: Whether their attributes are kept, which only animations need.
  @MainActor
  mutating func add(_ views: [ElementKey: UICollectionReusableView], keepsPlaces: Bool) {
    seen.formUnion(views.keys)
    guard keepsPlaces else { return }
    for (key, view) in views where before[key] == nil {
      before[key] = view.reuse.attributes?.copied
    }
  }
}

/// Why elements change their places.
enum TransitionReason {
  case updates([UICollectionViewUpdateItem])
  case layout(from: UICollectionViewLayout)
  case movement
}

/// Leads views from where they are to where the layout has them now.
///
/// Views take their final attributes at once; only what is on the screen travels there, from
/// wherever it is seen at this moment, so that one change may begin while another is still moving.
@MainActor
struct TransitionAnimator {
  private static var measuringPasses: Int { 12 }

  let view: UICollectionView
  let reason: TransitionReason
  var transition: ElementTransition

  private var layout: UICollectionViewLayout { view.currentLayout }

  /// What the animation ends with.
  private struct Outcome {
    var offset = CGPoint.zero
    var shown: [UICollectionViewLayoutAttributes] = []
    /// Views that leave, with the attributes they end with; nil: as they are.
    var leaving: [(UICollectionReusableView, UICollectionViewLayoutAttributes?)] = []
  }

  mutating func run(_ completions: [(Bool) -> Void]) {
    let isAnimated = view.animatesUpdates
    let batch = view.elements.departing.batchNumber
    var outcome = Outcome()
    let isDone = view.phases.withPhase(.filling) { outcome = resolveOutcome(isAnimated) }
    let (view, layout, reason) = (view, layout, reason)
    layout.transition = nil
    guard isDone else {
      view.elements.departing.finish(batch: batch)
      Self.finalize(layout, reason)
      view.setNeedsLayout()
      return completions.forEach { $0(true) }
    }
    let arrive = { Self.arrive(outcome, view, layout, reason) }
    view.elements.departing.run(batch: batch, isAnimated: isAnimated, arrive, completions)
  }

  // MARK: Before the animation

  /// Finds what will be in view, and puts new views where they begin.
  private mutating func resolveOutcome(_ isAnimated: Bool) -> Outcome {
    var outcome = Outcome()
    view.cache.prepareIfNeeded(movesContent: false)
    var rect = view.bounds
    view.cache.askIfNeeded(in: rect)
    if case .updates(let items) = reason { layout.prepare(forCollectionViewUpdates: items) }
    outcome.offset = targetOffset()
    rect.origin = outcome.offset
    if layout.placesElementsByUpdates { view.cache.refresh(in: rect) }
    excludeChangedKinds()
    outcome.shown = view.shownElements(in: rect)
    openSnapshot(outcome.shown)
    for pass in 0...Self.measuringPasses {
      view.measurer.prepare(outcome.shown, measures: pass < Self.measuringPasses)
      if view.phases.isInterrupted { return outcome }
      guard view.cache.isInvalid else { break }
      view.cache.prepareIfNeeded(movesContent: false)
      rect.origin = clampedOffset(outcome.offset)
      outcome.offset = rect.origin
      outcome.shown = view.shownElements(in: rect)
    }
    layout.transition?.after = Self.byKey(outcome.shown)
    outcome.leaving = askFinal(outcome.shown, isAnimated)
    bringIn(outcome.shown, isAnimated)
    return outcome
  }

  /// Where the content goes: where the layout and the delegate want it, else where it is, within
  /// the new content.
  private func targetOffset() -> CGPoint {
    let proposed = proposedOffset()
    var target = layout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = view.delegate {
      target = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: target)
    }
    guard target.x.isFinite, target.y.isFinite else { return clampedOffset(proposed) }
    return target == proposed ? clampedOffset(target) : target
  }

  /// The present offset; for another layout the one that keeps the middle item in the middle.
  private func proposedOffset() -> CGPoint {
    guard case .layout = reason else {
      let offset = view.contentOffset
      let shift = view.cache.mirrorShift
      guard shift != 0 else { return offset }
      // What is kept at its distance from the right end may be beyond the left one.
      return CGPoint(x: max(offset.x + shift, -view.insetsOfNewContent.left), y: offset.y)
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let central = transition.seen.filter { $0.category == .cell }.sorted().compactMap { key in
      transition.before[key].map { (key, $0.center) }
    }.min { a, b in
      hypot(a.1.x - middle.x, a.1.y - middle.y) < hypot(b.1.x - middle.x, b.1.y - middle.y)
    }
    guard let (key, center) = central, let new = view.cache.attributes(of: key)?.center else {
      return view.contentOffset
    }
    let old = view.contentOffset
    let insets = view.insetsOfNewContent
    // A finger does not hold the content beyond the edges of another layout.
    return view.offsetWithinContent(
      CGPoint(
        x: max(old.x + new.x - center.x, -insets.left),
        y: max(old.y + new.y - center.y, -insets.top)), isHeld: false)
  }

  private func clampedOffset(_ offset: CGPoint) -> CGPoint {
    view.offsetWithinContent(offset, isHeld: view.isTracking)
  }

  /// Asks the layout which supplementary and decoration views come and go by themselves.
  private mutating func excludeChangedKinds() {
    guard case .updates = reason else { return }
    var deleted: Set<ElementKey> = []
    var inserted: Set<ElementKey> = []
    let kinds = Set(transition.before.keys.map(\.kind)).union(transition.seen.map(\.kind))
      .union(view.cache.attributes.list.map(\.values.key.kind))
    for kind in kinds.sorted(by: ElementKind.precedes) {
      let (gone, new) = kind.changes(layout)
      deleted.formUnion(gone.map { ElementKey(kind, $0) })
      inserted.formUnion(new.map { ElementKey(kind, $0) })
    }
    guard !deleted.isEmpty || !inserted.isEmpty else { return }
    let (new, old) = (transition.new, transition.old)
    transition.new = { deleted.contains($0) ? nil : new($0) }
    transition.old = { inserted.contains($0) ? nil : old($0) }
  }

  /// Lets the layout's defaults know where elements were and are.
  private func openSnapshot(_ shown: [UICollectionViewLayoutAttributes]) {
    var snapshot = LayoutTransitionSnapshot()
    snapshot.before = transition.before
    snapshot.after = Self.byKey(shown)
    (snapshot.newKey, snapshot.oldKey) = (transition.new, transition.old)
    layout.transition = snapshot
  }

  private static func byKey(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    found.reserveCapacity(elements.count)
    for attributes in elements { found[attributes.values.key] = attributes }
    return found
  }

  /// Asks where everything ends that was seen before, if that is seen, and lets go of what is not
  /// seen any more.
  private func askFinal(
    _ shown: [UICollectionViewLayoutAttributes], _ isAnimated: Bool
  ) -> [(UICollectionReusableView, UICollectionViewLayoutAttributes?)] {
    var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    if isAnimated {
      for key in transition.seen.sorted() { finals[key] = layout.askFinal(key) }
    }
    var leaving = transition.departing.map { ($0.view, finals[$0.key]) }
    for key in view.elements.keys(outside: shown.contains) {
      guard let element = view.elements.remove(key) else { continue }
      if view.elements.keep(element, key) {
        leaving.append((element, view.cache.attributes(of: key)))
        continue
      }
      view.elements.depart(element, key)
      leaving.append((element, transition.old(key).flatMap { finals[$0] }))
    }
    return leaving
  }

  /// Puts new views into view, where they begin.
  private func bringIn(_ shown: [UICollectionViewLayoutAttributes], _ isAnimated: Bool) {
    var starts: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    if isAnimated {
      for key in shown.map(\.values.key) { starts[key] = layout.askInitial(key) }
    }
    for attributes in shown where view.elements[attributes.key] == nil {
      guard let element = view.display.bringIn(attributes) else { return }
      guard let start = starts[attributes.key] else { continue }
      UIView.performWithoutAnimation { element.applyLayoutAttributes(start) }
    }
    view.elements.recyclePrepared()
  }

  // MARK: In the animation

  private static func arrive(
    _ outcome: Outcome, _ view: UICollectionView, _ layout: UICollectionViewLayout,
    _ reason: TransitionReason
  ) {
    view.display.arrange { applyOutcome(outcome, view, layout, reason) }
  }

  private static func applyOutcome(
    _ outcome: Outcome, _ view: UICollectionView, _ layout: UICollectionViewLayout,
    _ reason: TransitionReason
  ) {
    let version = view.cache.version
    if !view.cache.isMirrored, view.contentOffset != outcome.offset {
      view.shiftContent(to: outcome.offset)
    }
    let insets = view.adjustedContentInset
    view.cache.moveContent()
    // Safe areas count only along the axes that content of the new size scrolls.
    let hasSameInsets = view.adjustedContentInset == insets
    let offset =
      hasSameInsets
      ? outcome.offset : view.offsetWithinContent(outcome.offset, isHeld: view.isTracking)
    if view.contentOffset != offset { view.shiftContent(to: offset) }
    view.animator.redirect(keepsEnd: false)
    // The layout may follow the offset, and whoever hears of that may have asked it already.
    let hasFollowedOffset = view.cache.isInvalid || view.cache.version != version
    for attributes in shown(outcome, hasFollowedOffset: hasFollowedOffset, view) {
      guard let element = view.elements[attributes.key] else { continue }
      if attributes.values.key.item == view.movement?.path, view.movement != nil {
        UIView.performWithoutAnimation { view.position(element, attributes) }
      } else {
        view.position(element, attributes)
        element.layoutIfNeeded()
      }
    }
    view.display.positionFirstResponder()
    for case (let element, let final?) in outcome.leaving { element.applyLayoutAttributes(final) }
    finalize(layout, reason)
    if !hasFollowedOffset, !view.cache.isInvalid {
      view.display.didUpdate(
        view.cache.version, CGRect(origin: outcome.offset, size: view.bounds.size))
    }
  }

  /// What is in view at the end: asked for again if the layout followed the offset.
  private static func shown(
    _ outcome: Outcome, hasFollowedOffset: Bool, _ view: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    var shown = outcome.shown
    if hasFollowedOffset {
      view.cache.prepareIfNeeded()
      shown = view.shownElements(in: view.bounds)
    }
    view.currentLayout.scrollRegions?.layOut()
    return view.currentLayout.willShow(shown)
  }

  private static func finalize(_ layout: UICollectionViewLayout, _ reason: TransitionReason) {
    switch reason {
    case .updates: layout.finalizeCollectionViewUpdates()
    case .layout(let old):
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    case .movement: break
    }
  }
}

extension ElementKind {
  /// The elements of a kind that come and go by themselves in an update.
  @MainActor
  fileprivate func changes(
    _ layout: UICollectionViewLayout
  ) -> (deleted: [IndexPath], inserted: [IndexPath]) {
    switch self {
    case .supplementary(let kind):
      (
        layout.indexPathsToDeleteForSupplementaryView(ofKind: kind),
        layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      )
    case .decoration(let kind):
      (
        layout.indexPathsToDeleteForDecorationView(ofKind: kind),
        layout.indexPathsToInsertForDecorationView(ofKind: kind)
      )
    case .cell, .header, .footer: ([], [])
    }
  }
}

extension UICollectionView {
  /// The insets of the content that the layout has made and the view has not taken over yet.
  fileprivate var insetsOfNewContent: UIEdgeInsets {
    adjustedContentInset(ofContent: cache.contentSize)
  }

  /// `offset` within the content's new size, unless a finger holds it.
  fileprivate func offsetWithinContent(_ offset: CGPoint, isHeld: Bool) -> CGPoint {
    guard !isHeld else { return pixelAligned(offset) }
    let (insets, size) = (insetsOfNewContent, cache.contentSize)
    let right = max(size.width + insets.right - bounds.width, -insets.left)
    let bottom = max(size.height + insets.bottom - bounds.height, -insets.top)
    return pixelAligned(CGPoint(x: min(offset.x, right), y: min(offset.y, bottom)))
  }

  /// Leads views from where they are to where the layout has them now.
  func animate(
    _ transition: ElementTransition, _ reason: TransitionReason, _ completions: [(Bool) -> Void]
  ) {
    var animator = TransitionAnimator(view: self, reason: reason, transition: transition)
    animator.run(completions)
    setNeedsLayout()
  }
}
