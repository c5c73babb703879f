import ListGeometry

/// Says where the elements of a collection view stand, and how they come and go.
///
/// Subclass it for a layout of your own. The collection view calls ``prepare()`` once after any
/// number of invalidations, then asks for ``collectionViewContentSize`` and for the attributes of
/// what is in and around view. This class says nothing: it has no elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, NSCoding {
  private(set) final weak var owner: UICollectionView?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  var decorationNibs: [String: UINib] = [:]
  /// The layouts that know how decoration views are made, the first one first.
  var decorationSources: [UICollectionViewLayout] { [self] }
  /// How elements came and went in the batch of updates that is being shown.
  var transition: ElementTransition?

  /// Whether where elements are after updates may follow from the updates: then the layout is asked
  /// again when it knows them. An app's layout may keep to what it had until then.
  var placesElementsByUpdates: Bool { true }

  /// Makes a layout that belongs to no collection view yet.
  public override init() { super.init() }

  /// Makes a layout from an archive. Archives hold no layouts here.
  public required init?(coder: NSCoder) { super.init() }

  open nonisolated func encode(with coder: NSCoder) {}

  // MARK: The collection view

  /// The collection view that uses the layout; nil if there is none.
  open var collectionView: UICollectionView? { owner }

  /// The size of the content; zero by default. Asked after each ``prepare()``.
  open var collectionViewContentSize: CGSize { .zero }

  /// The direction that the layout was developed in: left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout if its direction is not
  /// ``developmentLayoutDirection``; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Classes

  /// The class of the layout's attributes; `UICollectionViewLayoutAttributes` by default.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's contexts; `UICollectionViewLayoutInvalidationContext` by default.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Preparing

  /// Called before anything else is asked of the layout, and again after it was invalidated. Do
  /// here what costs time, and call `super`.
  open func prepare() {}

  // MARK: Attributes

  /// The attributes of all elements that share more than an edge with `rect`, which may be larger
  /// than what is in view. More is allowed; nil leaves everything as it is. Nil by default.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item's cell; nil by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Has the layout prepared again before the next time it is asked.
  open func invalidateLayout() { invalidateLayout(with: makeContext(.everything)) }

  /// Has what `context` names asked for again. Override it to forget what you know of that, and
  /// call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutDidInvalidate(self, context)
  }

  /// Whether other bounds, also while scrolling, make the layout invalid; false by default. The
  /// collection view still has its old bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What other bounds make invalid.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext(.boundsChange) }

  /// Whether the size that a cell prefers makes the layout invalid; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What the size that a cell prefers makes invalid: that element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext(.preferredAttributes) }

  // MARK: Scrolling

  /// Where scrolling should end that would end at `proposedContentOffset`: there by default.
  /// - Parameter velocity: In points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after updates or a change of layout: `proposedContentOffset` by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Updates

  /// Called after ``prepare()`` with the updates that are about to be shown. Call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called in the animation that shows updates. Call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Called before cells are placed for bounds that are changed in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called in the animation that changes the bounds.
  open func finalizeAnimatedBoundsChange() {}

  /// Where an item that is in view after an update begins: what it was before; transparent if it
  /// was inserted.
  /// - Parameter itemIndexPath: The item's place after the update.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { initialAttributes(.cell(itemIndexPath)) }

  /// Where an item that was in view before an update ends: what it is after; transparent if it
  /// was deleted.
  /// - Parameter itemIndexPath: The item's place before the update.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { finalAttributes(.cell(itemIndexPath)) }

  /// Where a supplementary view that is in view after an update begins.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.supplementary(elementKind, elementIndexPath))
  }

  /// Where a supplementary view that was in view before an update ends.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.supplementary(elementKind, elementIndexPath))
  }

  /// Where a decoration view that is in view after an update begins.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// Where a decoration view that was in view before an update ends.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// Supplementary views that updates take away although their section stays; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that updates add to sections that stay; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that updates take away although their section stays; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Decoration views that updates add to sections that stay; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called before another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called in the animation that leads from one layout to another.
  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  /// The place that an item gets that is held at `position`: that of the item there by default.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { movementTarget(previousIndexPath, position) }

  /// The attributes of an item that is held at `position`: its own, there, in front of others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movedAttributes(indexPath, position) }

  /// What the movement of items makes invalid.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(targetIndexPaths, previousIndexPaths, targetPosition)
  }

  /// What the end of a movement makes invalid.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(indexPaths, previousIndexPaths, .zero)
  }

  // MARK: Decoration views

  /// Makes decoration views of `viewClass` for a kind; nil undoes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  /// Makes decoration views of a nib for a kind; nil undoes it. The nib must hold one view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(nib: nib, elementKind)
  }

  // MARK: Seams

  /// How strictly a cell that is measured keeps to the width and the height that were guessed.
  func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.fittingSizeLevel, .fittingSizeLevel)
  }

  /// Called before the layout is invalidated because of updates: what is known of items goes along.
  func dataWillChange(_ map: IndexPathMap) {}

  /// The parts of the layout that scroll by themselves; nil if there are none.
  var scrollRegions: (any ScrollRegions)? { nil }

  /// Called before elements in view are shown: the layout may change copies of them for this time.
  func willShow(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] { elements }

  /// Called when another layout takes the place of this one.
  func didLeave() {}
}

extension UICollectionViewLayout {
  /// The layout is that of a collection view, or is asked by it.
  func attach(to view: UICollectionView) { owner = view }

  /// The layout is not asked by a collection view any more.
  func detach(from view: UICollectionView) {
    if owner === view { owner = nil }
  }
}
