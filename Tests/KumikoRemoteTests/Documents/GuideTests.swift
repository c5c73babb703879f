import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of `Guides/RemoteScreens.md`, with what they need around them.
@MainActor
@Suite("The guide to remote screens", .closesWindows)
struct GuideTests {
  @MainActor
  private final class Cart {
    var products: [String] = []
    func add(_ product: String) { products.append(product) }
  }

  struct Tile: Decodable, Sendable { var title: String, count: Int? }
  struct AddToCart: Decodable, Sendable { var product: String }

  @Test("shows a screen in an app")
  func app() throws {
    let data = Data(
      """
      { "kumiko": "1.0", "type": "Screen", "title": "Hello", "state": { "name": "" }, "sections": [
        { "type": "Section", "id": "s", "rows": [
      { "type": "TextInput", "id": "name", "title": "Name", "bind": "state.name" },
      { "type": "DescriptionRow", "if": "${state.name != ''}", "text": "Hello, ${state.name}!" }
      ] } ] }
      """.utf8)
    let navigationController = UINavigationController()
    let stage = TestStage(root: navigationController)
    let reading = RemoteScreen.read(data, file: "hello.json")
    for problem in reading.problems.all { print(problem) }
    if let screen = reading.screen {
      navigationController.pushViewController(RemoteScreenController(screen), animated: true)
    }
    stage.settle()
    try stage.tap(on: "Name")
    try stage.type("Ada")
    stage.settle()
    #expect(stage.texts.contains("Hello, Ada!"))
    stage.window.endEditing(true)
  }

  @Test("says what is wrong with the document that `kumiko new` writes, in these words")
  func problems() throws {
    func file(_ path: String) throws -> String {
      let root = URL(filePath: #filePath).appending(path: "../../../../").standardized
      return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let source = try file("Tools/Sources/kumiko/New.swift")
    let parts = source.components(separatedBy: #"""""#)
    let template = try #require(parts.first { $0.contains(#""kumiko": "1.0""#) })
    let lines = template.split(separator: "\n").map { $0.dropFirst(4) }
    let document = lines.joined(separator: "\n").replacing("NAME", with: "hello")
    #expect(RemoteScreen.read(Data(document.utf8), file: "hello.json").problems.all == [])
    let wrong = document.replacing("state.name\"", with: "state.isReady\"")
    let problems = RemoteScreen.read(Data(wrong.utf8), file: "hello.json").problems.all
    #expect(problems.count == 1)
    let words = try #require(problems.first?.description)
    #expect(try file("Guides/RemoteScreens.md").contains("\n\(words)\n"), "\(words)")
  }

  @Test("changes as a server says")
  func patches() async throws {
    let words = """
      { "kumiko": "1.0", "type": "Screen", "id": "hello", "data": { "name": "Ada" }, "sections": [
        { "type": "Section", "rows": [ { "type": "ListRow", "title": "${data.name}" } ] } ] }
      """
    let screen = try #require(RemoteScreen.read(Data(words.utf8), file: "hello.json").screen)
    let controller = SpyController(screen)
    let stage = TestStage(root: controller)
    for (path, expected) in [("name", "Grace"), ("no.such", "Grace")] {
      let data = Data(
        """
        { "kumiko": "1.0", "type": "Patch", "of": "hello", "changes": [
          { "type": "Data", "path": "\(path)", "value": "Grace" } ] }
        """.utf8)

      switch controller.model.remoteScreen.receiving(data, file: "live.json") {
      case .patched(let screen, _): controller.show(screen)
      case .outdated, .refused: await controller.refresh()
      }

      stage.settle()
      #expect(stage.texts == [expected])
    }
    #expect(controller.take() == ["refresh"])
  }

  @Test("has components and actions of the app")
  func registry() throws {
    let cart = Cart()
    let data = Data(
      """
      { "kumiko": "1.0", "type": "Screen", "sections": [ { "type": "Section", "id": "s", "rows": [
      { "type": "ShopTile", "requires": { "Shop": 2 }, "title": "Pot", "count": 3,
        "fallback": { "type": "ListRow", "title": "Pot" },
        "onSelect": { "type": "AddToCart", "product": "pot" } }
      ] } ] }
      """.utf8)

    var registry = ScreenRegistry.stock
    registry.register(Tile.self, as: "ShopTile", module: "Shop", version: 2) { tile in
      ListRow("\(tile.title) × \(tile.count ?? 1)")
    }
    registry.register(AddToCart.self, module: "Shop", version: 2) { action, context in
      cart.add(action.product)
    }
    let reading = RemoteScreen.read(data, file: "front.json", registry: registry)

    let stage = TestStage(root: RemoteScreenController(try #require(reading.screen)))
    stage.settle()
    try stage.tap(on: "Pot × 3")
    stage.settle()
    #expect(cart.products == ["pot"])
    let old = try #require(RemoteScreen.read(data, file: "front.json").screen)
    let older = TestStage(root: RemoteScreenController(old))
    older.settle()
    #expect(older.texts == ["Pot"])
  }
}
