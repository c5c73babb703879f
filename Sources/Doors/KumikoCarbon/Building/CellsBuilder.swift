/// Lists rows: ten statements at most, `if`, `if` with `else` of one type, and `for`.
///
/// What else a list can hold, such as rows without identifiers, is listed by the language's own
/// `RowsBuilder`, which closures use that this builder cannot read.
@preconcurrency @MainActor
@resultBuilder
public struct CellsBuilder: CellsBuildable {
  private let nodes: [CellNode]

  /// Makes a list of no rows.
  public init() { nodes = [] }

  /// Makes a list of the rows of several parts.
  init<each Part: CellsBuildable>(_ parts: repeat each Part) {
    var nodes: [CellNode] = []
    repeat nodes += (each parts).buildCells()
    self.nodes = nodes
  }

  /// The rows, in order.
  public func buildCells() -> [CellNode] { nodes }

  /// An `if` without `else`.
  public static func buildIf<C: CellsBuildable>(_ c: C?) -> C? { c }

  /// The first branch.
  public static func buildEither<C: CellsBuildable>(first: C) -> C { first }

  /// The second branch.
  public static func buildEither<C: CellsBuildable>(second: C) -> C { second }

  /// The turns of a `for`.
  public static func buildArray<C: CellsBuildable>(_ cells: [C]) -> CellsBuilder {
    CellsBuilder(Group(of: cells, cell: { $0 }))
  }
}

extension CellsBuilder {
  public static func buildBlock() -> CellsBuilder { CellsBuilder() }

  public static func buildBlock<C: CellsBuildable>(_ c: C) -> CellsBuilder { CellsBuilder(c) }

  public static func buildBlock<C0: CellsBuildable, C1: CellsBuildable>(_ c0: C0, _ c1: C1)
    -> CellsBuilder
  { CellsBuilder(c0, c1) }

  public static func buildBlock<C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> CellsBuilder { CellsBuilder(c0, c1, c2) }

  public static func buildBlock<
    C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable, C3: CellsBuildable
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> CellsBuilder { CellsBuilder(c0, c1, c2, c3) }

  public static func buildBlock<
    C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable, C3: CellsBuildable,
    C4: CellsBuildable
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> CellsBuilder {
    CellsBuilder(c0, c1, c2, c3, c4)
  }

  public static func buildBlock<
    C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable, C3: CellsBuildable,
    C4: CellsBuildable, C5: CellsBuildable
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> CellsBuilder {
    CellsBuilder(c0, c1, c2, c3, c4, c5)
  }

  public static func buildBlock<
    C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable, C3: CellsBuildable,
    C4: CellsBuildable, C5: CellsBuildable, C6: CellsBuildable
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> CellsBuilder {
    CellsBuilder(c0, c1, c2, c3, c4, c5, c6)
  }

  public static func buildBlock<
    C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable, C3: CellsBuildable,
    C4: CellsBuildable, C5: CellsBuildable, C6: CellsBuildable, C7: CellsBuildable
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> CellsBuilder
  { CellsBuilder(c0, c1, c2, c3, c4, c5, c6, c7) }

  public static func buildBlock<
    C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable, C3: CellsBuildable,
    C4: CellsBuildable, C5: CellsBuildable, C6: CellsBuildable, C7: CellsBuildable,
    C8: CellsBuildable
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
    -> CellsBuilder
  { CellsBuilder(c0, c1, c2, c3, c4, c5, c6, c7, c8) }

  public static func buildBlock<
    C0: CellsBuildable, C1: CellsBuildable, C2: CellsBuildable, C3: CellsBuildable,
    C4: CellsBuildable, C5: CellsBuildable, C6: CellsBuildable, C7: CellsBuildable,
    C8: CellsBuildable, C9: CellsBuildable
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> CellsBuilder { CellsBuilder(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9) }
}
