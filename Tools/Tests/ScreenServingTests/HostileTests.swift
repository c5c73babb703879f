import Foundation
import Testing

/// Nothing that is sent stops the server.
@Suite("Hostile requests", .timeLimit(.minutes(1)))
struct HostileTests {
  @Test(
    "What is no request is answered with 400 or closed, and the next one is served",
    arguments: [
      "garbage\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n\u{0}", "GET  HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
      "POST /cart/items HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n",
      "POST /orders HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\nContent-Length: x\r\n\r\n",
    ])
  func garbage(text: String) async throws {
    try await OpenShop.run { shop in
      let answer = try await shop.client.sendRaw(text)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400"), "\(answer.prefix(80))")
      #expect(try await shop.client.get("/").status == 200)
    }
  }

  @Test("Paths and queries that are wrong give a screen that says so")
  func paths() async throws {
    try await OpenShop.run { shop in
      for path in [
        "/%", "/%zz", "/products/%2e%2e%2f", "/i/%00.png", "//", "/?%", "/journal?page=%zz",
        "/journal?page=1&page=2", "/products/" + String(repeating: "a", count: 20_000),
      ] {
        let status = try await shop.client.get(path).status
        #expect([200, 400, 404].contains(status), "\(path.prefix(40))")
      }
      #expect(try await shop.client.get("/").status == 200)
    }
  }

  @Test("Methods that an address does not take are refused without a body of the server's insides")
  func methods() async throws {
    try await OpenShop.run { shop in
      for method in ["PATCH", "PUT", "DELETE"] {
        let answer = try await shop.client.send(.init(method)!, "/orders")
        #expect([404, 405].contains(answer.status), "\(method)")
        #expect(answer.body.count < 200)
      }
    }
  }
}
