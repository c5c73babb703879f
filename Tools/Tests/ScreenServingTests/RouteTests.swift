import Foundation
import HTTPTypes
import Testing

/// What the addresses of the shop give, over a real socket.
@Suite("Addresses", .timeLimit(.minutes(1)))
struct RouteTests {
  @Test(
    "give screens, and say who may keep them",
    arguments: [
      ("/", "shop.front", "private, max-age=0, stale-while-revalidate=600"),
      ("/products/pot", "shop.product.pot", "public, max-age=60, stale-while-revalidate=3600"),
      ("/cart", "shop.cart", "private, max-age=0, stale-while-revalidate=600"),
      ("/checkout", "shop.checkout", "no-store"),
      ("/journal", "shop.journal", "public, max-age=300, stale-while-revalidate=3600"),
      ("/journal?page=5", "shop.journal", "public, max-age=300, stale-while-revalidate=3600"),
    ])
  func screens(path: String, id: String, cache: String) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get(path)
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "application/json; charset=utf-8")
      #expect(answer["Cache-Control"] == cache)
      #expect(answer["Vary"] == "Accept-Encoding, Kumiko-Account, Kumiko-Modules")
      let json = try answer.json
      #expect(json["kumiko"] as? String == "1.0")
      #expect(json["type"] as? String == "Screen")
      #expect(json["id"] as? String == id)
    }
  }

  @Test("give pictures in PNG")
  func pictures() async throws {
    try await OpenShop.run { shop in
      let front = String(decoding: try await shop.client.get("/").body, as: UTF8.self)
      let paths = front.matches(of: /"(\/i\/[a-z]+\.png)"/).map { String($0.1) }
      #expect(Set(paths).count == 9)
      for path in Set(paths) {
        let answer = try await shop.client.get(path)
        #expect(answer.status == 200 && answer["Content-Type"] == "image/png")
        #expect(answer["Cache-Control"] == "public, max-age=86400")
        #expect(answer.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let again = try await shop.client.get(path, ["If-None-Match": answer["ETag"] ?? ""])
        #expect(again.status == 304 && again.body.isEmpty)
      }
    }
  }

  @Test(
    "that lead nowhere give a screen that says so",
    arguments: [
      "/nothing", "/products/nothing", "/products", "/journal?page=0", "/journal?page=6",
      "/journal?page=x", "/journal?page=99999999999999999999", "/i/nothing.png", "/i/pot",
      "/i/..%2F..%2FPackage.swift", "/orders/latest", "/orders/K-1", "/orders/K-1/live",
    ])
  func nothing(path: String) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.get(path)
      #expect(answer.status == 404)
      #expect(answer["Cache-Control"] == "no-store")
      #expect(try answer.json["id"] as? String == "shop.problem.404")
    }
  }

  @Test("answer HEAD as GET, without the body")
  func head() async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.send(.head, "/products/pot")
      let whole = try await shop.client.get("/products/pot")
      #expect(answer.status == 200 && answer.body.isEmpty)
      #expect(answer["ETag"] == whole["ETag"])
      #expect(answer["Content-Length"] == "\(whole.body.count)")
    }
  }

  @Test("lead through the journal to its end, each post once, with what people wrote as it stands")
  func journal() async throws {
    try await OpenShop.run { shop in
      var next: String? = "/journal"
      var ids: [String] = []
      var texts: [String] = []
      while let path = next {
        let json = try await shop.client.get(path).json
        let section = try #require((json["sections"] as? [[String: Any]])?.first)
        #expect(section["id"] as? String == "posts")
        let rows = try #require(section["rows"] as? [[String: Any]])
        ids += rows.compactMap { $0["id"] as? String }
        texts += rows.compactMap { $0["subtitle"] as? String }
        next = section["next"] as? String
      }
      #expect(ids == (1...230).reversed().map { "post-\($0)" })
      // In documents, `$${` stands for the characters `${`.
      #expect(texts.filter { $0.contains("is $${price}, nor $9.99") }.count == 23)
      #expect(texts.count { $0.contains("${") } == 23)
    }
  }
}
