import UIKit

/// Builds rows from statements: components, groups, `if`, `switch`, `for`, `let`, `#available`,
/// optionals and arrays.
///
/// In a `for`, or an array, a row needs an identifier: its component's `id`, or
/// ``Component/id(_:)``.
@preconcurrency @MainActor
@resultBuilder
public enum RowsBuilder {
  // MARK: Expressions

  /// A row with an identifier.
  @inlinable
  public static func buildExpression<C: Component>(_ row: consuming C) -> CellNode
  where C.ID: Hashable { CellNode(row: row.makeRow()) }

  /// A row without an identifier.
  @inlinable
  public static func buildExpression<C: Component>(_ row: consuming C) -> PlacedRow
  where C.ID == NoID { PlacedRow(row.makeRow()) }

  /// A row with an identifier, if there is one.
  public static func buildExpression<C: Component>(_ row: C?) -> CellNode?
  where C.ID: Hashable { row.map { CellNode(row: $0.makeRow()) } }

  /// A row without an identifier, if there is one.
  public static func buildExpression<C: Component>(_ row: C?) -> PlacedRow?
  where C.ID == NoID { row.map { PlacedRow($0.makeRow()) } }

  /// Rows with identifiers.
  public static func buildExpression<C: Component>(_ rows: [C]) -> RowNodes
  where C.ID: Hashable { RowNodes(nodes: rows.map { CellNode(row: $0.makeRow()) }) }

  /// A group, or rows made elsewhere.
  @_disfavoredOverload
  public static func buildExpression<Part: SectionPart>(_ part: Part) -> Part { part }

  /// A group, or rows made elsewhere, if there are any.
  @_disfavoredOverload
  public static func buildExpression<Part: SectionPart>(_ part: Part?) -> Part? { part }

  /// Groups, or rows made elsewhere.
  @_disfavoredOverload
  public static func buildExpression<Part: SectionPart>(_ parts: [Part]) -> Turns<Part> {
    Turns(turns: parts)
  }

  // MARK: Statements

  /// No statements make no rows.
  public static func buildBlock() -> Rows { Rows() }

  /// The only statement.
  @inlinable
  public static func buildBlock<Content: SectionContent>(_ only: consuming Content) -> Content {
    only
  }

  /// Several statements whose rows all have identifiers.
  public static func buildBlock<
    First: NamedContent, Second: NamedContent, each Other: NamedContent
  >(
    _ first: First, _ second: Second, _ others: repeat each Other
  ) -> Statements<AllNamed> {
    var all = Statements<AllNamed>()
    all.rows.add(first)
    all.rows.add(second)
    repeat all.rows.add(each others)
    return all
  }

  /// Several statements of which some have no identifiers.
  @_disfavoredOverload
  public static func buildBlock<
    First: SectionContent, Second: SectionContent, each Other: SectionContent
  >(
    _ first: First, _ second: Second, _ others: repeat each Other
  ) -> Statements<SomePlaced> {
    var all = Statements<SomePlaced>()
    all.rows.add(first)
    all.rows.add(second)
    repeat all.rows.add(each others)
    return all
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: SectionContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch.
  public static func buildEither<First: SectionContent, Second: SectionContent>(
    first content: First
  ) -> Branch<First, Second> { .first(content) }

  /// The second branch.
  public static func buildEither<First: SectionContent, Second: SectionContent>(
    second content: Second
  ) -> Branch<First, Second> { .second(content) }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: SectionContent>(
    _ content: Content
  ) -> Content { content }

  /// A `for` with one row in its body.
  @inlinable
  public static func buildArray(_ turns: consuming [CellNode]) -> RowNodes {
    RowNodes(nodes: turns)
  }

  /// Any other `for`.
  public static func buildArray<Turn: NamedContent>(_ turns: consuming [Turn]) -> Turns<Turn> {
    Turns(turns: turns)
  }

  public static func buildFinalResult<Naming>(
    _ content: consuming Statements<Naming>
  ) -> Rows { content.rows }

  public static func buildFinalResult<Content: SectionContent>(
    _ content: consuming Content
  ) -> Rows {
    var rows = Rows()
    rows.add(content)
    return rows
  }
}

/// Builds rows: the former name of ``RowsBuilder``.
@available(*, deprecated, renamed: "RowsBuilder")
public typealias CellsBuilder = RowsBuilder
