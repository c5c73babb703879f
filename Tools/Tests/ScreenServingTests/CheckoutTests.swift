import Foundation
import Testing

/// An order is placed once, and only if all is right.
@Suite("Checkout", .timeLimit(.minutes(1)))
struct CheckoutTests {
  @Test("What is wrong is said of each field by its id, and orders nothing")
  func errors() async throws {
    try await OpenShop.run { shop in
      try await shop.client.add("pot")
      let answer = try await shop.client.order(key: "a", form: [:])
      #expect(answer.status == 422)
      #expect(answer["Cache-Control"] == "no-store")
      #expect(try answer.errors.keys.sorted() == ["address", "card", "mail", "name"])
      #expect(try answer.json["message"] as? String == "Something is missing.")
      let ids = try Self.fieldIDs(of: await shop.client.get("/checkout"))
      #expect(try Set(answer.errors.keys) == ids)
      #expect(try await shop.client.cartCount() == 1)
      #expect(try await shop.client.get("/orders/latest").status == 404)
    }
  }

  @Test(
    "Each field is looked at",
    arguments: [
      ("name", "  "), ("mail", "ada"), ("mail", "ada@example"), ("mail", "a b@example.org"),
      ("mail", "@example.org"), ("mail", "ada@.org"), ("address", "here"),
      ("card", "4242 4242 4242 4241"), ("card", "4242"), ("card", "４２４２４２４２４２４２４２４２"),
    ])
  func field(id: String, text: String) async throws {
    try await OpenShop.run { shop in
      try await shop.client.add("pot")
      var form = SocketClient.goodForm
      form[id] = text
      let answer = try await shop.client.order(key: "a", form: form)
      #expect(answer.status == 422)
      #expect(try Array(answer.errors.keys) == [id])
    }
  }

  @Test("Corrected, with the same key, the form orders: the key counts once it is used")
  func corrected() async throws {
    try await OpenShop.run { shop in
      try await shop.client.add("pot")
      #expect(try await shop.client.order(key: "a", form: [:]).status == 422)
      let answer = try await shop.client.order(key: "a")
      #expect(answer.status == 201)
      #expect(answer["Location"] == "/orders/K-1001")
      #expect(try await shop.client.cartCount() == 0)
      #expect(try await shop.client.get("/orders/K-1001").status == 200)
    }
  }

  @Test("The same key orders once, however often and at once it is sent")
  func idempotent() async throws {
    try await OpenShop.run { shop in
      let client = shop.client
      try await client.add("pot")
      let places = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<8 { group.addTask { try await client.order(key: "a")["Location"] } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(places == Array(repeating: "/orders/K-1001", count: 8))
      try await client.add("cup")
      #expect(try await client.order(key: "a")["Location"] == "/orders/K-1001")
      #expect(try await client.cartCount() == 1)
      #expect(try await client.order(key: "b")["Location"] == "/orders/K-1002")
    }
  }

  @Test("A key is good for one form, and for one account")
  func keys() async throws {
    try await OpenShop.run { shop in
      let (ada, bob) = (shop.client.account("ada"), shop.client.account("bob"))
      try await ada.add("pot")
      try await bob.add("pot")
      #expect(try await ada.order(key: "a").status == 201)
      var other = SocketClient.goodForm
      other["name"] = "Eve"
      try await ada.add("cup")
      let answer = try await ada.order(key: "a", form: other)
      #expect(answer.status == 422)
      #expect(try answer.errors.isEmpty)
      #expect(try await ada.cartCount() == 1)
      #expect(try await bob.order(key: "a")["Location"] == "/orders/K-1002")
    }
  }

  @Test("There is no order without a key, or of nothing")
  func refused() async throws {
    try await OpenShop.run { shop in
      let client = shop.client
      #expect(try await client.order(key: "a").status == 409)
      try await client.add("pot")
      #expect(try await client.order(key: "").status == 400)
      #expect(try await client.order(key: "a b").status == 400)
      #expect(
        try await client.send(.post, "/orders", form: SocketClient.goodForm).status == 400)
      #expect(try await client.cartCount() == 1)
    }
  }

  @Test("Nobody sees the orders of others")
  func accounts() async throws {
    try await OpenShop.run { shop in
      let (ada, bob) = (shop.client.account("ada"), shop.client.account("bob"))
      try await ada.add("pot")
      _ = try await ada.order(key: "a")
      for path in ["/orders/K-1001", "/orders/latest"] {
        #expect(try await ada.get(path).json["id"] as? String == "shop.order.K-1001")
        #expect(try await bob.get(path).status == 404)
      }
      #expect(try await bob.get("/orders/K-1001/live").status == 404)
    }
  }

  private static func fieldIDs(of answer: SocketClient.Answer) throws -> Set<String> {
    let sections = try answer.json["sections"] as? [[String: Any]] ?? []
    let rows = sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }
    return Set(
      rows.filter { $0["type"] as? String == "TextInput" }.map { $0["id"] as? String ?? "" })
  }
}
