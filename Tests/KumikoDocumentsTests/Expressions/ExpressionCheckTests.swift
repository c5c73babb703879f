import KumikoDocuments
import Testing

@Suite("A check of an expression") struct ExpressionCheckTests {
  @Test(
    "finds the type",
    arguments: [
      ("1", "number"), ("'a'", "string"), ("null", "null"), ("yes", "Boolean"),
      ("data.tags", "list of strings"), ("data.products", "list of objects"),
      ("data.products[0].price", "number or null"), ("data.products[0].old", "number or null"),
      ("data.tags[0] ?? ''", "string"), ("data.nothing", "any value"), ("data.cart", "object"),
      ("data.cart['count']", "number"), ("data.cart[text]", "any value"),
      ("1 + 1", "number"), ("'a' + text", "string"), ("data.nothing + 1", "number"),
      ("data.nothing + data.nothing", "any value"), ("1 / 2", "number or null"), ("-a", "number"),
      ("1 < 2", "Boolean"), ("1 == data.nothing", "Boolean"), ("text == null", "Boolean"),
      ("yes && no", "Boolean"), ("yes ? 1 : 2", "number"), ("yes ? 1 : null", "number or null"),
      ("yes ? 1 : 'a'", "any value"), ("null ?? 1", "number"), ("[]", "list"),
      ("[1, 2]", "list of numbers"), ("[1, 'a']", "list"), ("[1, null]", "list of values"),
      ("count(data.tags)", "number"), ("first(data.tags)", "string or null"),
      ("first(data.products).name", "string or null"), ("slice(data.tags, 1)", "list of strings"),
      ("slice(text, 1)", "string"), ("max(1, 2)", "number or null"),
      ("split(text, ',')", "list of strings"),
    ])
  func types(source: String, expected: String) throws {
    #expect(try checked(source) == [expected])
  }

  @Test(
    "finds all mistakes, each with its place",
    arguments: [
      ("datta.x + b", ["0: unknown name 'datta'; did you mean 'data'? [E201]"]),
      ("count + 1", ["0: unknown name 'count'; did you mean 'count(…)'? [E201]"]),
      ("data.prise", ["5: unknown field 'prise'; did you mean 'price'? [E203]"]),
      ("data['prise']", ["5: unknown field 'prise'; did you mean 'price'? [E203]"]),
      ("data.products[0].nam", ["17: unknown field 'nam'; did you mean 'name'? [E203]"]),
      (
        "data.tags.count",
        ["10: list of strings has no field 'count'; did you mean 'count(…)'? [E203]"]
      ),
      ("text[0]", ["4: string has no elements [E206]"]),
      ("data.tags['a']", ["10: an index is a whole number, found string [E305]"]),
      ("data.tags[0.5]", ["10: an index is a whole number [E305]"]),
      ("data[1]", ["5: the name of a field is a string, found number [E305]"]),
      ("a + text", ["2: + needs two numbers or two strings, found number and string [E206]"]),
      ("a + null", ["2: + needs two numbers or two strings, found number and null [E206]"]),
      ("text * 2", ["5: * needs two numbers, found string and number [E206]"]),
      ("yes < no", ["4: < needs two numbers or two strings, found Boolean and Boolean [E206]"]),
      ("a == text", ["2: number and string are never equal [E206]"]),
      ("!a", ["0: ! needs a Boolean, found number [E206]"]),
      ("-text", ["0: - needs a number, found string [E206]"]),
      (
        "a && text",
        [
          "2: && needs two Booleans, found number [E206]",
          "2: && needs two Booleans, found string [E206]",
        ]
      ),
      ("a ? 1 : 2", ["2: the condition of ?: is a Boolean, found number [E206]"]),
      ("no && data.prise", ["11: unknown field 'prise'; did you mean 'price'? [E203]"]),
      ("curency(a, 'EUR')", ["0: unknown function 'curency'; did you mean 'currency'? [E202]"]),
      ("count()", ["0: 'count' takes 1 argument, found 0 [E204]"]),
      ("round(1, 2, 3)", ["0: 'round' takes 1 to 2 arguments, found 3 [E204]"]),
      ("upper(a)", ["6: argument 1 of 'upper' is a string, found number [E205]"]),
      ("join(text + 'a')", ["5: argument 1 of 'join' is a list, found string [E205]"]),
      (
        "sum(data.tags)",
        ["4: argument 1 of 'sum' is a list of numbers, found list of strings [E205]"]
      ),
      ("date(text, 'lang')", ["11: unknown style 'lang'; did you mean 'long'? [E209]"]),
      ("matches(text, 'emial')", ["14: unknown format 'emial'; did you mean 'email'? [E209]"]),
      ("plural('crat', 1)", ["7: there are no strings 'crat'; did you mean 'cart'? [E209]"]),
      (
        "upper(a) + data.prise + lowr('a')",
        [
          "6: argument 1 of 'upper' is a string, found number [E205]",
          "16: unknown field 'prise'; did you mean 'price'? [E203]",
          "24: unknown function 'lowr'; did you mean 'lower'? [E202]",
        ]
      ),
    ])
  func mistakes(source: String, expected: [String]) throws {
    #expect(try checked(source) == expected)
  }

  @Test("finds a result of another type than is expected")
  func results() throws {
    #expect(try checked("yes ? a : b", expecting: .number) == ["number"])
    #expect(try checked("data.nothing", expecting: .number) == ["any value"])
    #expect(try checked("first(data.tags)", expecting: .string) == ["string or null"])
    #expect(
      try checked(" a + 1", expecting: .string) == ["1: expected string, found number [E207]"])
    #expect(try checked("null", expecting: .string) == ["0: expected string, found null [E207]"])
    #expect(try checked("null", expecting: .optional(.string)) == ["null"])
    #expect(
      try checked("data.tags", expecting: .list(of: .number)) == [
        "0: expected list of numbers, found list of strings [E207]"
      ])
    #expect(try checked("data.cart", expecting: .object(["count": .number])) == ["object"])
    #expect(
      try checked("data.cart", expecting: .object(["cost": .number])) == [
        "0: expected object, found object [E207]"
      ])
  }
}
