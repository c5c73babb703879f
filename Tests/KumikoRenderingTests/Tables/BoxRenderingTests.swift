import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A table that renders boxes` {
  enum SectionID: Hashable { case first, second }
  typealias TestBox = Box<SectionID, String>

  func box(_ first: String, _ second: String = "") -> TestBox {
    func nodes(_ text: String) -> [Node<String>] {
      text.map { Node(id: String($0), Item("\($0)")) }
    }
    return TestBox.empty
      |-+ BoxSection(id: .first) |---* nodes(first)
      |-? .iff(!second.isEmpty) { BoxSection(id: .second) |---* nodes(second) }
  }

  func stage() -> (TestStage, UITableView) {
    let table = UITableView(frame: .zero, style: .plain)
    return (TestStage(view: table), table)
  }

  func shown(_ stage: TestStage) -> [String] { stage.texts.map { String($0.prefix(1)) } }

  @Test func `needs nothing else`() {
    let (stage, table) = stage()
    table.render(box("abc"))
    stage.settle()
    #expect(shown(stage) == ["a", "b", "c"])
    table.render(box("cb", "d"))
    stage.settle()
    #expect(shown(stage) == ["c", "b", "d"])
  }

  @Test func `shows changes at once if they are not to be seen happening`() async {
    let (stage, table) = stage()
    var count = 0
    table.render(box("abc"), animated: false) { count += 1 }
    stage.runFrame()
    table.render(box("b"), animated: false) { count += 1 }
    stage.runFrame()
    #expect(shown(stage) == ["b"])
    await stage.settleRenders()
    #expect(count == 2)
  }

  @Test func `takes an adapter of one's own`() {
    final class CountingAdapter: UITableViewAdapter {
      var count = 0
      override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        count += 1
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      }
    }
    let (stage, table) = stage()
    let adapter = CountingAdapter()
    table.prepareForBoxRendering(with: adapter)
    table.render(box("ab"))
    stage.settle()
    #expect(adapter.count == 2)
    #expect(table.boxRenderer.adapter === adapter)
  }

  @Test func `lets boxes of other types take turns`() {
    let (stage, table) = stage()
    table.render(box("ab"))
    table.render(Box<Int, Int> { BoxSection(id: 1) { Node(id: 1, Item("z")) } })
    stage.settle()
    #expect(shown(stage) == ["z"])
    AnyBox(box("c")).render(in: table, animated: false)
    stage.settle()
    #expect(shown(stage) == ["c"])
  }

  @Test func `keeps two tables apart`() {
    let tables = [UITableView(), UITableView()]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for (index, table) in tables.enumerated() {
      table.frame = CGRect(x: 0, y: CGFloat(index) * 400, width: 390, height: 400)
      view.addSubview(table)
      table.render(box(["ab", "cd"][index]))
    }
    let stage = TestStage(view: view)
    stage.settle()
    #expect(shown(stage) == ["a", "b", "c", "d"])
  }

  @Test func `goes with its table`() {
    weak var adapter: UITableViewAdapter?
    do {
      let table = UITableView()
      table.render(box("a"))
      adapter = table.boxRenderer.adapter
      #expect(adapter != nil)
    }
    #expect(adapter == nil)
  }
}
