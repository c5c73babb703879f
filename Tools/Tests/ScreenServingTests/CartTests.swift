import Foundation
import Testing

/// Each account has a cart of its own.
@Suite("Cart", .timeLimit(.minutes(1)))
struct CartTests {
  @Test("Things are put in, counted and taken out, no more than there are")
  func changes() async throws {
    try await OpenShop.run { shop in
      let client = shop.client.account("ada")
      #expect(try await client.cartCount() == 0)
      let added = try await client.add("pot", count: 2)
      #expect(added.status == 200)
      #expect(try added.json["location"] as? String == "/cart")
      #expect(try await client.cartCount() == 2)
      try await client.add("pot", count: 5)
      #expect(try await client.cartCount() == 3)
      try await client.add("cup")
      #expect(try await client.cartCount() == 4)
      _ = try await client.send(.put, "/cart/items/cup", form: ["count": 6])
      #expect(try await client.cartCount() == 9)
      _ = try await client.send(.delete, "/cart/items/pot")
      #expect(try await client.cartCount() == 6)
      _ = try await client.send(.put, "/cart/items/cup", form: ["count": 0])
      #expect(try await client.cartCount() == 0)
    }
  }

  @Test("Nobody sees the cart of others; guests share one")
  func accounts() async throws {
    try await OpenShop.run { shop in
      try await shop.client.account("ada").add("pot")
      #expect(try await shop.client.account("bob").cartCount() == 0)
      #expect(try await shop.client.cartCount() == 0)
      try await shop.client.add("cup")
      #expect(try await shop.client.account("guest").cartCount() == 1)
    }
  }

  @Test(
    "An account that is no name is refused",
    arguments: ["", " ", "a b", "ä", "a/b", String(repeating: "a", count: 65)])
  func badAccounts(name: String) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/cart", ["Kumiko-Account": name])
      #expect(answer.status == 400)
    }
  }

  @Test(
    "A form that makes no sense changes nothing and is told so",
    arguments: [
      (#"{"product":"nothing"}"#, "application/json", 422), ("{}", "application/json", 422),
      ("", "application/json", 400), ("[1", "application/json", 400),
      (#"{"product":7}"#, "application/json", 400),
      (#"{"product":"pot","count":1e400}"#, "application/json", 400),
      (#"{"product":"pot"}"#, "text/plain", 415), (#"{"product":"pot"}"#, "", 415),
      (#"{"product":"\#(String(repeating: "a", count: 20_000))"}"#, "application/json", 413),
    ])
  func badForms(body: String, type: String, status: Int) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.post(body, type)
      #expect(answer.status == status)
      #expect(try answer.json["message"] != nil || !answer.errors.isEmpty)
      #expect(try await shop.client.cartCount() == 0)
    }
  }

  @Test(
    "Numbers are taken as far as they make sense",
    arguments: [("-3", 0), ("0", 0), ("2.9", 2), ("1e300", 3), ("null", 1)])
  func numbers(count: String, expected: Int) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.post(#"{"product":"pot","count":\#(count)}"#)
      #expect(answer.status == 200)
      #expect(try await shop.client.cartCount() == expected)
    }
  }

  @Test("A product that is not there cannot be changed")
  func unknownProducts() async throws {
    try await OpenShop.run { shop in
      let taken = try await shop.client.send(.delete, "/cart/items/nothing")
      let changed = try await shop.client.send(.put, "/cart/items/nothing", form: ["count": 1])
      #expect(taken.status == 404 && changed.status == 404)
    }
  }
}

extension SocketClient {
  /// Sends what need be no form into the cart.
  fileprivate func post(
    _ body: String, _ type: String = "application/json"
  ) async throws -> Answer {
    try await send(.post, "/cart/items", ["Content-Type": type], body: [UInt8](body.utf8))
  }
}
