import KumikoDocuments
import Testing

@Suite("A limit of expressions") struct ExpressionLimitTests {
  private func limits(_ change: (inout ExpressionLimits) -> Void) -> ExpressionLimits {
    var limits = ExpressionLimits()
    change(&limits)
    return limits
  }

  @Test("has a default")
  func defaults() {
    let limits = ExpressionLimits()
    #expect(limits.length == 512)
    #expect(limits.depth == 16)
    #expect(limits.steps == 10_000)
    #expect(limits.stringBytes == 16_384)
    #expect(limits.listCount == 10_000)
    #expect(limits.listDepth == 32)
    #expect(limits.problems == 100)
  }

  @Test("of length counts characters, not bytes")
  func length() {
    let limits = limits { $0.length = 5 }
    #expect(mistake("1 + 2", limits: limits) == "no mistake")
    #expect(mistake("'🇩🇪a'", limits: limits) == "no mistake")
    #expect(mistake("1 + 23", limits: limits) == "0: an expression has at most 5 characters [E101]")
    #expect(mistake(" 1 + 2", limits: limits) == "0: an expression has at most 5 characters [E101]")
    #expect(mistake("1" + String(repeating: "+1", count: 256)).contains("[E101]"))
    #expect(mistake("1" + String(repeating: "+1", count: 255)) == "no mistake")
  }

  @Test("of length refuses what is huge without reading it")
  func hugeLength() {
    for unit in ["(", "a.", "!", "-", "'", "1?", "[", "f(", "\\", "ä", "a??"] {
      let source = String(repeating: unit, count: 100_000)
      #expect(mistake(source) == "0: an expression has at most 512 characters [E101]")
    }
    let marks = "'e" + String(repeating: "\u{301}", count: 100_000) + "'"
    #expect(mistake(marks).contains("[E101]"))
  }

  @Test("of depth counts parentheses, brackets, calls and choices")
  func depth() {
    let limits = limits { $0.depth = 3 }
    let message = "more than 3 levels are nested [E108]"
    #expect(mistake("((1))", limits: limits) == "no mistake")
    #expect(mistake("(((1)))", limits: limits) == "3: \(message)")
    #expect(mistake("[[1]]", limits: limits) == "no mistake")
    #expect(mistake("[[[1]]]", limits: limits) == "3: \(message)")
    #expect(mistake("a[b[c]]", limits: limits) == "no mistake")
    #expect(mistake("a[b[c[d]]]", limits: limits) == "6: \(message)")
    #expect(mistake("f(f(1))", limits: limits) == "no mistake")
    #expect(mistake("f(f(f(1)))", limits: limits) == "6: \(message)")
    #expect(mistake("a ? b ? 1 : 2 : 3", limits: limits) == "no mistake")
    #expect(mistake("a ? b ? c ? 1 : 2 : 3 : 4", limits: limits) == "12: \(message)")
    #expect(mistake("a + b + c + d * e - !!!!!!f", limits: limits) == "no mistake")
  }

  @Test("of depth is 64 at most")
  func greatestDepth() {
    let limits = limits {
      $0.depth = .max
      $0.length = .max
    }
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(mistake(nested(63), limits: limits) == "no mistake")
    #expect(mistake(nested(64), limits: limits) == "64: more than 64 levels are nested [E108]")
    #expect(mistake(nested(100_000), limits: limits).contains("[E108]"))
  }

  @Test("of length may be lifted: long chains do not nest")
  func longChains() throws {
    let limits = limits {
      $0.length = .max
      $0.steps = .max
    }
    let sum = "1" + String(repeating: "+1", count: 50_000)
    #expect(try evaluated(sum, limits: limits).value == 50_001)
    let path = "a" + String(repeating: ".b", count: 50_000)
    #expect(try evaluated(path, limits: limits).value == .null)
    let not = String(repeating: "!", count: 50_000) + "yes"
    #expect(try evaluated(not, limits: limits).value == true)
    let check = try RemoteExpression(parsing: not, limits: limits).check(in: Example.types)
    #expect(check.type == .bool)
  }

  @Test("of steps counts expressions, operators and calls")
  func steps() throws {
    let expression = try RemoteExpression(parsing: "abs(a) + data.cart.count")
    var evaluator = ExpressionEvaluator(
      environment: Example.environment, limits: limits { $0.steps = 6 })
    #expect(evaluator.value(of: expression, in: Example.scope) == 3)
    #expect(evaluator.remainingSteps == 3)
    #expect(evaluator.value(of: expression, in: Example.scope) == 3)
    #expect(evaluator.remainingSteps == 0)
    #expect(evaluator.reports == [])
    #expect(evaluator.value(of: expression, in: Example.scope) == .null)
    #expect(evaluator.reports.map(\.problem.code) == [.outOfSteps])
    evaluator.restoreSteps()
    #expect(evaluator.value(of: expression, in: Example.scope) == 3)
  }

  @Test(
    "of steps holds for what reads or makes much",
    arguments: [
      "text == text", "contains(text, 'b')", "upper(text)", "split(text, '')", "sum(list)",
      "list == list", "contains(list, 2)", "join(list)", "slice(list, 0)", "[list]", "max(list)",
      "replace(text, 'a', 'b')", "matches(text, 'email')", "startsWith(text, text)", "trim(text)",
      "text < other", "text >= other", "fields[text]", "contains(fields, text)",
    ])
  func stepsOfData(source: String) throws {
    let text = String(repeating: "a", count: 16_000)
    let scope: [String: RemoteValue] = [
      "text": .string(text), "list": .list(Array(repeating: 1, count: 9_000)),
      "other": .string(text + "b"), "fields": ["a": 1],
    ]
    let limits = limits { $0.steps = 50 }
    let (value, problems) = try evaluated(source, in: scope, limits: limits)
    #expect(value == .null)
    #expect(problems.allSatisfy { $0.contains("[E301]") } && problems.count == 1, "\(problems)")
  }

  @Test("of strings holds for all that makes one")
  func strings() throws {
    let limits = limits { $0.stringBytes = 8 }
    for source in [
      "'12345678' + '9'", "join(['1234', '5678'])", "replace('aaaa', 'a', '123')",
      "upper('123456789')", "slice('123456789', 0)", "number(1234567890)", "trim('123456789')",
    ] {
      let (value, problems) = try evaluated(source, limits: limits)
      #expect(value == .null, "\(source)")
      #expect(problems.allSatisfy { $0.contains("at most 8 bytes [E302]") } && problems.count == 1)
    }
    #expect(try evaluated("'1234' + '5678'", limits: limits).value == "12345678")
    #expect(try evaluated("replace('aa', 'a', 'ääää')", limits: limits).value == .null)
    #expect(try evaluated("replace('aa', 'a', 'ää')", limits: limits).value == "ääää")
  }

  @Test("of lists holds for all that makes one")
  func lists() throws {
    let limits = limits {
      $0.listCount = 3
      $0.listDepth = 2
    }
    let count = "a list of expressions has at most 3 elements [E303]"
    #expect(try evaluated("[1, 2, 3]", limits: limits).value == [1, 2, 3])
    #expect(try evaluated("[1, 2, 3, 4]", limits: limits).problems == ["0: \(count)"])
    #expect(try evaluated("split('abcd', '')", limits: limits).problems == ["0: \(count)"])
    let scope: [String: RemoteValue] = ["list": [1, 2, 3, 4], "deep": [[1]]]
    #expect(try evaluated("slice(list, 0)", in: scope, limits: limits).problems == ["0: \(count)"])
    #expect(try evaluated("slice(list, 1)", in: scope, limits: limits).value == [2, 3, 4])
    #expect(try evaluated("[[1]]", limits: limits).value == [[1]])
    let depth = "a list of expressions is at most 2 levels deep [E303]"
    #expect(try evaluated("[deep]", in: scope, limits: limits).problems == ["0: \(depth)"])
  }

  @Test("of problems holds")
  func problems() throws {
    let expression = try RemoteExpression(parsing: "unknown")
    var evaluator = ExpressionEvaluator(
      environment: Example.environment, limits: limits { $0.problems = 3 })
    for place in 1...10 { _ = evaluator.value(of: expression, in: [:], at: place) }
    #expect(evaluator.reports.map(\.place) == [1, 2, 3])
  }

  @Test("of problems holds for guesses at what was meant", .timeLimit(.minutes(1)))
  func guesses() throws {
    let expression = try RemoteExpression(parsing: "plural('cards', 1)")
    var environment = Example.environment
    for number in 0..<20_000 { environment.strings["card\(number)"] = ["other": "#"] }
    var evaluator = ExpressionEvaluator(
      environment: environment, limits: limits { $0.steps = .max })
    for _ in 0..<20_000 { _ = evaluator.value(of: expression, in: [:]) }
    #expect(evaluator.reports.map(\.problem.code) == [.unknownChoice])
  }

  @Test("that makes no sense allows nothing, and traps never")
  func nonsense() {
    for number in [Int.min, -1, 0] {
      let limits = limits {
        $0.length = number
        $0.depth = number
        $0.steps = number
        $0.stringBytes = number
        $0.listCount = number
        $0.listDepth = number
        $0.problems = number
      }
      #expect(mistake("1", limits: limits).hasSuffix("]"))
      var evaluator = ExpressionEvaluator(environment: Example.environment, limits: limits)
      if let expression = try? RemoteExpression(parsing: "[upper('a' + 'b')]") {
        #expect(evaluator.value(of: expression, in: [:]) == .null)
      }
    }
  }
}
