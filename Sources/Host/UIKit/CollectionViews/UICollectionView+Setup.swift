import ListGeometry
import QuartzCore

extension UICollectionView {
  func traitsDidChange(from old: UITraitCollection?) {
    guard let old, old.displayScale != traitCollection.displayScale else { return }
    collectionViewLayout.invalidateLayout()
  }

  func prepare() {
    currentLayout.attach(to: self)
    clipsToBounds = true
    backgroundColor = .systemBackground
    swiping.layoutDidChange()
    addGestureRecognizer(selectionPan)
  }

  func delegateDidChange(from old: (any UICollectionViewDelegate)?) {
    scrollDelegate = delegate
    guard delegate !== old else { return }
    contextMenus.setEnabled(delegate != nil)
    // Sizes may come from the delegate.
    currentLayout.invalidateLayout()
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func editingDidChange() {
    choice.cancelTouch()
    limitSelectionIfNeeded()
    swiping.controller.close(animated: true)
    for cell in visibleCells { cell.editingDidChange(animated: true) }
  }

  // MARK: The layout

  /// The layout was invalidated.
  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === currentLayout else { return }
    cache.invalidate(context.values)
    let isWhole = context.values.cause == .everything && !context.invalidateDataSourceCounts
    // A view that says so while it is asked for its size would be asked without end.
    if isWhole || context.invalidateEverything, engine.phases.isIdle { measurer.forgetSizes() }
  }

  /// Changes bounds, about which the layout is asked before.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    let old = bounds
    if new != old { askLayout(about: new) }
    if new.size != old.size {
      // Who makes a cell may fill it for the size that there is.
      engine.elements.ahead.drop()
      boundsWillChange(from: old)
    }
    change()
  }

  /// Lets the layout decide whether it is invalid for other bounds or insets.
  func askLayout(about newBounds: CGRect) {
    guard engine.contents.isLoaded else { return }
    let layout = currentLayout
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  private func boundsWillChange(from old: CGRect) {
    if UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0, window != nil {
      cache.noteAnimation(from: old)
    }
    setNeedsLayout()
  }

  /// Where the layout wants content to come to rest.
  func layoutRestingOffset(_ proposed: CGPoint, _ velocity: CGVector) -> CGPoint {
    let target = currentLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000))
    return target.x.isFinite && target.y.isFinite ? target : proposed
  }

  // MARK: Finding

  func findAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    engine.loadContentsIfNeeded()
    if engine.isReady { cache.prepareIfNeeded() }
    return cache.attributes(of: key)?.copied
  }

  func findItem(at point: CGPoint) -> IndexPath? {
    engine.loadContentsIfNeeded()
    if engine.isReady { cache.prepareIfNeeded() }
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let found = (cache.askedElements(in: around) ?? []).filter { attributes in
      attributes.values.key.category == .cell && !attributes.values.isHidden
        && seenFrame(attributes).contains(point)
    }
    return found.max { ElementRank($0.values) < ElementRank($1.values) }?.indexPath
  }

  /// Where an element is seen: in a region that may be scrolled.
  private func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let shift = shift(of: attributes.values)
    return attributes.values.frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Where an item is seen, in the collection view's coordinates; nil if there is no such item.
  func seenFrame(of path: RowPath) -> CGRect? {
    layoutAttributesForItem(at: path.indexPath).map { seenFrame($0) }
  }

  /// Where the middle of an item is seen.
  func seenCenter(of path: RowPath) -> CGPoint? {
    layoutAttributesForItem(at: path.indexPath).map {
      let shift = shift(of: $0.values)
      return CGPoint(x: $0.center.x + shift.x, y: $0.center.y + shift.y)
    }
  }

  /// The item at a point, or else the one nearest to it in view.
  func indexPathForItem(near point: CGPoint, otherThan path: IndexPath) -> IndexPath? {
    if let hit = findItem(at: point) { return hit }
    return findGap(near: point)
  }

  private func findGap(near point: CGPoint) -> IndexPath? {
    let inView = cache.elements(in: bounds).filter { $0.values.key.category == .cell }
    let nearest = inView.min { a, b in distance(a, point) < distance(b, point) }
    return nearest?.indexPath
  }

  private func distance(_ attributes: UICollectionViewLayoutAttributes, _ point: CGPoint) -> CGFloat
  {
    let frame = seenFrame(attributes)
    return hypot(frame.midX - point.x, frame.midY - point.y)
  }
}
