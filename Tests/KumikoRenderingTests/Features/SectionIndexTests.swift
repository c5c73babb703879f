import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `The index of a list` {
  let stage = TableStage(size: CGSize(width: 300, height: 600))

  func letters(_ letters: String, rows: Int = 30) -> [Section] {
    letters.map { letter in
      Section(id: letter, indexTitle: letter == "-" ? nil : String(letter)) {
        for row in 0..<rows { Item("\(letter)\(row)") }
      }
    }
  }

  /// The titles that stand beside the rows, from top to bottom.
  func titles(in list: UIScrollView) -> [String] {
    list.subviews.filter { $0 is UIControl }.flatMap(\.subviews)
      .compactMap { ($0 as? UILabel)?.text }
  }

  @Test func `has the titles of sections and follows renders`() {
    stage.render(letters("AC"))
    stage.screen.settle()
    #expect(titles(in: stage.table) == ["A", "C"])
    stage.render(letters("ABC"))
    stage.screen.settle()
    #expect(titles(in: stage.table) == ["A", "B", "C"])
    stage.render(letters("ABC").map { $0.indexTitle($0.indexTitle?.lowercased()) })
    stage.screen.settle()
    #expect(titles(in: stage.table) == ["a", "b", "c"], "also when nothing else has changed")
    stage.render(letters("--"))
    stage.screen.settle()
    #expect(titles(in: stage.table).isEmpty)
  }

  @Test func `leads to the section that has the title`() {
    stage.render(letters("-A-B"))
    stage.screen.settle()
    let (adapter, table) = (stage.adapter, stage.table)
    #expect(adapter.tableView(table, sectionForSectionIndexTitle: "A", at: 0) == 1)
    #expect(adapter.tableView(table, sectionForSectionIndexTitle: "B", at: 1) == 3)
  }

  /// Says itself which titles there are.
  final class OwnTitles: UITableViewAdapter {
    var titles: [String] = ["1"]
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  @Test func `of a subclass follows renders, too`() {
    let adapter = OwnTitles()
    let stage = TableStage(size: CGSize(width: 300, height: 600), adapter: adapter)
    stage.render(letters("A"))
    stage.screen.settle()
    #expect(titles(in: stage.table) == ["1"])
    adapter.titles = ["1", "2"]
    stage.render(letters("AB"))
    stage.screen.settle()
    #expect(titles(in: stage.table) == ["1", "2"])
  }

  @Test func `of a collection view follows renders`() {
    let stage = CollectionStage(size: CGSize(width: 300, height: 600))
    stage.render(letters("AC"))
    stage.screen.settle()
    #expect(titles(in: stage.list) == ["A", "C"])
    stage.render(letters("-ABC"))
    stage.screen.settle()
    #expect(titles(in: stage.list) == ["A", "B", "C"])
    let path = stage.adapter.collectionView(
      stage.list, indexPathForIndexTitle: "B", at: 1)
    #expect(path == IndexPath(item: 0, section: 2))
  }

  @Test func `follows renders of diffable updaters`() {
    let table = DiffableTableStage(size: CGSize(width: 300, height: 600))
    table.render(letters("AC"))
    table.screen.settle()
    #expect(titles(in: table.table) == ["A", "C"])
    table.render(letters("ABC"))
    table.screen.settle()
    #expect(titles(in: table.table) == ["A", "B", "C"])
    table.render(letters("ABC").map { $0.indexTitle($0.indexTitle?.lowercased()) })
    table.screen.settle()
    #expect(titles(in: table.table) == ["a", "b", "c"], "also when nothing else has changed")
    table.render(letters("--"))
    table.screen.settle()
    #expect(titles(in: table.table).isEmpty)
  }
}
