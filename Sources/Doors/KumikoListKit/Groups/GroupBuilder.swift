import UIKit

/// Builds the one group of a section.
@preconcurrency @MainActor
@resultBuilder
public struct GroupBuilder {
  public static func buildBlock(
    _ components: any NSCollectionLayoutGroupConvertible...
  ) -> GroupBuilderResult {
    precondition(components.count == 1, "A section has exactly one group.")
    return GroupBuilderResult(components[0])
  }

  /// A group that a statement before has made.
  public static func buildBlock(_ component: GroupBuilderResult) -> GroupBuilderResult { component }

  /// Says that a group is missing.
  @available(*, unavailable, message: "A section has exactly one group: HGroup or VGroup.")
  public static func buildBlock() -> GroupBuilderResult { .nothing }

  /// Says that there is one group too many.
  @available(*, unavailable, message: "A section has one group: put both into a VGroup.")
  public static func buildBlock(
    _ first: any NSCollectionLayoutGroupConvertible,
    _ second: any NSCollectionLayoutGroupConvertible
  ) -> GroupBuilderResult { .nothing }

  /// The group of the first branch.
  public static func buildEither(first component: GroupBuilderResult) -> GroupBuilderResult {
    component
  }

  /// The group of the second branch.
  public static func buildEither(second component: GroupBuilderResult) -> GroupBuilderResult {
    component
  }

  /// The group of a branch; a section without items otherwise.
  public static func buildOptional(_ component: GroupBuilderResult?) -> GroupBuilderResult {
    component ?? .nothing
  }

  /// The groups of a branch, none otherwise.
  public static func buildOptional(
    _ component: [any NSCollectionLayoutGroupConvertible]?
  ) -> [GroupBuilderResult] { component.map { $0.map { GroupBuilderResult($0) } } ?? [] }

  public static func buildFinalResult(_ component: GroupBuilderResult) -> GroupBuilderResult {
    component
  }
}

/// The group of a section.
public struct GroupBuilderResult: NSCollectionLayoutGroupConvertible {
  /// The templates in the group.
  public let items: [NSCollectionLayoutItem]

  /// UIKit's group.
  public let group: NSCollectionLayoutGroup

  @MainActor
  init(_ element: any NSCollectionLayoutGroupConvertible) {
    (items, group) = (element.items, element.toNSCollectionLayoutGroup())
  }

  /// The group of a section without items.
  @MainActor
  static var nothing: GroupBuilderResult {
    GroupBuilderResult(HGroup(width: .fractionalWidth(1), height: .absolute(1)) {})
  }

  @preconcurrency @MainActor
  public func toNSCollectionLayoutGroup() -> NSCollectionLayoutGroup { group }

  /// What the group stands for, whoever made it.
  @MainActor
  var contents: ItemContents { ItemContents[group] ?? ItemContents(of: items) }
}
