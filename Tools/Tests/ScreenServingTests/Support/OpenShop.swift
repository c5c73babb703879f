import Foundation
import Logging
import ScreenServing
import ServiceLifecycle

/// A shop that is open on a port of its own.
struct OpenShop: Sendable {
  let client: SocketClient
  let services: ServiceGroup

  /// Opens a shop, does something and closes it again, which ends all answers.
  ///
  /// - Parameter pace: How long a stage of an order takes, in seconds.
  static func run<Result: Sendable>(
    pace: TimeInterval = 3_600, configure: (inout ShopServer.Options) -> Void = { _ in },
    _ body: @escaping @Sendable (OpenShop) async throws -> Result
  ) async throws -> Result {
    var options = ShopServer.Options()
    options.port = 0
    options.pace = pace
    options.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    configure(&options)
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let service = try ShopServer(options).service { continuation.yield($0) }
    let services = ServiceGroup(
      configuration: .init(services: [service], logger: options.logger))
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer { continuation.finish() }
        try await services.run()
      }
      guard let port = await ports.first(where: { _ in true }) else {
        try await tasks.waitForAll()
        throw CocoaError(.userCancelled)
      }
      do {
        let result = try await body(
          OpenShop(client: SocketClient(port: port), services: services))
        await services.triggerGracefulShutdown()
        try await tasks.waitForAll()
        return result
      } catch {
        await services.triggerGracefulShutdown()
        throw error
      }
    }
  }
}

extension SocketClient {
  /// A form that is right.
  static let goodForm: [String: any Sendable] = [
    "name": "Ada", "mail": "ada@example.org", "address": "Main street 1, Town",
    "card": "4242 4242 4242 4242",
  ]

  /// Puts a product into the cart.
  @discardableResult
  func add(_ product: String, count: Int = 1) async throws -> Answer {
    try await send(.post, "/cart/items", form: ["product": product, "count": count])
  }

  /// Orders what is in the cart.
  func order(
    key: String, form: [String: any Sendable] = goodForm
  ) async throws -> Answer {
    try await send(.post, "/orders", form: form, ["Idempotency-Key": key])
  }

  /// How many things the cart's page says that there are.
  func cartCount() async throws -> Int? {
    let data = try await get("/cart").json["data"] as? [String: Any]
    return (data?["cart"] as? [String: Any])?["count"] as? Int
  }
}
