public import Testing

/// Runs `body` once for every element of `values`, and names the element when an expectation fails.
///
/// Nest calls to walk a small world exhaustively: the label stack of all enclosing loops is kept in
/// ``TestLabels`` and can be added to an expectation's comment with ``TestLabels/current``.
///
/// - Parameters:
///   - label: The loop variable's name, as it should read in a failure.
///   - values: The world to walk.
///   - body: What must hold for each value.
public func withEvery<S: Sequence>(
  _ label: String, in values: S, _ body: (S.Element) throws -> Void
) rethrows {
  for value in values {
    try TestLabels.$stack.withValue(TestLabels.stack + ["\(label): \(value)"]) {
      try body(value)
    }
  }
}

/// The values of all enclosing ``withEvery(_:in:_:)`` loops.
public enum TestLabels {
  /// One entry a loop, outermost first.
  @TaskLocal public static var stack: [String] = []

  /// All entries on one line, as a comment for an expectation.
  public static var current: Comment { Comment(rawValue: stack.joined(separator: ", ")) }
}
