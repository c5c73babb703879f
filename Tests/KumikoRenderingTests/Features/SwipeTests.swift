import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Swiping a row` {
  let stage = TableStage(size: CGSize(width: 390, height: 400))
  let log = Log()
  var screen: TestStage { stage.screen }

  func action(
    _ title: String, _ id: String, _ version: Int, style: UIContextualAction.Style = .normal
  ) -> RowAction {
    RowAction(title, style: style) { [log] in log.events.append("\(title) \(id)\(version)") }
  }

  /// Renders rows that can be tapped, and have actions at both ends, which are of a version.
  func render(_ ids: [String], _ version: Int = 0, reloads: Bool = false, fullSwipe: Bool = true) {
    stage.render([
      Section(id: 0) {
        for id in ids {
          Item(id, reloads ? version : 0)
            .onSelect { [log] in log.events.append("tap \(id)") }
            .swipeActions(edge: .leading, allowsFullSwipe: fullSwipe) {
              action("Read", id, version)
            }
            .swipeActions(allowsFullSwipe: fullSwipe) {
              action("Flag", id, version)
              action("More", id, version)
            }
        }
      }
    ])
  }

  func swipe(_ name: String, by points: CGFloat) throws {
    try screen.swipe(on: name, by: points)
    screen.settle()
  }

  /// The titles of actions in view.
  var titles: [String] { screen.texts.filter { $0.count > 2 } }

  @Test(arguments: [(CGFloat(-100), ["More", "Flag"], "Flag"), (80, ["Read"], "Read")])
  func `brings out the actions of its end`(way: CGFloat, all: [String], title: String) throws {
    render(["a", "b", "c"])
    try swipe("b0", by: way)
    #expect(titles == all)
    #expect(stage.table.isEditing)
    try screen.tap(on: title)
    screen.settle()
    #expect(log.take() == ["\(title) b0"])
    #expect(titles == [])
    #expect(!stage.table.isEditing)
  }

  @Test(arguments: [(CGFloat(-360), "Flag"), (360, "Read")], [true, false])
  func `over its whole width performs the first action, if it may`(
    swipe way: (CGFloat, title: String), fullSwipe: Bool
  ) throws {
    render(["a", "b", "c"], fullSwipe: fullSwipe)
    let start = way.0 < 0 ? CGFloat(380) : 10
    screen.display.drag(
      from: CGPoint(x: start, y: 60), to: CGPoint(x: start + way.0, y: 60), pause: 0.1)
    screen.settle()
    #expect(log.take() == (fullSwipe ? ["\(way.title) b0"] : []))
    #expect(titles.isEmpty == fullSwipe)
  }

  @Test func `back closes it`() throws {
    render(["a", "b"])
    try swipe("b0", by: -120)
    try swipe("b0", by: 120)
    #expect(titles == [])
    #expect(!stage.table.isEditing)
    #expect(log.take() == [])
    try screen.tap(on: "b0")
    #expect(log.take() == ["tap b"])
  }

  @Test func `closes the row that was open, as does a tap on any`() throws {
    render(["a", "b"])
    try swipe("a0", by: -120)
    try swipe("b0", by: 90)
    #expect(titles == ["Read"])
    try screen.tap(on: "a0")
    screen.settle()
    #expect(titles == [])
    #expect(log.take() == [])
  }

  // MARK: Taking time

  @Test func `leaves it open until an asynchronous action is done`() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    stage.render([
      Section(id: 0) {
        Item("a").swipeActions {
          RowAction("Send") { [log] in
            for await _ in gate.stream { break }
            log.events.append("sent")
          }
        }
      }
    ])
    try swipe("a0", by: -100)
    try screen.tap(on: "Send")
    screen.advance(by: 3)
    #expect(titles == ["Send"])
    #expect(log.take() == [])
    gate.continuation.yield()
    try await waitForHandler()
    screen.settle()
    #expect(titles == [])
    #expect(log.take() == ["sent"])
    #expect(screen.texts == ["a0"])
  }

  @Test(arguments: [true, false])
  func `takes it away with what destroys it, and brings it back if it stays`(goes: Bool)
    async throws
  {
    func show(_ ids: [String]) {
      stage.renderer.render([
        Section(id: 0) {
          for id in ids {
            Item(id).swipeActions {
              RowAction("Trash", style: .destructive) { [log] in
                await Task.yield()
                if goes { show(ids.filter { $0 != id }) }
                log.events.append("asked")
              }
            }
          }
        }
      ])
    }
    show(["a", "b"])
    screen.settle()
    try swipe("a0", by: -330)
    try await waitForHandler()
    screen.settle()
    #expect(log.take() == ["asked"])
    #expect(screen.texts == (goes ? ["b0"] : ["a0", "b0"]))
    #expect(!stage.table.isEditing)
  }

  /// Waits until a handler, which runs on another thread in between, has said something, and until
  /// the list has heard of its end.
  private func waitForHandler() async throws {
    for _ in 0..<2000 where log.events.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    try await Task.sleep(for: .milliseconds(50))
  }

  // MARK: Editing

  @Test func `does nothing while the list is being edited`() throws {
    render(["a", "b"])
    try swipe("a0", by: -120)
    stage.table.setEditing(true, animated: true)
    screen.settle()
    #expect(titles == [])
    try swipe("b0", by: -120)
    #expect(titles == [])
    #expect(log.take() == [])
  }

  @Test func `is what the control beside it does, too`() throws {
    stage.render([
      Section(id: 0) {
        for id in ["a", "b"] {
          Item(id).deletable { [log] in log.events.append("delete \(id)") }
            .swipeActions { action("Flag", id, 0) }
        }
      }
    ])
    stage.table.setEditing(true, animated: false)
    screen.display.tap(at: CGPoint(x: 25, y: 60))
    screen.settle()
    #expect(titles == ["Flag", "Delete"])
    try screen.tap(on: "Delete")
    screen.settle()
    #expect(log.take() == ["delete b"])
    #expect(screen.texts == ["a0"])
  }

  // MARK: Renders meanwhile

  @Test(arguments: [true, false])
  func `ends when a render deletes it`(isHeld: Bool) throws {
    render(["a", "b", "c"])
    if isHeld {
      screen.display.touch(.began, at: CGPoint(x: 300, y: 60))
      for x in stride(from: CGFloat(290), to: 200, by: -10) {
        screen.advance(by: 1.0 / 60)
        screen.display.touch(.moved, at: CGPoint(x: x, y: 60))
      }
    } else {
      try swipe("b0", by: -120)
    }
    #expect(stage.table.isEditing)
    render(["a", "c"], 1)
    screen.advance(by: 0.1)
    if isHeld { screen.display.touch(.ended, at: CGPoint(x: 210, y: 60)) }
    screen.settle()
    #expect(screen.texts == ["a0", "c0"])
    #expect(log.take() == [])
    #expect(!stage.table.isEditing)
    try swipe("c0", by: -120)
    try screen.tap(on: "Flag")
    #expect(log.take() == ["Flag c1"])
  }

  @Test func `goes on when a render moves it, and does what is newest`() throws {
    render(["a", "b", "c"])
    try swipe("a0", by: -120)
    render(["b", "x", "c", "a"], 1)
    screen.settle()
    #expect(titles == ["More", "Flag"])
    try screen.tap(on: "More")
    screen.settle()
    #expect(log.take() == ["More a1"])
    #expect(titles == [])
    #expect(stage.shown == ["b0", "x0", "c0", "a0"].enumerated().map { "row 0/\($0): \($1)" })
  }

  @Test func `ends when a render gives it another cell`() throws {
    render(["a", "b"])
    try swipe("a0", by: -120)
    render(["a", "b"], 1, reloads: true)
    screen.settle()
    #expect(titles == [])
    #expect(!stage.table.isEditing)
    #expect(stage.shown.first == "row 0/0: a1")
  }

  @Test(arguments: [(nil, []), ("flag", ["Unflag 1"])] as [(String?, [String])])
  func `does what the action is now, told by its identifier or title`(
    id: String?, expected: [String]
  ) throws {
    func show(_ version: Int) {
      let title = version == 0 ? "Flag" : "Unflag"
      stage.render([
        Section(id: 0) {
          Item("a").swipeActions {
            RowAction(title, id: id) { [log] in log.events.append("\(title) \(version)") }
          }
        }
      ])
    }
    show(0)
    try swipe("a0", by: -100)
    show(1)
    try screen.tap(on: "Flag")
    screen.settle()
    #expect(log.take() == expected)
    #expect(titles == [])
  }

  @Test func `tells actions of one title by their order`() throws {
    func show(_ version: Int) {
      stage.render([
        Section(id: 0) {
          Item("a", rerenders: false).swipeActions {
            if version == 1 { RowAction("New") {} }
            RowAction(nil, backgroundColor: .systemRed) { [log] in
              log.events.append("red \(version)")
            }
            RowAction(nil, backgroundColor: .systemBlue) { [log] in
              log.events.append("blue \(version)")
            }
          }
        }
      ])
    }
    show(0)
    try swipe("a0", by: -120)
    show(1)
    screen.display.tap(at: CGPoint(x: 370, y: 20))
    screen.settle()
    #expect(log.take() == ["red 1"])
  }
}
