import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows) struct `The bookshelf` {
  let screen = BookshelfViewController()

  func open(isDark: Bool = false) -> TestStage {
    let stage = TestStage(root: UINavigationController(rootViewController: screen), isDark: isDark)
    stage.settle()
    return stage
  }

  func titles(_ place: Book.Place) -> [String] { screen.books[place]?.map(\.title) ?? [] }

  @Test func `takes books from the shelf into lists, between lists, and back`() throws {
    let stage = open()
    try stage.lift("Lanterns at Noon")
    try stage.carry(to: "Harbor Lights")
    stage.drop()
    #expect(titles(.shelf).contains("Lanterns at Noon") == false)
    try stage.lift("Moss and Iron")
    try stage.carry(to: "Letters to Oslo", at: CGPoint(x: 0.5, y: 1.6))
    stage.drop()
    #expect(titles(.lent) == ["Letters to Oslo", "Moss and Iron"])
    try stage.lift("Letters to Oslo")
    try stage.carry(to: "A Field of Clocks")
    stage.drop()
    #expect(titles(.shelf).contains("Letters to Oslo"))
    #expect(screen.books.values.joined().count == 11)
  }

  @Test func `undoes and redoes`() throws {
    let stage = open()
    let before = screen.books
    try stage.lift("Lanterns at Noon")
    try stage.carry(to: "Harbor Lights")
    stage.drop()
    let after = screen.books
    #expect(after != before)
    screen.undo()
    stage.settle()
    #expect(screen.books == before)
    screen.undoManager?.redo()
    stage.settle()
    #expect(screen.books == after)
  }

  /// Pictures in mid-drag, to be looked at.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["DRAG_PICTURES"] != nil))
  func `looks well in the middle of a drag`() throws {
    let folder = ProcessInfo.processInfo.environment["DRAG_PICTURES"] ?? ""
    let stage = open()
    func save(_ name: String) throws {
      try stage.picture?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
    try save("rest")
    try stage.lift("Lanterns at Noon")
    try save("lifted")
    try stage.carry(to: "Harbor Lights")
    try save("over-list")
    stage.display.lift()
    stage.advance(by: 0.12)
    try save("landing")
    stage.settle()
    try save("landed")
    try stage.lift("Moss and Iron")
    try stage.carry(to: "Letters to Oslo")
    try save("row-over-list")
    try stage.carry(to: "A Field of Clocks")
    try save("row-over-shelf")
    try stage.addToDrag("The Long Table")
    stage.carry(to: CGPoint(x: 200, y: 420))
    try save("two")
    stage.drop()
    try save("dropped-two")
  }
}
