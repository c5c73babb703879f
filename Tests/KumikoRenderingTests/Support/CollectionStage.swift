import Kumiko
import KumikoTesting
import UIKit

/// A collection view on a screen, and what it shows.
@MainActor
final class CollectionStage: ListStage {
  let list: UICollectionView
  let adapter: UICollectionViewAdapter
  let updater = UICollectionViewUpdater<UICollectionViewAdapter>()
  let renderer: Renderer<UICollectionViewUpdater<UICollectionViewAdapter>>
  let screen: TestStage
  private(set) var completionCount = 0

  init(
    _ layout: UICollectionViewLayout = CollectionStage.rows,
    size: CGSize = CGSize(width: 390, height: 844),
    adapter: UICollectionViewAdapter = UICollectionViewFlowLayoutAdapter()
  ) {
    self.adapter = adapter
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    renderer = Renderer(adapter: adapter, updater: updater)
    screen = TestStage(view: list, size: size)
    renderer.target = list
    updater.completion = { [weak self] in self?.completionCount += 1 }
    screen.runFrame()
  }

  /// A flow layout whose items stand below each other without gaps if they are as wide as the view.
  static var rows: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  /// Renders sections and lays out, without letting time pass.
  func render(_ sections: [Section]) {
    renderer.render(sections)
    list.layoutIfNeeded()
  }

  /// What the visible headers, items and footers show, as `header section: text` or
  /// `row section/item: text`.
  var shown: [String] {
    list.visibleElements.compactMap { element in
      switch element {
      case .header, .footer: return "unexpected"
      case .supplementary(let kind, let path, let view):
        guard !((view as? any UIView & ComponentRenderable)?.componentContainer.isHidden ?? true)
        else { return nil }
        return "\(kind.name) \(path.section): \(text(in: view))"
      case .cell(let path, let view): return "row \(path.section)/\(path.row): \(text(in: view))"
      }
    }
    .sorted()
  }

  /// What they should show if all of the data is visible.
  var expected: [String] { expectedTexts(of: adapter.data).sorted() }

  func cell(at item: Int, _ section: Int = 0) -> (any UIView & ComponentRenderable)? {
    list.cellForItem(at: IndexPath(item: item, section: section))
      as? any UIView & ComponentRenderable
  }

  func label(at item: Int, _ section: Int = 0) -> UILabel? {
    cell(at: item, section)?.renderedContent as? UILabel
  }

  func header(_ section: Int) -> (any UIView & ComponentRenderable)? {
    list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? any UIView & ComponentRenderable
  }
}

extension String {
  /// A kind of supplementary views in a word.
  @MainActor
  fileprivate var name: String {
    switch self {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: self
    }
  }
}
