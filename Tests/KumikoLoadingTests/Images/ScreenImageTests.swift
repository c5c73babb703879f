import Foundation
import KumikoLoading
import Testing

@Suite("Pictures of screens", .serialized) struct ScreenImageTests {
  private let png = SamplePicture.png.data

  @Test("come as the server's exact bytes, in each format", arguments: SamplePicture.allCases)
  func formats(picture: SamplePicture) async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, picture.data, type: picture.type)
    }
    let data = try await makeLoader().image(server.url("/a"), of: server.url("/screen"))
    #expect(data == picture.data)
    let headers = try #require(server.requests.first?.headers)
    #expect(headers["accept"] == "image/png, image/jpeg, image/gif, image/webp")
    #expect(headers["kumiko-modules"] == nil)
  }

  @Test("are refused where they are of another type, or only say that they are pictures")
  func types() async throws {
    let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    let cases: [(type: String?, body: Data, problem: LoadingProblem)] = [
      ("image/svg+xml", svg, .notAnImage(contentType: "image/svg+xml")),
      ("image/svg+xml", png, .notAnImage(contentType: "image/svg+xml")),
      ("image/png", svg, .notAnImage(contentType: "image/png")),
      ("text/html", png, .notAnImage(contentType: "text/html")),
      ("application/json", png, .notAnImage(contentType: "application/json")),
      ("image/png", Data(), .notAnImage(contentType: "image/png")),
      ("image/heic", Data("\0\0\0\u{18}ftypheic".utf8), .notAnImage(contentType: "image/heic")),
      ("image/png", png.prefix(20), .unreadableImage),
      ("image/png", SamplePicture.bomb(width: 0, height: 5), .unreadableImage),
    ]
    for (type, body, problem) in cases {
      let server = try TestServer { _, connection in
        connection.sendAnswer(200, body, type: type)
      }
      #expect(await makeLoader().imageProblem(server.url("/")) == problem)
      #expect(problem.errorDescription?.hasSuffix(".") == true)
      #expect(server.requests.count == 1)
    }
    // What counts are the bytes, not which picture the server calls them.
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, SamplePicture.png.data, type: "IMAGE/JPEG; x=y")
    }
    #expect(try await makeLoader().image(server.url("/"), of: nil) == png)
  }

  @Test("of more pixels than may be decoded are refused by their header")
  func bomb() async throws {
    let server = try TestServer { request, connection in
      let side: UInt32 = request.path == "/bomb" ? 100_000 : 4000
      connection.sendAnswer(
        200, SamplePicture.bomb(width: side, height: side), type: "image/png")
    }
    let loader = makeLoader()
    let problem = await loader.imageProblem(server.url("/bomb"))
    #expect(problem == .tooManyPixels(width: 100_000, height: 100_000))
    #expect(problem?.errorDescription == "The picture is too large.")
    #expect(await loader.imageProblem(server.url("/")) == nil)
    let small = makeLoader { $0.limits.imagePixels = 15_999_999 }
    #expect(await small.imageProblem(server.url("/")) != nil)
  }

  @Test("have as many bytes as pictures may have, not as documents may")
  func bytes() async throws {
    let server = try TestServer { request, connection in
      let count = Int(request.path.dropFirst()) ?? 0
      let png = SamplePicture.png.data
      connection.sendHead(200, ["Content-Type: image/png"])
      connection.send(png + Data(count: count - png.count))
    }
    #expect(await makeLoader().imageProblem(server.url("/8000000")) == nil)
    #expect(await makeLoader().imageProblem(server.url("/8000001")) == .tooLarge(8_000_000))
    #expect(server.requests.count == 2)
  }

  @Test("that are refused are not received any further")
  func refusedEarly() async throws {
    let sent = TestCounter()
    let isGone = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendHead(200, ["Content-Type: image/svg+xml"])
      while connection.send([32]), sent.next() < 400 { connection.pause(0.01) }
      if sent.value < 400 { _ = isGone.next() }
    }
    let loader = makeLoader()
    #expect(
      await loader.imageProblem(server.url("/")) == .notAnImage(contentType: "image/svg+xml"))
    for _ in 0..<200 where isGone.value == 0 { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(isGone.value == 1)
    _ = loader
  }

  @Test("go by the rules for addresses, at once and where redirects lead")
  func addresses() async throws {
    let other = try TestServer { _, connection in
      connection.sendAnswer(200, SamplePicture.png.data, type: "image/png")
    }
    let target = other.url("/x")
    let server = try TestServer { request, connection in
      if request.path == "/moved" {
        connection.sendAnswer(302, "", ["Location: \(target.absoluteString)"])
      } else {
        connection.sendAnswer(302, "", ["Location: file:///etc/passwd"])
      }
    }
    let screen = server.url("/screen")
    let loader = makeLoader()
    #expect(
      await loader.imageProblem(server.url("/moved"), of: screen) == .refusedRedirect(.otherOrigin))
    #expect(
      await loader.imageProblem(server.url("/file"), of: screen) == .refusedRedirect(.scheme))
    #expect(await loader.imageProblem(target, of: screen) == .refusedAddress(.otherOrigin))
    for text in ["data:image/png;base64,AAAA", "file:///etc/passwd", "ftp://127.0.0.1/a.png"] {
      let url = try #require(URL(string: text))
      #expect(await loader.imageProblem(url, of: screen) == .refusedAddress(.scheme))
    }
    #expect(other.requests.isEmpty)

    var request = ScreenRequest(server.url("/moved"))
    request.origin = Origin(screen)
    request.credentials = ["Authorization": "secret"]
    let listed = try #require(Origin(target))
    let listing = makeLoader { $0.policy.origins = [listed] }
    #expect(try await listing.image(request) == png)
    #expect(server.requests.last?.headers["authorization"] == "secret")
    #expect(other.requests.count == 1)
    #expect(other.requests.first?.headers["authorization"] == nil)
  }

  @Test("are asked for three times where the problem may pass, and once where it stays")
  func retries() async throws {
    let counter = TestCounter()
    let server = try TestServer { request, connection in
      switch request.path {
      case "/gone": connection.sendAnswer(404, "")
      case "/third" where counter.next() == 3:
        connection.sendAnswer(200, SamplePicture.png.data, type: "image/png")
      default: connection.sendAnswer(503, "")
      }
    }
    let clock = TestClock()
    let loader = makeLoader(clock)
    #expect(await loader.imageProblem(server.url("/third")) == nil)
    #expect(clock.waits == [1, 2])
    #expect(await loader.imageProblem(server.url("/gone")) == .status(404, retryAfter: nil))
    #expect(await loader.imageProblem(server.url("/never")) == .status(503, retryAfter: nil))
    #expect(server.requests.map(\.path).filter { $0 == "/never" }.count == 3)
    #expect(server.requests.count == 7)
  }
}

extension ScreenLoader {
  /// The problem that loading a picture ends with; nil if it comes.
  func imageProblem(_ url: URL, of screen: URL? = nil) async -> LoadingProblem? {
    do {
      _ = try await image(url, of: screen)
      return nil
    } catch {
      return error as? LoadingProblem
    }
  }
}
