import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@testable import KumikoRendering

// Adapters that override one method each, as subclasses of UIKit's own data sources would.

class CommittingAdapter: UITableViewAdapter {
  var committed: [IndexPath] = []

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { committed.append(indexPath) }
}

/// Overrides nothing of its own.
final class DerivedCommittingAdapter: CommittingAdapter {}

final class GenericMovingAdapter<Tag>: UITableViewAdapter {
  var tag: Tag?
  private(set) var moves: [(IndexPath, IndexPath)] = []

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append((sourceIndexPath, destinationIndexPath)) }
}

final class SwipingAdapter: UITableViewAdapter {
  var flagged: [IndexPath] = []

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
      flagged.append(indexPath)
      done(true)
    }
    return indexPath.row == 0 ? nil : UISwipeActionsConfiguration(actions: [flag])
  }
}

final class LeadingAdapter: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
    ])
  }
}

/// Overrides methods that have nothing to do with editing, and has more of its own.
class ScrollingAdapter: UITableViewAdapter {
  var count = 0
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView)
  }
  func tableView(_ tableView: UITableView, commit something: Int) {}
}

final class HeadingAdapter: UITableViewAdapter {
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let label = UILabel()
    label.text = "Heading"
    return label
  }
}

final class TitlingAdapter: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Above \(section)" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "Below \(section)" }
}

final class OldActionsAdapter: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }]
  }
}

@MainActor
@Suite(.closesWindows) struct `An adapter that overrides` {
  @Test func `a method is known to, whatever kind of class it is`() {
    func methods(_ adapter: UITableViewAdapter) -> AdapterMethods { adapter.overriddenMethods }
    for (slots, count) in [(AdapterSlots.table, 11), (AdapterSlots.collection, 2)] {
      #expect(slots.slots.count == count)
      #expect(Set(slots.slots.map(\.slot)).count == count)
    }
    #expect(methods(UITableViewAdapter()) == [])
    #expect(methods(CommittingAdapter()) == .commit)
    #expect(methods(DerivedCommittingAdapter()) == .commit)
    #expect(methods(GenericMovingAdapter<Int>()) == .moveRow)
    #expect(methods(GenericMovingAdapter<[String]>()) == .moveRow)
    #expect(methods(SwipingAdapter()) == .trailingSwipe)
    #expect(methods(LeadingAdapter()) == .leadingSwipe)
    #expect(methods(ScrollingAdapter()) == .sectionCount)
    #expect(methods(HeadingAdapter()) == .headerView)
    #expect(methods(TitlingAdapter()) == [.headerTitle, .footerTitle])
    #expect(methods(OldActionsAdapter()) == .editActions)
  }

  func stage(_ adapter: UITableViewAdapter) -> TableStage {
    let stage = TableStage(size: CGSize(width: 300, height: 400), adapter: adapter)
    stage.render(sections("A: a b c"))
    stage.screen.settle()
    return stage
  }

  @Test func `nothing of the kind has no button`() throws {
    for adapter in [UITableViewAdapter(), ScrollingAdapter(), HeadingAdapter()] {
      let stage = stage(adapter)
      try stage.screen.swipe(on: "b0", by: -100)
      stage.screen.settle()
      #expect(stage.screen.texts.filter { $0.count == 2 } == ["a0", "b0", "c0"])
      #expect(!stage.screen.texts.contains("Delete"))
      stage.screen.close()
    }
  }

  @Test(arguments: [CommittingAdapter.self, DerivedCommittingAdapter.self])
  func `the commit of an edit has rows deleted by a swipe`(
    kind: CommittingAdapter.Type
  ) throws {
    let adapter = kind == CommittingAdapter.self ? CommittingAdapter() : DerivedCommittingAdapter()
    let stage = stage(adapter)
    try stage.screen.swipe(on: "b0", by: -100)
    stage.screen.settle()
    try stage.screen.tap(on: "Delete")
    stage.screen.settle()
    #expect(adapter.committed == [IndexPath(row: 1, section: 0)])
  }

  @Test func `the actions of a swipe has them`() throws {
    let adapter = SwipingAdapter()
    let stage = stage(adapter)
    try stage.screen.swipe(on: "a0", by: -100)
    stage.screen.settle()
    #expect(!stage.table.isEditing)
    try stage.screen.swipe(on: "b0", by: -100)
    stage.screen.settle()
    try stage.screen.tap(on: "Flag")
    #expect(adapter.flagged == [IndexPath(row: 1, section: 0)])
  }

  @Test func `the moving of rows has handles`() {
    let adapter = GenericMovingAdapter<Int>()
    let stage = stage(adapter)
    func canMove(_ row: Int) -> Bool {
      adapter.tableView(stage.table, canMoveRowAt: IndexPath(row: row, section: 0))
    }
    #expect(canMove(0))
    #expect(canMove(2))
    #expect(adapter.tableView(stage.table, canEditRowAt: IndexPath(row: 0, section: 0)))
    stage.render([Section(id: 0) { Item("a").reorderable(false) }])
    #expect(!canMove(0))
  }

  @Test func `headers shows them`() {
    let stage = stage(HeadingAdapter())
    #expect(stage.screen.texts.contains("Heading"))
  }
}
