import Foundation
import Kumiko
import KumikoRemote
import ScreenServing
import Testing

/// Every page that the server can give is one that the library shows without a word.
@Suite("Pages of the shop")
struct ShopPageTests {
  /// What an app of the shop's own registers.
  private struct Tile: Decodable, Sendable {
    var title: String
    var image: String
  }

  private static var app: ScreenRegistry {
    var registry = ScreenRegistry.stock
    registry.register(Tile.self, as: "ShopTile", module: "Shop", version: 2) { ListRow($0.title) }
    return registry
  }

  @Test("are read without problems and warnings by apps of the library alone")
  func areReadByAllApps() throws {
    try check(ShopServer().pages(for: "Stock=1"), .stock)
  }

  @Test("are read without problems and warnings by the shop's own app")
  func areReadByItsOwnApp() throws {
    try check(ShopServer().pages(for: "Stock=1, Shop=2"), Self.app)
  }

  @Test("have a tile of the shop's own for its own app alone")
  func haveFallbacks() throws {
    let pages = try [
      ShopServer().pages(for: "Stock=1"), ShopServer().pages(for: "Stock=1, Shop=2"),
    ]
    let tiles = pages.map { pages in
      pages.contains { String(decoding: $0.document.bytes, as: UTF8.self).contains("ShopTile") }
    }
    #expect(tiles == [false, true])
    // An app that lost the module since is shown what stands in for it.
    let front = try #require(pages[1].first { $0.name == "front" })
    let screen = try #require(RemoteScreen.read(Data(front.document.bytes), file: "front").screen)
    #expect(screen.document.sections.count == 4)
  }

  private func check(_ pages: [ShopServer.Page], _ registry: ScreenRegistry) throws {
    #expect(pages.count > 20)
    for page in pages where page.isScreen {
      let reading = RemoteScreen.read(
        Data(page.document.bytes), file: page.name, registry: registry)
      #expect(reading.problems.all.map(\.description) == [])
      let screen = try #require(reading.screen, "\(page.name)")
      #expect(screen.authorWarnings.map(\.description) == [])
    }
    for page in pages where !page.isScreen {
      let reading = DocumentReader(schema: registry).read(page.document.bytes, file: page.name)
      #expect(reading.problems.all.map(\.description) == [])
      guard case .patch(let patch)? = reading.document else {
        Issue.record("\(page.name) is no patch")
        continue
      }
      #expect(patch.screenID == page.document.screenID && !patch.changes.isEmpty)
    }
  }
}
