import Foundation
import KumikoCarbon
import KumikoTesting
import Testing
import UIKit

final class NibCell: UITableViewCell, ComponentRenderable {}
final class OtherNibCell: UITableViewCell, ComponentRenderable {}
final class NibTile: UICollectionViewCell, ComponentRenderable {}

/// A nib of one view.
@MainActor
private func makeNib(_ view: String) -> UINib {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>\(view)</objects></document>
    """
  return UINib(data: Data(text.utf8), bundle: nil)
}

@MainActor
private func cellNib(_ name: String) -> UINib {
  makeNib(
    """
    <tableViewCell accessoryType="checkmark" id="c01" customClass="\(name)" \
    customModule="KumikoCarbonTests">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c01" id="v01"/>
    </tableViewCell>
    """)
}

private final class NibAdapter: UITableViewAdapter {
  let nib: UINib
  var asked = 0

  init(_ nib: UINib) {
    self.nib = nib
    super.init(data: [])
  }

  override func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration {
    asked += 1
    return CellRegistration(class: NibCell.self, nib: nib)
  }
}

private final class NibTileAdapter: UICollectionViewFlowLayoutAdapter {
  override func cellRegistration(
    collectionView: UICollectionView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration {
    CellRegistration(
      class: NibTile.self,
      nib: makeNib(
        """
        <collectionViewCell tag="7" id="c01" customClass="NibTile" \
        customModule="KumikoCarbonTests">
        <rect key="frame" x="0.0" y="0.0" width="80" height="80"/>
        </collectionViewCell>
        """))
  }
}

@Suite("Registrations with nibs", .serialized) @MainActor
struct NibRegistrationTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  @Test("a cell is loaded from its nib, and components are rendered into it")
  func cells() throws {
    let adapter = NibAdapter(cellNib("NibCell"))
    let renderer = Renderer(adapter: adapter, updater: UITableViewUpdater())
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render { HelloMessage("Mia") }
    stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NibCell)
    #expect(cell.accessoryType == .checkmark)
    #expect(stage.texts == ["Hello Mia"])
    stage.close()
  }

  @Test("a nib that holds another class is reported once and does not ask for ever")
  func otherClass() {
    let handler = KumikoDiagnostics.handler
    var reports: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { reports.append($0) }
    defer { KumikoDiagnostics.handler = handler }
    let adapter = NibAdapter(cellNib("OtherNibCell"))
    let renderer = Renderer(adapter: adapter, updater: UITableViewUpdater())
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render { HelloMessage("Mia") }
    stage.settle()
    #expect(stage.texts == ["Hello Mia"])
    #expect(
      reports == [
        .unexpectedView(
          expected: "KumikoCarbonTests.NibCell", loaded: "KumikoCarbonTests.OtherNibCell")
      ])
    #expect(adapter.asked < 5)
    stage.close()
  }

  @Test("an item of a collection view is loaded from its nib")
  func items() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let renderer = Renderer(adapter: NibTileAdapter(), updater: UICollectionViewUpdater())
    let stage = TestStage(view: list)
    renderer.target = list
    renderer.render { HelloMessage("Mia") }
    stage.settle()
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.tag == 7)
    renderer.render { HelloMessage("Jules") }
    stage.settle()
    #expect(stage.texts == ["Hello Jules"])
    stage.close()
  }
}
