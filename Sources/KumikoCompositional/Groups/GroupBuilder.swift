import KumikoComponents
import UIKit

/// What stands in a group: an item or another group.
@preconcurrency @MainActor
public struct GroupElement {
  let subitem: LayoutGroup.Subitem
  let cells: [CellNode]

  init(_ group: LayoutGroup) {
    subitem = .group(group)
    cells = group.cells
  }

  init(_ node: CellNode) {
    subitem = .item(ItemLayout(of: node.component))
    cells = [node]
  }

  init(_ layout: ItemLayout) {
    subitem = .item(layout)
    cells = []
  }
}

/// Builds the items and groups of a group.
public typealias GroupBuilder = ListBuilder<GroupElement>

extension ListBuilder where Element == GroupElement {
  /// A group inside of the group.
  public static func buildExpression(_ group: LayoutGroup) -> [GroupElement] {
    [GroupElement(group)]
  }

  /// The items of an expression.
  public static func buildExpression(_ cells: some CellsBuildable) -> [GroupElement] {
    cells.buildCells().map { GroupElement($0) }
  }

  /// The room of an item in a template; items come from the section.
  public static func buildExpression(_ layout: ItemLayout) -> [GroupElement] {
    [GroupElement(layout)]
  }

  /// Refuses a component that does not know which item it is.
  @available(
    *, unavailable,
    message: "An item needs an identifier: add .identified(by:) or adopt IdentifiableComponent."
  )
  public static func buildExpression(_ component: some Component) -> [GroupElement] { [] }
}

/// Describes items and groups beside each other.
///
/// - Parameters:
///   - width: The group's width; fractions are of the group around it, or of the list.
///   - height: The group's height.
///   - content: The items and groups.
@preconcurrency @MainActor
public func HGroup(
  width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @GroupBuilder content: () -> [GroupElement]
) -> LayoutGroup { LayoutGroup(.horizontal, content(), width: width, height: height) }

/// Describes items and groups below each other.
///
/// - Parameters:
///   - width: The group's width; fractions are of the group around it, or of the list.
///   - height: The group's height.
///   - content: The items and groups.
@preconcurrency @MainActor
public func VGroup(
  width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @GroupBuilder content: () -> [GroupElement]
) -> LayoutGroup { LayoutGroup(.vertical, content(), width: width, height: height) }

/// Describes the items and groups for each element of a sequence beside each other.
@preconcurrency @MainActor
public func HGroup<S: Sequence>(
  of sequence: S, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @GroupBuilder content: (S.Element) -> [GroupElement]
) -> LayoutGroup {
  LayoutGroup(.horizontal, sequence.flatMap(content), width: width, height: height)
}

/// Describes the items and groups for each element of a sequence below each other.
@preconcurrency @MainActor
public func VGroup<S: Sequence>(
  of sequence: S, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @GroupBuilder content: (S.Element) -> [GroupElement]
) -> LayoutGroup {
  LayoutGroup(.vertical, sequence.flatMap(content), width: width, height: height)
}

/// Describes items at places of their own.
///
/// - Parameters:
///   - width: The group's width.
///   - height: The group's height.
///   - cells: The items.
///   - frames: Returns the places of a group's items, in the coordinates of the group, as many as
///     it holds; the group is repeated for more.
@preconcurrency @MainActor
public func CustomGroup<Cells: CellsBuildable>(
  width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @CellsBuilder cells: () -> Cells,
  frames: @escaping NSCollectionLayoutGroupCustomItemProvider
) -> LayoutGroup {
  LayoutGroup(.custom(frames), cells: cells().buildCells(), width: width, height: height)
}
