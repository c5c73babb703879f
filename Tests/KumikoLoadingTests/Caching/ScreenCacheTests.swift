import Foundation
import Testing
import _TestSupport

@testable import KumikoLoading

@Suite("A cache of screens", .serialized) struct ScreenCacheTests {
  /// A server whose answers have a number, and a tag of it.
  private func server(_ headers: [String]) throws -> TestServer {
    let counter = TestCounter()
    return try TestServer { request, connection in
      let number = counter.next()
      if request.headers["if-none-match"] == "\"same\"" {
        return connection.sendHead(304, headers)
      }
      connection.sendAnswer(200, "{\"n\":\(number)}", headers)
    }
  }

  private func load(
    _ loader: ScreenLoader, _ server: TestServer, _ change: (inout ScreenRequest) -> Void = { _ in }
  ) async throws -> (text: String, source: LoadedScreen.Source) {
    var request = ScreenRequest(server.url("/"), account: "ada", locale: "en")
    change(&request)
    let screen = try await loader.screen(request)
    return (screen.text, screen.source)
  }

  private func makeCached(_ clock: TestClock, _ folder: TestFolder) -> ScreenLoader {
    makeLoader(clock) {
      $0.cache = DiskCache(folder: folder.url)
      $0.retry.attempts = 1
    }
  }

  @Test("answers for the server while max-age allows, also after a restart")
  func maxAge() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server(["Cache-Control: max-age=60"])
    #expect(try await load(makeCached(clock, folder), server) == ("{\"n\":1}", .network))
    clock.advance(59)
    #expect(try await load(makeCached(clock, folder), server) == ("{\"n\":1}", .cache))
    clock.advance(1)
    #expect(try await load(makeCached(clock, folder), server) == ("{\"n\":2}", .network))
    #expect(server.requests.count == 2)
  }

  @Test("counts the age anew where a 304 says none")
  func ageOfConfirmed() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try TestServer { request, connection in
      let headers = ["ETag: \"same\"", "Cache-Control: max-age=100"]
      guard request.headers["if-none-match"] == nil else {
        return connection.sendHead(304, headers)
      }
      connection.sendAnswer(200, "{}", headers + ["Age: 50"])
    }
    let loader = makeCached(clock, folder)
    _ = try await load(loader, server)
    clock.advance(60)
    #expect(try await load(loader, server).source == .notModified)
    clock.advance(60)
    #expect(try await load(loader, server).source == .cache)
  }

  @Test("asks by the date where there is no tag")
  func lastModified() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let date = "Sat, 28 Nov 2026 12:00:00 GMT"
    let server = try TestServer { request, connection in
      guard request.headers["if-modified-since"] != date else { return connection.sendHead(304) }
      connection.sendAnswer(200, "{}", ["Last-Modified: \(date)"])
    }
    let loader = makeCached(clock, folder)
    #expect(try await load(loader, server).source == .network)
    #expect(try await load(loader, server) == ("{}", .notModified))
    #expect(server.requests.last?.headers["if-none-match"] == nil)
  }

  @Test("asks whether an entry is the newest, and keeps what the answer says of it")
  func notModified() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server(["ETag: \"same\"", "Cache-Control: max-age=5"])
    let loader = makeCached(clock, folder)
    #expect(try await load(loader, server) == ("{\"n\":1}", .network))
    clock.advance(5)
    #expect(try await load(loader, server) == ("{\"n\":1}", .notModified))
    #expect(try await load(loader, server) == ("{\"n\":1}", .cache))
    let reloaded = try await load(loader, server) { $0.caching = .reload }
    // Another request is another load, but the same entry.
    #expect(reloaded == ("{\"n\":1}", .notModified))
    #expect(server.requests.count == 3)
  }

  @Test("fetches the whole where a server says 304 of what is not there")
  func notModifiedWithoutEntry() async throws {
    let counter = TestCounter()
    let server = try TestServer { request, connection in
      let isFirst = counter.next() == 1
      if isFirst || request.path == "/always" { return connection.sendHead(304) }
      connection.sendAnswer(200, sampleScreen)
    }
    #expect(try await makeLoader().screen(ScreenRequest(server.url("/"))).text == sampleScreen)
    #expect(server.requests.count == 2)
    #expect(server.requests[1].headers["cache-control"] == "no-cache")
    #expect(server.requests.allSatisfy { $0.headers["if-none-match"] == nil })
    let problem = await makeLoader().problem(ScreenRequest(server.url("/always")))
    #expect(problem == .status(304, retryAfter: nil))
    #expect(server.requests.count == 4)
  }

  @Test("fetches the whole where a 304 names another document")
  func otherTag() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let counter = TestCounter()
    let server = try TestServer { request, connection in
      guard request.headers["if-none-match"] != nil else {
        return connection.sendAnswer(200, sampleScreen, ["ETag: \"a\""])
      }
      // A compressing server weakens its tags.
      connection.sendHead(304, [counter.next() == 1 ? "ETag: \"b\"" : "ETag: W/\"a\""])
    }
    let loader = makeCached(clock, folder)
    #expect(try await load(loader, server).source == .network)
    #expect(try await load(loader, server).source == .network)
    #expect(server.requests.count == 3)
    #expect(try await load(loader, server).source == .notModified)
    #expect(server.requests.count == 4)
  }

  @Test("keeps nothing with no-store, and nothing whose answer depends on everything")
  func noStore() async throws {
    for header in ["Cache-Control: no-store, max-age=60", "Cache-Control: max-age=60\r\nVary: *"] {
      let (clock, folder) = (TestClock(), try TestFolder())
      let server = try server([header])
      #expect(try await load(makeCached(clock, folder), server).text == "{\"n\":1}")
      #expect(try await load(makeCached(clock, folder), server).text == "{\"n\":2}")
      #expect(folder.files.isEmpty)
    }
  }

  @Test("shows an entry at once while a newer one is loaded, as long as the server allows")
  func staleWhileRevalidate() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server(["Cache-Control: max-age=10, stale-while-revalidate=20"])
    let loader = makeCached(clock, folder)
    let request = ScreenRequest(server.url("/"), account: "ada", locale: "en")
    _ = try await load(loader, server)
    clock.advance(20)
    let events = await loader.allEvents(request).events
    guard case .cached(let cached)? = events.first, case .loaded(let loaded)? = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(cached.text == "{\"n\":1}" && cached.source == .staleCache(nil))
    #expect(loaded.text == "{\"n\":2}" && loaded.source == .network)
    clock.advance(30)
    let later = await loader.allEvents(request).events
    #expect(!later.contains { if case .cached = $0 { true } else { false } })
  }

  @Test("stands in where there is no server, unless the server forbids it")
  func offline() async throws {
    for (control, mayStandIn) in [
      ("max-age=1", true), ("max-age=1, must-revalidate", false), ("no-cache", false),
    ] {
      let (clock, folder) = (TestClock(), try TestFolder())
      let server = try server(["Cache-Control: \(control)"])
      let loader = makeCached(clock, folder)
      _ = try await load(loader, server)
      clock.advance(1_000)
      server.stop()
      let request = ScreenRequest(server.url("/"), account: "ada", locale: "en")
      let (events, problem) = await loader.allEvents(request)
      if mayStandIn {
        guard case .loaded(let screen)? = events.last else {
          Issue.record("no screen")
          continue
        }
        #expect(screen.source == .staleCache(.unreachable))
        #expect(screen.text == "{\"n\":1}")
      } else {
        #expect(problem == .unreachable)
      }
    }
  }

  @Test("shows what it has after the first failure, and goes on trying")
  func offlineStart() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let counter = TestCounter()
    let server = try TestServer { _, connection in
      let number = counter.next()
      let isDown = number == 2 || number == 3
      connection.sendAnswer(isDown ? 502 : 200, "{\"n\":\(number)}")
    }
    let loader = makeLoader(clock) { $0.cache = DiskCache(folder: folder.url) }
    let request = ScreenRequest(server.url("/"))
    _ = try await loader.screen(request)
    let events = await loader.allEvents(request).events
    let kinds = events.map { event in
      switch event {
      case .cached(let screen): "cached \(screen.text)"
      case .retrying: "retrying"
      case .loaded(let screen): "loaded \(screen.text)"
      default: ""
      }
    }
    #expect(
      kinds.filter { !$0.isEmpty }
        == ["cached {\"n\":1}", "retrying", "retrying", "loaded {\"n\":4}"])
  }

  @Test("never shows one account, language or version what another was answered")
  func keys() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server(["Cache-Control: max-age=60"])
    let loader = makeCached(clock, folder)
    let changes: [(inout ScreenRequest) -> Void] = [
      { _ in }, { $0.account = "bob" }, { $0.account = nil }, { $0.account = "" },
      { $0.locale = "de" }, { $0.modules = ["Shop": 1] }, { $0.modules = ["Shop": 2] },
    ]
    for (index, change) in changes.enumerated() {
      #expect(try await load(loader, server, change) == ("{\"n\":\(index + 1)}", .network))
    }
    for (index, change) in changes.enumerated() {
      #expect(try await load(loader, server, change) == ("{\"n\":\(index + 1)}", .cache))
    }
  }

  @Test("keeps what belongs to credentials only with an account, and never the credentials")
  func credentials() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server([
      "Cache-Control: max-age=60", "Vary: Authorization", "Set-Cookie: a=hidden",
    ])
    let loader = makeCached(clock, folder)
    let credentials = ["Authorization": "hidden"]
    _ = try await load(loader, server) {
      $0.account = nil
      $0.credentials = credentials
    }
    #expect(folder.files.isEmpty)
    _ = try await load(loader, server) { $0.credentials = credentials }
    #expect(folder.files.count == 1)
    for file in folder.files {
      #expect(try Data(contentsOf: file).range(of: Data("hidden".utf8)) == nil)
    }
  }

  @Test("obeys Vary")
  func vary() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server(["Cache-Control: max-age=60", "Vary: Accept-Language, X-Other"])
    let loader = makeCached(clock, folder)
    _ = try await load(loader, server)
    #expect(try await load(loader, server).source == .cache)
    let file = try #require(folder.files.first)
    let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text.contains("accept-language"))
  }

  @Test("answers a request only whose fields that Vary names have the same values")
  func varyingFields() async throws {
    let folder = try TestFolder()
    let url = try #require(URL(string: "https://example.com/"))
    let request = ScreenRequest(url)
    func keep(_ vary: String, _ sent: [String: String]) async -> Bool {
      let cache = DiskCache(folder: folder.url)
      await cache.removeAll()
      let screen = LoadedScreen(bytes: Data(sampleScreen.utf8), url: url)
      let entry = CachePolicy.entry(
        screen, headers: HTTPHeaders(["Vary": vary]), request: request, sent: sent, at: Date())
      if let entry { await cache.store(entry) }
      return entry != nil
    }
    func answers(_ headers: [String: String]) async -> Bool {
      await DiskCache(folder: folder.url).entry(request.cacheKey, headers: headers) != nil
    }
    #expect(await keep("Accept-Language, x-theme", ["Accept-Language": "de", "X-Theme": "a"]))
    #expect(await answers(["accept-language": "de", "X-THEME": "a"]))
    #expect(await !answers(["Accept-Language": "de", "X-Theme": "b"]))
    #expect(await !answers(["Accept-Language": "de"]))
    #expect(await keep("X-Theme", ["Accept-Language": "de"]), "a field that was not sent")
    #expect(await answers(["Accept-Language": "en"]))
    #expect(await !answers(["X-Theme": "a"]))
    #expect(await keep("", [:]))
    #expect(await answers(["X-Theme": "a"]))
    #expect(await !keep("Accept, *", [:]))
    #expect(await !answers([:]))
  }

  @Test("asks again when the clock was set back or far forward", arguments: [-86_400.0, 86_400])
  func clockJumps(jump: TimeInterval) async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server(["Cache-Control: max-age=60"])
    let loader = makeCached(clock, folder)
    _ = try await load(loader, server)
    clock.setDate(by: jump)
    #expect(try await load(loader, server) == ("{\"n\":2}", .network))
    clock.setDate(by: -jump)
    let back = try await load(loader, server)
    #expect(back == ("{\"n\":3}", .network) || jump < 0)
  }

  @Test("counts the age that an answer had on its way, and Expires where there is no max-age")
  func ages() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let aged = try server(["Cache-Control: max-age=60", "Age: 55"])
    let loader = makeCached(clock, folder)
    _ = try await load(loader, aged)
    clock.advance(5)
    #expect(try await load(loader, aged).source == .network)
    let expiring = try server([
      "Date: Sun, 06 Nov 1994 08:49:37 GMT", "Expires: Sunday, 06-Nov-94 08:50:07 GMT",
    ])
    _ = try await load(loader, expiring)
    clock.advance(29)
    #expect(try await load(loader, expiring).source == .cache)
    clock.advance(1)
    #expect(try await load(loader, expiring).source == .network)
  }

  @Test("takes a file that was cut, lengthened or changed at any byte for none")
  func tornFiles() async throws {
    let (clock, folder) = (TestClock(), try TestFolder())
    let server = try server(["Cache-Control: max-age=60"])
    let loader = makeCached(clock, folder)
    let original = try await load(loader, server)
    let file = try #require(folder.files.first)
    let whole = try Data(contentsOf: file)
    server.stop()
    let request = ScreenRequest(server.url("/"), account: "ada", locale: "en")
    func expectMiss(_ data: Data, _ what: String) async throws {
      try data.write(to: file)
      if await loader.problem(request) != .unreachable { Issue.record("\(what) is read") }
    }
    for count in 0..<whole.count { try await expectMiss(whole.prefix(count), "cut at \(count)") }
    for place in whole.indices {
      var data = whole
      data[place] ^= UInt8(1 << (place % 8))
      try await expectMiss(data, "changed at \(place)")
    }
    try await expectMiss(whole + [0], "one byte more")
    try whole.write(to: file)
    #expect(try await load(loader, server) == (original.text, .cache))
  }

  @Test("stays within its size, and what was not used for longest goes")
  func eviction() async throws {
    let folder = try TestFolder()
    let server = try TestServer { _, connection in
      connection.sendAnswer(
        200, String(repeating: " ", count: 9_000), ["Cache-Control: max-age=6000"])
    }
    let cache = DiskCache(folder: folder.url, capacity: 50_000)
    let loader = makeLoader { $0.cache = cache }
    for index in 0..<12 {
      _ = try await loader.screen(ScreenRequest(server.url("/\(index)")))
      // Dates of files are no finer than this everywhere.
      try await Task.sleep(nanoseconds: 15_000_000)
      _ = try await loader.screen(ScreenRequest(server.url("/0")))
      #expect(await cache.size <= 50_000)
    }
    #expect(try await loader.screen(ScreenRequest(server.url("/0"))).source == .cache)
    #expect(try await loader.screen(ScreenRequest(server.url("/11"))).source == .cache)
    #expect(try await loader.screen(ScreenRequest(server.url("/1"))).source == .network)
    #expect(folder.files.count <= 5)
    await cache.removeAll()
    #expect(folder.files.isEmpty)
  }
}
