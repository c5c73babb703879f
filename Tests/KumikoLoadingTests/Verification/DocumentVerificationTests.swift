import Foundation
import KumikoLoading
import Testing

@Suite("Signed documents", .serialized) struct DocumentVerificationTests {
  /// The test's clock begins here.
  private static let start = 1_000_000
  private static let far = start + 1_000

  private func problem(
    _ header: String?, _ text: String = sampleScreen, screenID: String? = "s"
  ) async throws -> LoadingProblem? {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, text, header.map { [$0] } ?? [])
    }
    var request = ScreenRequest(server.url("/"))
    request.screenID = screenID
    return await makeLoader { $0.verifier = SumVerifier() }.problem(request)
  }

  private static func header(
    _ text: String = sampleScreen, key: String = "a", screen: String = "s", issued: Int = start,
    expires: Int = far
  ) -> String {
    SumVerifier.header(text, key: key, screen: screen, issued: issued, expires: expires)
  }

  @Test("are accepted with the right key, screen and time, and shown only when they are whole")
  func accepted() async throws {
    #expect(try await problem(Self.header()) == nil)
    #expect(try await problem(Self.header(screen: "other"), screenID: nil) == nil)
    let header = Self.header()
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, sampleScreen, [header])
    }
    let events = await makeLoader { $0.verifier = SumVerifier() }
      .allEvents(ScreenRequest(server.url("/"))).events
    #expect(events.count == 1)
  }

  @Test("are refused where anything is another")
  func refused() async throws {
    let cases: [(String?, String, VerificationProblem)] = [
      (nil, sampleScreen, .missing),
      ("Kumiko-Signature: nonsense", sampleScreen, .missing),
      (Self.header(), sampleScreen + " ", .mismatch),
      (Self.header(key: "c"), sampleScreen, .unknownKey),
      (Self.header(screen: "t"), sampleScreen, .otherScreen),
      (Self.header(expires: Self.start), sampleScreen, .expired),
      (
        Self.header().replacingOccurrences(of: "expires=\(Self.far)", with: "expires=9999999999"),
        sampleScreen, .mismatch
      ),
      (
        Self.header().replacingOccurrences(of: "key=\"a\"", with: "key=\"b\""), sampleScreen,
        .mismatch
      ),
    ]
    for (header, text, expected) in cases {
      #expect(try await problem(header, text) == .verification(expected))
    }
  }

  @Test("are never older than one that was accepted, also after a restart with a cache")
  func rollback() async throws {
    let folder = try TestFolder()
    let counter = TestCounter()
    let headers = [
      Self.header(issued: Self.start), Self.header(issued: Self.start - 1),
      Self.header(issued: Self.start - 2), Self.header(issued: Self.start),
    ]
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, sampleScreen, [headers[counter.next() - 1]])
    }
    let request = ScreenRequest(server.url("/"))
    func makeSigned() -> ScreenLoader {
      makeLoader {
        $0.verifier = SumVerifier()
        $0.cache = DiskCache(folder: folder.url)
      }
    }
    let loader = makeSigned()
    #expect(await loader.problem(request) == nil)
    #expect(await loader.problem(request) == .verification(.rollback))
    #expect(await makeSigned().problem(request) == .verification(.rollback))
    #expect(await makeSigned().problem(request) == nil)
  }

  @Test("are checked again when they come from the cache")
  func cached() async throws {
    let folder = try TestFolder()
    let clock = TestClock()
    let header = Self.header()
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, sampleScreen, [header, "Cache-Control: max-age=5000"])
    }
    let request = ScreenRequest(server.url("/"))
    func makeSigned(_ verifier: any DocumentVerifier = SumVerifier()) -> ScreenLoader {
      makeLoader(clock) {
        $0.verifier = verifier
        $0.cache = DiskCache(folder: folder.url)
      }
    }
    _ = try await makeSigned().screen(request)
    #expect(try await makeSigned().screen(request).source == .cache)
    clock.advance(1_000)
    #expect(await makeSigned().problem(request) == .verification(.expired))
    #expect(folder.files.map(\.lastPathComponent) == ["issued"])
  }

  @Test("are never older than one that was accepted, though the server forbids to store any")
  func rollbackWithoutStore() async throws {
    let folder = try TestFolder()
    let counter = TestCounter()
    let headers = [
      Self.header(issued: Self.start), Self.header(issued: Self.start - 1),
      Self.header(issued: Self.start + 1), Self.header(issued: Self.start),
    ]
    let server = try TestServer { _, connection in
      let number = min(counter.next(), headers.count)
      connection.sendAnswer(200, sampleScreen, [headers[number - 1], "Cache-Control: no-store"])
    }
    let request = ScreenRequest(server.url("/"))
    func makeSigned() -> ScreenLoader {
      makeLoader {
        $0.verifier = SumVerifier()
        $0.cache = DiskCache(folder: folder.url)
      }
    }
    #expect(await makeSigned().problem(request) == nil)
    #expect(await makeSigned().problem(request) == .verification(.rollback))
    #expect(await makeSigned().problem(request) == nil)
    #expect(await makeSigned().problem(request) == .verification(.rollback))
    // The document itself is nowhere, and what is written names nobody.
    #expect(folder.files.map(\.lastPathComponent) == ["issued"])
    await DiskCache(folder: folder.url).removeAll()
    #expect(await makeSigned().problem(request) == .verification(.rollback))
    var other = request
    other.account = "ada"
    #expect(await makeSigned().problem(other) == nil, "accounts have times of their own")
  }

  @Test("remember times of issue in a file of the app's choice, also where there is no cache")
  func ledger() async throws {
    let folder = try TestFolder()
    let file = folder.url.appendingPathComponent("deep/times")
    let counter = TestCounter()
    let headers = [
      Self.header(issued: Self.start), Self.header(issued: Self.start - 1),
      Self.header(issued: Self.start - 1),
    ]
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, sampleScreen, [headers[counter.next() - 1]])
    }
    let request = ScreenRequest(server.url("/"))
    func makeSigned() -> ScreenLoader {
      makeLoader {
        $0.verifier = SumVerifier()
        $0.issueTimes = file
      }
    }
    #expect(await makeSigned().problem(request) == nil)
    #expect(await makeSigned().problem(request) == .verification(.rollback))
    // A file that is torn says nothing, and is written anew.
    let data = try Data(contentsOf: file)
    try data.dropLast().write(to: file)
    #expect(await makeSigned().problem(request) == nil)
    #expect(try Data(contentsOf: file) != data.dropLast())
  }

  @Test("pages of one screen, and languages, may each be as old as they are")
  func places() async throws {
    let server = try TestServer { request, connection in
      let isNew = request.path == "/1" && request.headers["accept-language"] == "en"
      connection.sendAnswer(
        200, sampleScreen, [Self.header(issued: isNew ? Self.start : Self.start - 9)])
    }
    let loader = makeLoader { $0.verifier = SumVerifier() }
    for (path, locale) in [("/1", "en"), ("/2", "en"), ("/1", "de")] {
      let request = ScreenRequest(server.url(path), locale: locale)
      #expect(await loader.problem(request) == nil)
    }
  }

  @Test("have a header that is read in any order, and in no other way")
  func headers() throws {
    let signature = DocumentSignature(
      keyID: "k", screenID: "s", issued: 1, expires: 2, signature: Data([1, 2]))
    #expect(DocumentSignature(signature.field) == signature)
    let reordered = "signature=\"AQI=\",expires=2 , issued=1,screen=\"s\",key=\"k\""
    #expect(DocumentSignature(reordered) == signature)
    for broken in [
      "", "key=\"k\"", reordered + ",key=\"j\"", reordered + ",x", reordered + "\n,y=1",
      reordered.replacingOccurrences(of: "=2", with: "=x"),
      reordered.replacingOccurrences(of: "AQI=", with: "?"),
    ] {
      #expect(DocumentSignature(broken) == nil)
    }
  }
}
