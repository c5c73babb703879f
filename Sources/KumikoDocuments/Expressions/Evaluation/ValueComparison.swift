/// Compares values of any depth and size within a budget, without recursion.
enum ValueComparison {
  /// Whether two values are equal: of the same type, with equal contents.
  ///
  /// Each value that is compared is a step, and so are 64 bytes of strings.
  static func areEqual(
    _ first: RemoteValue, _ second: RemoteValue, steps: inout Int
  ) throws(ExpressionFailure) -> Bool {
    var pending = [(first, second)]
    while let pair = pending.popLast() {
      steps -= 1
      try require(0, of: steps)
      switch pair {
      case (.null, .null): continue
      case (.bool(let first), .bool(let second)):
        if first != second { return false }
      case (.number(let first), .number(let second)):
        if first != second { return false }
      case (.string(let first), .string(let second)):
        steps -= min(first.utf8.count, second.utf8.count) / 64
        if first != second { return false }
      case (.list(let first), .list(let second)):
        if first.count != second.count { return false }
        try require(first.count, of: steps)
        pending += zip(first, second)
      case (.object(let first), .object(let second)):
        if first.count != second.count { return false }
        try require(first.count, of: steps)
        for (name, value) in first {
          guard let other = second[name] else { return false }
          pending.append((value, other))
        }
      default: return false
      }
      try require(0, of: steps)
    }
    return true
  }

  /// Fails if there are not so many steps left.
  private static func require(_ count: Int, of steps: Int) throws(ExpressionFailure) {
    if steps < count { throw ExpressionFailure(.outOfSteps, "the document's steps are used up") }
  }
}

extension ExpressionCall {
  mutating func areEqual(
    _ first: RemoteValue, _ second: RemoteValue
  ) throws(ExpressionFailure) -> Bool {
    try ValueComparison.areEqual(first, second, steps: &remainingSteps)
  }
}
