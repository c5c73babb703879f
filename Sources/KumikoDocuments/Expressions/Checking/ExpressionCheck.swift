/// What is known of the names that expressions will meet.
public struct ExpressionTypes: Hashable, Sendable {
  /// The type of each name.
  public var names: [String: RemoteType]
  /// The keys of the document's `strings`; `nil` if they are not known.
  public var strings: Set<String>?

  /// Creates types.
  /// - Parameters:
  ///   - names: The type of each name. Others are unknown, and problems.
  ///   - strings: The keys of the document's `strings`; not known by default.
  public init(names: [String: RemoteType], strings: Set<String>? = nil) {
    self.names = names
    self.strings = strings
  }
}

/// What a check finds: the type of the result, and all mistakes in the order of the text.
public struct ExpressionCheck: Hashable, Sendable {
  /// The type of the result, as far as it is known.
  public var type: RemoteType
  /// The mistakes; none if the expression can work.
  public var problems: [ExpressionProblem]
}

extension RemoteExpression {
  /// Checks names, functions, arguments and types without evaluating anything.
  ///
  /// Only what must go wrong is a problem: a value that is not known, or may be null, fits
  /// everywhere.
  /// - Parameters:
  ///   - types: What is known of the names.
  ///   - expected: The type that the result should have; any by default.
  /// - Complexity: O(*n*) of the expression's length.
  public func check(in types: ExpressionTypes, expecting expected: RemoteType = .any)
    -> ExpressionCheck
  {
    var checker = ExpressionChecker(program, types: types)
    let type = checker.run()
    var problems = checker.problems
    if problems.isEmpty, !expected.accepts(type) {
      let message = "expected \(expected.description), found \(type.description)"
      problems.append(ExpressionProblem(.resultType, at: checker.start, message))
    }
    return ExpressionCheck(type: type, problems: problems.sorted { $0.offset < $1.offset })
  }
}

extension InterpolatedText {
  /// Checks all expressions; a text that is more than an expression is a string, whose parts are no
  /// lists and objects.
  public func check(in types: ExpressionTypes, expecting expected: RemoteType = .any)
    -> ExpressionCheck
  {
    if parts.count == 1, case .expression(let expression, let offset) = parts[0] {
      var check = expression.check(in: types, expecting: expected)
      check.problems = check.problems.map { $0.moved(by: offset) }
      return check
    }
    var problems: [ExpressionProblem] = []
    for case .expression(let expression, let offset) in parts {
      let check = expression.check(in: types)
      problems += check.problems.map { $0.moved(by: offset) }
      switch check.type.unwrapped {
      case .list, .object:
        let message = "\(check.type.unwrapped.description) is no text"
        problems.append(ExpressionProblem(.noText, at: offset, message))
      default: break
      }
    }
    if problems.isEmpty, !expected.accepts(.string) {
      let message = "expected \(expected.description), found string"
      problems.append(ExpressionProblem(.resultType, at: 0, message))
    }
    return ExpressionCheck(type: .string, problems: problems)
  }
}
