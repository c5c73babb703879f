import Foundation
import Logging
import ScreenServing
import ServiceLifecycle

/// A shop that is open on a port of this machine.
enum OpenShop {
  /// Opens a shop, does something and closes it again.
  ///
  /// - Parameters:
  ///   - port: Where it listens; anywhere by default.
  ///   - pace: How long a stage of an order takes, in seconds.
  @MainActor
  static func run<Result>(
    port: Int = 0, pace: TimeInterval = 3_600, _ body: (Int) async throws -> Result
  ) async throws -> Result {
    var options = ShopServer.Options()
    (options.port, options.pace) = (port, pace)
    options.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let service = try ShopServer(options).service { continuation.yield($0) }
    let services = ServiceGroup(
      configuration: .init(services: [service], logger: options.logger))
    let running = Task {
      defer { continuation.finish() }
      try await services.run()
    }
    do {
      var iterator = ports.makeAsyncIterator()
      guard let port = await iterator.next() else {
        try await running.value
        throw CocoaError(.userCancelled)
      }
      let result = try await body(port)
      await services.triggerGracefulShutdown()
      try await running.value
      return result
    } catch {
      await services.triggerGracefulShutdown()
      throw error
    }
  }
}
