/// An unknown of a ``Cassowary`` system, made by ``Cassowary/makeVariable(stayWeight:)``.
///
/// A variable is only a name: it means something to the solver that made it and to copies of that
/// solver.
public struct Variable: Hashable, Comparable, Sendable {
  /// The place of the variable among its solver's columns.
  let index: Int

  /// Orders variables by the place they were given.
  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

extension Variable: CustomDebugStringConvertible {
  /// The letter x and the variable's number.
  public var debugDescription: String { "x\(index)" }
}
