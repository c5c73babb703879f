/// What can stand in a section: rows, groups, and what `if`, `switch` and `for` make of them.
@preconcurrency @MainActor
public protocol SectionContent {
  /// Appends the rows to those before them.
  func append(to rows: inout Rows)
}

/// What can stand in a `for`: content whose rows all say which they are.
@preconcurrency @MainActor
public protocol NamedContent: SectionContent {}

/// What can stand in a section beside components: a group, rows made elsewhere, a node.
@preconcurrency @MainActor
public protocol SectionPart: NamedContent {}

/// A part of a section that is a list of nodes; the way to list rows of one's own before builders
/// took any ``Component``.
@preconcurrency @MainActor
public protocol CellsBuildable: SectionPart {
  /// The rows, in order.
  func buildCells() -> [CellNode]
}

extension CellsBuildable {
  /// Appends the nodes.
  public func append(to rows: inout Rows) { rows.append(contentsOf: buildCells()) }
}

extension CellNode: CellsBuildable {
  /// Appends the row.
  public func append(to rows: inout Rows) { rows.append(self) }

  /// The node itself.
  public func buildCells() -> [CellNode] { [self] }
}

extension Optional: SectionPart where Wrapped: SectionPart {}

extension Optional: CellsBuildable where Wrapped: CellsBuildable {
  /// The rows of what there is.
  public func buildCells() -> [CellNode] { self?.buildCells() ?? [] }
}
