import KumikoDiff

/// A stretch of a list: rows between an optional header and an optional footer.
///
/// ```swift
/// Section(id: "people", header: Header("People")) {
///   HelloMessage("Vincent")
///   if showsJules { HelloMessage("Jules") }
///   for name in names { HelloMessage(name).id(name) }
/// }
/// ```
///
/// A section is identified by its `id`, else by its place among the statements that list sections.
/// The identifiers of sections are unlike each other within a list, those of rows within their
/// section; ``KumikoDiagnostics`` names those that are not. A row that leaves one section and
/// arrives in another with the same identifier moves there.
@preconcurrency @MainActor
public struct Section {
  /// What stays the same in every version of the section.
  public var id: AnyHashable {
    didSet {
      key = DifferenceKey(hashing: id)
      isPlaced = false
    }
  }

  /// What is shown above the rows.
  public var header: ViewNode?

  /// What is shown below the rows.
  public var footer: ViewNode?

  /// What is shown in the supplementary views that the layout of a collection view has for the
  /// section, by their kinds; none by default. Headers and footers are not among them.
  public var supplementaries: [String: ViewNode] = [:]

  /// What stands for the section in the index beside the rows; nil, for nothing, by default.
  ///
  /// A list shows an index as soon as one of its sections has a title.
  public var indexTitle: String?

  /// What a module of layouts keeps about the section; nil by default.
  package var layoutDescription: Any?

  /// What can be dropped between the rows.
  package var drags: [DragRule] = []

  /// Whether the last row stands for more rows.
  package var isPaged = false

  package var rows: CellRows

  private var key: DifferenceKey

  /// Whether the section has no identifier but its place.
  private(set) var isPlaced = false

  /// Makes a section of rows of any kind.
  package init(id: AnyHashable, header: ViewNode?, rows: CellRows, footer: ViewNode?) {
    self.id = id
    self.header = header
    self.rows = rows
    self.footer = footer
    key = DifferenceKey(hashing: id)
  }

  /// Makes a section without an identifier; builders of sections tell its place.
  init(header: ViewNode?, rows: CellRows, footer: ViewNode?) {
    self.init(id: AnyHashable(PlaceID(bits: 0)), header: header, rows: rows, footer: footer)
    isPlaced = true
  }

  /// This section inside of a place of a list; the same if it has an identifier.
  func moved(into number: Int) -> Section {
    guard isPlaced, let place = id.base as? PlaceID else { return self }
    var copy = self
    copy.id = AnyHashable(PlaceID(bits: place.bits.place(of: number)))
    copy.isPlaced = true
    return copy
  }

  /// The rows.
  ///
  /// - Complexity: O(1); O(*n*) for the *n* rows of a lazy section, whose components are not built.
  public var cells: [CellNode] {
    get { rows.nodes }
    set { rows = CellRows(newValue) }
  }
}

extension Section: DifferentiableSection {
  /// What stays the same in every version of the section.
  public var differenceIdentifier: AnyHashable { id }

  /// The key of the identifier, computed once.
  public var differenceKey: DifferenceKey { key }

  /// Whether both sections have the same identifier.
  public func hasSameIdentifier(as other: Section) -> Bool { key == other.key && id == other.id }

  public var elements: CellRows { rows }

  /// The rows in one piece, not copied unless they are made on demand.
  public var contiguousElements: ContiguousArray<CellNode> { ContiguousArray(rows.nodes) }

  /// What the rows have in common with those of an older version, if both are made on demand.
  public func commonEnds(with source: Section) -> CommonEnds? {
    rows.commonEnds(with: source.rows)
  }

  /// Some of the rows in one piece.
  public func contiguousElements(in range: Range<Int>) -> ContiguousArray<CellNode> {
    rows.nodes(in: range)
  }

  /// Whether header, footer and other supplementary views do without a reload: none that is there
  /// in both versions says that its content is updated. One that comes or goes leaves the rows of
  /// the section alone.
  public func isContentEqual(to source: Section) -> Bool {
    isSupplementaryEqual(header, source.header) && isSupplementaryEqual(footer, source.footer)
      && supplementaries.allSatisfy { isSupplementaryEqual($1, source.supplementaries[$0]) }
  }

  private func isSupplementaryEqual(_ next: ViewNode?, _ source: ViewNode?) -> Bool {
    guard let next, let source else { return true }
    return next.isContentEqual(to: source)
  }

  /// Makes a section with the header and the footer of `source` and other rows.
  public init<C: Collection>(source: Section, elements: C) where C.Element == CellNode {
    self = source
    rows = (elements as? CellRows) ?? CellRows(Array(elements))
  }
}

extension Section: SectionsBuildable {
  /// The section itself.
  public func buildSections() -> [Section] { [self] }
}

extension Section: CustomDebugStringConvertible {
  /// The section's identifier, header, rows and footer, one a line.
  ///
  /// Of a lazy section the first ten rows are described, or else all components would be built.
  public var debugDescription: String {
    var lines = ["Section(id: \(id))"]
    if let header { lines.append("  header: \(String(reflecting: header.component.base))") }
    for node in rows.isLazy ? Array(rows.prefix(10)) : cells {
      lines.append("  \(node.id): \(String(reflecting: node.component.base))")
    }
    if rows.isLazy && rows.count > 10 { lines.append("  … \(rows.count) rows") }
    if let footer { lines.append("  footer: \(String(reflecting: footer.component.base))") }
    for (kind, node) in supplementaries.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(kind): \(String(reflecting: node.component.base))")
    }
    return lines.joined(separator: "\n")
  }
}

/// One batch of changes of a list.
public typealias DataChangeset = Changeset<[Section]>

/// The batches of changes that lead from one list to another.
public typealias StagedDataChangeset = StagedChangeset<[Section]>
