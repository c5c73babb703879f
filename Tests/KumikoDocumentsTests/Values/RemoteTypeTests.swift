import KumikoDocuments
import Testing

@Suite("The type of a value of a document") struct RemoteTypeTests {
  @Test(
    "follows from the value",
    arguments: [
      (nil, .any), (true, .bool), (1, .number), ("a", .string), ([], .list(of: .any)),
      ([1, 2], .list(of: .number)), ([1, nil], .list(of: .optional(.number))),
      ([nil, 1], .list(of: .optional(.number))), ([nil, nil], .list(of: .any)),
      ([1, "a", nil, 1], .list(of: .any)),
      ([1, "a"], .list(of: .any)), ([[1], ["a"]], .list(of: .list(of: .any))),
      (["a": 1], .object(["a": .number])),
      (
        [["a": 1], ["b": "x"], ["a": 2, "b": "y"]],
        .list(of: .object(["a": .optional(.number), "b": .optional(.string)]))
      ),
      ([["a": 1], nil], .list(of: .optional(.object(["a": .number])))),
      ([["a": 1], ["a": "x"]], .list(of: .object(["a": .any]))),
      ([["a": 1], [:]], .list(of: .object([:]))),
    ] as [(RemoteValue, RemoteType)])
  func inference(value: RemoteValue, expected: RemoteType) {
    #expect(RemoteType(of: value) == expected)
    #expect(expected.contains(value))
    #expect(expected.accepts(expected))
  }

  @Test("is any where values are nested more than 32 levels deep")
  func depth() {
    var value: RemoteValue = 1
    for _ in 1...10_000 { value = .list([value]) }
    var type = RemoteType(of: value)
    for _ in 1...32 {
      guard case .list(of: let element) = type else { break }
      type = element
    }
    #expect(type == .any)
  }

  @Test("accepts what may fit")
  func accepts() {
    let pairs: [(RemoteType, RemoteType, Bool)] = [
      (.any, .string, true), (.string, .any, true), (.string, .string, true),
      (.string, .number, false), (.string, .null, false), (.optional(.string), .null, true),
      (.string, .optional(.string), true), (.string, .optional(.number), false),
      (.optional(.string), .optional(.string), true), (.list(of: .any), .list(of: .string), true),
      (.list(of: .number), .list(of: .string), false), (.list(of: .number), .list(of: .any), true),
      (.object(["a": .number]), .object(["a": .number, "b": .string]), true),
      (.object(["a": .number]), .object(["b": .string]), false),
      (.object(["a": .optional(.number)]), .object(["b": .string]), true),
      (.object(["a": .number]), .object([:]), true), (.object([:]), .object(["a": .null]), true),
      (.object([:]), .list(of: .any), false), (.null, .null, true), (.null, .bool, false),
    ]
    for (type, other, expected) in pairs {
      #expect(type.accepts(other) == expected, "\(type.description) and \(other.description)")
    }
  }

  @Test("contains values with everything in them")
  func contains() {
    let type = RemoteType.object(["a": .list(of: .number), "b": .optional(.string)])
    #expect(type.contains(["a": [1, 2]]))
    #expect(type.contains(["a": [], "b": nil, "c": true]))
    #expect(!type.contains(["a": [1, "x"]]))
    #expect(!type.contains(["b": "x"]))
    #expect(!type.contains(nil))
  }

  @Test("has words for messages")
  func words() {
    #expect(RemoteType.list(of: .list(of: .bool)).description == "list of lists")
    #expect(RemoteType.optional(.number).description == "number or null")
    #expect(RemoteType.optional(.any).description == "any value")
    #expect(RemoteType.list(of: .bool).description == "list of Booleans")
  }
}
