import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@testable import GalleryScreens

@MainActor
@Suite(.closesWindows) struct `The chat` {
  /// Opens the chat in a navigation controller, as the gallery does.
  func open(_ screen: ChatViewController, keyboardHeight: CGFloat = 0) -> TestStage {
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    stage.display.keyboardHeight = keyboardHeight
    return stage
  }

  func distanceFromEnd(_ screen: ChatViewController) -> CGFloat {
    let table = screen.tableView
    return table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      - table.contentOffset.y
  }

  @Test func `opens at its newest message in the first frame`() throws {
    let screen = ChatViewController()
    let stage = open(screen)
    #expect(abs(distanceFromEnd(screen)) < 1)
    #expect(stage.texts.contains(try #require(screen.messages.last?.text)))
    #expect(!screen.isLoading, "its start is out of reach")
    #expect(stage.texts.last == "Message")
  }

  @Test func `holds five thousand messages, which come page by page`() {
    let screen = ChatViewController()
    let stage = open(screen)
    var loads = 0
    while screen.messages.count < 5_000, loads < 100 {
      screen.show(screen.messages.count - 1)
      stage.runFrame()
      #expect(screen.isLoading, "load \(loads)")
      screen.receiveOlder()
      stage.runFrame()
      loads += 1
    }
    #expect(screen.messages.count == 5_000)
    #expect(loads == (5_000 - ChatViewController.pageLength + 59) / ChatViewController.pageLength)
    screen.show(4_999)
    stage.settle()
    #expect(!screen.isLoading)
    #expect(screen.tableView.tableHeaderView == nil)
    #expect(stage.texts.contains(screen.messages[0].text))
  }

  @Test func `shows what is sent, and what is received while its end is in view`() throws {
    let screen = ChatViewController()
    let stage = open(screen)
    try stage.tap(on: "Message")
    try stage.type("Hello\n")
    stage.settle()
    #expect(stage.texts.contains("Hello"))
    #expect(stage.texts.last == "Message")
    screen.receive("Welcome back!")
    stage.settle()
    #expect(stage.texts.contains("Welcome back!"))
    #expect(abs(distanceFromEnd(screen)) < 1)
    #expect(screen.unreadCount == 0)
  }

  @Test func `tells of what is received while older messages are read`() throws {
    let screen = ChatViewController()
    let stage = open(screen)
    screen.show(40)
    stage.settle()
    let offset = screen.tableView.contentOffset.y
    screen.receive("Welcome back!")
    screen.receive("Are you there?")
    stage.settle()
    #expect(screen.tableView.contentOffset.y == offset)
    try stage.tap(on: "2 new messages")
    stage.settle()
    #expect(stage.texts.contains("Are you there?"))
    #expect(!stage.texts.contains("2 new messages"))
    #expect(abs(distanceFromEnd(screen)) < 1)
  }

  @Test func `keeps its end above the keyboard, in every frame`() throws {
    let screen = ChatViewController()
    let stage = open(screen, keyboardHeight: 291)
    stage.settle()
    let watch = ChatWatch(screen: screen, stage: stage)
    let last = try #require(screen.messages.last?.id)
    let distance = try #require(watch.places[last]) - watch.barTop
    try stage.tap(on: "Message")
    var bars: [CGFloat] = []
    let up = watch.frames(30) { _ in
      bars.append(watch.barTop)
      return (watch.places[last].map { $0 - watch.barTop }, watch.gap)
    }
    #expect(bars.last == 844 - 291 - screen.bar.bounds.height)
    #expect(bars.contains { $0 < bars[0] - 20 && $0 > (bars.last ?? 0) + 20 }, "it moves")
    stage.window.endEditing(true)
    let down = watch.frames(30) { _ in
      (watch.places[last].map { $0 - watch.barTop }, watch.gap)
    }
    for (frame, seen) in (up + down).enumerated() {
      #expect(seen.0.map { abs($0 - distance) <= 1 } == true, "frame \(frame)")
      #expect(seen.1 <= ChatWatch.headerHeight, "frame \(frame)")
    }
  }

  @Test func `puts the keyboard away by a drag, with the bar on top of it`() throws {
    let screen = ChatViewController()
    let stage = open(screen, keyboardHeight: 291)
    try stage.tap(on: "Message")
    stage.settle()
    let display = stage.display
    display.press(at: CGPoint(x: 200, y: 300))
    for y in stride(from: 320, through: 700, by: 20) {
      display.move(to: CGPoint(x: 200, y: CGFloat(y)))
    }
    #expect(
      abs(ChatWatch(screen: screen, stage: stage).barTop + screen.bar.bounds.height - 700) < 2)
    display.lift()
    stage.settle()
    #expect(stage.window.firstResponder == nil)
    #expect(ChatWatch(screen: screen, stage: stage).barTop == 844 - screen.bar.bounds.height)
  }

  /// Flicks towards older messages, which arrive in a frame of the fling, or have arrived before it;
  /// returns where a message was in each frame, and the largest stretch without any.
  func fling(arrivingIn frame: Int?) throws -> (places: [CGFloat?], gap: CGFloat) {
    let screen = ChatViewController()
    let stage = open(screen)
    defer { stage.close() }
    screen.show(45)
    stage.settle()
    let watch = ChatWatch(screen: screen, stage: stage)
    let message = screen.messages[screen.messages.count - 1 - 44].id
    if frame == nil { screen.receiveOlder() }
    stage.display.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420), duration: 0.12)
    var gap: CGFloat = 0
    let places = watch.frames(45) { count in
      if count == frame {
        screen.receiveOlder()
        stage.runFrame()
      }
      gap = max(gap, watch.gap)
      return watch.places[message]
    }
    return (places, gap)
  }

  @Test(arguments: [1, 6, 14]) func `stays under the eye in a fling in which older ones arrive`(
    frame: Int
  ) throws {
    let before = try fling(arrivingIn: nil)
    let along = try fling(arrivingIn: frame)
    let first = try #require(along.places[0])
    let way = along.places.compactMap(\.self).last.map { $0 - first } ?? 0
    #expect(way > 150, "it is a fling")
    var compared = 0
    for (index, (one, other)) in zip(before.places, along.places).enumerated() {
      guard let one, let other else { continue }
      compared += 1
      #expect(abs(one - other) <= 0.5, "frame \(index): \(one), \(other)")
    }
    #expect(compared > 20)
    #expect(along.gap <= ChatWatch.headerHeight)
  }
}

/// What a chat shows in a frame, as it is drawn: animations included.
@MainActor
private struct ChatWatch {
  static let headerHeight: CGFloat = 38.5

  let screen: ChatViewController
  let stage: TestStage

  /// From the top of the list to the top of each message.
  var places: [Int: CGFloat] {
    let days = screen.days
    let places = cells.compactMap { cell, frame -> (Int, CGFloat)? in
      guard let path = screen.tableView.indexPath(for: cell) else { return nil }
      return (days[path.section][path.row].id, frame.minY)
    }
    return Dictionary(places) { first, _ in first }
  }

  /// The height of the largest part of the list without messages.
  var gap: CGFloat {
    let inset = screen.tableView.adjustedContentInset.top
    var (end, gap) = (inset, CGFloat(0))
    for (_, frame) in cells.sorted(by: { $0.1.minY < $1.1.minY }) {
      gap = max(gap, frame.minY - end)
      end = max(end, frame.maxY)
    }
    let layer = screen.tableView.layer
    return max(gap, (layer.presentation() ?? layer).bounds.height - end)
  }

  var barTop: CGFloat {
    let layer = screen.bar.layer
    return (layer.presentation() ?? layer).frame.minY
  }

  private var cells: [(UITableViewCell, CGRect)] {
    let layer = screen.tableView.layer
    let top = (layer.presentation() ?? layer).bounds.minY
    return screen.tableView.subviews.compactMap { view in
      guard let cell = view as? UITableViewCell, !cell.isHidden else { return nil }
      let frame = (cell.layer.presentation() ?? cell.layer).frame
      return (cell, frame.offsetBy(dx: 0, dy: -top))
    }
  }

  /// Makes a number of frames, drawn like any, and returns what `look` sees after each.
  func frames<Seen>(_ count: Int, _ look: (Int) -> Seen) -> [Seen] {
    (0..<count).map { frame in
      stage.advance(by: stage.frameDuration)
      _ = stage.display.textSnapshot()
      return look(frame)
    }
  }
}
