import Kumiko
import Testing
import UIKit

/// The snippets of `Guides/MovingFromListKit.md`.
@Suite("Moving from ListKit", .serialized)
@MainActor
struct MovingFromListKitGuideTests {
  struct ColorBox: LayoutComponent {
    var id: Int
    var color: UIColor
    var width: CGFloat
    var height: CGFloat

    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }
    func renderContent() -> UIView { UIView() }
    func render(in content: UIView) { content.backgroundColor = color }
  }

  struct ShelfTitle: SupplementaryComponent {
    var title: String

    func renderContent() -> UILabel { UILabel() }
    func render(in content: UILabel) { content.text = title }
  }

  struct CardBackground: DecorationComponent {
    func renderContent() -> UIView { UIView() }
    func render(in content: UIView) { content.backgroundColor = .secondarySystemBackground }
  }

  @Test("a section of groups is shown as there")
  func section() {
    let stage = GroupStage()
    let renderer = stage.renderer
    renderer.render {
      Section(id: "colors") {
        HGroup(width: .fractionalWidth(1), height: .absolute(150)) {
          ColorBox(id: 0, color: .red, width: 0.5, height: 1)
          VGroup(of: [1, 2], width: .fractionalWidth(0.5), height: .fractionalHeight(1)) { id in
            ColorBox(id: id, color: .blue, width: 1, height: 0.5)
          }
        }
      }
      .orthogonalScrollingBehavior(.groupPaging)
      .contentInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      .boundarySupplementaryItem(ShelfTitle(title: "Colors"))
      .decorationItem(CardBackground())
    }
    stage.list.layoutIfNeeded()
    let frames = stage.frames()
    #expect(frames.count == 3)
    #expect(stage.list.layoutAttributesForItem(at: [0, 0])?.frame.width == 200)
    #expect(stage.list.layoutAttributesForItem(at: [0, 1])?.frame.height == 75)
    #expect(stage.text(ofKind: .header) == "Colors")
  }

  @Test("the rows of a list stand below each other")
  func list() {
    let stage = GroupStage()
    stage.renderer.render {
      Section(id: "todos", layout: .list(.plain)) {
        for todo in ["Tea", "Paper"] { Word(todo.count, todo) }
      }
    }
    stage.list.layoutIfNeeded()
    #expect(stage.list.numberOfItems(inSection: 0) == 2)
    #expect(stage.text(at: 0) == "Tea")
    #expect(stage.list.cellForItem(at: [0, 0]) is UICollectionViewListCell)
  }
}
