import Kumiko
import KumikoListKit
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// A file that speaks both languages: names that both have say whose they are.
@Suite("ListKit's components beside Kumiko's", .serialized, .closesWindows)
@MainActor
struct MixedListTests {
  struct NewLine: Kumiko.Component {
    var id: String
    func render(in label: UILabel) { label.text = id }
  }

  @Test("new rows stand in old groups, with all that modifiers say")
  func newInOld() throws {
    var selected: [String] = []
    let stage = ListStage()
    func render(_ text: String) {
      stage.render {
        KumikoListKit.Section(id: 0) {
          KumikoListKit.VGroup(width: .fractionalWidth(1), height: .estimated(100)) {
            TextLine("old")
            NewLine(id: "new")
              .onSelect { selected.append(text) }
              .layoutSize(width: .fractionalWidth(0.5), height: .absolute(60))
          }
        }
      }
    }
    render("first")
    let cell = stage.list.cellForItem(at: [0, 1]) as? any ComponentRenderable
    #expect((cell?.renderedContent as? UILabel)?.text == "new")
    #expect(stage.list.frame(at: [0, 1]) == "0 40 200 60")
    render("second")
    try stage.screen.tap(on: "new")
    stage.screen.settle()
    #expect(selected == ["second"])
    let source = stage.list.delegate as? ComponentLifeTimeTrackingDelegate
    #expect(source?.component(at: [0, 1], to: NewLine.self)?.id == "new")
  }

  @Test("headers whose ids are new in each render do not pile up beside new rows, either")
  func newHeaders() throws {
    let stage = ListStage()
    for number in 0..<3 {
      stage.render {
        KumikoListKit.Section(id: 0) {
          KumikoListKit.VGroup(width: .fractionalWidth(1), height: .estimated(60)) {
            NewLine(id: "new")
              .onSelect {}
              .layoutSize(width: .fractionalWidth(1), height: .absolute(60))
          }
        }
        .boundarySupplementaryItem(ShelfHeader(title: "\(number)"))
      }
      #expect(stage.list.supplementaryTexts == ["\(number)"])
    }
    let adapter = try #require(stage.list.dataSource as? UICollectionViewAdapter)
    #expect(adapter.registeredSupplementaryViewKinds(for: stage.list).count == 1)
  }

  @Test("signs of one id upon groups that begin with new rows show what is said of each group")
  func signsOfGroups() {
    let stage = ListStage()
    for version in ["a", "b"] {
      stage.render {
        KumikoListKit.Section(id: 0) {
          KumikoListKit.VGroup(width: .fractionalWidth(1), height: .estimated(100)) {
            for number in 0..<2 {
              KumikoListKit.HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
                NewLine(id: "\(number)")
                  .layoutSize(width: .fractionalWidth(1), height: .absolute(40))
              }
              .supplementaryItem(GroupSign(id: "sign", text: "\(version)\(number)"))
            }
          }
        }
      }
      #expect(stage.list.supplementaryTexts == ["\(version)0", "\(version)1"])
    }
  }

  @Test("old components stand in new groups, and old sections in new lists")
  func oldInNew() {
    Player.log = []
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewFlowLayout())
    let screen = TestStage(view: list, size: CGSize(width: 400, height: 800))
    let renderer = CollectionRenderer(list)
    for _ in 0..<2 {
      renderer.render {
        Kumiko.Section(id: "new") {
          NewLine(id: "a")
          ListKitComponent(Video("film"))
          ListKitComponent(Mailbox(name: "Inbox", unread: 3))
        }
        Kumiko.Section(
          KumikoListKit.Section(id: "old") {
            KumikoListKit.HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
              Mailbox(name: "Sent", unread: 4)
            }
          }
          .boundarySupplementaryItem(ListTitle(id: "title", text: "Mail"))
          .decorationItem(ShelfBackground()))
      }
      screen.runFrame()
    }
    #expect(list.text(at: [0, 1]) == "film")
    #expect(list.text(at: [1, 0]) == "Sent")
    #expect(list.supplementaryTexts.contains("4"))
    #expect(list.supplementaryTexts.contains("Mail"))
    #expect(list.subviews.contains { $0 is ShelfBackgroundView })
    #expect(Player.log == ["play film"])
  }
}
