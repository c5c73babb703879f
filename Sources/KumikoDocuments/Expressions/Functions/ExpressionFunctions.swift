/// The functions that expressions may call.
///
/// ``standard`` has those of the language. An app adds its own:
/// ```swift
/// let functions = try ExpressionFunctions.standard.registering(
///   "initials", parameters: [ExpressionParameter("name", .string)], result: .string
/// ) { arguments in
///   guard case .string(let name) = arguments[0] else { return nil }
///   return .string(String(name.split(separator: " ").compactMap(\.first)))
/// }
/// ```
public struct ExpressionFunctions: Sendable {
  private var functions: [String: ExpressionFunction]

  init(_ functions: [ExpressionFunction]) {
    self.functions = Dictionary(functions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The functions of the language.
  public static let standard = ExpressionFunctions(
    ListFunctions.all + TextFunctions.all + NumberFunctions.all + DateFunctions.all
      + [PluralFunction.plural, FormatFunction.matches])

  /// The function of a name, or `nil`.
  public subscript(name: String) -> ExpressionFunction? { functions[name] }

  /// All names in their alphabetical order.
  public var names: [String] { functions.keys.sorted() }

  /// These functions and one more.
  ///
  /// - Parameters:
  ///   - name: A name of letters, digits and `_` that is not taken yet.
  ///   - parameters: What the function takes. Arguments of other types never reach the body.
  ///   - result: The type of what it gives.
  ///   - usesCurrentTime: Whether the result depends on the time; false by default.
  ///   - body: What it does. It is called with as many arguments as were written, must give the
  ///     same result for the same arguments, and may be called from any thread. Whatever it throws,
  ///     and a result of another type than was promised, is a problem of the expression, whose
  ///     value is null.
  /// - Throws: A problem of the kind ``ExpressionProblemCode/functionName`` where the name is taken
  ///   or is none.
  public func registering(
    _ name: String, parameters: [ExpressionParameter], result: RemoteType,
    usesCurrentTime: Bool = false,
    body: @escaping @Sendable ([RemoteValue]) throws -> RemoteValue
  ) throws(ExpressionProblem) -> ExpressionFunctions {
    guard functions[name] == nil else {
      throw ExpressionProblem(.functionName, at: 0, "there is a function \(name.quoted) already")
    }
    guard Self.isName(name) else {
      throw ExpressionProblem(.functionName, at: 0, "\(name.quoted) is not a name")
    }
    var registered = self
    registered.functions[name] = ExpressionFunction(
      name, parameters, .type(result), usesCurrentTime: usesCurrentTime,
      body: Self.guarded(name, result, body))
    return registered
  }

  private static func isName(_ name: String) -> Bool {
    guard let tree = try? RemoteExpression(parsing: name, functions: ExpressionFunctions([])) else {
      return false
    }
    return tree.program.instructions == [.name(0)] && tree.program.names == [name]
  }

  /// A body that holds what the app's one gives to its promise and to the limits.
  private static func guarded(
    _ name: String, _ result: RemoteType,
    _ body: @escaping @Sendable ([RemoteValue]) throws -> RemoteValue
  ) -> ExpressionFunction.Body {
    { call throws(ExpressionFailure) in
      let value: RemoteValue
      do {
        value = try body(call.arguments)
      } catch {
        let reason = String(describing: error).quoted
        throw ExpressionFailure(.functionFailed, "\(name.quoted) failed: \(reason)")
      }
      guard result.orNull.contains(value) else {
        let promise = "\(name.quoted) promises \(result.description)"
        throw ExpressionFailure(.functionFailed, "\(promise), and gave \(value.kind)")
      }
      return try call.checked(value)
    }
  }
}

extension ExpressionCall {
  /// A value that comes from elsewhere, once it is within the limits and has finite numbers alone.
  fileprivate mutating func checked(_ value: RemoteValue) throws(ExpressionFailure) -> RemoteValue {
    var pending = [(value: value, levels: limits.listDepth)]
    while let (next, levels) = pending.popLast() {
      switch next {
      case .null, .bool: continue
      case .number(let number): _ = try made(number)
      case .string(let string): _ = try made(string)
      case .list(let list):
        try checkCount(list.count)
        try checkDepth(levels)
        try pay(for: list.count)
        pending += list.map { ($0, levels - 1) }
      case .object(let fields):
        try checkCount(fields.count)
        try checkDepth(levels)
        try pay(for: fields.count)
        pending += fields.values.map { ($0, levels - 1) }
      }
    }
    return value
  }

  /// Fails if no level more may be nested.
  func checkDepth(_ levels: Int) throws(ExpressionFailure) {
    guard levels > 0 else {
      let message = "a list of expressions is at most \(limits.listDepth) levels deep"
      throw ExpressionFailure(.listTooLong, message)
    }
  }
}
