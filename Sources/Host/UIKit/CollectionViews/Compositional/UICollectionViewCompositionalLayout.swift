import CoreGraphics
import ListGeometry

/// Makes a section of a compositional layout; nil only for sections that do not exist.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, each as its own template says.
///
/// The arithmetic is that of ``CompositionalGeometry`` (ListGeometry); this class asks for the
/// templates, knows the collection view, and owns the regions that scroll by themselves.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  let state = CompositionalState()
  lazy var regions = OrthogonalRegions(of: self)

  // MARK: Making a layout

  /// Makes a layout in which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout in which all sections are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    settings = configuration.duplicate()
    super.init()
  }

  /// Makes a layout whose sections come from a closure, which is asked again whenever the layout is
  /// invalidated as a whole.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout whose sections come from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate()
    super.init()
  }

  /// Makes a layout of no sections from an archive. Archives hold no layouts here.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// What holds for all sections. Changes of the object do nothing until it is set, which
  /// invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// The template of a section.
  func section(_ index: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection {
    guard let section = provider(index, environment) else {
      preconditionFailure(
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error: the section provider returned nil "
          + "for section \(index).")
    }
    return section
  }

  // MARK: Overridden

  /// Asks for the templates of sections and places their elements, if they are not known.
  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  /// The content's size: the container's length across the axis, all sections along it.
  open override var collectionViewContentSize: CGSize { state.contentSize }

  /// The elements in `rect`.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

  /// The attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }

  /// The attributes of a supplementary view; nil if no template has it.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }

  /// The attributes of a background; nil if the section has none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, indexPath) }

  /// Forgets templates or frames, as `context` says.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  /// True if the size changes, or while boundary items that are in view are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    dependsOnBounds(newBounds)
  }

  /// What other bounds make invalid: everything if the size changes, else pinned items.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    namePinnedItems(context, newBounds)
    return context
  }

  /// True if the view asks for another length where the layout has only a guess.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isNews(preferredAttributes, originalAttributes) }

  /// What the length that a view asks for makes invalid: what follows it.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.contentOffsetAdjustment = note(preferredAttributes, originalAttributes)
    return context
  }

  /// True: leading is right where text is read from the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    let estimates = attributes.values.estimates
    return (
      estimates.contains(.width) ? .fittingSizeLevel : .required,
      estimates.contains(.height) ? .fittingSizeLevel : .required
    )
  }

  override func dataWillChange(_ map: IndexPathMap) { follow(map) }

  override func didLeave() {
    regions.abandon()
    hideListBackground()
  }

  override var scrollRegions: (any ScrollRegions)? { regions }

  override func willShow(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] { handled(elements) }
}
