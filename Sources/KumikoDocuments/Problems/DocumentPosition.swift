/// A place in the text of a document.
public struct DocumentPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the line; the first is 1.
  public var line: Int
  /// The number of the character in its line; the first is 1. Characters are Unicode scalars, and
  /// each byte that is not UTF-8 is one.
  public var column: Int

  /// Creates a position of a line and a column, both of which begin at 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (first: Self, second: Self) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }

  public var description: String { "\(line):\(column)" }
}
