import Foundation
import KumikoRemote
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `A screen of a server` {
  @Test func `says that it loads, then shows what has come`() async throws {
    let gate = TestGate()
    let server = try TestServer { _, connection in
      gate.wait()
      connection.sendAnswer(200, ServedDocuments.rows(["Tea", "Coffee"]))
    }
    let served = ServedStage(server.url("/front"))
    #expect(served.texts == ["Loading"])
    gate.open()
    try await served.wait(for: "Coffee")
    #expect(served.texts == ["Tea", "Coffee"])
    #expect(served.controller.served.status == .current)
    let modules = server.requests.first?.headers["kumiko-modules"]
    #expect(modules == "Stock=3")
  }

  @Test func `shows first rows before the last byte`() async throws {
    let gate = TestGate()
    let server = try TestServer { _, connection in
      let words = ServedDocuments.rows(["Tea", "Coffee"])
      let middle = words.range(of: #"{"type":"ListRow","id":"Coffee""#)?.lowerBound
      let head = words[..<(middle ?? words.startIndex)]
      connection.sendHead(200, ["Content-Type: application/json"])
      connection.send(String(head))
      gate.wait()
      connection.send(String(words.dropFirst(head.count)))
    }
    let served = ServedStage(server.url("/front"))
    try await served.wait(for: "Tea")
    #expect(served.texts == ["Tea"])
    #expect(served.controller.served.status == .updating)
    gate.open()
    try await served.wait(for: "Coffee")
    #expect(served.controller.served.status == .current)
  }

  @Test func `says why there is nothing, and tries again`() async throws {
    let broken = TestCounter()
    let server = try TestServer { _, connection in
      guard broken.next() > 1 else { return connection.sendAnswer(404, "") }
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
    }
    let served = ServedStage(server.url("/front"))
    try await served.wait(for: "This does not exist any more.")
    try served.stage.tap(on: "Try Again")
    try await served.wait(for: "Tea")
    #expect(served.texts == ["Tea"])
  }

  @Test func `keeps the last good screen, with a word, when a newer one is broken`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      let words = count.next() == 1 ? ServedDocuments.rows(["Tea"]) : #"{"kumiko":"1.0","#
      connection.sendAnswer(200, words)
    }
    let served = ServedStage(server.url("/front"))
    try await served.wait(for: "Tea")
    var problems: [DocumentProblem] = []
    served.controller.onProblem = { problems.append($0) }
    await served.controller.refresh()
    try await served.wait(for: "The server sent a screen that cannot be shown.")
    #expect(served.texts.contains("Tea"))
    #expect(problems.first?.position.line == 1)
  }

  @Test func `is there without a connection, from the cache`() async throws {
    let folder = try TestFolder()
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]), ["ETag: \"1\""])
    }
    let url = server.url("/front")
    let first = ServedStage(url) { $0.cache = DiskCache(folder: folder.url) }
    try await first.wait(for: "Tea")
    server.stop()
    let second = ServedStage(url) { $0.cache = DiskCache(folder: folder.url) }
    try await second.wait(for: "Tea")
    try await second.wait(for: "The server cannot be reached.")
  }

  @Test func `keeps what has come of an answer that is cut short`() async throws {
    let server = try TestServer { _, connection in
      let words = ServedDocuments.rows(["Tea", "Coffee"])
      connection.sendHead(
        200, ["Content-Type: application/json", "Content-Length: \(words.utf8.count)"])
      connection.send(String(words.dropLast(20)))
    }
    let served = ServedStage(server.url("/front"))
    try await served.wait(for: "The connection was lost before everything had come.")
    #expect(served.texts.contains("Tea"))
  }

  @Test func `keeps what was typed when a newer document comes`() async throws {
    let count = TestCounter()
    let server = try TestServer { _, connection in
      let number = count.next()
      connection.sendAnswer(
        200,
        #"""
        {"kumiko":"1.0","type":"Screen","id":"s","state":{"name":"","mail":"m\#(number)"},
        "sections":[{"type":"Section","id":"all","rows":[
        {"type":"TextInput","id":"name","title":"Name","bind":"state.name"},
        {"type":"ListRow","id":"mail","title":"${state.mail}"}]}]}
        """#)
    }
    let served = ServedStage(server.url("/form"))
    try await served.wait(for: "m1")
    try served.stage.tap(on: "Name")
    try served.stage.type("Ada")
    await served.controller.refresh()
    try await served.wait(for: "m2")
    #expect(served.controller.model.state(at: "state.name") == "Ada")
    #expect(served.texts.contains("Ada"))
  }

  @Test func `shows the screens that it leads to, of its own server only`() async throws {
    let server = try TestServer { request, connection in
      let words =
        request.path == "/front"
        ? #"""
        {"kumiko":"1.0","type":"Screen","id":"s","sections":[{"type":"Section","id":"all","rows":[
        {"type":"ListRow","id":"in","title":"In","onSelect":{"type":"Navigate","to":"/next"}},
        {"type":"ListRow","id":"out","title":"Out",
        "onSelect":{"type":"Navigate","to":"https://example.com/x"}}]}]}
        """# : ServedDocuments.rows(["Further"])
      connection.sendAnswer(200, words)
    }
    let served = ServedStage(server.url("/front"))
    var problems: [DocumentProblem] = []
    served.controller.onProblem = { problems.append($0) }
    try await served.wait(for: "Out")
    try served.stage.tap(on: "Out")
    served.stage.settle()
    #expect(served.navigation.viewControllers.count == 1)
    #expect(problems.map(\.code) == [.refusedURL])
    #expect(problems.first?.message.contains("another server") == true)
    try served.stage.tap(on: "In")
    try await served.wait(for: "Further")
    #expect(served.navigation.viewControllers.count == 2)
  }

  @Test func `goes while it loads`() async throws {
    let gate = TestGate()
    let server = try TestServer { _, connection in
      gate.wait()
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
    }
    weak var controller: ServedScreenController?
    do {
      let served = ServedStage(server.url("/front"))
      controller = served.controller
      served.stage.close()
    }
    for _ in 0..<200 where controller != nil { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(controller == nil)
    gate.open()
  }

  @Test func `does once what is to be done when it appears, when it has come as a whole`()
    async throws
  {
    let gate = TestGate()
    let count = TestCounter()
    let server = try TestServer { _, connection in
      let words = #"""
        {"kumiko":"1.0","type":"Screen","id":"s","data":{"n":\#(count.next())},
        "state":{"seen":0},"sections":[{"type":"Section","id":"all","rows":[
        {"type":"ListRow","id":"first","title":"First ${data.n}"},
        {"type":"ListRow","id":"seen","title":"${state.seen} times"}]}],
        "onAppear":{"type":"SetState","path":"state.seen","to":"${state.seen + 1}"}}
        """#
      let middle = words.range(of: #"{"type":"ListRow","id":"seen""#)?.lowerBound
      let head = words[..<(middle ?? words.startIndex)]
      connection.sendHead(200, ["Content-Type: application/json"])
      connection.send(String(head))
      gate.wait()
      connection.send(String(words.dropFirst(head.count)))
    }
    let served = ServedStage(server.url("/front"))
    try await served.wait(for: "First 1")
    gate.open()
    try await served.wait(for: "1 times")
    gate.open()
    await served.controller.refresh()
    try await served.wait(for: "First 2")
    #expect(served.texts.contains("1 times"))
  }

  @Test func `is two lines in an app, as the guide says`() async throws {
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]))
    }
    let url = server.url("/front")
    let stage = TestStage(root: UIViewController())
    let window = stage.window

    let screen = ServedScreenController(url)
    window.rootViewController = UINavigationController(rootViewController: screen)

    for _ in 0..<400 where screen.served.screen == nil {
      stage.settle()
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    stage.settle()
    #expect(stage.texts.contains("Tea"))
  }

  @Test func `says who asks, and keeps what has come, as the guide says`() async throws {
    let folder = try TestFolder()
    let server = try TestServer { _, connection in
      connection.sendAnswer(200, ServedDocuments.rows(["Tea"]), ["ETag: \"1\""])
    }
    let (url, user, token, caches) = (server.url("/front"), "ada", "secret", folder.url)
    let registry = ScreenRegistry.stock

    var options = LoadingOptions()
    options.cache = DiskCache(folder: caches)
    var service = ScreenService(loader: ScreenLoader(options), registry: registry)
    service.account = user
    service.credentials = ["Authorization": "Bearer \(token)"]
    let screen = ServedScreenController(url, service: service)

    await screen.served.load()
    #expect(screen.served.status == .current)
    #expect(server.requests.first?.headers["authorization"] == "Bearer secret")
    #expect(!folder.files.isEmpty)
  }
}
