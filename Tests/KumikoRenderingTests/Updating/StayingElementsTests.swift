import Kumiko
import KumikoDiff
import Testing
import UIKit
import _TestSupport

@testable import KumikoRendering

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `Places after a stage` {
  @Test func `are those of the same rows`() {
    var stageCount = 0
    walkAllPairs(of: makeWorlds(withContent: true)) { target in
      var source = previous
      for stage in StagedChangeset(source: source, target: target) {
        expectSameRows(source, through: stage)
        source = stage.data
        stageCount += 1
      }
      previous = target
    }
    #expect(stageCount > 20_000)
  }

  @Test func `are none for rows that are shown anew, and those that leave`() {
    let data = sections("A: a b c d")
    var places = StagePlaces(
      Changeset(
        data: data, elementDeleted: [ElementPath(element: 0, section: 0)],
        elementUpdated: [ElementPath(element: 2, section: 0)]))
    #expect((0..<4).map { places.path(after: [0, $0]) } == [nil, [0, 0], nil, [0, 2]])
  }

  @Test func `are none in sections that are shown anew`() {
    var places = StagePlaces(Changeset(data: sections("A: a", "B: b"), sectionUpdated: [1]))
    #expect(places.section(after: 0) == 0)
    #expect(places.section(after: 1) == nil)
    #expect(places.path(after: [1, 0]) == nil)
  }

  private final class Previous { var data: [Section] = [] }
  private let kept = Previous()
  private var previous: [Section] {
    get { kept.data }
    nonmutating set { kept.data = newValue }
  }

  private func expectSameRows(_ source: [Section], through stage: Changeset<[Section]>) {
    var places = StagePlaces(stage)
    let updated = Set(stage.elementUpdated.map(\.indexPath))
    for (section, description) in source.enumerated() {
      let target = stage.data.firstIndex { $0.id == description.id }
      let isReloaded = target.map(stage.sectionUpdated.contains) ?? false
      if places.section(after: section) != (isReloaded ? nil : target) {
        Issue.record("section \(section) of \(text(of: source)): \(stage)")
      }
      for (row, node) in description.cells.enumerated() {
        let path = IndexPath(item: row, section: section)
        let place = places.path(after: path)
        if updated.contains(path) || isReloaded {
          if place != nil { Issue.record("\(path) of \(text(of: source)): \(stage)") }
        } else if place != stage.place(of: node.id) {
          Issue.record("\(path) of \(text(of: source)) not at \(place as Any): \(stage)")
        }
      }
    }
  }
}

extension Changeset<[Section]> {
  /// Where a row is after the stage, if its section was there before.
  @MainActor
  fileprivate func place(of id: AnyHashable) -> IndexPath? {
    for (section, description) in data.enumerated() where !sectionInserted.contains(section) {
      if let row = description.cells.firstIndex(where: { $0.id == id }),
        case let path = ElementPath(element: row, section: section), !elementInserted.contains(path)
      {
        return path.indexPath
      }
    }
    return nil
  }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `Rows that stay in view` {
  @Test func `are rendered in the batch that inserts a row`() {
    let adapter = CountingAdapter()
    let stage = TableStage(adapter: adapter)
    stage.render(titles("a", "b", tag: "old"))
    stage.screen.settle()
    adapter.countings = 0
    stage.render(titles("a", "new", "b", tag: "new"))
    #expect(adapter.countings == 1)
    #expect(shown(stage) == ["a new", "new new", "b new"])
    stage.screen.settle()
    #expect(shown(stage) == ["a new", "new new", "b new"])
  }

  @Test func `are rendered once an update`() {
    let log = Log()
    let stage = TableStage()
    stage.render(sections("A: a b c", log: log))
    stage.screen.settle()
    _ = log.take()
    stage.render(sections("A: c a d", log: log))
    #expect(
      log.take().filter { $0.hasPrefix("render") }.sorted() == [
        "render a0", "render c0", "render d0",
      ])
  }

  @Test func `are as high as their new content wants, in the same batch`() {
    let adapter = CountingAdapter()
    let stage = TableStage(adapter: adapter)
    stage.render([Section(id: 0) { Tall(id: "a", height: 40) }])
    stage.screen.settle()
    adapter.countings = 0
    stage.render([
      Section(id: 0) {
        Tall(id: "a", height: 70)
        Tall(id: "b", height: 20)
      }
    ])
    #expect(adapter.countings == 1)
    #expect(stage.table.rectForRow(at: [0, 0]).height == 70)
    #expect(stage.table.rectForRow(at: [0, 1]).minY == 70)
  }

  @Test func `keep the headers in step`() {
    let adapter = CountingAdapter()
    let stage = TableStage(adapter: adapter)
    func section(_ title: String?, _ rows: String...) -> [Section] {
      [Section(id: 0, header: title.map { Title($0) }) { for row in rows { Item(row) } }]
    }
    stage.render(section("One", "a"))
    stage.screen.settle()
    adapter.countings = 0
    stage.render(section("Two", "a", "b"))
    #expect(adapter.countings == 1)
    #expect(stage.shown == ["header 0: Two", "row 0/0: a0", "row 0/1: b0"])
    // A header that goes is put out of sight after the batch, but only once.
    stage.render(section(nil, "a"))
    stage.screen.settle()
    #expect(stage.shown == ["row 0/0: a0"])
    adapter.countings = 0
    stage.render(section(nil, "a", "c"))
    #expect(adapter.countings == 1)
  }

  @Test func `of a collection view ask for their new sizes`() {
    let stage = CollectionStage()
    stage.render([Section(id: 0) { Item("a", height: 40) }])
    stage.screen.settle()
    stage.render([
      Section(id: 0) {
        Item("a", height: 70)
        Item("b", height: 20)
      }
    ])
    #expect(stage.list.cellForItem(at: [0, 0])?.frame.height == 70)
    #expect(stage.shown == stage.expected)
  }

  @Test func `are those that come into view before the batch, too`() {
    let (collection, table) = (CollectionStage(), TableStage())
    collection.render(titles(1...100, tag: "old"))
    table.render(titles(1...100, tag: "old"))
    collection.screen.settle()
    table.screen.settle()
    collection.list.contentOffset.y = 1_000
    collection.render(titles(0...100, tag: "new"))
    table.table.contentOffset.y = 1_000
    table.render(titles(0...100, tag: "new"))
    for views in [collection.list.visibleCells as [UIView], table.table.visibleCells] {
      #expect(!views.isEmpty)
      #expect(views.flatMap(texts).allSatisfy { $0.hasSuffix("new") })
    }
  }

  private func texts(in view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(texts)
  }

  private func titles(_ ids: String..., tag: String) -> [Section] {
    [Section(id: 0) { for id in ids { Tagged(id: id, tag: tag) } }]
  }

  private func titles(_ ids: ClosedRange<Int>, tag: String) -> [Section] {
    [Section(id: 0) { for id in ids { Tagged(id: "\(id)", tag: tag) } }]
  }

  private func shown(_ stage: TableStage) -> [String?] {
    (0..<stage.table.numberOfRows(inSection: 0)).map { stage.label(at: $0)?.text }
  }
}

/// Counts how often a table asks how much there is, as it does once a batch.
private final class CountingAdapter: UITableViewAdapter {
  var countings = 0

  override func numberOfSections(in tableView: UITableView) -> Int {
    countings += 1
    return super.numberOfSections(in: tableView)
  }
}

/// A row whose tag is none of its content.
private struct Tagged: Component {
  var id: String
  var tag: String

  func render(in content: UILabel) { content.text = "\(id) \(tag)" }
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 40) }
  func shouldContentUpdate(with next: Tagged) -> Bool { false }
}

/// A row as high as its view says.
private struct Tall: Component {
  var id: String
  var height: CGFloat

  func renderContent() -> TallView { TallView() }
  func render(in content: TallView) { content.height = height }
  func shouldContentUpdate(with next: Tall) -> Bool { false }
}

private final class TallView: UIView {
  var height: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}
