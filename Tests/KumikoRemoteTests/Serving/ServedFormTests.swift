import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `A form of a server` {
  private nonisolated static let form = #"""
    {"kumiko":"1.0","type":"Screen","id":"s","state":{"name":"","secret":"x"},
    "sections":[{"type":"Section","id":"you","rows":[
    {"type":"TextInput","id":"name","title":"Name","bind":"state.name"},
    {"type":"ButtonRow","id":"send","title":"Send","onSelect":
    {"type":"Submit","to":"/send","form":{"name":"${state.name}"}}}]}]}
    """#

  @Test func `shows what the server says of its fields, and is taken once corrected`() async throws
  {
    let server = try TestServer { request, connection in
      guard request.method == "POST" else { return connection.sendAnswer(200, Self.form) }
      let words = String(decoding: request.body, as: UTF8.self)
      guard words.contains("Ada") else {
        return connection.sendAnswer(422, #"{"errors":{"name":"Who are you?"}}"#)
      }
      connection.sendAnswer(200, "{}")
    }
    let served = ServedStage(server.url("/form"))
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait("an error") {
      served.controller.model.errors == ["name": "Who are you?"]
    }
    try await served.wait(for: "Who are you?")
    try served.stage.tap(on: "Name")
    try served.stage.type("Ada")
    served.stage.settle()
    #expect(!served.texts.contains("Who are you?"))
    try served.stage.tap(on: "Send")
    try await served.wait("two forms") { server.requests.count { $0.method == "POST" } == 2 }
    let bodies = server.requests.filter { $0.method == "POST" }.map {
      String(decoding: $0.body, as: UTF8.self)
    }
    #expect(bodies == [#"{"name":""}"#, #"{"name":"Ada"}"#])
  }

  @Test(arguments: [
    (
      status: 422, body: #"{"errors":{"lost":"No such cup."},"message":"Not ordered."}"#,
      words: "Not ordered.\nNo such cup."
    ),
    (422, #"{"errors":{"name":"Who?"},"message":"Not ordered."}"#, "Not ordered."),
    (422, #"{"message":"We are closed."}"#, "We are closed."),
    (404, "", "This does not exist any more."),
  ])
  func `says what no field says`(status: Int, body: String, words: String) async throws {
    let server = try TestServer { request, connection in
      guard request.method == "POST" else { return connection.sendAnswer(200, Self.form) }
      connection.sendAnswer(status, body)
    }
    let served = ServedStage(server.url("/form"))
    served.controller.model.environment.appName = "Tea House"
    try await served.wait(for: "Send")
    served.controller.model.environment.appName = "Tea House"
    try served.stage.tap(on: "Send")
    try await served.wait(for: "\(words)\n\nTea House")
    #expect(served.texts.contains("Not Sent"))
  }

  @Test func `says nothing twice: what its fields and its document say is said`() async throws {
    let server = try TestServer { request, connection in
      let more = #","onFailure":{"type":"SetState","path":"state.why","to":"${error}"}"#
      guard request.method == "POST" else {
        return connection.sendAnswer(
          200,
          #"""
          {"kumiko":"1.0","type":"Screen","id":"s","state":{"name":"","why":""},
          "sections":[{"type":"Section","id":"you","rows":[
          {"type":"TextInput","id":"name","title":"Name","bind":"state.name"},
          {"type":"ListRow","id":"why","title":"${state.why}"},
          {"type":"ButtonRow","id":"a","title":"A","onSelect":
          {"type":"Submit","to":"/a","form":{"name":"${state.name}"}}},
          {"type":"ButtonRow","id":"b","title":"B","onSelect":
          {"type":"Submit","to":"/b","form":{"name":"${state.name}"}\#(more)}}]}]}
          """#)
      }
      let isField = request.path == "/a"
      connection.sendAnswer(
        422, isField ? #"{"errors":{"name":"Who?"}}"# : #"{"message":"We are closed."}"#)
    }
    let served = ServedStage(server.url("/form"))
    try await served.wait(for: "B")
    try served.stage.tap(on: "A")
    try await served.wait(for: "Who?")
    #expect(served.controller.presentedViewController == nil)
    try served.stage.tap(on: "B")
    try await served.wait(for: "We are closed.")
    #expect(served.controller.presentedViewController == nil)
  }

  /// A form whose answer comes when the screen has been loaded anew, from another address.
  private func answer(
    _ answer: String, next: @escaping @Sendable () -> String
  ) async throws -> ServedStage {
    let (gate, count) = (TestGate(), TestCounter())
    let server = try TestServer { request, connection in
      switch request.path {
      case "/form" where count.next() == 1: connection.sendAnswer(200, Self.form)
      case "/form": connection.sendHead(302, ["Location: /elsewhere/form"])
      case "/elsewhere/form": connection.sendAnswer(200, next())
      case "/send":
        gate.wait()
        connection.sendAnswer(422, answer)
      default: connection.sendAnswer(404, "")
      }
    }
    let served = ServedStage(server.url("/form"))
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait("the form") { server.requests.contains { $0.path == "/send" } }
    await served.controller.refresh()
    try await served.wait("the other address") {
      served.controller.model.baseURL?.path == "/elsewhere/form"
    }
    served.stage.settle()
    gate.open()
    return served
  }

  @Test func `has its answer where the screen has come from elsewhere meanwhile`() async throws {
    let served = try await answer(#"{"errors":{"name":"Who are you?"}}"#) { Self.form }
    try await served.wait(for: "Who are you?")
    #expect(served.controller.presentedViewController == nil)
    #expect(served.controller.model.errors == ["name": "Who are you?"])
  }

  @Test func `says what its fields cannot, which have gone meanwhile`() async throws {
    let served = try await answer(#"{"errors":{"name":"Who are you?"}}"#) {
      ServedDocuments.rows(["Tea"])
    }
    try await served.wait(for: "Not Sent")
    #expect(served.texts.contains { $0.hasPrefix("Who are you?") })
    #expect(served.texts.contains("Tea"))
  }

  @Test func `says what is wrong above a screen that has come before it`() async throws {
    let gate = TestGate()
    let server = try TestServer { request, connection in
      guard request.method == "POST" else { return connection.sendAnswer(200, Self.form) }
      gate.wait()
      connection.sendAnswer(422, #"{"message":"We are closed."}"#)
    }
    let served = ServedStage(server.url("/form"))
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait("the form") { server.requests.count == 2 }
    let other = UIViewController()
    served.navigation.pushViewController(other, animated: false)
    served.stage.settle()
    gate.open()
    try await served.wait(for: "Not Sent")
    #expect(other.presentedViewController is UIAlertController)
  }

  @Test func `does what its own document says, with the addresses of that`() async throws {
    let (gate, count) = (TestGate(), TestCounter())
    let server = try TestServer { request, connection in
      switch request.path {
      case "/a/form" where count.next() == 1:
        connection.sendAnswer(
          200,
          #"""
          {"kumiko":"1.0","type":"Screen","id":"s","state":{"done":""},
          "sections":[{"type":"Section","id":"you","rows":[
          {"type":"ListRow","id":"done","title":"${state.done}"},
          {"type":"ButtonRow","id":"send","title":"Send","onSelect":
          {"type":"Submit","to":"send","onSuccess":[
          {"type":"SetState","path":"state.done","to":"Thanks"},
          {"type":"Navigate","to":"thanks"}]}}]}]}
          """#)
      case "/a/form": connection.sendHead(302, ["Location: /b/form"])
      case "/b/form":
        connection.sendAnswer(
          200,
          #"""
          {"kumiko":"1.0","type":"Screen","id":"s","state":{"done":""},
          "sections":[{"type":"Section","id":"you","rows":[
          {"type":"ListRow","id":"done","title":"Done: ${state.done}"}]}]}
          """#)
      case "/a/send":
        gate.wait()
        connection.sendAnswer(200, "{}")
      default: connection.sendAnswer(200, ServedDocuments.rows([request.path]))
      }
    }
    let served = ServedStage(server.url("/a/form"))
    try await served.wait(for: "Send")
    try served.stage.tap(on: "Send")
    try await served.wait("the form") { server.requests.contains { $0.path == "/a/send" } }
    await served.controller.refresh()
    try await served.wait(for: "Done: ")
    gate.open()
    try await served.wait(for: "/a/thanks")
    #expect(served.controller.model.state(at: "state.done") == "Thanks")
  }

  @Test func `has one key however often it is sent, and another when it has changed`() async throws
  {
    let count = TestCounter()
    let server = try TestServer { request, connection in
      guard request.method == "POST" else { return connection.sendAnswer(200, Self.form) }
      connection.sendAnswer(count.next() <= 2 ? 503 : 200, "{}")
    }
    let served = ServedStage(server.url("/form")) { $0.retry.attempts = 2 }
    try await served.wait(for: "Send")
    let screen = served.controller.served
    await #expect(throws: ServedScreenProblem.self) {
      try await screen.submit(["a": 1], to: server.url("/send"), method: "POST")
    }
    _ = try await screen.submit(["a": 1], to: server.url("/send"), method: "POST")
    _ = try await screen.submit(["a": 2], to: server.url("/send"), method: "POST")
    let keys = server.requests.compactMap { $0.headers["idempotency-key"] }
    #expect(keys.count == 4)
    #expect(Set(keys.prefix(3)).count == 1)
    #expect(keys.first != keys.last)
  }
}

@MainActor
@Suite struct `Pages of a server` {
  @Test func `come at the end, with a button that tries again`() async throws {
    let count = TestCounter()
    let server = try TestServer { request, connection in
      guard request.path.hasPrefix("/page") else {
        return connection.sendAnswer(
          200,
          #"""
          {"kumiko":"1.0","type":"Screen","id":"s","sections":[
          {"type":"Section","id":"all","next":"/page/2","rows":[
          {"type":"ListRow","id":"a","title":"First"}]}]}
          """#)
      }
      guard count.next() > 1 else { return connection.sendAnswer(404, "") }
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Patch","of":"s","changes":[
        {"type":"Insert","into":"all","elements":[{"type":"ListRow","id":"b","title":"Second"}]}]}
        """#)
    }
    let served = ServedStage(server.url("/feed"))
    try await served.wait(for: "First")
    try await served.wait(for: "This does not exist any more.")
    try served.stage.tap(on: "Try Again")
    try await served.wait(for: "Second")
    #expect(served.texts.contains("First"))
  }
}
