import KumikoComponents
import UIKit

/// Builds the items and groups of a group: the former name of `RowsBuilder`.
@available(*, deprecated, renamed: "RowsBuilder")
public typealias GroupBuilder = RowsBuilder

/// Items and groups beside each other.
@preconcurrency @MainActor
public struct HGroup: LayoutGroup {
  /// What the group is made of.
  public var template: GroupTemplate

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - width: The group's width; fractions are of the group around it, or of the list.
  ///   - height: The group's height.
  ///   - content: The items and groups.
  public init(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    @RowsBuilder content: () -> Rows
  ) { template = GroupTemplate(.horizontal, content(), width: width, height: height) }

  /// Makes a group of the items and groups for each element of a sequence.
  public init<S: Sequence>(
    of sequence: S, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    @RowsBuilder content: (S.Element) -> Rows
  ) {
    template = GroupTemplate(
      .horizontal, Rows(turns: sequence.map(content)), width: width, height: height)
  }
}

/// Items and groups below each other.
@preconcurrency @MainActor
public struct VGroup: LayoutGroup {
  /// What the group is made of.
  public var template: GroupTemplate

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - width: The group's width; fractions are of the group around it, or of the list.
  ///   - height: The group's height.
  ///   - content: The items and groups.
  public init(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    @RowsBuilder content: () -> Rows
  ) { template = GroupTemplate(.vertical, content(), width: width, height: height) }

  /// Makes a group of the items and groups for each element of a sequence.
  public init<S: Sequence>(
    of sequence: S, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    @RowsBuilder content: (S.Element) -> Rows
  ) {
    template = GroupTemplate(
      .vertical, Rows(turns: sequence.map(content)), width: width, height: height)
  }
}

/// Items at places of their own.
@preconcurrency @MainActor
public struct CustomGroup: LayoutGroup {
  /// What the group is made of.
  public var template: GroupTemplate

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - width: The group's width.
  ///   - height: The group's height.
  ///   - rows: The items.
  ///   - frames: Returns the places of a group's items, in the coordinates of the group, as many as
  ///     it holds; the group is repeated for more.
  public init(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    @RowsBuilder rows: () -> Rows,
    frames: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) { template = GroupTemplate(.custom(frames), rows: rows(), width: width, height: height) }
}
