import KumikoDocuments
import Testing
import _TestSupport

@Suite("The operators of expressions bind") struct RemoteExpressionPrecedenceTests {
  /// All operators between two operands, those of a line equally, from loose to tight.
  private static let levels = [
    ["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["??"], ["+", "-"], ["*", "/", "%"],
  ]
  private static let world: [RemoteValue] = [nil, true, false, 7, 2, "a"]

  /// The values of an expression for all values of three names.
  private func results(_ source: String) throws -> [RemoteValue] {
    let expression = try RemoteExpression(parsing: source)
    let evaluator = ExpressionEvaluator(environment: Example.environment)
    return Self.world.flatMap { a in
      Self.world.flatMap { b in
        Self.world.map { c in
          var fresh = evaluator
          return fresh.value(of: expression, in: ["a": a, "b": b, "c": c])
        }
      }
    }
  }

  @Test("as the table says, each pair of them")
  func pairs() throws {
    let operators = Self.levels.enumerated().flatMap { level, signs in signs.map { ($0, level) } }
    for (first, level) in operators {
      for (second, other) in operators where level != 2 || other != 2 {
        let left = "(a \(first) b) \(second) c"
        let right = "a \(first) (b \(second) c)"
        let plain = try results("a \(first) b \(second) c")
        #expect(plain == (try results(level >= other ? left : right)), "\(first) \(second)")
      }
    }
  }

  @Test("so that the table matters")
  func groups() throws {
    #expect(try value("1 + 2 * 3") == 7)
    #expect(try value("7 - 2 - 1") == 4)
    #expect(try value("2 * 3 % 4") == 2)
    #expect(try value("null ?? 1 + 1 == 2") == true)
    #expect(try value("true || false && false") == true)
  }

  @Test("less in a choice, which groups to the right")
  func choices() throws {
    #expect(try value("no ? 1 : yes ? 2 : 3") == 2)
    #expect(try value("yes ? no ? 1 : 2 : 3") == 2)
    #expect(try value("no || yes ? 1 + 1 : 3 + 1") == 2)
    #expect(try value("(yes ? 1 : 2) + 1") == 2)
  }

  @Test("more in front of an operand, and behind it most")
  func unary() throws {
    #expect(try value("-a + 1") == 0)
    #expect(try value("!no && yes") == true)
    #expect(try value("!!yes") == true)
    #expect(try value("- -2") == 2)
    #expect(try value("--2") == 2)
    #expect(try value("-data.numbers[0]") == -3)
    #expect(try value("2 * -3") == -6)
  }
}
