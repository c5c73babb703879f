import Foundation
import Testing

/// Clients say what they can show, and are given that.
@Suite("Kumiko-Modules", .timeLimit(.minutes(1)))
struct ModulesTests {
  @Test(
    "An app of the shop's own gets its tile, with a stand-in; others what the library has",
    arguments: [
      ("Stock=1, Shop=2", true), ("Shop=3,Stock=2", true), ("Stock=1, Shop=1", false),
      ("Stock=1", false), ("Stock=1, Shop=two", false), ("Stock=1, Shop", false),
      ("Stock=1, Shop=2=3", false), (" Stock = 1 ,, Shop = 2 ", true),
    ])
  func tile(modules: String, hasTile: Bool) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/", ["Kumiko-Modules": modules])
      #expect(answer.status == 200)
      let sections = try answer.json["sections"] as? [[String: Any]]
      let offers = sections?.first { $0["id"] as? String == "offers" }
      let row = try #require((offers?["rows"] as? [[String: Any]])?.first)
      #expect(row["type"] as? String == (hasTile ? "ShopTile" : "Offer"))
      #expect(((row["requires"] as? [String: Int]) == ["Shop": 2]) == hasTile)
      #expect((row["fallback"] as? [String: Any] != nil) == hasTile)
    }
  }

  @Test(
    "An app that is too old is told so by a screen",
    arguments: ["Shop=2", "Stock", "Stock=0", "Stock=-1", "Stock=99999999999999999999"])
  func tooOld(modules: String) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get("/", ["Kumiko-Modules": modules])
      #expect(answer.status == 406)
      #expect(try answer.json["id"] as? String == "shop.problem.406")
      #expect(String(decoding: answer.body, as: UTF8.self).contains("needs a newer app"))
    }
  }

  @Test("Who says nothing has the library's first version")
  func unsaid() async throws {
    try await OpenShop.run { shop in
      let said = try await shop.client.get("/", ["Kumiko-Modules": "Stock=1"])
      #expect(try await shop.client.get("/").body == said.body)
      #expect(try await shop.client.get("/", ["Kumiko-Modules": ""]).body == said.body)
    }
  }
}
