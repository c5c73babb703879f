import KumikoComponents
import UIKit

/// What stands behind the header of a plain list in a collection view while it floats above rows,
/// as behind the headers of plain tables: the material of bars.
@MainActor
final class PinnedHeaderBackground {
  private var view: UIVisualEffectView?

  /// Shows the material behind a view, or takes it away, for the place that the view gets.
  func update(
    _ header: some UICollectionReusableView & ComponentRenderable, in list: UICollectionView?,
    at attributes: UICollectionViewLayoutAttributes
  ) {
    let isPlain = header.componentContainer.tableStyle == .plain && header.backgroundColor == nil
    show(isPlain && !header.isEmptySupplementary && floats(attributes, in: list), behind: header)
  }

  /// Whether a header has left its place above the first row of its section.
  private func floats(
    _ attributes: UICollectionViewLayoutAttributes, in list: UICollectionView?
  ) -> Bool {
    let path = attributes.indexPath
    guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
      let list, path.section < list.numberOfSections,
      list.numberOfItems(inSection: path.section) > 0,
      let row = list.layoutAttributesForItem(at: IndexPath(item: 0, section: path.section))
    else { return false }
    return attributes.frame.maxY > row.frame.minY + 0.5
  }

  private func show(_ isShown: Bool, behind header: UIView) {
    guard isShown != (view != nil) else { return }
    if let old = view {
      view = nil
      return old.removeFromSuperview()
    }
    UIView.performWithoutAnimation {
      let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
      material.isUserInteractionEnabled = false
      material.frame = header.bounds
      material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      header.insertSubview(material, at: 0)
      view = material
    }
  }
}
