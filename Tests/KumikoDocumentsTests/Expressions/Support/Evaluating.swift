import Foundation
import KumikoDocuments
import Testing

/// What the examples of tests and of the guide read.
enum Example {
  static let scope: [String: RemoteValue] = [
    "data": [
      "name": "Tea pot", "price": 29.9, "isNew": true, "nothing": nil,
      "tags": ["new", "blue"], "numbers": [3, 1, 2],
      "products": [["name": "Cup", "price": 4.5], ["name": "Pot", "price": 29.9, "old": 35]],
      "cart": ["count": 2, "total": 59.8],
    ],
    "state": ["query": "", "email": "ada@example.org"],
    "a": 1, "b": 2, "yes": true, "no": false, "text": "text",
  ]

  /// The types of all names above.
  static let types = ExpressionTypes(
    names: scope.mapValues { RemoteType(of: $0) }, strings: ["cart"])

  static let environment = ExpressionEnvironment(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    // The 27th of November 2026, ten past six in the evening.
    now: Date(timeIntervalSince1970: 1_795_803_000),
    strings: ["cart": ["zero": "nothing", "one": "# thing", "other": "# things"]])
}

/// The value of an expression, and what was reported.
func evaluated(
  _ source: String, in scope: [String: RemoteValue] = Example.scope,
  environment: ExpressionEnvironment = Example.environment,
  functions: ExpressionFunctions = .standard, limits: ExpressionLimits = ExpressionLimits()
) throws -> (value: RemoteValue, problems: [String]) {
  let expression = try RemoteExpression(parsing: source, functions: functions, limits: limits)
  var evaluator = ExpressionEvaluator(environment: environment, limits: limits)
  let value = evaluator.value(of: expression, in: scope)
  return (value, evaluator.reports.map(\.problem.description))
}

/// The value of an expression, without anything to report.
func value(
  _ source: String, in scope: [String: RemoteValue] = Example.scope,
  environment: ExpressionEnvironment = Example.environment,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> RemoteValue {
  let (value, problems) = try evaluated(source, in: scope, environment: environment)
  #expect(problems == [], "\(source)", sourceLocation: sourceLocation)
  return value
}

/// The first mistake of a text that is no expression.
func mistake(
  _ source: String, limits: ExpressionLimits = ExpressionLimits()
) -> String {
  do {
    _ = try RemoteExpression(parsing: source, limits: limits)
    return "no mistake"
  } catch {
    return error.description
  }
}

/// The result of a check: the type, or all mistakes.
func checked(
  _ source: String, in types: ExpressionTypes = Example.types, expecting: RemoteType = .any
) throws -> [String] {
  let check = try RemoteExpression(parsing: source).check(in: types, expecting: expecting)
  return check.problems.isEmpty ? [check.type.description] : check.problems.map(\.description)
}

extension String {
  /// The text with plain spaces where lines may not break.
  var plainSpaces: String {
    replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
