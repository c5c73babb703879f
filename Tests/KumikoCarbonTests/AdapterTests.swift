import KumikoCarbon
import KumikoTesting
import Testing
import UIKit

/// An adapter to which an app adds methods of its own.
class TitledAdapter: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Header title for section \(section)" }

  override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 300 }
}

/// Gives a title to the first section only.
final class FirstTitledAdapter: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "First" : nil }
}

/// Row actions as they were given before iOS 11.
final class OldSwipes: UITableViewAdapter {
  private(set) var archived: [IndexPath] = []

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [
      UITableViewRowAction(style: .normal, title: "Archive") { [unowned self] _, path in
        archived.append(path)
      }
    ]
  }
}

@Suite("Adapters, in Carbon's words") @MainActor
struct AdapterTests {
  @Test("a subclass adds methods of the data source, and estimates the heights of rows")
  func methods() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let renderer = Renderer(adapter: TitledAdapter(), updater: UITableViewUpdater())
    let stage = TestStage(view: table, size: CGSize(width: 320, height: 480))
    renderer.target = table
    renderer.render { Group(of: 0..<40) { HelloMessage("\($0)") } }
    stage.settle()
    #expect(stage.texts.first == "Header title for section 0")
    #expect(table.contentSize.height > 20 * 300, "rows that nobody has seen are as high as that")
    stage.close()
  }

  @Test("sections without a header or a footer are not thought to have one")
  func estimates() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    let adapter = UITableViewAdapter()
    adapter.data = [Section(id: 0) { HelloMessage("A") }]
    #expect(adapter.tableView(table, estimatedHeightForHeaderInSection: 0) < 1)
    #expect(adapter.tableView(table, estimatedHeightForHeaderInSection: 0) > 0)
    #expect(adapter.tableView(table, estimatedHeightForFooterInSection: 0) < 1)
    #expect(adapter.tableView(table, estimatedHeightForFooterInSection: 0) > 0)
  }

  @Test("a subclass that gives titles has headers in all sections, whatever it answers")
  func titles() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.sectionHeaderHeight = 30
    let adapter = FirstTitledAdapter()
    adapter.data = [Section(id: 0) { HelloMessage("A") }, Section(id: 1) { HelloMessage("B") }]
    #expect(adapter.tableView(table, heightForHeaderInSection: 0) == 30)
    #expect(adapter.tableView(table, heightForHeaderInSection: 1) == 30)
    #expect(adapter.tableView(table, heightForFooterInSection: 1) < 1)
  }

  @Test("row actions of old are brought out by a swipe")
  func oldActions() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let renderer = Renderer(adapter: OldSwipes(), updater: UITableViewUpdater())
    let stage = TestStage(view: table, size: CGSize(width: 320, height: 480))
    renderer.target = table
    renderer.render { Section(id: 0) { HelloMessage("A") } }
    stage.settle()
    try stage.swipe(on: "Hello A", by: -100)
    stage.settle()
    try stage.tap(on: "Archive")
    stage.settle()
    #expect(renderer.adapter.archived == [IndexPath(row: 0, section: 0)])
    stage.close()
  }

  @Test("a kind that a section has nothing for is shown as an empty view")
  func missingNode() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let renderer = Renderer(adapter: UICollectionViewAdapter(), updater: UICollectionViewUpdater())
    let stage = TestStage(view: list)
    renderer.target = list
    renderer.render { Section(id: 0) { HelloMessage("A") } }
    stage.settle()
    let path = IndexPath(item: 0, section: 0)
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.frame.height == 20)
    #expect(stage.texts == ["Hello A"])
    renderer.render { Section(id: 0, header: Header("B")) { HelloMessage("A") } }
    stage.settle()
    #expect(stage.texts == ["B", "Hello A"])
    stage.close()
  }
}
