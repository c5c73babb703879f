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

extension Optional {
  /// What `make` returns if `condition` holds, or else nil: for the operators `|-?` and `|---?`.
  ///
  /// ```swift
  /// box |-? .iff(isLoading) { BoxSection(id: .loading) }
  /// ```
  public static func iff(_ condition: Bool, _ make: () -> Wrapped) -> Wrapped? {
    condition ? make() : nil
  }

  /// A value if `condition` holds, or else nil.
  public static func iff(_ condition: Bool, _ value: @autoclosure () -> Wrapped) -> Wrapped? {
    condition ? value() : nil
  }
}
