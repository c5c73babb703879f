import Crypto
import Foundation
import Testing

/// Nobody is sent again what they have.
@Suite("Conditional requests", .timeLimit(.minutes(1)))
struct ConditionalTests {
  @Test("The tag names the exact bytes")
  func tagNamesBytes() async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/")
      let digest = SHA256.hash(data: answer.body).prefix(16)
        .map { String(format: "%02x", $0) }.joined()
      #expect(answer["ETag"] == "W/\"\(digest)\"")
    }
  }

  @Test("Who names the tag gets 304 and no bytes, in any of the forms that RFC 9110 has")
  func notModified() async throws {
    try await OpenShop.run { shop in
      let whole = try await shop.client.get("/")
      let tag = try #require(whole["ETag"])
      for known in [tag, String(tag.dropFirst(2)), "\"a\", \(tag)", "W/\"a\" ,\(tag)", "*"] {
        let answer = try await shop.client.get("/", ["If-None-Match": known])
        #expect(answer.status == 304 && answer.body.isEmpty, "\(known)")
        for name in ["ETag", "Cache-Control", "Vary"] {
          #expect(answer[name] == whole[name], "\(known)")
        }
      }
    }
  }

  @Test(
    "Who names another one, or none, gets the whole",
    arguments: ["", "\"\"", "W/\"0\"", "W/", ",,,", "\"*\""])
  func modified(known: String) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/", ["If-None-Match": known])
      #expect(answer.status == 200 && !answer.body.isEmpty)
    }
  }

  @Test("The tag changes with the cart, for its own account alone")
  func tagChanges() async throws {
    try await OpenShop.run { shop in
      let (ada, bob) = (shop.client.account("ada"), shop.client.account("bob"))
      let before = try await ada.get("/")["ETag"]
      try await ada.add("cup")
      #expect(try await ada.get("/")["ETag"] != before)
      #expect(try await bob.get("/")["ETag"] == before)
      _ = try await ada.send(.delete, "/cart/items/cup")
      #expect(try await ada.get("/")["ETag"] == before)
    }
  }

  @Test("A problem is never not modified")
  func problems() async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/nothing", ["If-None-Match": "*"])
      #expect(answer.status == 404 && !answer.body.isEmpty)
    }
  }
}
