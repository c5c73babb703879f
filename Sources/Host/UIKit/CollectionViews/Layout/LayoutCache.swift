import CoreGraphics

/// Talks to a collection view's layout: has it prepared once for any number of invalidations, and
/// keeps what it said about elements in and around view.
@MainActor
final class LayoutCache {
  /// What was invalidated since the layout was prepared last.
  private struct Pending {
    /// Whether all attributes are asked for again.
    var dropsAll = false
    /// The elements whose attributes are asked for again.
    var keys: Set<ElementKey> = []
    var offset = CGPoint.zero
  }

  private unowned let view: UICollectionView
  private var pending: Pending? = Pending(dropsAll: true)
  private var isPreparing = false
  /// What the layout said.
  private(set) var attributes = OrderedElements()
  /// The rectangle that ``attributes`` were asked for; nil if they are stale.
  private var validRect: CGRect?
  /// Counts changes of what the layout says.
  private(set) var version = 0
  /// The size of the content as the layout has it.
  private(set) var contentSize = CGSize.zero
  private var hasReportedMissingItem = false
  /// Whether the layout follows updates: offset adjustments of contexts do not count.
  private var isFollowingUpdates = false
  /// The bounds before a change in an animation that no layout has followed yet.
  private var animatedBounds: CGRect?
  /// Whether the layout may have views come and go because bounds change in an animation.
  private(set) var isChangingBounds = false
  /// The traits that the layout was asked in; nil before the first time.
  private var traits: LayoutTraits?
  /// Where elements in and around view were before the open batch of updates.
  private var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  init(of view: UICollectionView) { self.view = view }

  private var layout: UICollectionViewLayout { view.currentLayout }

  // MARK: Invalidation

  /// Whether the layout must be prepared before it is asked.
  var isInvalid: Bool { pending != nil }

  /// Takes in that the layout was invalidated.
  func invalidate(_ values: UICollectionViewLayoutInvalidationContext.Values) {
    var pending = pending ?? Pending()
    if values.namesElements, values.cause != .preferredAttributes {
      pending.keys.formUnion(values.keys)
    } else {
      pending.dropsAll = true
    }
    if !isFollowingUpdates {
      pending.offset.x += values.offsetAdjustment.x
      pending.offset.y += values.offsetAdjustment.y
    }
    self.pending = pending
    view.setNeedsLayout()
  }

  /// Forgets everything about a layout that is not used any more.
  func reset() {
    (attributes, validRect, pending) = (OrderedElements(), nil, Pending(dropsAll: true))
    view.setNeedsLayout()
  }

  /// Runs `body`, which leads elements through updates.
  func followUpdates<Result>(_ body: () -> Result) -> Result {
    let isFollowing = isFollowingUpdates
    isFollowingUpdates = true
    defer { isFollowingUpdates = isFollowing }
    return body()
  }

  /// Keeps in mind that the bounds change in an animation.
  func noteAnimation(from old: CGRect) { animatedBounds = old }

  /// Tells the layout, which is prepared, of bounds that change in an animation.
  func prepareForBoundsChange() {
    guard let old = animatedBounds else { return }
    animatedBounds = nil
    isChangingBounds = true
    layout.prepare(forAnimatedBoundsChange: old)
  }

  /// Tells the layout that everything is where it is in the new bounds.
  func finalizeBoundsChange() {
    guard isChangingBounds else { return }
    isChangingBounds = false
    layout.finalizeAnimatedBoundsChange()
  }

  // MARK: Traits

  /// What of the view's traits decides where elements stand, beside its size.
  private struct LayoutTraits: Equatable {
    var direction: UIUserInterfaceLayoutDirection
    var textSize: UIContentSizeCategory
    var scale: CGFloat
    var isMirrored: Bool
  }

  /// Has the layout asked for everything again where text is read in another direction, or has
  /// another size or other pixels, than it was asked for. What is seen of mirrored content stays in
  /// view. Views are as high as their text, in whole pixels, so that a layout keeps no size of one
  /// where either differs: what is out of view is measured when it comes.
  /// - Returns: Whether the traits have changed.
  func updateTraits() -> Bool {
    let new = LayoutTraits(
      direction: view.effectiveUserInterfaceLayoutDirection,
      textSize: view.traitCollection.preferredContentSizeCategory,
      scale: view.traitCollection.displayScale, isMirrored: isMirrored)
    let old = traits
    traits = new
    guard let old, new != old else { return false }
    let context = layout.makeContext(.everything)
    if (old.textSize, old.scale) != (new.textSize, new.scale) { context.addEverything() }
    layout.invalidateLayout(with: context)
    let rest = view.contentSize.width - view.bounds.width
    // Another layout, which may be mirrored where the last one was not, has its place already.
    if old.direction != new.direction, old.isMirrored != new.isMirrored, rest > 0 {
      view.shiftContent(to: CGPoint(x: rest - view.contentOffset.x, y: view.contentOffset.y))
    }
    return true
  }

  // MARK: Preparing

  /// How often a layout may invalidate itself while it is prepared.
  private static var preparingPasses: Int { 4 }

  /// Prepares the layout if it is invalid.
  /// - Parameter movesContent: Whether the content takes its new size and offset at once.
  func prepareIfNeeded(movesContent: Bool = true) {
    guard !isPreparing else { return }
    isPreparing = true
    var offset = CGPoint.zero
    for _ in 0..<Self.preparingPasses {
      guard let pending else { break }
      self.pending = nil
      prepare(pending)
      offset.x += pending.offset.x
      offset.y += pending.offset.y
    }
    isPreparing = false
    if movesContent { moveContent(by: offset) }
  }

  private func prepare(_ pending: Pending) {
    layout.prepare()
    contentSize = layout.collectionViewContentSize
    version += 1
    if pending.dropsAll || validRect == nil {
      validRect = nil
    } else {
      for key in pending.keys { refresh(key) }
    }
  }

  private func refresh(_ key: ElementKey) {
    guard view.engine.contents.hasElement(key) else { return attributes[key] = nil }
    attributes[key] = layout.shownAttributes(key).map(mirrored)
  }

  /// Gives the content its new size, and moves it so that what is seen stays put.
  func moveContent(by offset: CGPoint = .zero) {
    let old = view.contentOffset
    var target = CGPoint(x: old.x + offset.x, y: old.y + offset.y)
    if mirrorShift != 0 {
      // What keeps its distance from the right end may come to stand beyond the left one.
      let start = -view.adjustedContentInset(ofContent: contentSize).left
      target.x = max(target.x + mirrorShift, min(target.x, start))
    }
    if target != old { view.shiftContent(to: target) }
    if view.contentSize != contentSize {
      view.contentSize = contentSize
    } else if target != old {
      view.contentGeometryDidChange()
    }
  }

  /// How far a mirrored layout's elements are from where they stood in the present content: they
  /// keep their distance from its right end.
  var mirrorShift: CGFloat {
    isMirrored ? mirrorWidth(contentSize) - mirrorWidth(view.contentSize) : 0
  }

  // MARK: Asking

  /// What the layout has in a rectangle of the content, in order, hidden elements left out.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    askIfNeeded(in: rect)
    let regions = layout.scrollRegions
    // What is seen of regions, which may be scrolled, as their elements' attributes have it.
    var seen: [Int: CGRect] = [:]
    return attributes.list.filter { element in
      var rect = rect
      if let section = element.values.region, let regions {
        if let known = seen[section] {
          rect = known
        } else {
          let shift = regions.shift(of: section)
          rect = rect.offsetBy(dx: -shift.x, dy: -shift.y)
          seen[section] = rect
        }
      }
      return element.isShown(in: rect) && view.engine.contents.hasElement(element.values.key)
    }
  }

  /// What the layout has in a rectangle, without keeping it; nil if it has no news.
  func askedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layout.layoutAttributesForElements(in: mirrored(rect)).map { $0.map(mirrored).filter(isUsable) }
  }

  /// Asks the layout about whole viewports around a rectangle.
  private func ask(around rect: CGRect) {
    let tile = tile(around: rect)
    var answer: [UICollectionViewLayoutAttributes]?
    if let regions = layout.scrollRegions {
      regions.recording(around: rect) { answer = askedElements(in: tile) }
    } else {
      answer = askedElements(in: tile)
    }
    guard let found = answer else { return }
    attributes = OrderedElements(found)
    validRect = tile
  }

  /// Asks what is in a rectangle unless that is known.
  func askIfNeeded(in rect: CGRect) {
    let coversRegions = layout.scrollRegions?.covers(rect) != false
    if validRect?.contains(rect) != true || !coversRegions { ask(around: rect) }
  }

  /// Asks again what is in a rectangle: some layouts know where things are after updates only when
  /// they know the updates.
  func refresh(in rect: CGRect) { ask(around: rect) }

  /// `rect` grown to whole viewports, so that scrolling seldom asks.
  private func tile(around rect: CGRect) -> CGRect {
    let size = view.bounds.size
    func grown(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard length > 0 else { return (low, high) }
      return ((low / length).rounded(.down) * length, (high / length).rounded(.up) * length)
    }
    let (left, right) = grown(rect.minX, rect.maxX, size.width)
    let (top, bottom) = grown(rect.minY, rect.maxY, size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func isUsable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if view.engine.contents.hasElement(attributes.values.key) { return true }
    if !hasReportedMissingItem {
      hasReportedMissingItem = true
      Diagnostics.report(
        "UICollectionView: layout attributes for \(attributes.values.key) are not valid for the "
          + "data source counts. Attributes will be ignored.")
    }
    return false
  }

  /// Where elements in view, and a viewport around it, are.
  func attributesAroundView() -> [ElementKey: UICollectionViewLayoutAttributes] {
    guard view.window != nil, UIView.areAnimationsEnabled, !view.bounds.isEmpty,
      view.engine.contents.isLoaded
    else { return [:] }
    if isInvalid { return attributes.copied() }
    let bounds = view.bounds
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let found = askedElements(in: area) ?? []
    return Dictionary(found.map { ($0.values.key, $0) }, uniquingKeysWith: { $1 })
  }

  /// Keeps in mind where elements are before a batch of updates.
  func noteElementsBeforeBatch() { before = attributesAroundView() }

  /// Where elements were before the batch of updates.
  func takeElementsBeforeBatch() -> [ElementKey: UICollectionViewLayoutAttributes] {
    defer { before = [:] }
    return before
  }

  /// The attributes of one element.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let known = attributes[key], validRect != nil { return known }
    guard view.engine.contents.hasElement(key) else { return nil }
    return layout.attributes(key).map(mirrored)
  }

  /// Replaces what the layout said of an element.
  func override(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes[attributes.values.key] = attributes
  }

  // MARK: Right to left

  /// Whether the layout is mirrored.
  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
  }

  private var mirrorWidth: CGFloat { mirrorWidth(contentSize) }

  /// The width about whose middle content of a size is mirrored, with the insets that it has, or
  /// will have once the view has taken it over.
  private func mirrorWidth(_ content: CGSize) -> CGFloat {
    let insets = view.adjustedContentInset(ofContent: content)
    return max(content.width, view.bounds.width - insets.left - insets.right)
  }

  /// A copy of attributes, which later changes of them do not reach, where the view has them.
  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied
    if isMirrored { copy.values.center.x = mirrorWidth - copy.values.center.x }
    return copy
  }

  /// A rectangle of the view as the layout has it, or the reverse.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the element shares more than an edge with a rectangle, and is to be seen.
  func isShown(in rect: CGRect) -> Bool {
    guard !values.isHidden else { return false }
    let frame = values.frame
    return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
      && frame.maxY > rect.minY
  }
}
