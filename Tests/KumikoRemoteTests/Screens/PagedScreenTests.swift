import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("A section with `next`", .closesWindows, .timeLimit(.minutes(1)))
struct PagedScreenTests {
  @Test("loads further rows as its end comes near, and lets its user try again")
  func pages() async throws {
    let words = """
      { "kumiko": "1.0", "type": "Screen", "id": "feed",
        "data": { "next": "/feed?page=1", "rows": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
        "sections": [ { "type": "Section", "id": "rows", "next": "${data.next}", "rows": [
          { "type": "ListRow", "for": "n in data.rows", "id": "${n}", "title": "Row ${n}" } ] } ] }
      """
    let screen = try #require(RemoteScreen.read(Data(words.utf8), file: "feed").screen)
    let controller = PagingController(screen)
    let stage = TestStage(root: controller)
    try await stage.wait("a button") { stage.texts.contains("Try Again") }
    #expect(controller.asked == ["/feed?page=1 of rows"])
    #expect(stage.texts.contains("No connection."))
    controller.isOffline = false
    try stage.tap(on: "Try Again")
    try await stage.wait("further rows") { stage.texts.contains("Row 11") }
    #expect(controller.asked.count == 2)
    #expect(stage.texts.suffix(2) == ["Row 10", "Row 11"])
    #expect(!stage.texts.contains("Try Again"))
  }

  @Test("ends where it ends while nobody loads anything")
  func nobody() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "feed", "sections": [
        { "type": "Section", "next": "/more", "rows": [ { "type": "ListRow", "title": "One" } ] } ] }
      """)
    #expect(stage.texts == ["One"])
  }
}

/// Has one page more, once it is online.
private final class PagingController: RemoteScreenController {
  private(set) var asked: [String] = []
  var isOffline = true

  override var loadsPages: Bool { true }

  override func loadPage(at url: URL, of section: String) async throws {
    asked.append("\(url.absoluteString) of \(section)")
    if isOffline { throw Offline() }
    var changes: [PatchChange] = []
    for (path, value) in [("rows[10]", 10), ("rows[11]", 11), ("next", .null)]
      as [(String, RemoteValue)]
    {
      if let path = DataPath(path) { changes.append(.data(path, value)) }
    }
    apply(PatchDocument(of: "feed", changes: changes))
  }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "No connection." }
  }
}
