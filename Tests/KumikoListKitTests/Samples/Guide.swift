import KumikoListKit
import KumikoTesting
import UIKit

// What the guide shows in a file that imports the door alone.

struct ColorBox: Component {
  let id: AnyHashable
  let color: UIColor

  func contentView() -> UIView { UIView() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
  }

  func render(in content: UIView) { content.backgroundColor = color }
}

typealias SectionHeader = ShelfHeader

@MainActor
final class GuideStage {
  let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: ComposeRenderer.emptyLayout)
  let screen: TestStage
  private var kept: ComposeRenderer?

  init() { screen = TestStage(view: collectionView, size: CGSize(width: 400, height: 800)) }

  func render(_ colors: [UIColor]) {
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    renderer.target = collectionView
    renderer.render(animated: true) {
      Section(id: "colors") {
        HGroup(of: colors, width: .fractionalWidth(1), height: .absolute(150)) { color in
          ColorBox(id: color, color: color)
        }
      }
      .boundarySupplementaryItem(SectionHeader(title: "Colors"))
    }
    kept = renderer
  }
}
