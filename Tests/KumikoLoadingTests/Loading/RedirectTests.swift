import Foundation
import KumikoLoading
import Testing

@Suite("Redirects", .serialized) struct RedirectTests {
  @Test("are followed, and the address of the document is the last one")
  func followed() async throws {
    let server = try TestServer { request, connection in
      switch request.path {
      case "/a/b": connection.sendAnswer(302, "moved", type: "text/html", ["Location: ../c?d=e"])
      default: connection.sendAnswer(200, sampleScreen)
      }
    }
    let screen = try await makeLoader().screen(ScreenRequest(server.url("/a/b")))
    #expect(screen.url == server.url("/c?d=e"))
    #expect(server.requests.map(\.path) == ["/a/b", "/c?d=e"])
  }

  @Test(
    "are judged by their Location",
    arguments: [
      ("file:///etc/passwd", .scheme), ("FILE:///etc/passwd", .scheme), ("data:,a", .scheme),
      ("javascript:alert(1)", .scheme), ("ftp://127.0.0.1/", .scheme),
      ("http://example.com/", .scheme), ("https://example.com/", .otherOrigin),
      ("//example.com/x", .scheme), ("http://[::1", .unreadable),
    ] as [(String, URLRefusal)])
  func refused(location: String, refusal: URLRefusal) async throws {
    let server = try TestServer { request, connection in
      if request.path == "/" {
        connection.sendAnswer(302, "", ["Location: \(location)"])
      } else {
        connection.sendAnswer(200, sampleScreen)
      }
    }
    #expect(await makeLoader().problem(ScreenRequest(server.url("/"))) == .refusedRedirect(refusal))
    #expect(server.requests.map(\.path) == ["/"])
  }

  @Test("end after five, and where they go in circles")
  func loops() async throws {
    let server = try TestServer { request, connection in
      let number = Int(request.path.dropFirst()) ?? 0
      if number == 9 { return connection.sendAnswer(200, sampleScreen) }
      let next = request.path == "/circle" ? "/circle" : "/\(number + 1)"
      connection.sendAnswer(302, "", ["Location: \(next)"])
    }
    #expect(await makeLoader().problem(ScreenRequest(server.url("/circle"))) == .redirectLoop)
    #expect(server.requests.count == 1)
    #expect(await makeLoader().problem(ScreenRequest(server.url("/1"))) == .redirectLoop)
    #expect(server.requests.count == 7)
    #expect(await makeLoader().problem(ScreenRequest(server.url("/4"))) == nil)
  }

  @Test("without a Location are a refusal")
  func noLocation() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(302, "") }
    let problem = await makeLoader().problem(ScreenRequest(server.url("/")))
    #expect(problem == .status(302, retryAfter: nil))
  }

  @Test("take no credentials to another server")
  func credentials() async throws {
    let other = try TestServer { _, connection in connection.sendAnswer(200, sampleScreen) }
    let target = other.url("/x")
    let server = try TestServer { request, connection in
      let location = request.path == "/" ? "/same" : target.absoluteString
      connection.sendAnswer(307, "", ["Location: \(location)"])
    }
    var request = ScreenRequest(server.url("/"))
    request.credentials = ["Authorization": "secret", "X-Key": "secret"]
    let listed = try #require(Origin(target))
    let loader = makeLoader { $0.policy.origins = [listed] }
    #expect(try await loader.screen(request).url == target)
    #expect(server.requests.map { $0.headers["x-key"] } == ["secret", "secret"])
    #expect(other.requests.count == 1)
    #expect(other.requests.first?.headers["x-key"] == nil)
    #expect(other.requests.first?.headers["authorization"] == nil)
  }
}
