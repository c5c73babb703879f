import UIKit

/// A stretch of a list whose items stand in one group.
///
/// ```swift
/// Section(id: "colors") {
///   HGroup(width: .fractionalWidth(1), height: .absolute(150)) {
///     for color in colors { ColorBox(color: color) }
///   }
/// }
/// .contentInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
/// .boundarySupplementaryItem(SectionHeader(title: "Colors"))
/// ```
///
/// Modifiers change UIKit's section and return the same element: a section that is kept changes,
/// too. Sections are equal if their ids are.
public struct Section: Hashable {
  /// What stays the same in every version of the section.
  public let id: AnyHashable

  let content: SectionContent

  /// Makes a section of a group.
  @preconcurrency @MainActor
  public init<ID: Hashable>(id: ID, @GroupBuilder group: () -> GroupBuilderResult) {
    self.id = AnyHashable(id)
    content = SectionContent(group())
  }

  /// Whether two sections have the same id.
  public static func == (lhs: Section, rhs: Section) -> Bool { lhs.id == rhs.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a section holds, and all of its copies.
@MainActor
final class SectionContent {
  let section: NSCollectionLayoutSection
  let items: ItemContents
  /// What stands at the borders.
  var borders: [AnySupplementaryComponent] = []
  /// The classes of the views behind the items, by their kinds.
  var decorations: [String: AnyClass] = [:]

  init(_ group: GroupBuilderResult) {
    section = NSCollectionLayoutSection(group: group.group)
    items = group.contents
  }
}

extension Section: NSCollectionLayoutSectionConvertible {
  /// The section itself.
  @preconcurrency @MainActor
  public var sections: [Section] { [self] }

  @preconcurrency @MainActor
  public func toNSCollectionLayoutSections() -> [NSCollectionLayoutSection] { [content.section] }
}

extension Section {
  /// This section scrolling across the list's direction.
  @preconcurrency @MainActor
  public func orthogonalScrollingBehavior(
    _ value: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> Section { changed { $0.orthogonalScrollingBehavior = value } }

  /// This section with space between its groups, in points.
  @preconcurrency @MainActor
  public func interGroupSpacing(_ value: CGFloat) -> Section {
    changed { $0.interGroupSpacing = value }
  }

  /// This section with space between its border and its groups, in points.
  @preconcurrency @MainActor
  public func contentInsets(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) -> Section {
    let insets = NSDirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
    return changed { $0.contentInsets = insets }
  }

  /// This section with its insets measured from a guide.
  @preconcurrency @MainActor
  public func contentInsetsReference(_ value: UIContentInsetsReference) -> Section {
    changed { $0.contentInsetsReference = value }
  }

  /// This section with views at its borders that keep to its insets, or do not.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @preconcurrency @MainActor
  public func supplementariesFollowContentInsets(_ value: Bool) -> Section {
    changed { $0.supplementariesFollowContentInsets = value }
  }

  /// This section with a view at one of its borders; any number of them.
  @preconcurrency @MainActor
  public func boundarySupplementaryItem<S: SupplementaryComponent>(_ value: S) -> Section {
    let component = AnySupplementaryComponent(value)
    content.borders.append(component)
    let item = component.toNSCollectionLayoutBoundarySupplementaryItem()
    return changed { $0.boundarySupplementaryItems.append(item) }
  }

  /// This section with a view behind its items; any number of them.
  @preconcurrency @MainActor
  public func decorationItem<D: DecorationComponent>(_ value: D) -> Section {
    content.decorations[value.elementKind] = value.contentViewClass()
    let item = value.toNSCollectionLayoutDecorationItem()
    return changed { $0.decorationItems.append(item) }
  }

  /// This section with a handler that is called as it scrolls, or without one: it may change how
  /// what is seen looks in that frame.
  @preconcurrency @MainActor
  public func visibleItemsInvalidationHandler(
    _ value: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> Section { changed { $0.visibleItemsInvalidationHandler = value } }

  @MainActor
  private func changed(_ change: (NSCollectionLayoutSection) -> Void) -> Section {
    change(content.section)
    return self
  }
}
