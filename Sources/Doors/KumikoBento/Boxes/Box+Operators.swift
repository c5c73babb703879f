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
infix operator |---+ : NodeConcatenationPrecedence
infix operator |---* : NodeConcatenationPrecedence
infix operator |---? : NodeConcatenationPrecedence

extension Box {
  /// The list and one more section.
  public static func |-+ (lhs: Box, rhs: Section) -> Box { Box(sections: lhs.sections + [rhs]) }

  /// The list and one more section, if there is one.
  public static func |-? (lhs: Box, rhs: Section?) -> Box {
    Box(sections: lhs.sections + [rhs].compactMap(\.self))
  }
}

extension Section {
  /// The section and one more row.
  public static func |---+ (lhs: Section, rhs: Item) -> Section { lhs |---* [rhs] }

  /// The section and more rows.
  public static func |---* (lhs: Section, rhs: [Item]) -> Section {
    Section(id: lhs.id, items: lhs.items + rhs, supplements: lhs.supplements)
  }

  /// The section and one more row, if there is one.
  public static func |---? (lhs: Section, rhs: Item?) -> Section {
    lhs |---* [rhs].compactMap(\.self)
  }

  /// The section and more rows, if there are any.
  public static func |---? (lhs: Section, rhs: [Item]?) -> Section { lhs |---* (rhs ?? []) }
}

/// Two rows.
public func |---+ <Identifier>(
  lhs: Node<Identifier>, rhs: Node<Identifier>
) -> [Node<Identifier>] { [lhs, rhs] }

/// Rows and one more.
public func |---+ <Identifier>(
  lhs: [Node<Identifier>], rhs: Node<Identifier>
) -> [Node<Identifier>] { lhs + [rhs] }

/// A row, and another one if there is one.
public func |---? <Identifier>(
  lhs: Node<Identifier>, rhs: Node<Identifier>?
) -> [Node<Identifier>] { [lhs, rhs].compactMap(\.self) }

/// Rows, and one more if there is one.
public func |---? <Identifier>(
  lhs: [Node<Identifier>], rhs: Node<Identifier>?
) -> [Node<Identifier>] { lhs + [rhs].compactMap(\.self) }

extension Optional {
  /// What `generator` is if a condition holds, or else nil. It is not evaluated if not.
  public static func iff(
    _ condition: @autoclosure () -> Bool, _ generator: @autoclosure () -> Wrapped
  ) -> Wrapped? { condition() ? generator() : nil }

  /// What `generator` returns if a condition holds, or else nil. It is not called if not.
  public static func iff(
    _ condition: @autoclosure () -> Bool, _ generator: () -> Wrapped
  ) -> Wrapped? { condition() ? generator() : nil }

  /// What `generator` returns if a condition holds, or else nil. It is not called if not.
  public static func iff(_ condition: () -> Bool, _ generator: () -> Wrapped) -> Wrapped? {
    condition() ? generator() : nil
  }
}
