import KumikoListKit
import UIKit

/// A collection in ListKit's words.
struct ListKitLine: Component {
  var text: String
  var id: AnyHashable { text }

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
  }
  func edgeSpacing() -> NSCollectionLayoutEdgeSpacing? { nil }
  func contentInsets() -> NSDirectionalEdgeInsets { .zero }
  func render(in content: UILabel) { content.text = text }
}

@MainActor
final class ListKitPart {
  let list = UICollectionView(frame: .zero, collectionViewLayout: ComposeRenderer.emptyLayout)
  private let renderer = ComposeRenderer(dataSource: PlainDataSource())

  init() { renderer.target = list }

  func render(_ texts: [String]) {
    renderer.render {
      Section(id: "lines") {
        VGroup(width: .fractionalWidth(1), height: .absolute(CGFloat(30 * texts.count))) {
          for text in texts { ListKitLine(text: text) }
        }
      }
    }
  }
}
