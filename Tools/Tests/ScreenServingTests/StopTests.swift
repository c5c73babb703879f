import Foundation
import Testing

/// The server stops without cutting anything.
@Suite("Stopping", .timeLimit(.minutes(1)))
struct StopTests {
  @Test("Streams of events are ended, not cut, and nobody is let in anymore")
  func endsStreams() async throws {
    let port = try await OpenShop.run { shop in
      try await shop.client.add("pot")
      _ = try await shop.client.order(key: "a")
      let live = try await shop.client.live("/orders/K-1001/live") { _ in
        await shop.services.triggerGracefulShutdown()
      }
      #expect(live.events.map(\.name) == ["screen"])
      #expect(live.hasEnded)
      return shop.client.port
    }
    await #expect(throws: (any Error).self) { try await SocketClient(port: port).get("/") }
  }

  @Test("The command says where it listens, and ends well on SIGTERM while somebody listens")
  func command() async throws {
    let server = try ServerProcess(["--port", "0", "--pace", "3600"])
    defer { server.kill() }
    let port = try await server.port()
    let client = SocketClient(port: port)
    #expect(try await client.get("/").status == 200)
    try await client.add("pot")
    _ = try await client.order(key: "a")
    let live = try await client.live("/orders/K-1001/live") { _ in server.terminate() }
    #expect(live.hasEnded)
    #expect(await server.status() == 0)
  }

  @Test(
    "The command refuses what makes no sense", arguments: [["--port", "70000"], ["--pace", "0"]])
  func refuses(arguments: [String]) async throws {
    let server = try ServerProcess(arguments)
    #expect(await server.status() == 64)
  }

  @Test("A port that is taken is said, and the command fails")
  func takenPort() async throws {
    try await OpenShop.run { shop in
      let server = try ServerProcess(["--port", "\(shop.client.port)"])
      #expect(await server.status() != 0)
      #expect(server.errors.contains("in use"))
    }
  }
}
