import KumikoDiff

/// Rows in order: what a builder of rows returns, and what functions that list rows return.
///
/// ```swift
/// @RowsBuilder func fields(of person: Person) -> Rows {
///   TextInput("Name", text: person.name)
///   TextInput("City", text: person.city)
/// }
/// Section("Guests") {
///   for person in guests { fields(of: person).id(person.number) }
/// }
/// ```
///
/// A row is identified by ``Component/id(_:)``, else by its component's own `id`, else by its
/// place: the statement, the branch and the turn that describe it.
@preconcurrency @MainActor
public struct Rows: CellsBuildable {
  /// The rows; of lazy ones none until something stands beside them.
  private(set) var nodes: ContiguousArray<CellNode> = []

  /// Lazy rows, as long as nothing stands beside them.
  private var lazyCells: LazyCells?

  /// The outlines among the nodes, in order.
  private var outlines: [any OutlineSource] = []

  /// The place of what is appended next.
  var place: UInt64 = 0

  /// How many statements have been appended.
  private var statementCount = 0

  /// Whether rows are known by their places.
  private(set) var hasPlaces = false

  /// What modules of layouts say about stretches of the rows, in order.
  package private(set) var arrangements: [RowsArrangement] = []

  /// Makes no rows.
  public init() {}

  init(_ cells: LazyCells) { lazyCells = cells }

  /// Makes rows of a list of them.
  public init(@RowsBuilder rows: () -> Rows) { self = rows() }

  /// The rows as a section has them.
  var cellRows: CellRows {
    lazyCells.map { CellRows($0) } ?? CellRows(Array(nodes), outlines: outlines)
  }

  /// How many rows there are.
  public var count: Int { lazyCells?.count ?? nodes.count }

  /// The rows as nodes, in order.
  ///
  /// - Complexity: O(1); O(*n*) for lazy rows, whose components are not built.
  public var cells: [CellNode] { cellRows.nodes }

  /// The rows as nodes, in order.
  public func buildCells() -> [CellNode] { cells }

  // MARK: Appending

  /// Appends what the next statement says.
  mutating func add(_ content: some SectionContent) {
    place = UInt64(0).place(of: statementCount)
    content.append(to: &self)
    statementCount += 1
  }

  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  mutating func append(_ node: CellNode) {
    if lazyCells != nil { buildNodes() }
    nodes.append(node)
  }

  mutating func append(contentsOf others: [CellNode]) {
    if lazyCells != nil { buildNodes() }
    if nodes.isEmpty { nodes = ContiguousArray(others) } else { nodes += others }
  }

  /// Appends a row that is known by the present place.
  mutating func append(placed source: ComponentBox) {
    hasPlaces = true
    append(CellNode(NodeKey(DifferenceKey(place: place), .placed), source: source))
  }

  /// Appends what a module of layouts says about rows that have been appended.
  package mutating func append(_ value: any RowsArranging, from start: Int) {
    arrangements.append(RowsArrangement(value: value, range: start..<count))
  }

  /// Forgets what modules of layouts say.
  package mutating func removeArrangements() { arrangements = [] }

  /// Makes the rows of several lists of them, one for each turn of a loop.
  package init(turns: [Rows]) { add(Turns(turns: turns)) }

  /// Appends rows that were listed on their own. Those known by their places get others inside of
  /// the present one.
  public func append(to rows: inout Rows) {
    if let lazyCells, rows.nodes.isEmpty, rows.lazyCells == nil {
      rows.lazyCells = lazyCells
      return
    }
    if rows.lazyCells != nil { rows.buildNodes() }
    let start = rows.nodes.count
    let own = cellRows
    let added = lazyCells == nil ? nodes : ContiguousArray(own)
    rows.outlines += own.outlines
    if rows.nodes.isEmpty { rows.nodes = added } else { rows.nodes += added }
    for arrangement in arrangements { rows.arrangements.append(arrangement.moved(by: start)) }
    guard hasPlaces else { return }
    rows.hasPlaces = true
    for index in start..<rows.nodes.count where rows.nodes[index].keyKind == .placed {
      rows.nodes[index] = rows.nodes[index].moved(
        to: rows.place.place(of: Int(truncatingIfNeeded: rows.nodes[index].key.bits)))
    }
  }

  /// Reports that the first row known by its place stands in a `for`.
  func reportPlaces() {
    guard let node = nodes.first(where: { $0.keyKind == .placed }) else { return }
    KumikoDiagnostics.report(
      .rowsKnownByTurn(component: node.component.innermostTypeName))
  }

  private mutating func buildNodes() {
    guard let cells = lazyCells else { return }
    lazyCells = nil
    nodes = ContiguousArray(CellRows(cells))
    if let outline = cells.outline { outlines.append(outline) }
  }
}

extension Rows {
  /// These rows with one identifier for all of them: those that have none of their own are told
  /// apart from the rows of other identifiers. For several rows in a turn of a `for`.
  public func id(_ id: some Hashable) -> Rows {
    guard hasPlaces else { return self }
    var copy = self
    copy.hasPlaces = false
    let outer = NodeKey(id).key.bits
    for index in nodes.indices where nodes[index].keyKind == .placed {
      let place = outer.place(of: Int(truncatingIfNeeded: nodes[index].key.bits))
      copy.nodes[index] = nodes[index].moved(to: place, isScoped: true)
    }
    return copy
  }
}

/// What a module of layouts says about rows, such as that they are a group.
@MainActor
package protocol RowsArranging {
  /// Arranges a section of rows of which the first statement about their arrangement is this one.
  func arrange(_ section: inout Section, of rows: Rows)
}

/// What a module of layouts says about a stretch of rows.
package struct RowsArrangement {
  /// What it says.
  package var value: any RowsArranging
  /// Which rows it is about, by their positions.
  package var range: Range<Int>

  func moved(by offset: Int) -> RowsArrangement {
    RowsArrangement(
      value: value, range: range.lowerBound + offset..<range.upperBound + offset)
  }
}
