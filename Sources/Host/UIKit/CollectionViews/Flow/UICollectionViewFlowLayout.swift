import CoreGraphics
import ListGeometry

/// Lines of items, one after the other, in sections with headers and footers.
///
/// An item joins a line as long as it fits. Lines are justified but for the last of a section;
/// the items of a line stand centered about its middle. A delegate that conforms to
/// ``UICollectionViewDelegateFlowLayout`` can give every item and section its own sizes.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As ``estimatedItemSize``: cells decide, and guesses follow those measured.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// What section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The adjusted content inset.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  var flow = FlowState()

  /// A subclass may know updates; the layout itself has no use for them.
  override var placesElementsByUpdates: Bool {
    type(of: self) != UICollectionViewFlowLayout.self
  }

  /// Makes a vertical layout of items of 50 × 50 points.
  public override init() { super.init() }

  /// Makes a vertical layout of items of 50 × 50 points.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Settings

  /// The least space between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least space between items of a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// A guess of the size of items, which lets cells decide; zero, the default, is none.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { estimateDidChange() } }
  }

  /// The axis along which lines follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which the length along the axis counts; zero, the default, is none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which the length along the axis counts; zero, the default, is none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The space around the items of a section; zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What ``sectionInset`` is measured from; the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in view as long as their section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay in view as long as their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Overridden

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Asks for sizes and breaks lines, if they are not known.
  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  /// The content's size: the view's length across the axis, all sections along it.
  open override var collectionViewContentSize: CGSize { flow.contentSize }

  /// The items, headers and footers in `rect`.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowAttributes(in: rect) }

  /// The attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowAttributes(at: indexPath) }

  /// The attributes of a header or footer; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowAttributes(elementKind, at: indexPath) }

  /// Forgets sizes or lines, as `context` says.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  /// True if the size changes, or while headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    let bounds = owner.bounds
    return newBounds.size != bounds.size || isReferenceInsetNew
      || available(for: newBounds.size) != flow.available
      || ((sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds)
        && (newBounds.origin != bounds.origin || flow.insets != owner.adjustedContentInset))
  }

  /// What other bounds make invalid: lines, if their length changes, else what is pinned.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    flowContext?.invalidateFlowLayoutAttributes =
      isReferenceInsetNew || available(for: newBounds.size) != flow.available
    // Who measures from the safe area gives other sizes.
    if isReferenceInsetNew { flowContext?.invalidateFlowLayoutDelegateMetrics = true }
    if flowContext?.invalidateFlowLayoutAttributes == false { namePinnedEdges(context, newBounds) }
    return context
  }

  /// True for items whose size is only guessed, if the cell asks for another.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// What the size that a cell prefers makes invalid: the lines from its own on.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    // A subclass may let headers and footers decide, of which nothing is kept here.
    if originalAttributes.representedElementCategory == .cell { note(preferredAttributes) }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  /// Whether the sizes of items are only guesses, which cells correct.
  var estimatesSizes: Bool { estimatedItemSize != .zero }

  override func dataWillChange(_ map: IndexPathMap) { follow(map) }
}

/// What of a flow layout is no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, insets and spacings are asked for again; false by default.
  open var invalidateFlowLayoutDelegateMetrics = false

  /// Whether lines are broken again; false by default.
  open var invalidateFlowLayoutAttributes = false
}
