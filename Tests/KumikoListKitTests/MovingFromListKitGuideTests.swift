import Kumiko
import KumikoListKit
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of the first part of `Guides/MovingFromListKit.md`.
@Suite("Moving from ListKit, through the door", .serialized, .closesWindows)
@MainActor
struct MovingFromListKitGuideTests {
  struct NewRow: Kumiko.Component {
    var id: String
    func render(in label: UILabel) { label.text = id }
  }

  @Test("renders are written as they were")
  func door() {
    let stage = GuideStage()
    stage.render([.red, .green, .blue])
    stage.screen.settle()
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 3)
    #expect(stage.collectionView.content(at: [0, 2])?.backgroundColor == .blue)
    #expect(stage.collectionView.frame(at: [0, 2]) == "200 30 100 150")
    #expect(stage.collectionView.supplementaryTexts == ["Colors"])
  }

  @Test("new rows stand in old groups")
  func newInOld() throws {
    var opened: [String] = []
    let stage = ListStage()
    stage.render {
      KumikoListKit.Section(id: 0) {
        KumikoListKit.VGroup(width: .fractionalWidth(1), height: .estimated(100)) {
          ColorBox(id: 0, color: .red)
          NewRow(id: "new")
            .onSelect { opened.append("new") }
            .layoutSize(width: .fractionalWidth(1), height: .absolute(60))
        }
      }
    }
    try stage.screen.tap(on: "new")
    #expect(opened == ["new"])
  }

  @Test("old components and sections stand in new lists")
  func oldInNew() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewFlowLayout())
    let screen = TestStage(view: list, size: CGSize(width: 400, height: 800))
    let renderer = CollectionRenderer(list)
    let oldSection = KumikoListKit.Section(id: "old") {
      KumikoListKit.HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
        ColorBox(id: 2, color: .green)
      }
    }
    renderer.render {
      Kumiko.Section(id: "new") {
        NewRow(id: "a")
        ListKitComponent(ColorBox(id: 1, color: .blue))
      }
      Kumiko.Section(oldSection)
    }
    screen.runFrame()
    #expect(list.content(at: [0, 1])?.backgroundColor == .blue)
    #expect(list.content(at: [1, 0])?.backgroundColor == .green)
    #expect(list.frame(at: [1, 0]).hasSuffix("100 40"))
  }
}
