import Foundation
import KumikoLoading
import Testing

@Suite("A cache of pictures", .serialized) struct ImageCacheTests {
  private let png = SamplePicture.png.data

  private func server(_ headers: [String]) throws -> TestServer {
    try TestServer { request, connection in
      if request.headers["if-none-match"] != nil { return connection.sendHead(304, headers) }
      connection.sendAnswer(200, SamplePicture.png.data, type: "image/png", headers)
    }
  }

  private func makeCached(
    _ folder: TestFolder, _ clock: TestClock = TestClock(), capacity: Int = 50_000_000
  ) -> ScreenLoader {
    makeLoader(clock) { $0.cache = DiskCache(folder: folder.url, capacity: capacity) }
  }

  @Test("answers for the server as Cache-Control says, and asks it afterwards")
  func maxAge() async throws {
    let (folder, clock) = (try TestFolder(), TestClock())
    let server = try server(["Cache-Control: max-age=60", "ETag: \"1\""])
    #expect(try await makeCached(folder, clock).image(server.url("/"), of: nil) == png)
    clock.advance(59)
    #expect(try await makeCached(folder, clock).image(server.url("/"), of: nil) == png)
    #expect(server.requests.count == 1)
    clock.advance(1)
    #expect(try await makeCached(folder, clock).image(server.url("/"), of: nil) == png)
    #expect(server.requests.last?.headers["if-none-match"] == "\"1\"")
  }

  @Test("has the pictures of a start without a connection, after one attempt")
  func offline() async throws {
    let (folder, clock) = (try TestFolder(), TestClock())
    let server = try server([])
    let url = server.url("/a")
    #expect(try await makeCached(folder, clock).image(url, of: server.url("/s")) == png)
    server.stop()
    #expect(try await makeCached(folder, clock).image(url, of: server.url("/s")) == png)
    #expect(clock.waits.count <= 1)
    #expect(await makeCached(folder).imageProblem(server.url("/b")) == .unreachable)
  }

  @Test("keeps nothing that must not be kept, and shows no account another's")
  func notKept() async throws {
    let folder = try TestFolder()
    let secret = try server(["Cache-Control: no-store"])
    _ = try await makeCached(folder).image(secret.url("/"), of: nil)
    #expect(folder.files.isEmpty)

    let server = try server([])
    var request = ScreenRequest(server.url("/"))
    request.credentials = ["Authorization": "a"]
    _ = try await makeCached(folder).image(request)
    #expect(folder.files.isEmpty)
    request.account = "ada"
    _ = try await makeCached(folder).image(request)
    #expect(folder.files.count == 1)
    server.stop()
    #expect(try await makeCached(folder).image(request) == png)
    request.account = "bob"
    await #expect(throws: LoadingProblem.unreachable) {
      try await makeCached(folder).image(request)
    }
  }

  @Test("gives nothing that the rules of today refuse")
  func rules() async throws {
    let folder = try TestFolder()
    let server = try server(["Cache-Control: max-age=60"])
    let loader = makeCached(folder)
    #expect(try await loader.image(server.url("/"), of: nil) == png)
    let screen = try #require(URL(string: "https://example.com/s"))
    #expect(
      await loader.imageProblem(server.url("/"), of: screen) == .refusedAddress(.downgrade))
    let strict = makeLoader {
      $0.cache = DiskCache(folder: folder.url)
      $0.limits.imagePixels = 34
    }
    #expect(
      await strict.imageProblem(server.url("/")) == .tooManyPixels(width: 7, height: 5))
  }

  @Test("holds pictures in half of its space, one in a tenth, and so loses no document to them")
  func space() async throws {
    let (folder, clock) = (try TestFolder(), TestClock())
    let server = try TestServer { request, connection in
      switch request.path {
      case "/screen": connection.sendAnswer(200, sampleScreen)
      case "/large":
        connection.sendAnswer(
          200, SamplePicture.png.data + Data(count: 10_000), type: "image/png")
      default:
        connection.sendAnswer(
          200, SamplePicture.png.data + Data(count: 9000), type: "image/png")
      }
    }
    let loader = makeCached(folder, clock, capacity: 100_000)
    _ = try await loader.screen(ScreenRequest(server.url("/screen")))
    #expect(await loader.imageProblem(server.url("/large")) == nil)
    #expect(folder.files.count == 1)
    for number in 0..<20 {
      #expect(await loader.imageProblem(server.url("/\(number)")) == nil)
    }
    #expect(folder.files.count == 1 + 5)
    server.stop()
    let again = makeCached(folder, clock, capacity: 100_000)
    #expect(try await again.screen(ScreenRequest(server.url("/screen"))).text == sampleScreen)
    #expect(await again.imageProblem(server.url("/19")) == nil)
    #expect(await again.imageProblem(server.url("/0")) == .unreachable)
  }
}
