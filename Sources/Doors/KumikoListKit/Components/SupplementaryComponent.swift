import UIKit

/// What a supplementary view is to what it belongs to.
public enum SupplementaryComponentKind {
  case header
  case footer
  case background
  /// A view of a kind of its own, told by its name.
  case custom(name: String)

  /// The kind in the name of an element kind.
  var name: String {
    switch self {
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    case .custom(let name): "custom-\(name)"
    }
  }
}

/// What a supplementary view shows, and where it stands: at the border of a section, or upon an
/// item or a group.
///
/// On items and groups the anchors, ``edgeSpacing()``, ``contentInsets()`` and ``zIndex()`` count;
/// at borders ``alignment()``, ``offset()``, ``extendsBoundary()``, ``pinToVisibleBounds()`` and
/// ``zIndex()``.
public protocol SupplementaryComponent: NSCollectionLayoutBoundarySupplementaryItemConvertible,
  NSCollectionLayoutSupplementaryItemConvertible
{
  /// What the component is rendered into.
  associatedtype Content

  /// What stays the same in every version of the component.
  var id: AnyHashable { get set }

  /// What the view is to what it belongs to; a header by default.
  @preconcurrency @MainActor var kind: SupplementaryComponentKind { get }

  /// Makes the content.
  @preconcurrency @MainActor func contentView() -> Content

  /// The size of the view.
  @preconcurrency @MainActor func layoutSize() -> NSCollectionLayoutSize

  /// Which edges of an item or a group the view lies on; the upper one by default.
  @preconcurrency @MainActor func containerAnchor() -> NSCollectionLayoutAnchor

  /// Which of its own edges lie there; the upper one by default.
  @preconcurrency @MainActor func itemAnchor() -> NSCollectionLayoutAnchor

  /// The space around the view; nil, for none, by default.
  @preconcurrency @MainActor func edgeSpacing() -> NSCollectionLayoutEdgeSpacing?

  /// The space between the view's place and its content; none by default.
  @preconcurrency @MainActor func contentInsets() -> NSDirectionalEdgeInsets

  /// What is in front of what; 0 by default.
  @preconcurrency @MainActor func zIndex() -> Int

  /// Whether the view stays in sight while its section does; false by default.
  @preconcurrency @MainActor func pinToVisibleBounds() -> Bool

  /// How far from its border the view stands, in points; not at all by default.
  @preconcurrency @MainActor func offset() -> CGPoint

  /// Which border the view stands at; the upper one by default.
  @preconcurrency @MainActor func alignment() -> NSRectAlignment

  /// Whether the section grows by the view; true by default.
  @preconcurrency @MainActor func extendsBoundary() -> Bool

  /// Shows the component in its content.
  @preconcurrency @MainActor func render(in content: Content)
}

extension SupplementaryComponent {
  @preconcurrency @MainActor
  public var kind: SupplementaryComponentKind { .header }

  /// The upper edge.
  @preconcurrency @MainActor
  public func containerAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: .top)
  }

  /// The upper edge.
  @preconcurrency @MainActor
  public func itemAnchor() -> NSCollectionLayoutAnchor { NSCollectionLayoutAnchor(edges: .top) }

  @preconcurrency @MainActor
  public func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { nil }

  @preconcurrency @MainActor
  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }

  @preconcurrency @MainActor
  public func zIndex() -> Int { 0 }

  /// It scrolls with its section.
  @preconcurrency @MainActor
  public func pinToVisibleBounds() -> Bool { false }

  @preconcurrency @MainActor
  public func offset() -> CGPoint { .zero }

  /// The upper border.
  @preconcurrency @MainActor
  public func alignment() -> NSRectAlignment { .top }

  /// It makes room for itself.
  @preconcurrency @MainActor
  public func extendsBoundary() -> Bool { true }

  /// The template of the view at a border.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutBoundarySupplementaryItem()
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(), elementKind: elementKind, alignment: alignment(),
      absoluteOffset: offset())
    (item.extendsBoundary, item.pinToVisibleBounds) = (extendsBoundary(), pinToVisibleBounds())
    item.zIndex = zIndex()
    Supplements.components[item] = AnySupplementaryComponent(self)
    return item
  }

  /// The template of the view upon an item or a group.
  @preconcurrency @MainActor
  public func toNSCollectionLayoutSupplementaryItem() -> NSCollectionLayoutSupplementaryItem {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(), elementKind: elementKind, containerAnchor: containerAnchor(),
      itemAnchor: itemAnchor())
    (item.edgeSpacing, item.contentInsets) = (edgeSpacing(), contentInsets())
    item.zIndex = zIndex()
    return item
  }

  /// What UIKit calls the views of such components: their module and type, kind and id.
  @MainActor
  var elementKind: String { "\(typeName)-\(kind.name)-\(id)" }

  /// What tells the contents of supplementary components apart.
  @MainActor
  var typeName: String {
    String(reflecting: type(of: (self as? AnySupplementaryComponent)?.base ?? self))
  }
}

/// The components of views at the borders of a list, by their templates.
@MainActor
enum Supplements {
  static let components = ObjectAssociation<AnySupplementaryComponent>()
}
