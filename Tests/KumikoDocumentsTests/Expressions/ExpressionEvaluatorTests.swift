import Foundation
import KumikoDocuments
import Testing

@Suite("An expression's value") struct ExpressionEvaluatorTests {
  @Test(
    "follows from its operators",
    arguments: [
      ("1 + 2", 3), ("'a' + 'b'", "ab"), ("5 - 7", -2), ("2 * 3", 6), ("7 / 2", 3.5),
      ("7 % 3", 1), ("-7 % 3", -1), ("5.5 % 2", 1.5), ("-(1 + 1)", -2), ("!true", false),
      ("1 < 2", true), ("2 <= 2", true), ("1 > 2", false), ("2 >= 3", false),
      ("'a' < 'b'", true), ("'B' < 'a'", true), ("'a' >= 'a'", true),
      ("1 == 1", true), ("1 != 1", false), ("null == null", true), ("'é' == 'e\u{301}'", true),
      ("[1, [2]] == [1, [2]]", true), ("[1] == [2]", false), ("data == data", true),
      ("data.products[0] == data.products[1]", false),
      ("true && false", false), ("true && true", true), ("false || true", true),
      ("false || false", false), ("null ?? 1", 1), ("0 ?? 1", 0), ("null ?? null ?? 2", 2),
      ("yes ? 'a' : 'b'", "a"), ("no ? 'a' : 'b'", "b"),
    ] as [(String, RemoteValue)])
  func operators(source: String, expected: RemoteValue) throws {
    #expect(try value(source) == expected)
  }

  @Test("is never equal to one of another type")
  func types() throws {
    let values = ["null", "true", "1", "'1'", "[]", "data"]
    for (index, first) in values.enumerated() {
      for (other, second) in values.enumerated() {
        #expect(try value("\(first) == \(second)") == .bool(index == other))
        #expect(try value("\(first) != \(second)") == .bool(index != other))
      }
    }
  }

  @Test(
    "is silently null where something is just not there",
    arguments: [
      "data.missing", "data.missing.more[0].most", "data.nothing.name", "data.tags[2]",
      "data.tags[-1]", "data.tags[1e300]", "data['missing']", "1 / 0", "0 / 0", "1 % 0", "null",
      "first([])", "last('')", "min([])", "null['a']", "data.nothing[0]",
    ])
  func absent(source: String) throws {
    #expect(try value(source) == .null)
  }

  @Test(
    "is null with a report where there is a mistake",
    arguments: [
      ("datta.x", "0: unknown name 'datta'; did you mean 'data'? [E201]"),
      ("1 + 'a'", "2: + needs two numbers or two strings, found number and string [E206]"),
      ("'a' + 1", "4: + needs two numbers or two strings, found string and number [E206]"),
      ("1 + null", "2: + needs two numbers or two strings, found number and null [E206]"),
      ("true + true", "5: + needs two numbers or two strings, found Boolean and Boolean [E206]"),
      ("[1] + [2]", "4: + needs two numbers or two strings, found list and list [E206]"),
      ("'a' - 'b'", "4: - needs two numbers, found string and string [E206]"),
      ("1 < 'a'", "2: < needs two numbers or two strings, found number and string [E206]"),
      ("!1", "0: ! needs a Boolean, found number [E206]"),
      ("-'a'", "0: - needs a number, found string [E206]"),
      ("1 && true", "2: && needs two Booleans, found number [E206]"),
      ("true && null", "5: && needs two Booleans, found null [E206]"),
      ("null || true", "5: || needs two Booleans, found null [E206]"),
      ("'a'.b", "4: string has no field 'b' [E203]"),
      ("'a'[0]", "3: string has no elements [E206]"),
      ("[1][0.5]", "3: an index is a whole number [E305]"),
      ("[1]['a']", "3: an index is a whole number, found string [E305]"),
      ("data[0]", "4: the name of a field is a string, found number [E305]"),
      ("1e300 * 1e300", "6: the result is not a finite number [E304]"),
      ("unknown(1)", "0: unknown function 'unknown' [E202]"),
      ("count()", "0: 'count' takes 1 argument, found 0 [E204]"),
      ("upper(1)", "0: argument 1 of 'upper' is a string, found number [E205]"),
      ("upper(null)", "0: argument 1 of 'upper' is a string, found null [E205]"),
    ])
  func mistakes(source: String, expected: String) throws {
    let (value, problems) = try evaluated(source)
    #expect(value == .null)
    #expect(problems == [expected])
  }

  @Test("is the second one of a choice without a Boolean, which is reported")
  func conditions() throws {
    let (value, problems) = try evaluated("1 ? 'a' : 'b'")
    #expect(value == "b")
    #expect(problems == ["2: the condition of ?: is a Boolean, found number [E206]"])
  }

  @Test("needs only as many operands as decide")
  func shortCircuits() throws {
    #expect(try value("no && unknown") == false)
    #expect(try value("yes || unknown") == true)
    #expect(try value("1 ?? unknown") == 1)
    #expect(try value("yes ? 1 : unknown") == 1)
    #expect(try value("no ? unknown : 2") == 2)
  }

  @Test("reports the first cause alone")
  func causes() throws {
    let (value, problems) = try evaluated("upper(-(datta.x + 1)) + 'a'")
    #expect(value == .null)
    #expect(problems == ["8: unknown name 'datta'; did you mean 'data'? [E201]"])
  }

  @Test("reports once a place, however often")
  func places() throws {
    let expression = try RemoteExpression(parsing: "1 + 'a'")
    var evaluator = ExpressionEvaluator(environment: Example.environment)
    for _ in 1...100 { _ = evaluator.value(of: expression, in: [:], at: 1) }
    _ = evaluator.value(of: expression, in: [:], at: 2)
    #expect(evaluator.reports.map(\.place) == [1, 2])
    #expect(evaluator.reports.map(\.source) == ["1 + 'a'", "1 + 'a'"])
  }

  @Test("is a condition that holds for true alone")
  func isTrue() throws {
    var evaluator = ExpressionEvaluator(environment: Example.environment)
    func holds(_ source: String) throws -> Bool {
      evaluator.isTrue(try RemoteExpression(parsing: source), in: Example.scope)
    }
    #expect(try holds("yes"))
    #expect(try !holds("no"))
    #expect(evaluator.reports == [])
    #expect(try !holds("1"))
    #expect(try !holds("data.nothing"))
    #expect(
      evaluator.reports.map(\.problem.message) == [
        "a condition is a Boolean, found number", "a condition is a Boolean, found null",
      ])
  }

  @Test("is a number that is written with the fewest digits")
  func numbers() {
    let texts: [(RemoteValue, String)] = [
      (1, "1"), (-0.0, "0"), (0.1, "0.1"), (-2.50, "-2.5"), (1e14, "100000000000000"),
      (1e21, "1e+21"), (999_999_999_999_999, "999999999999999"), (nil, ""), (true, "true"),
      (false, "false"), ("a", "a"),
    ]
    for (value, text) in texts { #expect(value.text == text) }
    #expect(RemoteValue.list([]).text == nil)
    #expect(RemoteValue.object([:]).text == nil)
  }

  @Test("survives numbers that no document has")
  func hostileNumbers() throws {
    for number in [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ] {
      let scope: [String: RemoteValue] = ["x": .number(number), "list": [1, 2]]
      let sources = [
        "x + 1", "x * x", "-x", "x % 2", "x / 3", "list[x]", "slice(list, x)", "round(x)",
        "round(x, 2)", "abs(x)", "number(x)", "currency(x, 'EUR')", "percent(x)", "date(x)",
        "relative(x)", "plural('cart', x)", "max(x, 1)", "sum([x])", "x < 1", "x == x",
      ]
      for source in sources {
        let (value, _) = try evaluated(source, in: scope)
        if case .number(let result) = value { #expect(result.isFinite, "\(source) of \(number)") }
      }
    }
  }
}
