// What the statements of a builder of rows become. No type of a client's is part of these types: a
// `for` around a function that returns `some Component` could not be compiled.

/// A row without an identifier, which is known by its place.
@preconcurrency @MainActor
public struct PlacedRow: SectionContent {
  @usableFromInline let box: ComponentBox

  @inlinable
  init<Base>(_ row: consuming Row<Base, NoID>) { box = TypedComponentBox(row) }

  /// Appends the row.
  public func append(to rows: inout Rows) { rows.append(placed: box) }
}

extension Optional: SectionContent where Wrapped: SectionContent {
  /// Appends what there is.
  public func append(to rows: inout Rows) { self?.append(to: &rows) }
}

extension Optional: NamedContent where Wrapped: NamedContent {}

/// What an `if` with `else`, or a `switch`, says: one of two branches.
@preconcurrency @MainActor
public enum Branch<First: SectionContent, Second: SectionContent>: SectionContent {
  /// The first branch.
  case first(First)
  /// The second branch.
  case second(Second)

  /// Appends the branch; rows without identifiers have other places in the other one.
  public func append(to rows: inout Rows) {
    let outer = rows.place
    switch self {
    case .first(let content):
      rows.place = outer.place(of: 1)
      content.append(to: &rows)
    case .second(let content):
      rows.place = outer.place(of: 2)
      content.append(to: &rows)
    }
  }
}

extension Branch: NamedContent where First: NamedContent, Second: NamedContent {}

/// Says of statements that all of their rows have identifiers.
public enum AllNamed {}

/// Says of statements that some of their rows are known by their places.
public enum SomePlaced {}

/// Several statements.
///
/// `Naming` is ``AllNamed`` or ``SomePlaced``.
@preconcurrency @MainActor
public struct Statements<Naming>: SectionContent {
  var rows = Rows()

  /// Appends the rows of all statements.
  public func append(to other: inout Rows) { rows.append(to: &other) }
}

extension Statements: NamedContent where Naming == AllNamed {}

/// A `for` with one row in its body.
@preconcurrency @MainActor
public struct RowNodes: NamedContent {
  @usableFromInline let nodes: [CellNode]

  @inlinable
  init(nodes: [CellNode]) { self.nodes = nodes }

  /// Appends the rows of all turns.
  public func append(to rows: inout Rows) { rows.append(contentsOf: nodes) }
}

/// A `for` with anything else in its body.
@preconcurrency @MainActor
public struct Turns<Turn: NamedContent>: NamedContent {
  let turns: [Turn]

  /// Appends the rows of all turns. Those that a function has listed without identifiers are known
  /// by the number of the turn, which is reported.
  public func append(to rows: inout Rows) {
    let outer = rows.place
    let hadPlaces = rows.hasPlaces
    rows.reserveCapacity(rows.count + turns.count)
    for (number, turn) in turns.enumerated() {
      rows.place = outer.place(of: number)
      turn.append(to: &rows)
    }
    if rows.hasPlaces, !hadPlaces { rows.reportPlaces() }
  }
}
