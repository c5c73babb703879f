/// A mistake in an expression: what is wrong, and where.
///
/// Mistakes of the text are thrown when an expression is parsed, mistakes of types are found when
/// it is checked, and both kinds can turn up when it is evaluated with other values than were
/// foreseen.
public struct ExpressionProblem: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public var code: ExpressionProblemCode
  /// Where it starts: the number of UTF-8 bytes before it, in the text that was parsed.
  public var offset: Int
  /// A sentence without a full stop, such as `unknown name 'prise'`.
  public var message: String
  /// What was probably meant, as it would be written, such as `price`; `nil` if there is no guess.
  public var suggestion: String?

  /// Creates a problem.
  /// - Parameters:
  ///   - code: The kind of mistake.
  ///   - offset: The number of UTF-8 bytes before it.
  ///   - message: A sentence without a full stop.
  ///   - suggestion: What was probably meant.
  public init(
    _ code: ExpressionProblemCode, at offset: Int, _ message: String, suggestion: String? = nil
  ) {
    self.code = code
    self.offset = offset
    self.message = message
    self.suggestion = suggestion
  }

  /// The same problem of a text that stands further inside another one.
  func moved(by distance: Int) -> ExpressionProblem {
    var problem = self
    problem.offset += distance
    return problem
  }
}

extension ExpressionProblem: CustomStringConvertible {
  /// One line, such as `12: unknown name 'prise'; did you mean 'price'? [E201]`.
  public var description: String {
    let guess = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "\(offset): \(message)\(guess) [\(code.rawValue)]"
  }
}

/// The kinds of mistakes in expressions. Their codes never change.
public enum ExpressionProblemCode: String, CaseIterable, Hashable, Sendable {
  /// The expression is longer than the limit.
  case tooLong = "E101"
  /// A character that no expression has outside of a string.
  case unexpectedCharacter = "E102"
  /// A string has no closing quote.
  case unterminatedString = "E103"
  /// A backslash stands before what cannot be escaped.
  case badEscape = "E104"
  /// What starts like a number is none, or is too large.
  case badNumber = "E105"
  /// Something else had to stand here.
  case unexpectedToken = "E106"
  /// The expression ends too early.
  case unexpectedEnd = "E107"
  /// Parentheses, brackets, calls and choices are nested too deeply.
  case tooDeep = "E108"
  /// Two comparisons in a row, such as `a < b < c`.
  case chainedComparison = "E109"
  /// There is no expression at all.
  case empty = "E110"
  /// A `${` has no closing `}`.
  case unclosedExpression = "E111"

  /// Nothing has this name.
  case unknownName = "E201"
  /// No function has this name.
  case unknownFunction = "E202"
  /// The object has no field of this name, or the value is no object.
  case unknownField = "E203"
  /// A function is called with too many or too few arguments.
  case argumentCount = "E204"
  /// An argument has a type that the function does not take.
  case argumentType = "E205"
  /// An operand has a type that the operator does not take.
  case operandType = "E206"
  /// The result has another type than is expected.
  case resultType = "E207"
  /// A list or an object cannot become a part of a text.
  case noText = "E208"
  /// The argument is none of the words that the function knows.
  case unknownChoice = "E209"
  /// A function cannot be registered under this name.
  case functionName = "E210"

  /// The document used up its steps.
  case outOfSteps = "E301"
  /// The result would be a string that is longer than the limit.
  case stringTooLong = "E302"
  /// The result would be a list that is longer or deeper than the limit.
  case listTooLong = "E303"
  /// The result is not a finite number.
  case notFinite = "E304"
  /// An index is no whole number.
  case badIndex = "E305"
  /// The text or number is no date.
  case badDate = "E306"
  /// An argument has a type that is right and a value that is not.
  case badArgument = "E307"
  /// A function of the app failed, or gave a result of another type than it promised.
  case functionFailed = "E308"
}
