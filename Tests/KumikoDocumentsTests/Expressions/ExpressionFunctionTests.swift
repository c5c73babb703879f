import Foundation
import KumikoDocuments
import Testing

@Suite("The function") struct ExpressionFunctionTests {
  @Test(
    "count, and isEmpty, know lists, objects, characters and null",
    arguments: [
      ("count([1, 2])", 2), ("count([])", 0), ("count(data.cart)", 2), ("count(null)", 0),
      ("count('')", 0), ("count('e\u{301}🇩🇪👨‍👩‍👧')", 3), ("count('\r\n')", 1),
      ("isEmpty([])", true), ("isEmpty([1])", false), ("isEmpty('')", true),
      ("isEmpty(' ')", false), ("isEmpty(null)", true), ("isEmpty(data.cart)", false),
    ] as [(String, RemoteValue)])
  func count(source: String, expected: RemoteValue) throws {
    #expect(try value(source) == expected)
  }

  @Test(
    "contains looks for elements, whole characters and fields",
    arguments: [
      ("contains([1, 'a'], 'a')", true), ("contains([1], '1')", false),
      ("contains([], null)", false), ("contains([null], null)", true),
      ("contains([[1]], [1])", true), ("contains('abcabd', 'abd')", true),
      ("contains('abc', '')", true), ("contains('', 'a')", false),
      ("contains('aaab', 'aab')", true),
      ("contains('🇩🇪🇫🇷', '🇪🇫')", false), ("contains('🇩🇪🇫🇷', '🇫🇷')", true),
      ("contains('cafe\u{301}', 'e')", false), ("contains('cafe\u{301}', 'é')", true),
      ("contains('👨‍👩‍👧', '👩')", false), ("contains(data.cart, 'count')", true),
      ("contains(data.cart, 'cost')", false),
    ])
  func contains(source: String, expected: Bool) throws {
    #expect(try value(source) == .bool(expected))
  }

  @Test("contains takes no other value for a string")
  func containsMistake() throws {
    #expect(
      try evaluated("contains('a1', 1)").problems == [
        "0: 'contains' takes a string here, found number [E205]"
      ])
  }

  @Test(
    "startsWith, and endsWith, compare whole characters",
    arguments: [
      ("startsWith('abc', 'ab')", true), ("startsWith('abc', 'b')", false),
      ("startsWith('abc', '')", true), ("startsWith('e\u{301}', 'e')", false),
      ("endsWith('abc', 'bc')", true), ("endsWith('abc', 'b')", false),
      ("endsWith('', '')", true), ("endsWith('🇩🇪🇫🇷', '🇷')", false), ("endsWith('a', 'aa')", false),
    ])
  func ends(source: String, expected: Bool) throws {
    #expect(try value(source) == .bool(expected))
  }

  @Test("lower, and upper, know the language")
  func letters() throws {
    #expect(try value("lower('ÄI')") == "äi")
    #expect(try value("upper('straße i')") == "STRASSE I")
    var turkish = Example.environment
    turkish.locale = Locale(identifier: "tr_TR")
    #expect(try value("lower('I')", environment: turkish) == "ı")
    #expect(try value("upper('i')", environment: turkish) == "İ")
  }

  @Test(
    "trim, split, join and replace",
    arguments: [
      ("trim(' \n a b\t\u{2003}')", "a b"), ("trim('   ')", ""), ("trim('')", ""),
      ("split('a,b,,c', ',')", ["a", "b", "", "c"]), ("split('', ',')", [""]),
      ("split('a🇩🇪', '')", ["a", "🇩🇪"]), ("split('', '')", []),
      ("split('a--b-', '--')", ["a", "b-"]),
      ("join(['a', 'b'])", "a, b"), ("join([1, null, true], '-')", "1--true"), ("join([])", ""),
      ("replace('banana', 'an', 'o')", "booa"), ("replace('abc', '', 'x')", "abc"),
      ("replace('abc', 'b', '')", "ac"), ("replace('aaa', 'aa', 'b')", "ba"),
    ] as [(String, RemoteValue)])
  func pieces(source: String, expected: RemoteValue) throws {
    #expect(try value(source) == expected)
  }

  @Test("join takes no lists in the list")
  func joinMistake() throws {
    #expect(try evaluated("join([[1]])").problems == ["0: list in the list is no text [E208]"])
  }

  @Test(
    "slice, first and last",
    arguments: [
      ("slice([1, 2, 3], 1)", [2, 3]), ("slice([1, 2, 3], 0, 2)", [1, 2]),
      ("slice([1, 2, 3], -2)", [2, 3]), ("slice([1, 2, 3], 0, -1)", [1, 2]),
      ("slice([1, 2, 3], 2, 1)", []), ("slice([1, 2, 3], 5)", []), ("slice([1], -9, 9)", [1]),
      ("slice('a🇩🇪c', 1, 2)", "🇩🇪"), ("slice('abc', -1)", "c"),
      ("first([1, 2])", 1), ("last([1, 2])", 2), ("first('🇩🇪a')", "🇩🇪"), ("last('ab')", "b"),
      ("first([])", nil), ("last([])", nil), ("first('')", nil),
    ] as [(String, RemoteValue)])
  func slices(source: String, expected: RemoteValue) throws {
    #expect(try value(source) == expected)
  }

  @Test("slice takes whole numbers")
  func sliceMistake() throws {
    let message = "'from' is a whole number from -1000000000 to 1000000000 [E307]"
    #expect(try evaluated("slice([1], 0.5)").problems == ["0: \(message)"])
    #expect(try evaluated("slice([1], 1e300)").problems == ["0: \(message)"])
  }

  @Test(
    "sum, min, max, round and abs",
    arguments: [
      ("sum(data.numbers)", 6), ("sum([])", 0), ("min(data.numbers)", 1), ("max(data.numbers)", 3),
      ("min(3, 1, 2)", 1), ("max(3)", 3), ("min([])", nil),
      ("round(2.5)", 3), ("round(-2.5)", -3), ("round(2.44)", 2), ("round(2.345, 2)", 2.35),
      ("round(1234, -2)", 1200), ("round(1e300, 15)", 1e300), ("round(0.1, 15)", 0.1),
      ("abs(-2)", 2), ("abs(2)", 2), ("abs(-0.5)", 0.5),
    ] as [(String, RemoteValue)])
  func numbers(source: String, expected: RemoteValue) throws {
    #expect(try value(source) == expected)
  }

  @Test(
    "takes no other numbers than it says",
    arguments: [
      ("sum([1, 'a'])", "argument 1 of 'sum' is a list of numbers, found list [E205]"),
      ("min([1], 2)", "'min' takes one list or several numbers [E204]"),
      ("min()", "'min' takes at least 1 argument, found 0 [E204]"),
      ("round(1, 16)", "'digits' is a whole number from -15 to 15 [E307]"),
      ("number(1, -1)", "'digits' is a whole number from 0 to 15 [E307]"),
      ("sum([1e308, 1e308])", "the result is not a finite number [E304]"),
      (
        "currency(1, 'eur')",
        "'eur' is no code of a currency, such as EUR; did you mean 'EUR'? [E307]"
      ),
      ("currency(1, '$')", "'$' is no code of a currency, such as EUR [E307]"),
      (
        "date('tomorrow')",
        "'tomorrow' is no date, such as 2026-11-27 or 2026-11-27T18:10:00Z [E306]"
      ),
      ("date(1e300)", "the number is no date of the years 1 to 9999 [E306]"),
      ("date('2026-11-27', 'longg')", "unknown style 'longg'; did you mean 'long'? [E209]"),
      ("plural('card', 1)", "there are no strings 'card'; did you mean 'cart'? [E209]"),
      ("matches('a', 'mail')", "unknown format 'mail'; did you mean 'email'? [E209]"),
    ])
  func mistakes(source: String, expected: String) throws {
    let (value, problems) = try evaluated(source)
    #expect(value == .null)
    #expect(problems == ["0: " + expected])
  }

  @Test(
    "number, currency, percent and date write by the locale",
    arguments: [
      ("en_US", ["1,234.568", "1,234.50", "€29.90", "$5", "26%", "25.7%", "11/27/2026"]),
      ("de_DE", ["1.234,568", "1.234,50", "29,90 €", "5 $", "26 %", "25,7 %", "27.11.2026"]),
    ])
  func locales(identifier: String, expected: [String]) throws {
    var environment = Example.environment
    environment.locale = Locale(identifier: identifier)
    let sources = [
      "number(1234.5678)", "number(1234.5, 2)", "currency(29.9, 'EUR')", "currency(5, 'USD', 0)",
      "percent(0.257)", "percent(0.257, 1)", "date('2026-11-27', 'short')",
    ]
    let texts = try sources.map { try value($0, environment: environment).text?.plainSpaces }
    #expect(texts == expected)
  }

  @Test("date reads ISO 8601, and shows the environment's time zone")
  func dates() throws {
    var berlin = Example.environment
    berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    func time(_ text: String) throws -> String? {
      try value("date('\(text)', 'dateTime')", environment: berlin).text?.plainSpaces
    }
    #expect(try time("2026-11-27T18:10:00Z") == "Nov 27, 2026 at 7:10 PM")
    #expect(try time("2026-07-27T18:10:30.25+02:00") == "Jul 27, 2026 at 6:10 PM")
    #expect(try time("2026-11-27 18:10") == "Nov 27, 2026 at 6:10 PM")
    #expect(try time("2026-11-27") == "Nov 27, 2026 at 12:00 AM")
    #expect(try value("date(0, 'medium')", environment: berlin) == "Jan 1, 1970")
    for style in ["weekday", "monthDay", "month", "monthYear", "year", "long", "full", "time"] {
      #expect(try value("isEmpty(date('2026-11-27', '\(style)'))") == false)
    }
  }

  @Test(
    "date takes only days that are in the calendar",
    arguments: [
      "", "2026", "2026-11", "2026-13-01", "2026-02-29", "2026-11-31", "2026-00-10", "0000-01-01",
      "2026-11-27T", "2026-11-27T25:00", "2026-11-27T18:60", "2026-11-27T18:10:60",
      "2026-11-27T18:10Zulu", "2026-11-27T18:10+1", "27.11.2026", "2026-11-27 ", "２０２６-11-27",
    ])
  func notDates(text: String) throws {
    #expect(try evaluated("date('\(text)')").problems.first?.contains("[E306]") == true)
  }

  @Test(
    "relative takes the largest unit that fits, and days of the calendar",
    arguments: [
      (0, "now"), (-5, "5 seconds ago"), (59, "in 59 seconds"), (60, "in 1 minute"),
      (-3_599, "59 minutes ago"), (3_600, "in 1 hour"), (-18 * 3_600, "18 hours ago"),
      // At ten past six in the evening, yesterday ended eighteen hours ago.
      (-19 * 3_600, "yesterday"), (6 * 3_600, "tomorrow"), (5 * 3_600, "in 5 hours"),
      (2 * 86_400, "in 2 days"), (-6 * 86_400, "6 days ago"), (7 * 86_400, "in 1 week"),
      (-21 * 86_400, "3 weeks ago"), (28 * 86_400, "next month"), (-40 * 86_400, "last month"),
      (100 * 86_400, "in 3 months"), (-400 * 86_400, "last year"), (4_000 * 86_400, "in 11 years"),
      (-60 * 86_400, "2 months ago"),
      (-10 * 86_400, "1 week ago"), (-700 * 86_400, "2 years ago"), (35 * 86_400, "in 1 month"),
    ])
  func relative(seconds: Int, expected: String) throws {
    let date = Example.environment.now.timeIntervalSince1970 + Double(seconds)
    #expect(try value("relative(x)", in: ["x": .number(date)]).text == expected)
  }

  @Test("relative speaks the environment's language")
  func relativeLanguage() throws {
    var german = Example.environment
    german.locale = Locale(identifier: "de_DE")
    #expect(try value("relative('2026-11-26')", environment: german) == "gestern")
    #expect(try value("relative('2026-12-01')", environment: german) == "in 4 Tagen")
  }

  @Test("plural takes the document's text for the count")
  func plural() throws {
    #expect(try value("plural('cart', 1)") == "1 thing")
    #expect(try value("plural('cart', 2)") == "2 things")
    #expect(try value("plural('cart', 0)") == "nothing")
    #expect(try value("plural('cart', 1.5)") == "1.5 things")
    #expect(try value("plural('cart', 1234)") == "1,234 things")
    var russian = Example.environment
    russian.locale = Locale(identifier: "ru_RU")
    russian.strings = ExpressionEnvironment.strings(from: [
      "cart": ["one": "# вещь", "few": "# вещи", "many": "# вещей", "other": "# вещи"],
      "plain": "#/#", "broken": 1, "few": ["few": "#"],
    ])
    let texts = try [1, 2, 5, 11, 21, 1.5].map {
      try value("plural('cart', \($0))", environment: russian).text
    }
    #expect(texts == ["1 вещь", "2 вещи", "5 вещей", "11 вещей", "21 вещь", "1,5 вещи"])
    #expect(try value("plural('plain', 7)", environment: russian) == "7/7")
    #expect(
      try evaluated("plural('few', 1)", environment: russian).problems == [
        "0: the strings 'few' lack 'other' [E209]"
      ])
    #expect(try evaluated("plural('broken', 1)", environment: russian).value == .null)
  }

  @Test("has a closed list")
  func names() {
    #expect(
      ExpressionFunctions.standard.names.joined(separator: " ")
        == """
        abs contains count currency date endsWith first isEmpty join last lower matches max min \
        number percent plural relative replace round slice split startsWith sum trim upper
        """)
  }

  @Test("has a signature")
  func signatures() {
    let functions = ExpressionFunctions.standard
    #expect(
      functions["currency"]?.description
        == "currency(amount: number, code: string, digits?: number) → string")
    #expect(
      functions["max"]?.description == "max(numbers: list of numbers or number, …) → number or null"
    )
  }
}
