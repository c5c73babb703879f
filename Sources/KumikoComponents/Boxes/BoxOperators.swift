/// Sections join a list after rows have joined their section, and before anything is added up.
precedencegroup SectionConcatenationPrecedence {
  associativity: left
  higherThan: AdditionPrecedence
}

/// Rows join their section first.
precedencegroup NodeConcatenationPrecedence {
  associativity: left
  higherThan: SectionConcatenationPrecedence
}

infix operator |-+ : SectionConcatenationPrecedence
infix operator |-? : SectionConcatenationPrecedence
infix operator |-* : SectionConcatenationPrecedence
infix operator |---+ : NodeConcatenationPrecedence
infix operator |---? : NodeConcatenationPrecedence
infix operator |---* : NodeConcatenationPrecedence

// Operators stand in types so that they may belong to the main actor, as boxes do.
extension Box {
  /// The list and one more section.
  public static func |-+ (box: Box, section: BoxSection<SectionID, RowID>) -> Box {
    box.adding(section)
  }

  /// The list and one more section, if there is one.
  public static func |-? (box: Box, section: BoxSection<SectionID, RowID>?) -> Box {
    box.adding(section)
  }

  /// The list and more sections.
  public static func |-* (box: Box, sections: [BoxSection<SectionID, RowID>]) -> Box {
    box.adding(sections)
  }
}

extension BoxSection {
  /// The section and one more row.
  public static func |---+ (section: BoxSection, node: Node<RowID>) -> BoxSection {
    section.adding(node)
  }

  /// The section and one more row, if there is one.
  public static func |---? (section: BoxSection, node: Node<RowID>?) -> BoxSection {
    section.adding(node)
  }

  /// The section and more rows, if there are any.
  public static func |---? (section: BoxSection, nodes: [Node<RowID>]?) -> BoxSection {
    section.adding(nodes ?? [])
  }

  /// The section and more rows.
  public static func |---* (section: BoxSection, nodes: [Node<RowID>]) -> BoxSection {
    section.adding(nodes)
  }
}

extension Node {
  /// Two rows.
  public static func |---+ (node: Node, next: Node) -> [Node] { [node, next] }

  /// A row, and another one if there is one.
  public static func |---? (node: Node, next: Node?) -> [Node] {
    [node] + (next.map { [$0] } ?? [])
  }
}

extension Array {
  /// Rows and one more.
  @preconcurrency @MainActor
  public static func |---+ <RowID>(nodes: [Element], next: Element) -> [Element]
  where Element == Node<RowID> { nodes + [next] }

  /// Rows, and one more if there is one.
  @preconcurrency @MainActor
  public static func |---? <RowID>(nodes: [Element], next: Element?) -> [Element]
  where Element == Node<RowID> { nodes + (next.map { [$0] } ?? []) }
}

// What the operators |-? and |---? take. It stands where boxes are, so that other optionals have no
// such words.

extension BoxSection {
  /// What `make` returns if `condition` holds, or else nil: for the operator `|-?`.
  ///
  /// ```swift
  /// box |-? .iff(isLoading) { BoxSection(id: .loading) }
  /// ```
  public static func iff(_ condition: Bool, _ make: () -> BoxSection) -> BoxSection? {
    condition ? make() : nil
  }

  /// A section if `condition` holds, or else nil.
  public static func iff(
    _ condition: Bool, _ section: @autoclosure () -> BoxSection
  ) -> BoxSection? { condition ? section() : nil }
}

extension Node {
  /// What `make` returns if `condition` holds, or else nil: for the operator `|---?`.
  ///
  /// ```swift
  /// section |---? .iff(user.isAdmin) { Node(id: .rights, ListRow("Rights")) }
  /// ```
  public static func iff(_ condition: Bool, _ make: () -> Node) -> Node? {
    condition ? make() : nil
  }

  /// A row if `condition` holds, or else nil.
  public static func iff(_ condition: Bool, _ node: @autoclosure () -> Node) -> Node? {
    condition ? node() : nil
  }
}

extension Array {
  /// The rows that `make` returns if `condition` holds, or else nil: for the operator `|---?`.
  @preconcurrency @MainActor
  public static func iff<RowID>(_ condition: Bool, _ make: () -> [Element]) -> [Element]?
  where Element == Node<RowID> { condition ? make() : nil }

  /// Rows if `condition` holds, or else nil.
  @preconcurrency @MainActor
  public static func iff<RowID>(
    _ condition: Bool, _ nodes: @autoclosure () -> [Element]
  ) -> [Element]? where Element == Node<RowID> { condition ? nodes() : nil }
}
