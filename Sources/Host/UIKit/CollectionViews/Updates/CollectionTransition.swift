import ListGeometry
import QuartzCore

/// Why elements change their places.
enum TransitionReason {
  case updates(IndexPathMap)
  case layout(from: UICollectionViewLayout)
  case movement
}

/// A change of where the elements of a collection view are, on its way to the screen: they go from
/// where they are to where the layout has them now.
@MainActor
final class CollectionTransition {
  private static var measuringPasses: Int { 12 }

  private let view: UICollectionView
  private let reason: TransitionReason
  private var transition: ElementTransition
  /// Where the content goes.
  private var offset = CGPoint.zero
  /// What is in view at the end.
  private var shown: [UICollectionViewLayoutAttributes] = []
  /// Where the layout has elements begin, by place after, and end, by place before.
  private var beginnings: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var ends: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(of view: UICollectionView, _ transition: ElementTransition, _ reason: TransitionReason) {
    (self.view, self.transition, self.reason) = (view, transition, reason)
  }

  private var layout: UICollectionViewLayout { view.currentLayout }
}

extension CollectionTransition: ListTransition {
  var elements: ListElements<UICollectionView> { view.engine.elements }

  func measure(isAnimated: Bool) -> [UICollectionViewLayoutAttributes]? {
    following { measureOnce(isAnimated: isAnimated) }
  }

  /// Runs `body`; offset adjustments of updates do not count.
  private func following<Result>(_ body: () -> Result) -> Result {
    if case .updates = reason { return view.cache.followUpdates(body) }
    return body()
  }

  private func measureOnce(isAnimated: Bool) -> [UICollectionViewLayoutAttributes]? {
    view.cache.prepareIfNeeded(movesContent: false)
    view.cache.askIfNeeded(in: view.bounds)
    if case .updates(let map) = reason {
      layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: map))
    }
    offset = targetOffset()
    if layout.placesElementsByUpdates { view.cache.refresh(in: target) }
    excludeChangedKinds()
    shown = view.shownElements(in: target)
    transition.after = Self.byKey(shown)
    layout.transition = transition
    for pass in 0...Self.measuringPasses {
      view.measurer.prepare(shown, measures: pass < Self.measuringPasses)
      if view.engine.phases.isInterrupted { return nil }
      guard view.cache.isInvalid else { break }
      view.cache.prepareIfNeeded(movesContent: false)
      offset = clampedOffset(offset)
      shown = view.shownElements(in: target)
    }
    layout.transition?.after = Self.byKey(shown)
    if isAnimated { askForBothEnds() }
    return shown
  }

  /// Asks where everything ends that was seen before, if that is seen, and where everything begins.
  private func askForBothEnds() {
    for key in transition.seen { ends[key] = layout.askFinal(key) }
    for attributes in shown { beginnings[attributes.key] = layout.askInitial(attributes.key) }
  }

  func isWanted(_ key: ElementKey) -> Bool { shown.contains(key) }

  func goal(of element: UICollectionReusableView, _ key: ElementKey) -> Departure.Goal {
    .elsewhere
  }

  func bringIn(_ attributes: UICollectionViewLayoutAttributes) {
    following { view.engine.display.bringIn(attributes) }
  }

  func applyBeginning(
    to element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    if let beginning = beginnings[attributes.key] { element.applyLayoutAttributes(beginning) }
  }

  func didFill() {
    elements.recyclePrepared()
    layout.transition = nil
  }

  func applyEnd(to departure: Departure) {
    let old = departure.leavesList ? departure.key : transition.oldKey(departure.key)
    guard let end = old.flatMap({ ends[$0] }),
      let element = departure.view as? UICollectionReusableView
    else { return }
    element.applyLayoutAttributes(end)
  }

  func arrive(_ leave: () -> Void) {
    following { view.engine.display.arrange { moveToEnd(leave) } }
  }

  func cancel() {
    layout.transition = nil
    finalize()
    view.setNeedsLayout()
  }
}

// MARK: Before the animation

extension CollectionTransition {
  /// What will be in view.
  private var target: CGRect { CGRect(origin: offset, size: view.bounds.size) }

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
    let central = transition.seen.filter { $0.category == .cell }.compactMap { key in
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
  private func excludeChangedKinds() {
    guard case .updates = reason else { return }
    let kinds = Set(transition.before.keys.map(\.kind)).union(transition.seen.map(\.kind))
      .union(view.cache.attributes.list.map(\.key.kind))
    for kind in kinds.sorted(by: ElementKind.precedes) {
      let (gone, new) = kind.changes(layout)
      transition.deleted.formUnion(gone.map { ElementKey(kind, $0) })
      transition.inserted.formUnion(new.map { ElementKey(kind, $0) })
    }
  }

  private static func byKey(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [ElementKey: UICollectionViewLayoutAttributes] {
    var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    found.reserveCapacity(elements.count)
    for attributes in elements { found[attributes.key] = attributes }
    return found
  }
}

// MARK: In the animation

extension CollectionTransition {
  private func moveToEnd(_ leave: () -> Void) {
    let version = view.cache.version
    if !view.cache.isMirrored, view.contentOffset != offset { view.shiftContent(to: offset) }
    let insets = view.adjustedContentInset
    view.cache.moveContent()
    // Safe areas count only along the axes that content of the new size scrolls.
    let hasSameInsets = view.adjustedContentInset == insets
    let end =
      hasSameInsets ? offset : view.offsetWithinContent(offset, isHeld: view.isTracking)
    if view.contentOffset != end { view.shiftContent(to: end) }
    view.animator.redirect(keepsEnd: false)
    // The layout may follow the offset, and whoever hears of that may have asked it already.
    let hasFollowedOffset = view.cache.isInvalid || view.cache.version != version
    position(hasFollowedOffset ? newlyShown() : shown)
    view.engine.display.positionFirstResponder()
    leave()
    finalize()
    if !hasFollowedOffset, !view.cache.isInvalid {
      view.engine.display.didUpdate(shown, version: view.collectionLayout.version, target)
    }
  }

  /// What is in view now that the layout has followed the offset.
  private func newlyShown() -> [UICollectionViewLayoutAttributes] {
    view.cache.prepareIfNeeded()
    return view.shownElements(in: view.bounds)
  }

  /// Gives what is in view its final places, except for the item that is held.
  private func position(_ shown: [UICollectionViewLayoutAttributes]) {
    layout.scrollRegions?.layOut()
    for attributes in layout.willShow(shown) {
      guard let element = elements[attributes.key] else { continue }
      if let held = view.heldItem, attributes.key.item == held {
        UIView.performWithoutAnimation { view.position(element, attributes) }
      } else {
        view.position(element, attributes)
        element.layoutIfNeeded()
      }
    }
  }

  private func finalize() {
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
  ) { engine.animate(CollectionTransition(of: self, transition, reason), completions) }
}
