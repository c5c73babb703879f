import KumikoComponents
import UIKit

/// What a supplementary view is to its section.
public enum SupplementaryViewKind: Hashable, Sendable {
  /// The header of the section.
  case header
  /// The footer of the section.
  case footer
  /// A view of a kind of its own, told by its name.
  case custom(String)

  /// UIKit's word for the kind.
  @preconcurrency @MainActor
  public var elementKind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .custom(let name): name
    }
  }
}

/// A component beside or upon items, groups and sections, and where it stands.
///
/// Any component becomes one by ``KumikoComponents/Component/supplementary(_:width:height:)``.
@preconcurrency @MainActor
public struct SupplementaryItem {
  /// What the view is to its section.
  public var kind: SupplementaryViewKind
  /// What the view shows.
  public var component: AnyComponent
  /// The width; all of what it belongs to by default.
  public var width: NSCollectionLayoutDimension
  /// The height; estimated as 44 points by default.
  public var height: NSCollectionLayoutDimension
  /// Which edges of an item or a group it lies on; its upper one by default.
  public var containerAnchor = NSCollectionLayoutAnchor(edges: .top)
  /// Which of its own points lies there; nil, for the same edges, by default.
  public var itemAnchor: NSCollectionLayoutAnchor?
  /// The space between its place and itself; none by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// What is in front of what; nil, for as UIKit has it, by default.
  public var zIndex: Int?
  /// Whether it stays in view while its section is; false by default. At borders only.
  public var pinsToVisibleBounds = false
  /// How far from its border it stands, in points; not at all by default. At borders only.
  public var offset = CGPoint.zero
  /// Which border of the section it stands at; nil, for the lower one of a footer and the upper one
  /// of all others, by default.
  public var alignment: NSRectAlignment?
  /// Whether the section grows by it, rather than its lying over the content; true by default. At
  /// borders only.
  public var extendsBoundary = true

  /// Makes an item for a component.
  ///
  /// - Parameters:
  ///   - kind: What the view is to its section.
  ///   - component: What the view shows.
  ///   - width: The width; all of what it belongs to by default.
  ///   - height: The height; estimated as 44 points by default.
  public init(
    _ kind: SupplementaryViewKind, _ component: some Component,
    width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .estimated(44)
  ) {
    self.kind = kind
    self.component = AnyComponent(component)
    self.width = width
    self.height = height
  }

  /// This item on edges of an item or a group, with the same edges of its own or others.
  public func anchored(
    to containerAnchor: NSCollectionLayoutAnchor, by itemAnchor: NSCollectionLayoutAnchor? = nil
  ) -> SupplementaryItem {
    changed { ($0.containerAnchor, $0.itemAnchor) = (containerAnchor, itemAnchor) }
  }

  /// This item staying in view while its section is.
  public func pinned(_ isPinned: Bool = true) -> SupplementaryItem {
    changed { $0.pinsToVisibleBounds = isPinned }
  }

  /// This item at another border of the section, moved from it by some points.
  public func aligned(
    _ alignment: NSRectAlignment, offset: CGPoint = .zero, extendsBoundary: Bool = true
  ) -> SupplementaryItem {
    changed {
      ($0.alignment, $0.offset, $0.extendsBoundary) = (alignment, offset, extendsBoundary)
    }
  }

  /// This item with space around it, in points.
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> SupplementaryItem {
    changed {
      $0.contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  /// This item in front of what has lower numbers.
  public func zIndex(_ index: Int) -> SupplementaryItem { changed { $0.zIndex = index } }

  private func changed(_ change: (inout SupplementaryItem) -> Void) -> SupplementaryItem {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Component {
  /// This component as a supplementary view of a section, a group or an item.
  public func supplementary(
    _ kind: SupplementaryViewKind, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .estimated(44)
  ) -> SupplementaryItem {
    SupplementaryItem(kind, self, width: width, height: height)
  }
}

// MARK: - Templates

extension SupplementaryItem {
  private var size: NSCollectionLayoutSize { .valid(width, height) }

  /// UIKit's template upon an item or a group.
  func makeItem() -> NSCollectionLayoutSupplementaryItem {
    let item =
      itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind.elementKind, containerAnchor: containerAnchor,
          itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind.elementKind, containerAnchor: containerAnchor)
    item.contentInsets = contentInsets
    if let zIndex { item.zIndex = zIndex }
    return item
  }

  /// UIKit's template at the border of a section.
  func makeBoundaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind.elementKind,
      alignment: alignment ?? (kind == .footer ? .bottom : .top), absoluteOffset: offset)
    item.pinToVisibleBounds = pinsToVisibleBounds
    item.extendsBoundary = extendsBoundary
    item.contentInsets = contentInsets
    if let zIndex { item.zIndex = zIndex }
    return item
  }

  /// Whether another item has the same place, whatever it shows.
  func isSame(as other: SupplementaryItem) -> Bool {
    kind == other.kind && width.isSame(as: other.width) && height.isSame(as: other.height)
      && contentInsets == other.contentInsets && zIndex == other.zIndex
      && containerAnchor.isSame(as: other.containerAnchor)
      && (itemAnchor === other.itemAnchor
        || itemAnchor.flatMap { one in other.itemAnchor.map { one.isSame(as: $0) } } == true)
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate func isSame(as other: NSCollectionLayoutAnchor) -> Bool {
    self === other
      || (edges == other.edges && offset == other.offset
        && isAbsoluteOffset == other.isAbsoluteOffset)
  }
}
