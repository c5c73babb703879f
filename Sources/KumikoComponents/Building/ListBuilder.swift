/// Builds a list of elements from statements: any number of them, `if`, `switch`, `for`, `let`,
/// `#available`, optionals and arrays.
@preconcurrency @MainActor
@resultBuilder
public enum ListBuilder<Element> {
  /// No statements make an empty list.
  public static func buildBlock() -> [Element] { [] }

  /// Starts with the first statement's elements.
  public static func buildPartialBlock(first: [Element]) -> [Element] { first }

  /// Appends a statement's elements.
  public static func buildPartialBlock(
    accumulated: consuming [Element], next: [Element]
  ) -> [Element] {
    accumulated += next
    return accumulated
  }

  /// The elements of an `if` without `else`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// The elements of the first branch.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// The elements of the second branch.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// The elements of all turns of a `for`.
  public static func buildArray(_ turns: [[Element]]) -> [Element] { turns.flatMap(\.self) }

  /// The elements of an `if #available`.
  public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}
