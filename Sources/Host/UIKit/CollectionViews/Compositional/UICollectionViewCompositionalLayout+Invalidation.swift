import CoreGraphics
import ListGeometry

extension UICollectionViewCompositionalLayout {
  // MARK: Forgetting

  /// Forgets what `context` makes invalid.
  func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    let values = context.values
    switch values.cause {
    case .preferredAttributes: return
    case .movement: if values.counts { state.forgetTemplates() }
    case .boundsChange, .client:
      if !values.namesElements { state.forgetTemplates() }
    case .everything: state.forgetTemplates()
    }
    if values.everything { state.forgetAll() }
  }

  /// Follows sections and items through an update.
  func follow(_ map: IndexPathMap) {
    guard let owner else { return }
    let counts = (0..<owner.numberOfSections).map { owner.numberOfItems(inSection: $0) }
    state.follow(map, counts)
    regions.follow(map)
  }

  // MARK: Bounds

  func dependsOnBounds(_ newBounds: CGRect) -> Bool {
    guard let owner, let known = state.metrics else { return false }
    if metrics(of: owner, newBounds.size) != known { return true }
    guard state.hasPinnedItems,
      newBounds.origin != owner.bounds.origin || state.insets != owner.adjustedContentInset
    else { return false }
    return !pinnedItems(newBounds).isEmpty
  }

  /// Has only pinned items asked for again, if nothing but the offset changes.
  func namePinnedItems(
    _ context: UICollectionViewLayoutInvalidationContext, _ newBounds: CGRect
  ) {
    guard let owner, metrics(of: owner, newBounds.size) == state.metrics else { return }
    for (kind, path) in pinnedItems(newBounds) {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    }
  }

  /// The pinned items of the layout and of sections that are, or will be, in view.
  private func pinnedItems(_ newBounds: CGRect) -> [(kind: String, path: IndexPath)] {
    guard let owner, let geometry = state.geometry else { return [] }
    var found: [(kind: String, path: IndexPath)] = []
    for boundary in state.boundaries where boundary.pinsToVisibleBounds {
      found.append((boundary.kind, [0]))
    }
    let sections = Set(
      [owner.bounds, newBounds].flatMap { bounds in
        let span = span(logical(bounds))
        return Array(geometry.sections(from: span.start, to: span.end))
      })
    for section in sections where state.sections[section].pins {
      for item in state.sections[section].values.boundaryItems where item.pinToVisibleBounds {
        found.append((item.elementKind, [section, 0]))
      }
    }
    return found
  }

  // MARK: Sizes

  /// Whether a view asks for a length that the layout only guessed.
  func isNews(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let estimates = original.values.estimates
    let (new, old) = (preferred.size, original.size)
    return (estimates.contains(.width) && abs(new.width - old.width) > 0.01)
      || (estimates.contains(.height) && abs(new.height - old.height) > 0.01)
  }

  /// Notes the size that a view asks for.
  /// - Returns: How far the content moves, so that what is seen stays where it is.
  func note(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard let change = state.measure(preferred.size, original.values.key) else { return .zero }
    updateContentSize()
    regions.geometryDidChange()
    return adjustment(original, by: change)
  }

  /// What was measured before the first visible element moves the content, not what is seen.
  private func adjustment(
    _ original: UICollectionViewLayoutAttributes, by change: CGFloat
  ) -> CGPoint {
    guard let owner, change != 0, original.values.region == nil else { return .zero }
    let visible = span(visibleBounds)
    let isMirrored = axis == .horizontal && owner.cache.isMirrored
    let frame = logical(original.frame)
    let isBefore = span(frame).start < visible.start - 0.5
    guard isBefore != isMirrored, owner.contentSize != .zero else { return .zero }
    return axis == .vertical ? CGPoint(x: 0, y: change) : CGPoint(x: change, y: 0)
  }
}
