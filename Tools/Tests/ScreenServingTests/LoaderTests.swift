import Foundation
import KumikoDocuments
import KumikoLoading
import Testing

/// The library's own client and the server understand each other.
@Suite("A client of the library", .timeLimit(.minutes(1)))
struct LoaderTests {
  private static func request(_ shop: OpenShop, _ path: String) throws -> ScreenRequest {
    let url = try #require(URL(string: "http://127.0.0.1:\(shop.client.port)\(path)"))
    var request = ScreenRequest(url, account: "ada", modules: ["Stock": 1])
    request.credentials = ["Kumiko-Account": "ada"]
    return request
  }

  @Test("browses, fills the cart, fails, corrects, orders, and sees the order come")
  func shop() async throws {
    try await OpenShop.run(pace: 0.4) { shop in
      let loader = ScreenLoader()
      let front = try await loader.screen(Self.request(shop, "/"))
      #expect(try await shop.client.account("ada").get("/").body == [UInt8](front.bytes))
      let item: [String: RemoteValue] = ["product": "pot", "count": 2]
      let added = try await loader.submit(
        FormSubmission(item, to: Self.request(shop, "/cart/items")))
      #expect(added.isAccepted)
      #expect(try await shop.client.account("ada").cartCount() == 2)
      var form: [String: RemoteValue] = [
        "name": "Ada", "mail": "ada", "address": "Main street 1, Town", "card": "4242424242424242",
      ]
      let wrong = try await loader.submit(FormSubmission(form, to: Self.request(shop, "/orders")))
      #expect(!wrong.isAccepted)
      #expect(wrong.errors == ["mail": "This is no address of a mailbox."])
      form["mail"] = "ada@example.org"
      let placed = try await loader.submit(FormSubmission(form, to: Self.request(shop, "/orders")))
      #expect(placed.isAccepted && placed.errors.isEmpty)
      let order = try await loader.screen(Self.request(shop, "/orders/latest"))
      let live = loader.events(
        try Self.request(shop, "/orders/latest/live"), lastEventID: order.entityTag ?? "")
      var names: [String] = []
      for try await case .event(let event) in live { names.append(event.name) }
      #expect(names == ["patch", "patch", "screen"])
    }
  }

  @Test("is told by 304 that what it has is new")
  func notModified() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await OpenShop.run { shop in
      var options = LoadingOptions()
      options.cache = DiskCache(folder: folder)
      let loader = ScreenLoader(options)
      let first = try await loader.screen(Self.request(shop, "/"))
      #expect(first.source == .network)
      var request = try Self.request(shop, "/")
      request.caching = .reload
      let second = try await loader.screen(request)
      #expect(second.bytes == first.bytes)
      #expect(second.source == .notModified)
    }
  }
}
