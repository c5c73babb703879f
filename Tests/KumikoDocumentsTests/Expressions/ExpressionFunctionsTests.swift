import KumikoDocuments
import Testing

@Suite("An app's function") struct ExpressionFunctionsTests {
  private struct Sold: Error {}

  private static func registered() throws -> ExpressionFunctions {
    try ExpressionFunctions.standard
      .registering(
        "initials", parameters: [ExpressionParameter("name", .string)], result: .string
      ) { arguments in
        guard case .string(let name) = arguments[0] else { return nil }
        return .string(String(name.split(separator: " ").compactMap(\.first)))
      }
      .registering("fails", parameters: [], result: .number) { _ in throw Sold() }
      .registering("lies", parameters: [], result: .number) { _ in "text" }
      .registering("infinite", parameters: [], result: .any) { _ in [.number(.infinity)] }
      .registering("long", parameters: [], result: .any) { _ in
        .string(String(repeating: "a", count: 20_000))
      }
      .registering(
        "either",
        parameters: [
          ExpressionParameter("value", .optional(.number)),
          ExpressionParameter("how", .string, isOptional: true, choices: ["up", "down"]),
        ], result: .list(of: .any)
      ) { $0.isEmpty ? [] : .list($0) }
  }

  @Test("is called like one of the language")
  func calls() throws {
    let functions = try Self.registered()
    #expect(try evaluated("initials('Ada Lovelace')", functions: functions).value == "AL")
    #expect(try evaluated("either(null)", functions: functions).value == [nil])
    #expect(try evaluated("either(1, 'up')", functions: functions).value == [1, "up"])
    let check = try RemoteExpression(parsing: "initials(1) + initial('')", functions: functions)
      .check(in: Example.types)
    #expect(
      check.problems.map(\.description) == [
        "9: argument 1 of 'initials' is a string, found number [E205]",
        "14: unknown function 'initial'; did you mean 'initials'? [E202]",
      ])
  }

  @Test(
    "that fails or breaks its promise is null and reported",
    arguments: [
      ("fails()", "0: 'fails' failed: 'Sold()' [E308]"),
      ("lies()", "0: 'lies' promises number, and gave string [E308]"),
      ("infinite()", "0: the result is not a finite number [E304]"),
      ("long()", "0: a string of expressions has at most 16384 bytes [E302]"),
      ("initials(1)", "0: argument 1 of 'initials' is a string, found number [E205]"),
      ("either(1, 'upp')", "0: unknown how 'upp'; did you mean 'up'? [E209]"),
      ("either(1, 2)", "0: argument 2 of 'either' is a string, found number [E205]"),
    ])
  func failures(source: String, expected: String) throws {
    let (value, problems) = try evaluated(source, functions: try Self.registered())
    #expect(value == .null)
    #expect(problems == [expected])
  }

  @Test("has a name that is one, and not taken")
  func names() {
    for name in ["count", "", "a b", "1a", "true", "a.b", "(a)", "f()"] {
      #expect(throws: ExpressionProblem.self) {
        try ExpressionFunctions.standard.registering(name, parameters: [], result: .any) { _ in nil
        }
      }
    }
  }

  @Test("leaves the functions of others alone")
  func values() throws {
    #expect(try Self.registered()["initials"] != nil)
    #expect(ExpressionFunctions.standard["initials"] == nil)
  }
}
