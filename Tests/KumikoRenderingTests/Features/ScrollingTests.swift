import Kumiko
import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct `Scrolling to a row` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))

  func rows(_ numbers: ClosedRange<Int>) -> [Section] {
    [
      Section(id: "A") {
        for number in numbers { Item(String(number)).identified(by: number) }
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
    defer { stage.screen.close() }
    stage.render(rows(0...99))
    stage.renderer.scroll(to: 50, at: position, animated: false)
    #expect(top(of: 50) == expected)
  }

  @Test func `counts on rows that were just rendered`() {
    defer { stage.screen.close() }
    stage.renderer.render(rows(0...99))
    stage.renderer.scroll(to: 99, at: .bottom, animated: false)
    #expect(top(of: 99) == 360)
    stage.renderer.render(rows(0...150))
    stage.renderer.scroll(to: 150, at: .bottom)
    stage.screen.settle()
    #expect(top(of: 150) == 360)
  }

  @Test func `waits for a render that has to wait`() async {
    defer { stage.screen.close() }
    let once = Once()
    stage.render([
      Section(id: "A") {
        for number in 0...30 {
          Item(String(number)).identified(by: -number).on(willDisplay: { [unowned stage] in
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

  @Test func `leaves a row in view alone if asked to`() {
    defer { stage.screen.close() }
    stage.render(rows(0...99))
    stage.renderer.scroll(to: 3, at: .top, animated: false, ifVisible: .stay)
    #expect(stage.table.contentOffset.y == 0)
    stage.table.contentOffset.y = 130
    stage.renderer.scroll(to: 3, at: .top, animated: false, ifVisible: .stay)
    #expect(top(of: 3) == 0, "a part of it was out of view")
  }

  @Test func `tells apart rows of several sections, and ignores rows that are not there`() {
    defer { stage.screen.close() }
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
    defer { stage.screen.close() }
    renderer.target = table
    renderer.data = rows(0...99)
    renderer.scroll(to: 60, at: .top, animated: false)
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    stage.screen.runFrame()
    for _ in 0..<4 { await Task.yield() }
    #expect(table.contentOffset.y == 2_400)
  }

  @Test func `leads to start and end`() {
    defer { stage.screen.close() }
    stage.renderer.render(ListOptions().footer(Title("foot"))) { rows(0...99) }
    stage.renderer.scrollToEnd(animated: false)
    #expect(stage.table.contentOffset.y == 3_630)
    stage.renderer.scrollToStart()
    stage.screen.settle()
    #expect(stage.table.contentOffset.y == 0)
  }
}

/// Says yes once.
@MainActor
final class Once {
  private var isTaken = false

  func take() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}
