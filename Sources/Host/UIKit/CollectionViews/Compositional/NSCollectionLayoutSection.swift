import CoreGraphics
import ListGeometry

/// The template of a section of a compositional layout: a group that is repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  var values = Values()

  struct Values {
    var group: NSCollectionLayoutGroup?
    var insets = NSDirectionalEdgeInsets.zero
    var interGroupSpacing: CGFloat = 0
    var insetsReference = UIContentInsetsReference.automatic
    var supplementaryReference = UIContentInsetsReference.automatic
    var followsInsets = true
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var decorationItems: [NSCollectionLayoutDecorationItem] = []
    var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// What makes the section a list; nil of other sections.
    var list: UICollectionLayoutListConfiguration?
  }

  /// Makes a section that repeats a group.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init()
    values.group = group
  }

  /// The space around the groups; zero by default. A value between 0 and 1 is a part of the
  /// container's length.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { values.insets }
    set { values.insets = newValue }
  }

  /// The space between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat {
    get { values.interGroupSpacing }
    set { values.interGroupSpacing = newValue }
  }

  /// What ``contentInsets`` is measured from; automatic, as the configuration says, by default.
  open var contentInsetsReference: UIContentInsetsReference {
    get { values.insetsReference }
    set { values.insetsReference = newValue }
  }

  /// What boundary items are inset by at their sides; automatic, as the section's content, by
  /// default.
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { values.supplementaryReference }
    set { values.supplementaryReference = newValue }
  }

  /// Whether boundary items keep to the sides of ``contentInsets``; true by default.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  open var supplementariesFollowContentInsets: Bool {
    get { values.followsInsets }
    set { values.followsInsets = newValue }
  }

  /// Headers, footers and other views at the section's boundary; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundaryItems }
    set { values.boundaryItems = newValue }
  }

  /// Views behind the section; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { values.decorationItems }
    set { values.decorationItems = newValue }
  }

  /// Whether and how the section scrolls across the layout's axis; it does not by default.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { values.scrolling }
    set { values.scrolling = newValue }
  }

  /// Called in each layout in which the section is in view, with its elements in view; nil by
  /// default. What it changes of them holds until the next layout.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { values.handler }
    set { values.handler = newValue }
  }

  /// A copy of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> NSCollectionLayoutSection {
    let copy = newInstance(of: type(of: self))
    copy.values = values
    return copy
  }
}
