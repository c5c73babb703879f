import ListGeometry

extension UICollectionView {
  /// Brings views in line with what is in view. When nothing changed this only compares.
  func layOutElements() {
    guard engine.isReady, !engine.display.isArranging else { return }
    if cache.updateTraits() { measurer.forgetSizes() }
    engine.fill()
    measurer.measureAgainIfOutdated()
    cache.finalizeBoundsChange()
    // Its item may have gone while others were asked for.
    engine.elements.firstResponder.releaseIfUnused()
    placeBackground()
    sectionIndex.update()
    engine.prefetcher.update()
    selection.recoverFocus()
    engine.elements.ahead.update()
  }

  private func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// What is in view, in order: what the layout has there, and the item that is held.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = cache.elements(in: rect)
    guard let lifted = heldAttributes else { return found }
    var shown = OrderedElements(found)
    shown[lifted.values.key] = lifted
    return shown.list
  }

  /// A region of the layout was scrolled.
  func regionDidScroll() {
    engine.display.invalidatePositions()
    setNeedsLayout()
  }
}
