import KumikoTesting
import Testing
import UIKit

@testable import GalleryScreens

@MainActor
@Suite struct `The Todo screen` {
  private let stage = TestStage(root: TodoViewController())

  @Test func `shows all tasks with their number`() {
    #expect(stage.texts.contains("Tasks"))
    #expect(stage.texts.contains("6"))
    #expect(stage.texts.contains("Water the fern"))
    #expect(!stage.texts.contains("Completed"))
  }

  @Test func `moves a tapped task to the other section, and back`() throws {
    try stage.tap(on: "Water the fern")
    stage.advance(by: 0.5)
    #expect(order(of: ["Completed", "Water the fern"]) == ["Completed", "Water the fern"])
    #expect(stage.texts.contains("5"))
    try stage.tap(on: "Water the fern")
    stage.advance(by: 0.5)
    #expect(!stage.texts.contains("Completed"))
    #expect(stage.texts.contains("6"))
  }

  @Test func `keeps the cell of a task that travels to a section on the screen`() throws {
    try stage.tap(on: "Water the fern")
    stage.advance(by: 0.5)
    let (label, before) = (
      try stage.view(called: "Buy rice paper and glue"), try top(of: "Buy rice paper and glue")
    )
    try stage.tap(on: "Buy rice paper and glue")
    stage.advance(by: 0.5)
    #expect(try stage.view(called: "Buy rice paper and glue") === label)
    #expect(try top(of: "Buy rice paper and glue") > before)
  }

  @Test func `takes new tasks on top and says when nothing is left`() throws {
    let screen = try #require(stage.window.rootViewController as? TodoViewController)
    screen.addIdea()
    stage.advance(by: 0.5)
    #expect(stage.texts.contains("Oil the plane"))
    #expect(stage.texts.contains("7"))
    screen.clear()
    stage.advance(by: 0.5)
    #expect(stage.texts == ["All done. Tap + to think of something to do."])
  }

  private func order(of names: [String]) -> [String] {
    names.compactMap { name in (try? top(of: name)).map { (name, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func top(of name: String) throws -> CGFloat {
    let view = try stage.view(called: name)
    return view.convert(view.bounds, to: stage.window).minY
  }
}
