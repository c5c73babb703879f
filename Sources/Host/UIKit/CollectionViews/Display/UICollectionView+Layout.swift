import ListGeometry
import QuartzCore

extension UICollectionView {
  /// How often one layout may begin anew because what it asked changed the contents.
  private static var layoutPasses: Int { 8 }

  /// How often views are measured in one layout before it leaves them as they are.
  private static var measuringPasses: Int { 12 }

  /// Brings views in line with what is in view. When nothing changed this only compares.
  func layOutElements() {
    guard phases.isIdle, !updates.isCollecting, !display.isArranging else { return }
    elements.firstResponder.releaseIfUnused()
    if cache.updateTraits() { measurer.forgetSizes() }
    for pass in 0..<Self.layoutPasses {
      contents.loadIfNeeded()
      let isDone = phases.withPhase(.filling) { layOutVisibleElements() }
      if isDone { break }
      if pass == Self.layoutPasses - 1 { setNeedsLayout() }
    }
    // Its item may have gone while others were asked for.
    elements.firstResponder.releaseIfUnused()
    placeBackground()
    sectionIndex.update()
    prefetcher.update()
    selection.recoverFocus()
    elements.ahead.update()
  }

  private func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Shows what is in view once the layout and the sizes of views agree.
  private func layOutVisibleElements() {
    if contents.needsReload {
      display.endDisplayingAll()
      contents.didReload()
    }
    if phases.isInterrupted { return }
    let old = cache.takeAnimatedBounds()
    var wanted: [UICollectionViewLayoutAttributes] = []
    for pass in 0...Self.measuringPasses {
      cache.prepareIfNeeded()
      if pass == 0, let old { currentLayout.prepare(forAnimatedBoundsChange: old) }
      guard cache.isInvalid || !display.isCurrent(for: cache.version, bounds) else { break }
      currentLayout.scrollRegions?.layOut()
      wanted = shownElements(in: bounds)
      measurer.prepare(wanted, measures: pass < Self.measuringPasses)
      if phases.isInterrupted { return }
      if cache.isInvalid, pass < Self.measuringPasses { continue }
      if pass == Self.measuringPasses { reportUnsettledSizes() }
      display.update(
        currentLayout.willShow(wanted), version: cache.version, bounds, changesBounds: old != nil)
      if phases.isInterrupted { return }
      if !cache.isInvalid, display.isCurrent(for: cache.version, bounds) { break }
    }
    if old != nil { currentLayout.finalizeAnimatedBoundsChange() }
  }

  /// What is in view, in order: what the layout has there, and the item that is held.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = cache.elements(in: rect)
    guard let lifted = movement?.attributes(in: self) else { return found }
    var shown = OrderedElements(found)
    shown[lifted.values.key] = lifted
    return shown.list
  }

  /// A region of the layout was scrolled.
  func regionDidScroll() {
    display.invalidate()
    setNeedsLayout()
  }

  private func reportUnsettledSizes() {
    guard cache.isInvalid else { return }
    Diagnostics.report(
      "UICollectionView: cells and \(type(of: currentLayout)) do not agree on sizes; the last ones "
        + "were kept. Do not let a cell prefer another size each time.")
  }
}

extension UICollectionView: PhaseHost {
  /// Does what the data source and the delegate wanted while they were asked.
  func performDeferred(_ requests: DeferredRequests, after phase: QueryPhase) {
    // What is prepared may have been made of the data before.
    if !requests.batches.isEmpty { elements.recyclePrepared() }
    if requests.reloads { contents.reload() }
    for batch in requests.batches {
      elements.firstResponder.endEditing(ofBatch: batch)
      elements.departing.finish(batch: batch)
    }
    requests.completions.forEach { $0(true) }
    setNeedsLayout()
  }
}
