import KumikoComponents
import UIKit

/// Builds the items and groups of a group: the former name of `RowsBuilder`.
@available(*, deprecated, renamed: "RowsBuilder")
public typealias GroupBuilder = RowsBuilder

/// Describes items and groups beside each other.
///
/// - Parameters:
///   - width: The group's width; fractions are of the group around it, or of the list.
///   - height: The group's height.
///   - content: The items and groups.
@preconcurrency @MainActor
public func HGroup(
  width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @RowsBuilder content: () -> Rows
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
  @RowsBuilder content: () -> Rows
) -> LayoutGroup { LayoutGroup(.vertical, content(), width: width, height: height) }

/// Describes the items and groups for each element of a sequence beside each other.
@preconcurrency @MainActor
public func HGroup<S: Sequence>(
  of sequence: S, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @RowsBuilder content: (S.Element) -> Rows
) -> LayoutGroup {
  LayoutGroup(
    .horizontal, Rows(turns: sequence.map(content)), width: width, height: height)
}

/// Describes the items and groups for each element of a sequence below each other.
@preconcurrency @MainActor
public func VGroup<S: Sequence>(
  of sequence: S, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @RowsBuilder content: (S.Element) -> Rows
) -> LayoutGroup {
  LayoutGroup(
    .vertical, Rows(turns: sequence.map(content)), width: width, height: height)
}

/// Describes items at places of their own.
///
/// - Parameters:
///   - width: The group's width.
///   - height: The group's height.
///   - rows: The items.
///   - frames: Returns the places of a group's items, in the coordinates of the group, as many as
///     it holds; the group is repeated for more.
@preconcurrency @MainActor
public func CustomGroup(
  width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
  @RowsBuilder rows: () -> Rows,
  frames: @escaping NSCollectionLayoutGroupCustomItemProvider
) -> LayoutGroup {
  LayoutGroup(.custom(frames), rows: rows(), width: width, height: height)
}
