import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// The first snippet of `README.md`, and those about layouts and trees of views.
@MainActor
@Suite(.closesWindows) struct `The README` {
  struct Offer: Component {
    var id: String

    func renderContent() -> UILabel { UILabel() }
    func render(in content: UILabel) { content.text = id }
  }

  let offers = ["Play of the week", "Learn to fold", "Sea charts"]
  let categories = ["Travel", "Food", "Music", "Games"]

  @Test func `begins with a list and its picture`() throws {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let renderer = TableRenderer(table)
    var isOffline = false
    var people = ["Mika Aalto", "Vincent", "Jules"]
    func remove(_ name: String) { people.removeAll { $0 == name } }
    func render() {
      renderer.render {
        Section("NETWORK") {
          ToggleRow("Airplane Mode", isOn: isOffline) { isOffline = $0 }
          if !isOffline { ListRow("Wi-Fi", value: "Workshop") {} }
        }
        Section("PEOPLE") {
          for name in people {
            ListRow(name, icon: .initials("\(name.prefix(1))", side: 29))
              .id(name).deletable { remove(name) }
          }
        }
      }
    }
    render()
    let stage = TestStage(view: table, size: CGSize(width: 390, height: 340))
    stage.settle()
    try stage.expectPicture("readme")
    isOffline = true
    remove("Vincent")
    render()
    stage.settle()
    #expect(!stage.texts.contains("Wi-Fi"))
    #expect(!stage.texts.contains("Vincent"))
  }

  @Test func `arranges sections by layouts`() {
    let controller = UIViewController()
    let screen = TestStage(root: controller)
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewFlowLayout())
    let list = CollectionRenderer(collectionView)

    list.render {
      Section("Offers", layout: .carousel(width: 0.9, height: .absolute(200), spacing: 10)) {
        for offer in offers { Offer(id: offer) }
      }
      Section("Categories", layout: .grid(columns: 2, spacing: 0, height: .absolute(72))) {
        for category in categories { Offer(id: category) }
      }
      Section("Links", layout: .list(.insetGrouped)) {
        for title in ["About", "Terms"] { ListRow(title) {}.id(title) }
      }
    }

    controller.view.addSubview(collectionView)
    screen.settle()
    #expect(collectionView.cellForItem(at: [0, 0])?.frame.width == 360)
    #expect(collectionView.cellForItem(at: [1, 1])?.frame.minX == 200)
    #expect(collectionView.cellForItem(at: [2, 1]) is UICollectionViewListCell)
  }

  final class CounterView: ComponentView<Int> {
    var count: (Int) -> Void = { _ in }

    override func construct() -> any ElementTree {
      VFlex(alignment: .center, spacing: 16) {
        TextElement("\(state ?? 0)", .largeTitle)
        HFlex(spacing: 4) {
          for dot in 0..<(state ?? 0) {
            Element<UIView>(reuseIdentifier: "dot").key(dot)
              .background(.systemTeal).cornerRadius(6).size(12)
          }
        }.wrap()
      }.padding(32)
    }
  }

  @Test func `describes a tree of views`() {
    let view = CounterView(frame: .zero)
    view.state = 3
    let bounds = CGSize(width: 400, height: 800)
    view.renderComponent(size: bounds)
    func count(in view: UIView) -> Int {
      view.subviews.reduce(view.frame.size == CGSize(width: 12, height: 12) ? 1 : 0) {
        $0 + count(in: $1)
      }
    }
    #expect(count(in: view) == 3)
    view.state = 5
    view.renderComponent(size: bounds)
    #expect(count(in: view) == 5)
  }
}
