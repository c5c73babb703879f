import KumikoDocuments
import Testing

@Suite("A text with expressions") struct InterpolatedTextTests {
  private func value(_ source: String) throws -> RemoteValue {
    var evaluator = ExpressionEvaluator(environment: Example.environment)
    let value = evaluator.value(of: try InterpolatedText(parsing: source), in: Example.scope)
    #expect(evaluator.reports == [])
    return value
  }

  @Test(
    "is a literal, keeps the type of a lone expression, or joins its parts",
    arguments: [
      ("", ""), ("text", "text"), ("${a}", 1), ("${ a }", 1), ("${yes}", true),
      ("${data.tags}", ["new", "blue"]), ("${null}", nil), ("${a} ", "1 "), ("${a}${b}", "12"),
      ("Only ${a + b} left", "Only 3 left"), ("${null}${yes}${0.5}", "true0.5"),
      ("$${a}", "${a}"), ("$$${a}", "$${a}"), ("$${${a}", "${1"), ("${'$'}${a}", "$1"),
      ("$", "$"), ("$a {b} $", "$a {b} $"), ("}${a}}", "}1}"), ("${'}'}", "}"), ("${'${'}", "${"),
      ("ä🇩🇪${text}é", "ä🇩🇪texté"),
    ] as [(String, RemoteValue)])
  func values(source: String, expected: RemoteValue) throws {
    #expect(try value(source) == expected)
  }

  @Test("has parts with offsets")
  func parts() throws {
    let text = try InterpolatedText(parsing: "ä${a} and ${ b }!")
    #expect(
      text.parts == [
        .literal("ä"), .expression(try RemoteExpression(parsing: "a"), offset: 4),
        .literal(" and "), .expression(try RemoteExpression(parsing: " b "), offset: 13),
        .literal("!"),
      ])
    #expect(text.loneExpression == nil)
    #expect(text.literal == nil)
    #expect(text.references.map(\.description) == ["a", "b"])
    #expect(try InterpolatedText(parsing: "${a}").loneExpression?.source == "a")
    #expect(try InterpolatedText(parsing: "$${a}").literal == "${a}")
    #expect(InterpolatedText.hasExpressions("a ${") && !InterpolatedText.hasExpressions("$ {"))
    #expect(try InterpolatedText(parsing: "a ${relative(1)}").usesCurrentTime)
  }

  @Test(
    "says what is wrong, and where in the whole text",
    arguments: [
      ("ab ${", "3: no } closes this ${ [E111]"),
      ("ab ${a", "3: no } closes this ${ [E111]"),
      (
        "ab ${a + 1 and more",
        "11: expected an operator or the end, found 'and'; did you mean '&&'? [E106]"
      ),
      ("ab ${}", "5: there is no expression [E110]"),
      ("${a} ${b +}", "10: expected a value, found '}' [E106]"),
      ("${a} ${'b}", "7: the string has no closing ' [E103]"),
      ("ä ${a} ${1 + #}", "14: unexpected character '#' [E102]"),
      ("${a b}", "4: expected an operator or the end, found 'b' [E106]"),
    ])
  func mistakes(source: String, expected: String) {
    #expect(throws: ExpressionProblem.self) { try InterpolatedText(parsing: source) }
    do {
      _ = try InterpolatedText(parsing: source)
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test("limits each expression, not the text")
  func limits() throws {
    let long = String(repeating: "long ", count: 20_000)
    #expect(try value(long + "${a}" + long) == .string(long + "1" + long))
    let problem = "an expression has at most 512 characters"
    do {
      _ = try InterpolatedText(parsing: "a ${'\(long)'} ${b}")
      Issue.record("no mistake")
    } catch {
      #expect(error == ExpressionProblem(.tooLong, at: 4, problem))
    }
    var limits = ExpressionLimits()
    limits.stringBytes = 6
    var evaluator = ExpressionEvaluator(environment: Example.environment, limits: limits)
    let text = try InterpolatedText(parsing: "literal text ${text}${text}")
    #expect(evaluator.value(of: text, in: ["text": "abc"]) == "literal text abcabc")
    #expect(evaluator.value(of: text, in: ["text": "abcd"]) == "")
    #expect(evaluator.reports.map(\.problem.description).first?.hasPrefix("22:") == true)
  }

  @Test("reports each expression's own problem, with its offset in the text")
  func reports() throws {
    var evaluator = ExpressionEvaluator(environment: Example.environment)
    let text = try InterpolatedText(parsing: "${nme}, ${data}, ${1 + ''}")
    #expect(evaluator.value(of: text, in: Example.scope, at: 7) == ", , ")
    #expect(
      evaluator.reports.map(\.problem.description) == [
        "2: unknown name 'nme' [E201]", "10: object is no text [E208]",
        "21: + needs two numbers or two strings, found number and string [E206]",
      ])
    #expect(evaluator.reports.allSatisfy { $0.place == 7 && $0.source == text.source })
  }

  @Test("reports the problem of an expression right behind one that has no text")
  func neighbors() throws {
    var evaluator = ExpressionEvaluator(environment: Example.environment)
    let text = try InterpolatedText(parsing: "${data}${1 + ''}")
    #expect(evaluator.value(of: text, in: Example.scope) == "")
    #expect(evaluator.reports.map(\.problem.code) == [.noText, .operandType])
  }

  @Test("is checked as a whole")
  func checks() throws {
    func checked(_ source: String, _ expected: RemoteType = .any) throws -> [String] {
      let check = try InterpolatedText(parsing: source).check(
        in: Example.types, expecting: expected)
      return check.problems.isEmpty ? [check.type.description] : check.problems.map(\.description)
    }
    #expect(try checked("${a}") == ["number"])
    #expect(try checked("${a} left", .string) == ["string"])
    #expect(try checked("literal", .number) == ["0: expected number, found string [E207]"])
    #expect(try checked("${a}", .string) == ["2: expected string, found number [E207]"])
    #expect(
      try checked("${data.prise}, ${data.tags}") == [
        "7: unknown field 'prise'; did you mean 'price'? [E203]",
        "17: list of strings is no text [E208]",
      ])
  }
}
