import UIKit

/// Rows with rows below them, which the user expands and collapses: folders, accounts, replies.
///
/// ```swift
/// Section("Folders") {
///   Outline(of: folders, id: \.id, children: \.children) { folder in
///     ListRow(folder.name, icon: .symbol("folder"))
///   }
/// }
/// ```
///
/// A row with children has a chevron at its end; rows below it are indented. What is expanded is
/// known by identifiers, and stays through renders: the list keeps it, unless it is bound by
/// ``expanded(_:)``. A row that leaves and comes back is expanded as it was.
///
/// Children are asked for only of rows that are expanded or come near the screen, so that outlines
/// of hundreds of thousands of elements are ordinary. Rows are made as those of ``Rows`` are.
///
/// An identifier belongs to one element. Elements that have that of another, such as an element
/// that is among its own descendants, are reported as duplicates; each is shown, but only the first
/// shows its children.
@preconcurrency @MainActor
public struct Outline<Data: RandomAccessCollection, ID: Hashable>: SectionPart {
  @usableFromInline var description: OutlineDescription<Data, ID>

  /// Makes the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: What stays the same in every version of an element, and is unlike any other's.
  ///   - children: The elements below another one, of which there may be none yet; nil for an
  ///     element that never has any.
  ///   - row: Makes the component of a row. An `id` of the component itself does not count.
  @inlinable
  public init<Row: Component>(
    of data: Data, id: @escaping (Data.Element) -> ID,
    children: @escaping @MainActor (Data.Element) -> Data?,
    @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) {
    description = OutlineDescription(
      id: id, children: children, row: { AnyComponent(row($0)) },
      list: { OutlineStretches(of: data, id: id, children: children, expanded: $0) },
      completeKeys: { $0.completeKeys(id) })
  }

  /// Makes the rows of a tree of identifiable elements.
  @inlinable
  public init<Row: Component>(
    of data: Data, children: @escaping @MainActor (Data.Element) -> Data?,
    @RowBuilder row: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(of: data, id: { $0.id }, children: children, row: row)
  }

  /// This outline, of which those elements are expanded whose identifiers are in a set, which
  /// changes when the user expands or collapses one.
  ///
  /// ```swift
  /// @Bound var expanded: Set<Folder.ID> = []
  ///
  /// Outline(of: folders, children: \.children) { FolderRow($0) }.expanded($expanded)
  /// ```
  ///
  /// Identifiers whose elements are not in view, or not there, stay in the set.
  public func expanded(_ ids: Bound<Set<ID>>) -> Outline {
    var copy = self
    copy.description.expanded = ids
    return copy
  }

  /// This outline, whose rows expand and collapse also when they are tapped beside their chevron,
  /// or only by the chevron, as by default.
  public func expandsOnSelect(_ expands: Bool = true) -> Outline {
    var copy = self
    copy.description.expandsOnSelect = expands
    return copy
  }

  /// This outline, whose rows are indented by a width, in points, for each level below the top; by
  /// 20 points by default.
  public func indentationWidth(_ width: CGFloat) -> Outline {
    var copy = self
    copy.description.indentationWidth = width.isFinite ? max(0, width) : 0
    return copy
  }

  /// Appends the rows that are to be seen.
  public func append(to rows: inout Rows) {
    Rows(OutlineCells(description, OutlineExpansion(description.expanded))).append(to: &rows)
  }
}

/// What an outline is described by.
@MainActor
@usableFromInline
struct OutlineDescription<Data: RandomAccessCollection, ID: Hashable> {
  let id: (Data.Element) -> ID
  let children: @MainActor (Data.Element) -> Data?
  let row: @MainActor (Data.Element) -> AnyComponent

  /// Lists the rows, of which some are expanded.
  let list: @MainActor (Set<ID>) -> OutlineStretches<Data>

  /// Computes the keys of rows that were listed.
  let completeKeys: @MainActor (inout OutlineStretches<Data>) -> ContiguousArray<NodeKey>
  var expanded: Bound<Set<ID>>?
  var expandsOnSelect = false
  var indentationWidth: CGFloat = 20

  /// - Parameters:
  ///   - list: Lists the rows, where the types of the elements are known.
  ///   - completeKeys: Computes the keys, where the types of the elements are known.
  @usableFromInline
  init(
    id: @escaping (Data.Element) -> ID,
    children: @escaping @MainActor (Data.Element) -> Data?,
    row: @escaping @MainActor (Data.Element) -> AnyComponent,
    list: @escaping @MainActor (Set<ID>) -> OutlineStretches<Data>,
    completeKeys:
      @escaping @MainActor (inout OutlineStretches<Data>) -> ContiguousArray<NodeKey>
  ) {
    (self.id, self.children, self.row) = (id, children, row)
    (self.list, self.completeKeys) = (list, completeKeys)
  }
}
