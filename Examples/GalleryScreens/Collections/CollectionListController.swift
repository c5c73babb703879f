import Kumiko
import UIKit

/// A screen that is one collection view, described by ``sections()`` and kept up by a renderer.
class CollectionListController: UIViewController {
  let list: UICollectionView
  let renderer: Renderer<UICollectionViewUpdater<SafeAreaAdapter>>

  init(title: String, layout: UICollectionViewLayout) {
    list = PinnedTitlesCollectionView(frame: .zero, collectionViewLayout: layout)
    renderer = Renderer(
      adapter: SafeAreaAdapter(), updater: UICollectionViewUpdater())
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundColor = .systemGroupedBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    renderer.adapter.didSelect = { [weak self] context in self?.didSelect(context.node) }
    renderer.target = list
    update()
  }

  /// Layouts stand in what the safe area leaves, at the sides, too.
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    list.collectionViewLayout.invalidateLayout()
  }

  /// What the list shows. Overridden by each screen.
  func sections() -> [Section] { [] }

  /// Called when an item is tapped.
  func didSelect(_ node: CellNode) {}

  /// Brings the list in step with ``sections()``.
  func update() { renderer.render(sections()) }
}

/// Asks items for their sizes in what of the list the safe area leaves.
final class SafeAreaAdapter: UICollectionViewFlowLayoutAdapter {
  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let area = collectionView.bounds.inset(by: collectionView.safeAreaInsets)
    return cellNode(at: indexPath).component.referenceSize(in: area)
      ?? super.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
}

/// A flow layout whose lines begin at the right where one reads from there.
final class MirroredFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

extension UICollectionView {
  /// What of the safe area is where lines begin.
  var leadingSafeArea: CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? safeAreaInsets.right : safeAreaInsets.left
  }
}

extension UICollectionViewFlowLayout {
  /// A layout with margins around its items and gaps between them.
  static func grid(spacing: CGFloat, margin: CGFloat = 16) -> UICollectionViewFlowLayout {
    let layout = MirroredFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (spacing, spacing)
    layout.sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    layout.sectionInsetReference = .fromSafeArea
    return layout
  }
}

/// How wide items of a grid are.
@MainActor
enum Grid {
  /// The width of items side by side.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the list without what is not safe.
  ///   - least: The least width that an item should have, which decides how many there are.
  static func width(in bounds: CGRect, least: CGFloat, spacing: CGFloat) -> CGFloat {
    let room = max(bounds.width - 32, 1)
    let count = max(1, ((room + spacing) / (least + spacing)).rounded(.down))
    return ((room - spacing * (count - 1)) / count).rounded(.down)
  }
}
