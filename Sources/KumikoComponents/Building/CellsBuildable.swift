/// What can be listed as rows: components with identifiers, nodes, groups, and optionals or arrays
/// of them.
@preconcurrency @MainActor
public protocol CellsBuildable {
  /// The rows, in order.
  func buildCells() -> [CellNode]
}

/// What can be listed as sections: sections, groups, and optionals or arrays of them.
@preconcurrency @MainActor
public protocol SectionsBuildable {
  /// The sections, in order.
  func buildSections() -> [Section]
}

extension Optional: CellsBuildable where Wrapped: CellsBuildable {
  /// The rows of the wrapped value; none if there is none.
  public func buildCells() -> [CellNode] { self?.buildCells() ?? [] }
}

extension Optional: SectionsBuildable where Wrapped: SectionsBuildable {
  /// The sections of the wrapped value; none if there is none.
  public func buildSections() -> [Section] { self?.buildSections() ?? [] }
}

extension Array: CellsBuildable where Element: CellsBuildable {
  /// The rows of all elements.
  public func buildCells() -> [CellNode] { flatMap { $0.buildCells() } }
}

extension Array: SectionsBuildable where Element: SectionsBuildable {
  /// The sections of all elements.
  public func buildSections() -> [Section] { flatMap { $0.buildSections() } }
}
