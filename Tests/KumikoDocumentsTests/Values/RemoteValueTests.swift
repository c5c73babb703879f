import KumikoDocuments
import Testing

@Suite("A value of a document") struct RemoteValueTests {
  @Test("is written as a literal")
  func literals() {
    let value: RemoteValue = [
      "name": "Tea pot", "price": 29.9, "tags": ["new", nil], "sold": false,
    ]
    #expect(
      value
        == .object([
          "name": .string("Tea pot"), "price": .number(29.9),
          "tags": .list([.string("new"), .null]), "sold": .bool(false),
        ]))
  }

  @Test("equals only values of its type")
  func types() {
    #expect(RemoteValue.number(1) != .bool(true))
    #expect(RemoteValue.number(1) != .string("1"))
    #expect(RemoteValue.null != .string(""))
  }

  @Test("says its kind as messages do")
  func kinds() {
    let values: [RemoteValue] = [nil, true, 1, "a", [], [:]]
    #expect(values.map(\.kind) == ["null", "Boolean", "number", "string", "list", "object"])
  }
}
