import QuartzCore

/// Which of the views of a collection view stand before others.
extension UICollectionView {
  /// Where elements stand that are behind all others.
  var backmostIndex: Int { backgroundView?.superview === self ? 1 : 0 }

  /// Gives a view its attributes, and in view its place before or behind others.
  func position(
    _ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let old = element.reuse.attributes?.zIndex
    guard let superview = element.superview else {
      return element.applyLayoutAttributes(attributes)
    }
    let isElsewhere = superview !== container(of: attributes.values)
    if isElsewhere { insert(element, attributes.values) }
    element.applyLayoutAttributes(attributes)
    if !isElsewhere, old != attributes.zIndex { insert(element, attributes.values) }
  }

  /// Puts a view among the others by its z-index: cells behind supplementary views, decoration
  /// views behind cells.
  func insert(
    _ element: UICollectionReusableView, _ values: UICollectionViewLayoutAttributes.Values
  ) {
    let container = container(of: values)
    if let old = element.superview, old !== container, old.isDescendant(of: self) {
      let center = old.convert(element.center, to: container)
      UIView.performWithoutAnimation { element.center = center }
    }
    let region = element.superview?.superview as? OrthogonalScrollView
    insert(element, ElementRank(values), into: container)
    region?.removeIfUnused()
  }

  /// Puts the scroll view of a section among the elements.
  func insert(_ region: OrthogonalScrollView) {
    insert(region, ElementRank(region), into: self)
  }

  private func insert(_ element: UIView, _ rank: ElementRank, into container: UIView) {
    let siblings = container.subviews
    let isBehind = { (sibling: UIView) in
      sibling !== element && self.rank(of: sibling).map { $0 <= rank } ?? false
    }
    // What comes into view mostly stands in front of all others or behind few.
    let last = siblings.lastIndex(where: isBehind)
    var index = last.map { $0 + 1 } ?? (container === self ? backmostIndex : 0)
    if element.superview === container, let old = siblings.firstIndex(where: { $0 === element }),
      old < index
    {
      index -= 1
    }
    container.insertSubview(element, at: index)
  }

  /// The rank of a view among elements; nil for other views.
  private func rank(of sibling: UIView) -> ElementRank? {
    if let region = sibling as? OrthogonalScrollView { return ElementRank(region) }
    guard let other = sibling as? UICollectionReusableView, other.owner === self else { return nil }
    return other.reuse.attributes.map { ElementRank($0.values) }
  }

  /// Takes a view out of the collection view, with its region if that holds nothing any more.
  func takeAway(_ view: UIView) {
    let region = view.superview?.superview as? OrthogonalScrollView
    view.removeFromSuperview()
    region?.removeIfUnused()
  }
}
