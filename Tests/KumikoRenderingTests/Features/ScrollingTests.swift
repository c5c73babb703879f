import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Scrolling to a row` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))

  func rows(_ numbers: ClosedRange<Int>) -> [Section] {
    [
      Section(id: "A") {
        for number in numbers { Item(String(number)).id(number) }
      }
    ]
  }

  /// The top of the row with an identifier, from the top of the list.
  func top(of id: some Hashable) -> CGFloat? {
    stage.adapter.indexPath(of: id).map {
      stage.table.rectForRow(at: $0).minY - stage.table.contentOffset.y
    }
  }

  @Test(arguments: [(RowPosition.top, 0.0), (.middle, 180), (.bottom, 360), (.none, 360)])
  func `puts it where it should stand`(position: RowPosition, expected: CGFloat) {
    stage.render(rows(0...99))
    stage.renderer.scroll(to: 50, at: position, animated: false)
    #expect(top(of: 50) == expected)
  }

  @Test func `counts on rows that were just rendered`() {
    stage.renderer.render(rows(0...99))
    stage.renderer.scroll(to: 99, at: .bottom, animated: false)
    #expect(top(of: 99) == 360)
    stage.renderer.render(rows(0...150))
    stage.renderer.scroll(to: 150, at: .bottom)
    stage.screen.settle()
    #expect(top(of: 150) == 360)
  }

  @Test func `waits for a render that has to wait`() async {
    let once = Once()
    stage.render([
      Section(id: "A") {
        for number in 0...30 {
          Item(String(number)).id(-number).on(willDisplay: { [unowned stage] in
            guard number == 20, once.take() else { return }
            stage.renderer.data = rows(0...99)
            stage.renderer.scroll(to: 70, at: .top, animated: false)
          })
        }
      }
    ])
    stage.table.contentOffset.y = 600
    stage.table.layoutIfNeeded()
    #expect(top(of: 70) == nil, "a table cannot be updated while it lays out")
    for _ in 0..<4 { await Task.yield() }
    #expect(top(of: 70) == 0)
  }

  @Test func `waits for rows that are being compared elsewhere`() async {
    let caller = Caller()
    let watched = Meddler(caller: caller).id("watched")
    stage.render(rows(0...30) + [Section(id: "B") { watched }])
    caller.call = { [unowned stage] in
      caller.call = {}
      #expect(stage.adapter.data[0].cells.count == 31)
      stage.renderer.scroll(to: 80, at: .top, animated: false)
    }
    await stage.renderer.renderInBackground(rows(0...99) + [Section(id: "B") { watched }])
    #expect(top(of: 80) == 0)
  }

  @Test func `leaves a row in view alone if asked to`() {
    stage.render(rows(0...99))
    stage.renderer.scroll(to: 3, at: .top, animated: false, ifVisible: .stay)
    #expect(stage.table.contentOffset.y == 0)
    stage.table.contentOffset.y = 130
    stage.renderer.scroll(to: 3, at: .top, animated: false, ifVisible: .stay)
    #expect(top(of: 3) == 0, "a part of it was out of view")
  }

  @Test func `tells apart rows of several sections, and ignores rows that are not there`() {
    stage.render(
      rows(0...50) + [Section(id: "B", of: 0...50, id: \.self) { Item(String($0)) }])
    stage.renderer.scroll(to: 20, in: "B", at: .top, animated: false)
    let path = IndexPath(row: 20, section: 1)
    #expect(stage.table.rectForRow(at: path).minY == stage.table.contentOffset.y)
    stage.renderer.scroll(to: "nobody", animated: false)
    #expect(stage.table.rectForRow(at: path).minY == stage.table.contentOffset.y)
  }

  @Test func `waits until the list has a size`() async {
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    let table = UITableView(frame: .zero, style: .plain)
    stage.screen.window.addSubview(table)
    renderer.target = table
    renderer.data = rows(0...99)
    renderer.scroll(to: 60, at: .top, animated: false)
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    stage.screen.runFrame()
    for _ in 0..<4 { await Task.yield() }
    #expect(table.contentOffset.y == 2_400)
  }

  @Test func `leads to start and end`() {
    stage.renderer.render(ListOptions().footer(Title("foot"))) { rows(0...99) }
    stage.renderer.scrollToEnd(animated: false)
    #expect(stage.table.contentOffset.y == 3_630)
    stage.renderer.scrollToStart()
    stage.screen.settle()
    #expect(stage.table.contentOffset.y == 0)
    stage.renderer.scrollToEnd()
    stage.screen.settle()
    #expect(stage.table.contentOffset.y == 3_630)
  }

  @Test(arguments: [0, 30, 95])
  func `leads to the footer below rows that are measured on the way`(start: Int) {
    stage.table.estimatedRowHeight = 25
    stage.renderer.render(ListOptions().footer(Title("foot"))) {
      Section(id: "A") {
        for number in 0...299 {
          MeasuredRow(id: number, height: 30 + CGFloat(number % 7) * 11)
        }
      }
    }
    stage.renderer.scroll(to: start, at: .top, animated: false)
    stage.renderer.scrollToEnd()
    #expect(stage.screen.settle())
    let table = stage.table
    #expect(table.contentOffset.y == table.contentSize.height - table.bounds.height)
    #expect(stage.table.indexPathsForVisibleRows?.last?.row == 299)
  }
}

/// A row whose height only its constraints tell.
private struct MeasuredRow: Component {
  var id: Int
  var height: CGFloat

  func renderContent() -> UIView {
    let view = UIView()
    let constraint = view.heightAnchor.constraint(equalToConstant: height)
    constraint.identifier = "height"
    constraint.priority = .defaultHigh
    constraint.isActive = true
    return view
  }

  func render(in content: UIView) {
    content.constraints.first { $0.identifier == "height" }?.constant = height
  }
}

/// Says yes once.
@MainActor
final class Once {
  /// Whether the calls that count have begun.
  var isArmed = false
  private var isTaken = false

  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}

@MainActor
@Suite(.closesWindows) struct `A list that has no size yet` {
  let screen = TestStage(size: CGSize(width: 200, height: 400))
  let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  let log = Log()

  func rows(_ numbers: ClosedRange<Int>) -> [Section] {
    [
      Section(id: "A") {
        for number in numbers { Item(String(number), height: nil).id(number) }
      }
    ]
  }

  /// Shows a controller whose table gets its size from constraints, rendering before there is one.
  func open(_ render: (UITableView) -> Void) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    let controller = UIViewController()
    table.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = controller.view
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    renderer.target = table
    render(table)
    screen.window.rootViewController = controller
    return table
  }

  func distanceFromEnd(_ table: UITableView) -> CGFloat {
    table.contentSize.height - table.bounds.height - table.contentOffset.y
  }

  @Test func `opens at its end in its first frame, and does not jump there again`() {
    let table = open { _ in
      renderer.render(ListOptions().anchor(.bottom)) { rows(0...99) }
      renderer.render(ListOptions().anchor(.bottom)) { rows(0...100) }
    }
    screen.runFrame()
    #expect(table.bounds.height == 350)
    #expect(abs(distanceFromEnd(table)) < 1)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 100, section: 0))
    table.contentOffset.y = 300
    screen.settle()
    renderer.data = rows(0...101)
    screen.settle()
    #expect(table.contentOffset.y == 300)
  }

  @Test func `scrolls to a row in its first frame, once`() {
    let table = open { _ in
      renderer.data = rows(0...99)
      renderer.scroll(to: 60, at: .top, animated: false)
    }
    screen.runFrame()
    func top() -> CGFloat {
      table.rectForRow(at: IndexPath(row: 60, section: 0)).minY - table.contentOffset.y
    }
    #expect(abs(top()) < 1)
    table.contentOffset.y = 100
    renderer.data = rows(0...120)
    screen.settle()
    #expect(table.contentOffset.y == 100)
  }

  @Test func `tells of neither end but the one it opens at`() {
    let table = open { _ in
      renderer.render(
        ListOptions().anchor(.bottom)
          .onReachStart { [log] in log.events.append("start") }
          .onReachEnd { [log] in log.events.append("end") }
      ) { rows(0...99) }
    }
    screen.runFrame()
    #expect(log.take() == ["end"])
    #expect(abs(distanceFromEnd(table)) < 1)
  }

  @Test func `leaves no view behind when somebody has waited`() async {
    let table = open { _ in renderer.data = rows(0...99) }
    screen.settle()
    let count = table.subviews.count
    weak var probe: UIView?
    for number in [60, 20] {
      let scroll = renderer.scroll(to: number, at: .top)
      let task = Task { await scroll.result }
      await Task.yield()
      probe = table.subviews.first { String(describing: type(of: $0)).contains("WindowObserving") }
      #expect(probe != nil)
      screen.settle()
      #expect(await task.value == .arrived)
    }
    screen.settle()
    #expect(probe == nil)
    #expect(table.subviews.count <= count)
  }

  @Test func `leaves no view behind when nothing waits`() {
    let table = open { _ in
      renderer.data = rows(0...99)
      renderer.scroll(to: 60, at: .top, animated: false)
    }
    screen.settle()
    #expect(
      !table.subviews.contains { String(describing: type(of: $0)).contains("LayoutObserver") })
  }
}

@MainActor
@Suite(.closesWindows) struct `The end of a chat stays in view` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))

  func show(_ count: Int = 100) {
    stage.renderer.render(ListOptions().anchor(.bottom)) {
      Section(id: "A") {
        for number in 0..<count { Item(String(number), height: nil).id(number) }
      }
    }
    stage.screen.settle()
  }

  var distanceFromEnd: CGFloat {
    let table = stage.table
    return table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      - table.contentOffset.y
  }

  @Test func `when the list becomes shorter, as by a keyboard, and longer again`() {
    show()
    for height in [150, 400, 90, 330] as [CGFloat] {
      stage.table.frame.size.height = height
      stage.screen.runFrame()
      #expect(abs(distanceFromEnd) < 1, "\(height)")
    }
  }

  @Test func `when its insets change`() {
    show()
    for inset in [200, 0, 80] as [CGFloat] {
      stage.table.contentInset.bottom = inset
      stage.screen.runFrame()
      #expect(abs(distanceFromEnd) < 1, "\(inset)")
    }
  }

  @Test func `in every frame of an animation, with no row missing`() {
    show()
    _ = stage.screen.display.textSnapshot()
    let watch = FrameWatch(table: stage.table, screen: stage.screen)
    UIView.animate(withDuration: 0.25) {
      stage.table.frame.size.height = 180
      stage.table.layoutIfNeeded()
    }
    let seen = watch.frames(20) { _ in
      let height = (stage.table.layer.presentation() ?? stage.table.layer).bounds.height
      return (watch.rows["990"].map { height - $0 }, watch.gap(in: height))
    }
    let rowHeight = stage.table.rectForRow(at: IndexPath(row: 99, section: 0)).height
    for (frame, (end, gap)) in seen.enumerated() {
      #expect(end.map { abs($0 - rowHeight) <= 1 } == true, "frame \(frame)")
      #expect(gap <= 1, "frame \(frame)")
    }
  }

  @Test func `but not what is read elsewhere`() {
    show()
    stage.table.contentOffset.y = 500
    stage.screen.settle()
    stage.table.frame.size.height = 150
    stage.screen.runFrame()
    #expect(stage.table.contentOffset.y == 500)
  }

  @Test func `when a footer comes below it`() {
    show()
    stage.renderer.options = ListOptions().anchor(.bottom).footer(Title("typing"))
    stage.screen.settle()
    #expect(abs(distanceFromEnd) < 1)
    #expect(stage.table.tableFooterView != nil)
  }

  @Test func `and a header that comes moves nothing that is read`() throws {
    show()
    stage.table.contentOffset.y = 500
    stage.screen.settle()
    _ = stage.screen.display.textSnapshot()
    let watch = FrameWatch(table: stage.table, screen: stage.screen)
    let (text, place) = try #require(watch.rows.min { $0.value < $1.value })
    for header in [Title("older"), nil] {
      stage.renderer.options = ListOptions().anchor(.bottom).header(header)
      let seen = watch.frames(20) { _ in watch.rows[text] }
      #expect(seen.allSatisfy { $0.map { abs($0 - place) <= 0.5 } == true })
    }
  }
}
