/// A function that expressions call: its signature, and what it does.
public struct ExpressionFunction: Sendable {
  /// The name by which it is called.
  public let name: String
  /// What it takes, in order.
  public let parameters: [ExpressionParameter]
  /// Whether the last parameter takes any number of arguments, but at least one.
  public let isVariadic: Bool
  /// Whether the result depends on the time at which it is called.
  public let usesCurrentTime: Bool
  let result: ExpressionResultType
  let body: Body

  /// What a function does, once its arguments are known to fit its parameters.
  typealias Body = @Sendable (inout ExpressionCall) throws(ExpressionFailure) -> RemoteValue

  init(
    _ name: String, _ parameters: [ExpressionParameter], _ result: ExpressionResultType,
    isVariadic: Bool = false, usesCurrentTime: Bool = false, body: @escaping Body
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isVariadic = isVariadic
    self.usesCurrentTime = usesCurrentTime
    self.body = body
  }

  /// How many arguments a call may have.
  var argumentCount: ClosedRange<Int> {
    let required = parameters.count { !$0.isOptional }
    return required...(isVariadic ? Int.max : parameters.count)
  }

  /// The parameter that takes the argument of a number.
  func parameter(of index: Int) -> ExpressionParameter? {
    index < parameters.count ? parameters[index] : isVariadic ? parameters.last : nil
  }
}

extension ExpressionFunction: CustomStringConvertible {
  /// The signature, such as `currency(amount: number, code: string, digits?: number) → string`.
  public var description: String {
    let list = parameters.map(\.description).joined(separator: ", ")
    return "\(name)(\(list)\(isVariadic ? ", …" : "")) → \(result.description)"
  }
}

/// What a function takes in one place.
public struct ExpressionParameter: Hashable, Sendable {
  /// The name, for messages and documentation.
  public var name: String
  /// The types of which an argument may be one.
  public var types: [RemoteType]
  /// Whether the argument may be left out, as may be all that follow.
  public var isOptional: Bool
  /// The words of which an argument is one; any if there are none.
  public var choices: [String]
  /// Whether the argument is a key of the document's `strings`.
  var isStringsKey = false

  /// Creates a parameter.
  /// - Parameters:
  ///   - name: The name, for messages and documentation.
  ///   - types: The types of which an argument may be one. Null is taken where one of them is
  ///     optional.
  ///   - isOptional: Whether the argument may be left out; false by default.
  ///   - choices: The words of which an argument is one; any by default.
  public init(
    _ name: String, _ types: RemoteType..., isOptional: Bool = false, choices: [String] = []
  ) {
    self.name = name
    self.types = types
    self.isOptional = isOptional
    self.choices = choices
  }

  /// Whether it takes a list only if its elements have a type.
  var checksElements: Bool {
    types.contains {
      if case .list(of: let element) = $0.unwrapped { element != .any } else { false }
    }
  }

  /// The types as messages name them.
  var expected: String {
    types.map { $0.unwrapped.description }.joined(separator: " or ")
  }
}

extension ExpressionParameter: CustomStringConvertible {
  /// The parameter as it stands in a signature, such as `digits?: number`.
  public var description: String { "\(name)\(isOptional ? "?" : ""): \(expected)" }
}

/// The type that a call has, as far as it follows from the arguments' types.
enum ExpressionResultType: Sendable {
  case type(RemoteType)
  /// That of the first argument.
  case sameAsFirst
  /// An element of the first argument, or null.
  case elementOfFirst

  func type(for arguments: [RemoteType]) -> RemoteType {
    switch (self, arguments.first?.unwrapped) {
    case (.type(let type), _): type
    case (.sameAsFirst, let first?): first
    case (.elementOfFirst, .list(of: let element)): element.orNull
    case (.elementOfFirst, .string): .optional(.string)
    default: .any
    }
  }

  var description: String {
    switch self {
    case .type(let type): type.description
    case .sameAsFirst: "the same type"
    case .elementOfFirst: "an element or null"
    }
  }
}

/// A call of a function: its arguments, and what it may use up.
struct ExpressionCall {
  let arguments: [RemoteValue]
  let environment: ExpressionEnvironment
  let limits: ExpressionLimits
  var remainingSteps: Int

  /// Pays for reading or making so many bytes, characters or elements.
  mutating func pay(for units: Int) throws(ExpressionFailure) {
    try spend(units / 64)
  }

  /// Pays for so many steps.
  mutating func spend(_ steps: Int) throws(ExpressionFailure) {
    remainingSteps -= steps
    if remainingSteps < 0 {
      throw ExpressionFailure(.outOfSteps, "the document's steps are used up")
    }
  }

  /// A string that was made, once it is within the limit.
  mutating func made(_ string: String) throws(ExpressionFailure) -> RemoteValue {
    let bytes = string.utf8.count
    try checkLength(bytes)
    try pay(for: bytes)
    return .string(string)
  }

  /// Fails if a string of so many bytes may not be made.
  func checkLength(_ bytes: Int) throws(ExpressionFailure) {
    guard bytes <= limits.stringBytes else {
      let message = "a string of expressions has at most \(limits.stringBytes) bytes"
      throw ExpressionFailure(.stringTooLong, message)
    }
  }

  /// A list that was made, once it is within the limits.
  mutating func made(_ list: [RemoteValue]) throws(ExpressionFailure) -> RemoteValue {
    try checkCount(list.count)
    try pay(for: list.count)
    return .list(list)
  }

  /// Fails if a list of so many elements may not be made.
  func checkCount(_ count: Int) throws(ExpressionFailure) {
    guard count <= limits.listCount else {
      let message = "a list of expressions has at most \(limits.listCount) elements"
      throw ExpressionFailure(.listTooLong, message)
    }
  }

  /// A number that was computed, once it is finite.
  func made(_ number: Double) throws(ExpressionFailure) -> RemoteValue {
    guard number.isFinite else {
      throw ExpressionFailure(.notFinite, "the result is not a finite number")
    }
    return .number(number)
  }
}

// MARK: Arguments of a type

extension ExpressionCall {
  /// The string at a place; empty if there is none.
  mutating func string(_ index: Int) throws(ExpressionFailure) -> String {
    guard index < arguments.count, case .string(let string) = arguments[index] else { return "" }
    try pay(for: string.utf8.count)
    return string
  }

  /// The number at a place, or `nil`.
  func number(_ index: Int) -> Double? {
    guard index < arguments.count, case .number(let number) = arguments[index] else { return nil }
    return number
  }

  /// The list at a place, or `nil`. Its elements are paid for when they are read.
  func list(_ index: Int) -> [RemoteValue]? {
    guard index < arguments.count, case .list(let list) = arguments[index] else { return nil }
    return list
  }

  /// The whole number at a place within bounds, or `nil` if there is no argument.
  func whole(
    _ index: Int, in bounds: ClosedRange<Int>, _ what: String
  ) throws(ExpressionFailure) -> Int? {
    guard let number = number(index) else { return nil }
    guard let whole = Int(exactly: number), bounds.contains(whole) else {
      let message = "\(what) is a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
      throw ExpressionFailure(.badArgument, message)
    }
    return whole
  }

  /// The numbers of a list or of all arguments.
  mutating func numbers() throws(ExpressionFailure) -> [Double] {
    let values = list(0) ?? arguments
    try pay(for: values.count)
    var numbers: [Double] = []
    numbers.reserveCapacity(values.count)
    for value in values {
      guard case .number(let number) = value else {
        throw ExpressionFailure(.argumentType, "expected numbers, found \(value.kind)")
      }
      numbers.append(number)
    }
    return numbers
  }
}

/// Why an operation has no result; the place follows from the operation.
struct ExpressionFailure: Error {
  let code: ExpressionProblemCode
  let message: String
  /// What was probably meant. It is looked for when it is asked for: most failures are never told.
  let suggestion: @Sendable () -> String?

  init(
    _ code: ExpressionProblemCode, _ message: String,
    suggestion: @autoclosure @escaping @Sendable () -> String? = nil
  ) {
    self.code = code
    self.message = message
    self.suggestion = suggestion
  }
}
