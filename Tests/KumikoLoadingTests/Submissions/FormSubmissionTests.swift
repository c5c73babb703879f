import Foundation
import KumikoDocuments
import KumikoLoading
import Testing
import _TestSupport

@Suite("A form that is sent", .serialized) struct FormSubmissionTests {
  private func submission(
    _ server: TestServer, method: FormSubmission.Method = .post
  ) -> FormSubmission {
    FormSubmission(
      ["name": "Ada", "age": 36, "news": true, "tags": ["a", 1.5], "none": .null],
      to: ScreenRequest(server.url("/orders")), method: method)
  }

  @Test("stands in the body as JSON, and nowhere else", arguments: FormSubmission.Method.allCases)
  func body(method: FormSubmission.Method) async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, "{}") }
    let answer = try await makeLoader().submit(submission(server, method: method))
    #expect(answer.isAccepted && answer.errors.isEmpty && answer.document == nil)
    let request = try #require(server.requests.first)
    #expect(request.method == method.rawValue)
    #expect(request.path == "/orders")
    #expect(request.headers["content-type"] == "application/json")
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"age":36,"name":"Ada","news":true,"none":null,"tags":["a",1.5]}"#)
  }

  @Test("has the same idempotency key for every attempt, and another one the next time")
  func retries() async throws {
    let counter = TestCounter()
    let server = try TestServer { _, connection in
      switch counter.next() {
      case 1: connection.reset()
      case 2: connection.sendAnswer(503, "{}", ["Retry-After: 9"])
      default: connection.sendAnswer(201, "{}")
      }
    }
    let clock = TestClock()
    let loader = makeLoader(clock)
    #expect(try await loader.submit(submission(server)).status == 201)
    #expect(clock.waits == [1, 9])
    _ = try await loader.submit(submission(server))
    let keys = server.requests.map { $0.headers["idempotency-key"] ?? "" }
    #expect(keys.count == 4)
    #expect(Set(keys[..<3]).count == 1)
    #expect(Set(keys).count == 2)
    #expect(!keys.contains(""))
  }

  @Test("brings the server's errors to its fields", arguments: [200, 400, 409, 422])
  func errors(status: Int) async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(
        status,
        #"{"errors": {"name": "is taken", "age": ["is odd", "is old"], "x": 3, "y": {}}, "message": "No"}"#
      )
    }
    let answer = try await makeLoader().submit(submission(server))
    #expect(answer.errors == ["name": "is taken", "age": "is odd\nis old"])
    #expect(answer.message == "No")
    #expect(!answer.isAccepted)
  }

  @Test("takes nothing from answers that are something else, and bounds the rest")
  func hostileAnswers() async throws {
    let many = (0..<300).map { "\"f\($0)\": \"e\"" }.joined(separator: ",")
    let long = String(repeating: "e\u{301}", count: 5_000)
    let texts = [
      "[]", "null", "7", "\"a\"", "{\"errors\": 3}", "{\"errors\": [1], \"message\": {}}", "{", "",
      String(repeating: "[", count: 100_000), "{\"errors\": {\(many)}}",
      "{\"message\": \"\(long)\"}",
      "{\"errors\": {\"\(long)\": \"a\"}}",
    ]
    let counter = TestCounter()
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, texts[counter.next() - 1])
    }
    for text in texts {
      let answer = try await makeLoader().submit(submission(server))
      #expect(answer.errors.count == (text.contains("f299") ? 100 : 0))
      #expect(
        answer.message?.unicodeScalars.count == (text.hasPrefix("{\"message\"") ? 1_000 : nil))
    }
  }

  @Test("may be answered with a screen or a patch, also after a redirect")
  func documents() async throws {
    let server = try TestServer { request, connection in
      if request.method == "POST" { return connection.sendAnswer(303, "", ["Location: /done"]) }
      connection.sendAnswer(200, sampleScreen, ["ETag: \"9\""])
    }
    let answer = try await makeLoader().submit(submission(server))
    #expect(answer.document?.text == sampleScreen)
    #expect(answer.document?.entityTag == "\"9\"")
    #expect(server.requests.map(\.method) == ["POST", "GET"])
    #expect(server.requests.last?.body.isEmpty == true)
    #expect(server.requests.last?.headers["idempotency-key"] == nil)
  }

  @Test("may lead back to its own address, which it has not asked for before")
  func back() async throws {
    let server = try TestServer { request, connection in
      switch (request.method, request.path) {
      case ("POST", _): connection.sendAnswer(303, "", ["Location: /check"])
      case (_, "/check"): connection.sendAnswer(302, "", ["Location: /orders"])
      default: connection.sendAnswer(200, "{}")
      }
    }
    #expect(try await makeLoader().submit(submission(server)).isAccepted)
    #expect(
      server.requests.map { "\($0.method) \($0.path)" }
        == ["POST /orders", "GET /check", "GET /orders"])
  }

  @Test("goes to another server only if the app lists it")
  func otherServers() async throws {
    let other = try TestServer { _, connection in connection.sendAnswer(200, "{}") }
    let target = other.url("/steal")
    let server = try TestServer { _, connection in
      connection.sendAnswer(307, "", ["Location: \(target.absoluteString)"])
    }
    let loader = makeLoader()
    await #expect(throws: LoadingProblem.refusedRedirect(.otherOrigin)) {
      try await loader.submit(submission(server))
    }
    var direct = submission(other)
    direct.request.origin = Origin(server.url("/"))
    await #expect(throws: LoadingProblem.refusedAddress(.otherOrigin)) {
      try await loader.submit(direct)
    }
    #expect(other.requests.isEmpty)
  }

  @Test("is kept in no cache, and neither is its answer")
  func cache() async throws {
    let folder = try TestFolder()
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, sampleScreen, ["Cache-Control: max-age=60", "ETag: \"1\""])
    }
    let loader = makeLoader { $0.cache = DiskCache(folder: folder.url) }
    _ = try await loader.submit(submission(server))
    #expect(folder.files.isEmpty)
  }

  @Test("that is refused without a reason is a problem")
  func refused() async throws {
    let server = try TestServer { request, connection in
      connection.sendAnswer(request.method == "PUT" ? 403 : 422, "<html>", type: "text/html")
    }
    await #expect(throws: LoadingProblem.status(422, retryAfter: nil)) {
      try await makeLoader().submit(submission(server))
    }
    await #expect(throws: LoadingProblem.status(403, retryAfter: nil)) {
      try await makeLoader().submit(submission(server, method: .put))
    }
  }

  @Test("whose answer has a document that nobody has signed is not shown")
  func unsigned() async throws {
    let server = try TestServer { _, connection in connection.sendAnswer(200, sampleScreen) }
    let loader = makeLoader { $0.verifier = SumVerifier() }
    await #expect(throws: LoadingProblem.verification(.missing)) {
      try await loader.submit(submission(server))
    }
  }
}
