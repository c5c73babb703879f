import KumikoDocuments
import Testing

@Suite("The syntax of expressions") struct RemoteExpressionSyntaxTests {
  @Test(
    "has literals",
    arguments: [
      ("1", 1), ("0", 0), ("0.5", 0.5), ("1e3", 1000), ("25E-1", 2.5), ("null", nil),
      ("true", true), ("false", false), ("'it'", "it"), (#""it's""#, "it's"), ("''", ""),
      ("[]", []), ("[1, 'a', [null]]", [1, "a", [nil]]), (" \t\r\n1 ", 1),
      ("9007199254740993", 9_007_199_254_740_992),
    ] as [(String, RemoteValue)])
  func literals(source: String, expected: RemoteValue) throws {
    #expect(try value(source) == expected)
  }

  @Test(
    "has escapes in strings",
    arguments: [
      (#"'\''"#, "'"), (#"'\"'"#, "\""), (#"'\\'"#, "\\"), (#"'\/'"#, "/"),
      (#"'\n\t\r'"#, "\n\t\r"),
      (#"'\u00e9'"#, "é"), (#"'\uD83D\uDE00'"#, "😀"), ("'🇩🇪}'", "🇩🇪}"),
    ])
  func escapes(source: String, expected: String) throws {
    #expect(try value(source) == .string(expected))
  }

  @Test("has names of letters of all scripts")
  func names() throws {
    let scope: [String: RemoteValue] = ["größe": 1, "_x1": 2, "数": ["ключ": 3]]
    #expect(try value("größe + _x1 + 数.ключ", in: scope) == 6)
  }

  @Test("has fields and elements of any depth, and keys that are no names")
  func paths() throws {
    #expect(try value("data.products[1].name") == "Pot")
    #expect(try value("data['products'][0]['price']") == 4.5)
    #expect(try value("a['b c']", in: ["a": ["b c": 1]]) == 1)
  }

  @Test(
    "says what is wrong, and where",
    arguments: [
      ("", "0: there is no expression [E110]"),
      ("  ", "2: there is no expression [E110]"),
      ("1 +", "3: the expression ends too early: expected a value [E107]"),
      ("(1", "2: the expression ends too early: expected ')' [E107]"),
      ("f(1", "3: the expression ends too early: expected ',' or ')' [E107]"),
      ("1 2", "2: expected an operator or the end, found a number [E106]"),
      ("a and b", "2: expected an operator or the end, found 'and'; did you mean '&&'? [E106]"),
      ("a ? b", "5: the expression ends too early: expected ':' [E107]"),
      ("a..b", "2: expected a name, found '.' [E106]"),
      (
        "a.count()",
        "2: there are no methods: write 'count' as a function; did you mean 'count(…)'? [E106]"
      ),
      ("a = 1", "2: unexpected character '='; did you mean '=='? [E102]"),
      ("a & b", "2: unexpected character '&'; did you mean '&&'? [E102]"),
      ("a | b", "2: unexpected character '|'; did you mean '||'? [E102]"),
      ("ä + ‘x’", "5: unexpected character '‘'; did you mean '''? [E102]"),
      ("a\u{A0}+ b", "1: unexpected character U+00A0; did you mean ' '? [E102]"),
      ("a\u{202E}", "1: unexpected character U+202E [E102]"),
      ("a\u{0}", "1: unexpected character U+0000 [E102]"),
      ("#", "0: unexpected character '#' [E102]"),
      ("{}", "0: unexpected character '{' [E102]"),
      ("1}", "1: expected an operator or the end, found '}' [E106]"),
      ("'abc", "0: the string has no closing ' [E103]"),
      (#"'\x41'"#, #"1: no such escape; did you mean '\\'? [E104]"#),
      (#"'\uD800'"#, #"1: \u is followed by four hexadecimal digits of a character [E104]"#),
      (#"'\u12'"#, #"1: \u is followed by four hexadecimal digits of a character [E104]"#),
      (#"'\"#, "0: the string has no closing ' [E103]"),
      ("007", "0: '007' is not a number [E105]"),
      ("12px", "0: '12px' is not a number [E105]"),
      ("1 + 1e400", "4: the number is too large [E105]"),
      (".5", "0: expected a value, found '.' [E106]"),
      ("a < b < c", "6: comparisons do not follow each other: combine two with && [E109]"),
      ("a == b != c", "7: comparisons do not follow each other: combine two with && [E109]"),
      ("[1,]", "3: expected a value, found ']' [E106]"),
      ("f(,)", "2: expected a value, found ',' [E106]"),
    ])
  func mistakes(source: String, expected: String) {
    #expect(mistake(source) == expected)
  }

  @Test("has stable codes, each once")
  func codes() {
    let codes = ExpressionProblemCode.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    #expect(codes == codes.sorted())
  }

  @Test("makes expressions of the same text equal")
  func equality() throws {
    let first = try RemoteExpression(parsing: "a + b")
    #expect(try first == RemoteExpression(parsing: "a + b"))
    #expect(try first != RemoteExpression(parsing: "a+b"))
    #expect(first.description == "a + b")
  }

  @Test(
    "tells what is read",
    arguments: [
      ("1", []), ("data", ["data"]), ("data.cart.count > 0", ["data.cart.count"]),
      ("a.b[c.d].e + a.b", ["a.b", "c.d"]), ("f(a, a, b.c)", ["a", "b.c"]),
      ("(a).b ?? d.e", ["a.b", "d.e"]), ("(a ? b : c).d", ["a", "b", "c"]),
    ])
  func references(source: String, expected: [String]) throws {
    let expression = try RemoteExpression(parsing: source)
    #expect(expression.references.map(\.description) == expected)
  }

  @Test("tells whether the result changes with the time")
  func time() throws {
    #expect(try RemoteExpression(parsing: "relative(a)").usesCurrentTime)
    #expect(try !RemoteExpression(parsing: "date(a)").usesCurrentTime)
  }
}
