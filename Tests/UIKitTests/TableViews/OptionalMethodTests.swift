import ListGeometry
import QuartzCore
import Testing
import _UIKitTestSupport

@testable import UIKit

/// Data sources that implement an optional method or two, and nothing that tells of it.
@MainActor
private class FiveRows: NSObject {
  var events: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

private final class PlainRows: FiveRows, UITableViewDataSource {}

/// Like ``PlainRows``, so that an optimizer makes one of both.
private final class OtherPlainRows: FiveRows, UITableViewDataSource {}

private final class DeletingRows: FiveRows, UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { events.append("delete \(indexPath.row)") }
}

private class MovingRows: FiveRows, UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { events.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)") }
}

private final class InheritingRows: MovingRows {}

/// Both, for any type of element, and without a word of code in them.
private final class GenericRows<Element>: FiveRows, UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

private final class GenericPlainRows<Element>: FiveRows, UITableViewDataSource {}

/// Gets its method from a protocol of the app.
private protocol Deleting: UITableViewDataSource {
  func delete(_ row: Int)
}

extension Deleting {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { delete(indexPath.row) }
}

private final class RowsOfProtocol: FiveRows, Deleting {
  func delete(_ row: Int) { events.append("delete \(row)") }
}

private final class RowsOfExtension: FiveRows {}

extension RowsOfExtension: UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { events.append("delete \(indexPath.row)") }
}

/// Moves only some of its rows.
private final class ChoosyRows: FiveRows, UITableViewDataSource {
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Says that rows can be edited and moved, but has nothing that does it.
private final class BoastfulRows: FiveRows, UITableViewDataSource {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

private class PlainController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    5
  }
}

private class DeletingController: PlainController {
  var events: [String] = []

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { events.append("delete \(indexPath.row)") }
}

private final class InheritingController: DeletingController {}

private final class MovingController: PlainController {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

@MainActor
@Suite(.serialized, .closesWindows) struct OptionalMethodTests {
  /// What a table offers for its second row.
  private struct Offers: Equatable {
    /// Whether a swipe brings out a button that deletes the row.
    var swipe = false
    /// Whether there is a control, and room for one, while rows are edited.
    var control = false
    /// Whether there is a handle while rows are edited.
    var handle = false
  }

  private func offers(_ source: any UITableViewDataSource) throws -> Offers {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = source
    let stage = Stage()
    defer { stage.close() }
    stage.window.addSubview(table)
    return try offers(table, stage)
  }

  private func offers(_ controller: UITableViewController) throws -> Offers {
    let stage = Stage(root: controller)
    defer { stage.close() }
    return try offers(try #require(controller.tableView), stage)
  }

  private func offers(_ table: UITableView, _ stage: Stage) throws -> Offers {
    table.rowHeight = 44
    stage.frame()
    var offers = Offers()
    let path = IndexPath(row: 1, section: 0)
    let row = table.convert(table.rectForRow(at: path), to: nil)
    stage.drag((0...20).map { CGPoint(x: 360 - CGFloat($0) * 6, y: row.midY) })
    stage.touch(.ended, at: CGPoint(x: 240, y: row.midY))
    stage.advance(by: 1)
    let cell = try #require(table.cellForRow(at: path))
    offers.swipe = cell.showingDeleteConfirmation
    table.setEditing(false, animated: false)
    stage.advance(by: 1)
    table.setEditing(true, animated: false)
    stage.frame()
    offers.control = cell.editingStyle == .delete && cell.contentView.frame.minX > 0
    #expect(offers.control || cell.contentView.frame.minX == 0)
    offers.handle = cell.contentView.frame.maxX < row.width
    return offers
  }

  @Test func `rows of a class that implements nothing optional stay as they are`() throws {
    #expect(try offers(PlainRows()) == Offers())
    #expect(try offers(OtherPlainRows()) == Offers())
    #expect(try offers(GenericPlainRows<Int>()) == Offers())
    #expect(try offers(PlainController(style: .plain)) == Offers())
  }

  @Test func `rows can be deleted if the data source commits that, and says nothing else`() throws {
    let deletes = Offers(swipe: true, control: true)
    #expect(try offers(DeletingRows()) == deletes)
    #expect(try offers(RowsOfProtocol()) == deletes)
    #expect(try offers(RowsOfExtension()) == deletes)
    #expect(try offers(DeletingController(style: .plain)) == deletes)
    #expect(try offers(InheritingController(style: .plain)) == deletes)
  }

  @Test func `rows can be moved if the data source moves them, and says nothing else`() throws {
    #expect(try offers(MovingRows()) == Offers(handle: true))
    #expect(try offers(InheritingRows()) == Offers(handle: true))
    #expect(try offers(MovingController(style: .plain)) == Offers(handle: true))
  }

  @Test func `methods are found in generic classes, even empty ones`() throws {
    let everything = Offers(swipe: true, control: true, handle: true)
    #expect(try offers(GenericRows<Int>()) == everything)
    #expect(try offers(GenericRows<String>()) == everything)
  }

  @Test func `what may be edited or moved still needs a method that does it`() throws {
    #expect(try offers(BoastfulRows()) == Offers())
  }

  @Test func `a data source may except rows from being moved`() {
    let source = ChoosyRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.dataSource = source
    table.isEditing = true
    let stage = Stage()
    stage.window.addSubview(table)
    stage.frame()
    let hasHandle = table.visibleCells.map { $0.contentView.frame.maxX < 390 }
    #expect(hasHandle == [false, true, true, true, true])
  }

  @Test func `asking whether a method is there calls none`() throws {
    let deleting = DeletingRows()
    #expect(try offers(deleting).swipe)
    let moving = MovingRows()
    #expect(try offers(moving).handle)
    #expect(deleting.events.isEmpty)
    #expect(moving.events.isEmpty)
  }

  @Test func `the button that a swipe brings out has the data source delete the row`() throws {
    let source = DeletingRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.rowHeight = 44
    table.dataSource = source
    let stage = Stage()
    stage.window.addSubview(table)
    stage.frame()
    let y = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 0)), to: nil).midY
    stage.drag((0...40).map { CGPoint(x: 380 - CGFloat($0) * 9, y: y) })
    stage.touch(.ended, at: CGPoint(x: 20, y: y))
    stage.advance(by: 1)
    #expect(source.events == ["delete 2"])
  }

  // MARK: Where a class cannot be looked into

  /// Shows what happens to a data source of which it cannot be told what it implements, as one in
  /// another library than UIKit.
  private func withoutKnowledge<Result>(
    of source: any UITableViewDataSource, _ body: () throws -> Result
  ) rethrows -> (result: Result, reports: [String]) {
    let (findOut, report) = (ImplementedMethods.findOut, Diagnostics.report)
    var reports: [String] = []
    ImplementedMethods.forget(type(of: source))
    ImplementedMethods.findOut = { _, _ in nil }
    Diagnostics.report = { reports.append($0) }
    defer {
      ImplementedMethods.forget(type(of: source))
      (ImplementedMethods.findOut, Diagnostics.report) = (findOut, report)
    }
    return (try body(), reports)
  }

  private func swipeAway(_ row: Int, of table: UITableView, in stage: Stage) {
    let y = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil).midY
    stage.drag((0...40).map { CGPoint(x: 380 - CGFloat($0) * 9, y: y) })
    stage.touch(.ended, at: CGPoint(x: 20, y: y))
    stage.advance(by: 1)
  }

  private func show(_ source: any UITableViewDataSource) -> (UITableView, Stage) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.rowHeight = 44
    table.dataSource = source
    let stage = Stage()
    stage.window.addSubview(table)
    stage.frame()
    return (table, stage)
  }

  @Test func `a data source that cannot be looked into deletes and moves what it can`() throws {
    let deleting = DeletingRows()
    let (offers, reports) = try withoutKnowledge(of: deleting) { try self.offers(deleting) }
    #expect(offers.swipe && offers.control)
    #expect(reports == [])
    let events = withoutKnowledge(of: deleting) {
      let (table, stage) = show(deleting)
      defer { stage.close() }
      swipeAway(2, of: table, in: stage)
      return deleting.events
    }
    #expect(events.result == ["delete 2"] && events.reports == [])
    let moving = MovingRows()
    #expect(try withoutKnowledge(of: moving) { try self.offers(moving) }.result.handle)
    let choosy = ChoosyRows()
    let table = withoutKnowledge(of: choosy) {
      let (table, stage) = show(choosy)
      defer { stage.close() }
      table.isEditing = true
      stage.frame()
      return table.visibleCells.map { $0.contentView.frame.maxX < 390 }
    }
    #expect(table.result == [false, true, true, true, true])
  }

  @Test func `what a data source turns out not to do is reported, and not offered again`() {
    let plain = PlainRows()
    let (isOffered, reports) = withoutKnowledge(of: plain) {
      let (table, stage) = show(plain)
      defer { stage.close() }
      swipeAway(2, of: table, in: stage)
      swipeAway(2, of: table, in: stage)
      return table.canDelete(RowPath(section: 0, row: 2))
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("PlainRows") == true)
    #expect(reports.first?.contains("tableView(_:commit:forRowAt:)") == true)
    #expect(!isOffered)
  }

  @Test func `the methods of a class in another module are known`() {
    #expect(ImplementedMethods.hasMethod(.commit, CommittingSource.self) == true)
    #expect(ImplementedMethods.hasMethod(.moveRow, CommittingSource.self) == false)
  }
}
