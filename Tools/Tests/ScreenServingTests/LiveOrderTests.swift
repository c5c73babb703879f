import Foundation
import Testing

/// An order's status comes by server-sent events.
@Suite("Live orders", .timeLimit(.minutes(1)))
struct LiveOrderTests {
  @Test("Who has the page gets patches in order, and at last the whole page; then it is over")
  func patchesThenScreen() async throws {
    try await OpenShop.run(pace: 0.4) { shop in
      let client = shop.client
      try await client.add("pot")
      _ = try await client.order(key: "a")
      let first = try await client.get("/orders/latest")
      let live = try await client.live(
        "/orders/K-1001/live", ["If-None-Match": first["ETag"] ?? ""]
      ) { event in
        // What the event leads to is what is there now.
        let present = try await client.get("/orders/K-1001")
        #expect(present["ETag"] == event.id)
      }
      #expect(live.status == 200)
      #expect(live.type == "text/event-stream; charset=utf-8")
      #expect(live.events.map(\.name) == ["patch", "patch", "screen"])
      #expect(live.hasEnded)
      // Each patch changes what the one before it led to.
      var tag = first["ETag"]
      for event in live.events.dropLast() {
        let patch = try event.json
        #expect(patch["type"] as? String == "Patch")
        #expect(patch["of"] as? String == "shop.order.K-1001")
        #expect(patch["base"] as? String == tag)
        tag = event.id
      }
      let last = try await client.get("/orders/K-1001")
      #expect(live.events.last.map { $0.data + "\n" } == String(decoding: last.body, as: UTF8.self))
      #expect(try last.json["live"] as? String == "/orders/K-1001/live")
      let again = try await client.live(
        "/orders/K-1001/live", ["Last-Event-ID": live.events.last?.id ?? ""])
      #expect(again.status == 204)
    }
  }

  @Test(
    "Who has no page, or one that nobody knows, gets the page first", arguments: [nil, "W/\"0\""])
  func screenFirst(known: String?) async throws {
    try await OpenShop.run(pace: 3_600) { shop in
      try await shop.client.add("pot")
      _ = try await shop.client.order(key: "a")
      let live = try await shop.client.live(
        "/orders/K-1001/live", known.map { ["Last-Event-ID": $0] } ?? [:], limit: 1)
      let page = try await shop.client.get("/orders/K-1001")
      #expect(live.events.map(\.name) == ["screen"])
      #expect(live.events.first?.id == page["ETag"])
    }
  }

  @Test("Who comes back late gets what has happened meanwhile, at once")
  func resumed() async throws {
    try await OpenShop.run(pace: 0.3) { shop in
      try await shop.client.add("pot")
      _ = try await shop.client.order(key: "a")
      let first = try await shop.client.live("/orders/K-1001/live", limit: 1)
      try await Task.sleep(for: .seconds(1.2))
      let rest = try await shop.client.live(
        "/orders/K-1001/live", ["Last-Event-ID": first.events.first?.id ?? ""])
      #expect(rest.events.map(\.name) == ["patch", "patch", "screen"])
      #expect(rest.hasEnded)
    }
  }
}
