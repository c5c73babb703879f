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
private func viewNib(_ element: String, _ name: String, tag: Int, content: String = "") -> UINib {
  makeNib(
    """
    <\(element) tag="\(tag)" id="v01" customClass="\(name)" customModule="KumikoCarbonTests">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>\(content)
    </\(element)>
    """)
}

final class NibHeader: UITableViewHeaderFooterView, ComponentRenderable {}
final class NibSign: UICollectionReusableView, ComponentRenderable {}

private final class NibHeaderAdapter: UITableViewAdapter {
  override func headerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration {
    ViewRegistration(class: NibHeader.self, nib: viewNib("view", "NibHeader", tag: 9))
  }

  override func footerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration {
    ViewRegistration(class: NibHeader.self, nib: viewNib("view", "NibHeader", tag: 8))
  }
}

private final class NibSignAdapter: UICollectionViewFlowLayoutAdapter {
  override func supplementaryViewRegistration(
    forElementKind kind: String, collectionView: UICollectionView, indexPath: IndexPath,
    node: ViewNode
  ) -> ViewRegistration {
    ViewRegistration(
      class: NibSign.self, nib: viewNib("collectionReusableView", "NibSign", tag: 7))
  }
}

/// A control that is set up when it has been loaded.
final class NibMenuControl: UIControl {
  var onSelect: (() -> Void)?
  var label: UILabel? { viewWithTag(1) as? UILabel }

  override func awakeFromNib() {
    super.awakeFromNib()
    addAction(UIAction { [unowned self] _ in self.onSelect?() }, for: .touchUpInside)
  }

  static func loadFromNib() -> NibMenuControl {
    let label = """
      <subviews><label opaque="NO" userInteractionEnabled="NO" tag="1" id="l01">
      <rect key="frame" x="16" y="0.0" width="280" height="44"/></label></subviews>
      """
    let nib = viewNib("view", "NibMenuControl", tag: 0, content: label)
    return nib.instantiate(withOwner: nil).first as? NibMenuControl ?? NibMenuControl()
  }
}

struct NibMenuItem: Component {
  var text: String
  var onSelect: () -> Void

  func renderContent() -> NibMenuControl { NibMenuControl.loadFromNib() }

  func render(in content: NibMenuControl) {
    content.label?.text = text
    content.onSelect = onSelect
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 44) }
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

  @Test("headers and footers are loaded from their nibs")
  func headers() {
    let renderer = Renderer(adapter: NibHeaderAdapter(), updater: UITableViewUpdater())
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render { Section(id: 0, header: Header("above"), footer: Footer("below")) {} }
    stage.settle()
    #expect(table.headerView(forSection: 0)?.tag == 9)
    #expect(table.footerView(forSection: 0)?.tag == 8)
    #expect(stage.texts == ["above", "below"])
    stage.close()
  }

  @Test("supplementary views of a collection view are loaded from their nibs")
  func supplementaryViews() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let renderer = Renderer(adapter: NibSignAdapter(), updater: UICollectionViewUpdater())
    let stage = TestStage(view: list)
    renderer.target = list
    renderer.render { Section(id: 0, header: Header("above")) {} }
    stage.settle()
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header is NibSign && header?.tag == 7)
    #expect(stage.texts == ["above"])
    stage.close()
  }

  @Test("content is loaded from a nib, and sets itself up then")
  func content() throws {
    var chosen: [String] = []
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    let stage = TestStage(view: table)
    renderer.target = table
    renderer.render {
      NibMenuItem(text: "Soup") { chosen.append("Soup") }.identified(by: \.text)
    }
    stage.settle()
    try stage.tap(on: "Soup")
    stage.settle()
    #expect(chosen == ["Soup"])
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
