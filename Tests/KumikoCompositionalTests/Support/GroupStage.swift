import HeadlessHost
import Kumiko
import KumikoTesting
import UIKit

/// A collection view of sections with layouts, on a screen of 400 × 800 points.
@MainActor
final class GroupStage {
  let adapter: UICollectionViewCompositionalAdapter
  let list: UICollectionView
  let renderer: Renderer<UICollectionViewUpdater<UICollectionViewCompositionalAdapter>>
  let screen: TestStage

  init(
    size: CGSize = CGSize(width: 400, height: 800),
    adapter: UICollectionViewCompositionalAdapter = UICollectionViewCompositionalAdapter(),
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.adapter = adapter
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: adapter.makeLayout(configuration: configuration))
    renderer = Renderer(adapter: adapter, updater: UICollectionViewUpdater())
    screen = TestStage(view: list, size: size)
    renderer.target = list
    screen.runFrame()
  }

  func render(_ sections: Section...) {
    renderer.render(sections)
    list.layoutIfNeeded()
  }

  /// The frames of a section's items, as `x y width height`.
  func frames(ofSection section: Int = 0) -> [String] {
    (0..<list.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      return list.layoutAttributesForItem(at: path).map { text($0.frame) } ?? "none"
    }
  }

  func frame(ofKind kind: SupplementaryViewKind, _ path: IndexPath = [0, 0]) -> String {
    list.layoutAttributesForSupplementaryElement(ofKind: kind.elementKind, at: path)
      .map { text($0.frame) } ?? "none"
  }

  /// What an item shows.
  func text(at item: Int, _ section: Int = 0) -> String? {
    let cell = list.cellForItem(at: IndexPath(item: item, section: section))
    return ((cell as? any ComponentRenderable)?.renderedContent as? UILabel)?.text
  }

  /// What a supplementary view shows.
  func text(ofKind kind: SupplementaryViewKind, _ path: IndexPath = [0, 0]) -> String? {
    let view = list.supplementaryView(forElementKind: kind.elementKind, at: path)
    return ((view as? any ComponentRenderable)?.renderedContent as? UILabel)?.text
  }

  private func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { length in
      length == length.rounded() ? "\(Int(length))" : "\((length * 1000).rounded() / 1000)"
    }.joined(separator: " ")
  }
}

/// A text with an identifier.
struct Word: Component {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "\(id)"
  }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = text }
}

/// A text that knows its room: a quarter of the group.
struct Quarter: LayoutComponent {
  var id: Int

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1))
  }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = "\(id)" }
}

/// A header that stays in view.
struct PinnedTitle: SupplementaryComponent {
  var title: String
  var pinToVisibleBounds: Bool { true }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
  }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = title }
}

/// A color behind a section.
struct Backdrop: DecorationComponent {
  var color: UIColor

  func contentInsets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
  }
  func renderContent() -> UIView { UIView() }
  func render(in content: UIView) { content.backgroundColor = color }
}
