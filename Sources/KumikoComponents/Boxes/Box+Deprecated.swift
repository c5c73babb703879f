import UIKit

/// A section of a box: the former name of a ``Box`` of one section.
@available(*, deprecated, renamed: "Box")
public typealias BoxSection<SectionID: Hashable, RowID: Hashable> = Box<SectionID, RowID>

/// A row of a box: now any component with an identifier of the box's type.
@available(*, deprecated, message: "Write Component(…).id(…).")
public typealias Node<RowID: Hashable> = Row<AnyComponent, RowID>

/// A box whose types of identifiers are not known.
@available(*, deprecated, message: "Use [Section], such as the sections of a Box.")
public typealias AnyBox = Box<AnyHashable, AnyHashable>

extension Row where Base == AnyComponent, ID: Hashable {
  /// Makes a row.
  @available(*, deprecated, message: "Write Component(…).id(…).")
  public init(id: ID, _ component: some Component) {
    self = AnyComponent(component).id(id)
  }

  /// Makes a row.
  @available(*, deprecated, message: "Write Component(…).id(…).")
  public init(id: ID, component: some Component) {
    self = AnyComponent(component).id(id)
  }

  /// What the row shows.
  @available(*, deprecated, renamed: "wrapped")
  public var component: AnyComponent { wrapped }

  /// The component if it is a `T`, or else the first one inside its wrappers that is.
  @available(*, deprecated, message: "Use wrapped.as(_:).")
  public func component<T>(as type: T.Type) -> T? { wrapped.as(type) }
}

extension Box {
  /// A list without sections.
  @available(*, deprecated, message: "Write Box { }.")
  public static var empty: Box { Box(sections: []) }

  /// Makes a list of all sections of some boxes.
  @available(*, deprecated, message: "List the boxes in Box { }.")
  public init(_ boxes: [Box]) { self.init(sections: boxes.flatMap(\.sections)) }

  /// Makes a list of one section of rows in an array.
  @available(*, deprecated, message: "List the rows in Box(id:header:footer:) { }.")
  public init(
    id: SectionID, header: (any HeaderFooterContent)? = nil,
    footer: (any HeaderFooterContent)? = nil, nodes: [Row<AnyComponent, RowID>] = []
  ) {
    self.init(id: id, header: header, footer: footer) { nodes }
  }

  /// This list and all sections of another one; the same list if there is none.
  @available(*, deprecated, message: "List the boxes in Box { }.")
  public func adding(_ box: Box?) -> Box { Box(sections: sections + (box?.sections ?? [])) }

  /// This list and all sections of others.
  @available(*, deprecated, message: "List the boxes in Box { }.")
  public func adding(_ boxes: [Box]) -> Box {
    Box(sections: sections + boxes.flatMap(\.sections))
  }

  /// This list with one more row in its last section; the same list if there is none.
  @available(*, deprecated, message: "List the rows in Box(id:header:footer:) { }.")
  public func adding(_ node: Row<AnyComponent, RowID>?) -> Box {
    appending(node.map { [CellNode($0)] } ?? [])
  }

  /// This list with more rows in its last section.
  @available(*, deprecated, message: "List the rows in Box(id:header:footer:) { }.")
  public func adding(_ nodes: [Row<AnyComponent, RowID>]) -> Box {
    appending(nodes.map { CellNode($0) })
  }

  private func appending(_ cells: [CellNode]) -> Box {
    guard var last = sections.last else { return self }
    last.cells += cells
    return Box(sections: sections.dropLast() + [last])
  }

  /// This list with something else above the rows of its sections, or nothing.
  @available(*, deprecated, message: "Use mapSections { $0.header(…) }.")
  public func header(_ header: (any HeaderFooterContent)?) -> Box {
    mapSections { $0.header(header) }
  }

  /// This list with something else below the rows of its sections, or nothing.
  @available(*, deprecated, message: "Use mapSections { $0.footer(…) }.")
  public func footer(_ footer: (any HeaderFooterContent)?) -> Box {
    mapSections { $0.footer(footer) }
  }

  /// This list with a component in the supplementary view of a kind, or nothing.
  @available(*, deprecated, message: "Use mapSections { $0.supplementary(…, ofKind: …) }.")
  public func supplementary(_ component: (any Component)?, ofKind kind: String) -> Box {
    mapSections { $0.supplementary(component, ofKind: kind) }
  }

  /// Whether there is nothing to show.
  @available(*, deprecated, message: "Look at the sections.")
  public var isEmpty: Bool {
    sections.allSatisfy { $0.cells.isEmpty && $0.header == nil && $0.footer == nil }
  }

  /// The only section of a box of one.
  @available(*, deprecated, message: "Use sections.")
  public var section: Section { sections.first ?? Section(id: 0, cells: []) }
}

extension Box where SectionID == AnyHashable, RowID == AnyHashable {
  /// Wraps a box.
  @available(*, deprecated, message: "Use the sections of the box.")
  public init<OtherSectionID, OtherRowID>(_ box: Box<OtherSectionID, OtherRowID>) {
    self.init(sections: box.sections)
  }

  /// Wraps sections.
  @available(*, deprecated, message: "Use the sections.")
  public init(_ sections: [Section]) { self.init(sections: sections) }
}
