import Foundation
import KumikoLoading
import Testing

@Suite("Pictures at the same time", .serialized) struct ImagesAtOnceTests {
  /// How many answers are on their way, and how many were at most.
  private final class Crowd: Sendable {
    private let lock = NSLock()
    // Read and written with the lock.
    private nonisolated(unsafe) var present = 0
    private nonisolated(unsafe) var most = 0

    var peak: Int { lock.withLock { most } }
    var size: Int { lock.withLock { present } }

    func enter() {
      lock.withLock {
        present += 1
        most = max(most, present)
      }
    }

    func leave() { lock.withLock { present -= 1 } }
  }

  private func server(_ crowd: Crowd, seconds: TimeInterval) throws -> TestServer {
    try TestServer { request, connection in
      if request.path == "/screen" { return connection.sendAnswer(200, sampleScreen) }
      crowd.enter()
      connection.pause(seconds)
      crowd.leave()
      connection.sendAnswer(200, SamplePicture.png.data, type: "image/png")
    }
  }

  private func load(_ loader: ScreenLoader, _ urls: [URL]) async -> Int {
    await withTaskGroup(of: LoadingProblem?.self) { group in
      for url in urls { group.addTask { await loader.imageProblem(url) } }
      return await group.reduce(0) { $0 + ($1 == nil ? 1 : 0) }
    }
  }

  @Test("are six over all servers, and all come")
  func six() async throws {
    let crowd = Crowd()
    let servers = [try server(crowd, seconds: 0.1), try server(crowd, seconds: 0.1)]
    let urls = (0..<20).map { servers[$0 % 2].url("/\($0)") }
    #expect(await load(makeLoader(), urls) == 20)
    #expect(crowd.peak == 6)
  }

  @Test("are as many as the limits say, and one where they say none", arguments: [(2, 2), (0, 1)])
  func limit(count: Int, peak: Int) async throws {
    let crowd = Crowd()
    let server = try server(crowd, seconds: 0.03)
    let loader = makeLoader { $0.limits.imagesAtOnce = count }
    #expect(await load(loader, (0..<8).map { server.url("/\($0)") }) == 8)
    #expect(crowd.peak == peak)
  }

  @Test("leave connections for documents")
  func documents() async throws {
    let crowd = Crowd()
    let server = try server(crowd, seconds: 2)
    let loader = makeLoader()
    let images = Task { await load(loader, (0..<6).map { server.url("/\($0)") }) }
    while crowd.size < 6 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(try await loader.screen(ScreenRequest(server.url("/screen"))).text == sampleScreen)
    #expect(crowd.size == 6)
    #expect(await images.value == 6)
  }

  @Test("are one load where their addresses are equal")
  func oneFlight() async throws {
    let crowd = Crowd()
    let server = try server(crowd, seconds: 0.2)
    let url = server.url("/a")
    #expect(await load(makeLoader(), Array(repeating: url, count: 12)) == 12)
    #expect(server.requests.count == 1)
  }

  @Test("and a document of the same address are two loads")
  func document() async throws {
    let server = try TestServer { request, connection in
      connection.pause(0.1)
      if request.headers["accept"]?.hasPrefix("image/") == true {
        connection.sendAnswer(200, SamplePicture.png.data, type: "image/png")
      } else {
        connection.sendAnswer(200, sampleScreen)
      }
    }
    let loader = makeLoader()
    async let image = loader.image(ScreenRequest(server.url("/")))
    async let screen = loader.screen(ScreenRequest(server.url("/")))
    #expect(try await image == SamplePicture.png.data)
    #expect(try await screen.text == sampleScreen)
  }

  @Test("that are canceled give up their places, in turn or waiting")
  func canceled() async throws {
    let crowd = Crowd()
    let gate = TestCounter()
    let server = try TestServer { request, connection in
      if request.path == "/last" {
        return connection.sendAnswer(200, SamplePicture.png.data, type: "image/png")
      }
      crowd.enter()
      connection.sendHead(200, ["Content-Type: image/png"])
      while gate.value == 0, connection.send([32]) { connection.pause(0.01) }
      crowd.leave()
    }
    defer { _ = gate.next() }
    let loader = makeLoader { $0.limits.imagesAtOnce = 2 }
    let tasks = (0..<6).map { number in
      Task { try await loader.image(server.url("/\(number)"), of: nil) }
    }
    while crowd.size < 2 { try await Task.sleep(nanoseconds: 5_000_000) }
    // Those that wait first: they have sent nothing, and never will.
    let sent = Set(server.requests.map(\.path))
    let (inTurn, waiting) = (0..<6).reduce(into: ([Int](), [Int]())) { groups, number in
      if sent.contains("/\(number)") { groups.0.append(number) } else { groups.1.append(number) }
    }
    for number in waiting + inTurn {
      tasks[number].cancel()
      await #expect(throws: CancellationError.self) { try await tasks[number].value }
      // What a task leaves behind ends on its own.
      try await Task.sleep(nanoseconds: 20_000_000)
    }
    #expect(await loader.imageProblem(server.url("/last")) == nil)
    #expect(server.requests.count == 3)
  }

  @Test("hold no place while they wait for the next attempt")
  func backOff() async throws {
    let server = try TestServer { request, connection in
      if request.path == "/bad" { return connection.sendAnswer(503, "") }
      connection.sendAnswer(200, SamplePicture.png.data, type: "image/png")
    }
    var clock = LoadingClock.system
    clock.sleep = { _ in try await Task.sleep(nanoseconds: 3_600_000_000_000) }
    let loader = makeLoader {
      $0.limits.imagesAtOnce = 1
      $0.clock = clock
    }
    let bad = Task { try await loader.image(server.url("/bad"), of: nil) }
    while server.requests.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(await loader.imageProblem(server.url("/good")) == nil)
    bad.cancel()
    await #expect(throws: CancellationError.self) { try await bad.value }
  }
}
