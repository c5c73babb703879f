import KumikoComponents
import UIKit

/// What stands behind the header of a section in a collection view while it floats above rows, if
/// its content wants that: the material of bars, as behind the headers of plain tables.
@MainActor
final class PinnedHeaderBackground {
  private var view: UIVisualEffectView?

  /// Shows the material behind a header, or takes it away, for the place that the header gets.
  func update(
    _ header: some UICollectionReusableView & ComponentRenderable, in list: UICollectionView?,
    at attributes: UICollectionViewLayoutAttributes
  ) {
    let isWanted =
      header.backgroundColor == nil && !header.isEmptySupplementary
      && header.componentContainer.wantsPinnedMaterial
    setShown(isWanted && floats(attributes, in: list), behind: header)
  }

  /// Whether a header has left its place before the first item of its section.
  private func floats(
    _ attributes: UICollectionViewLayoutAttributes, in list: UICollectionView?
  ) -> Bool {
    let path = attributes.indexPath
    guard attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
      let list, let section = path.first, section < list.numberOfSections,
      list.numberOfItems(inSection: section) > 0,
      let item = list.layoutAttributesForItem(at: IndexPath(item: 0, section: section))
    else { return false }
    let (header, first) = (attributes.frame.insetBy(dx: 0.5, dy: 0.5), item.frame)
    // In a layout that scrolls sideways, from either side.
    return header.maxY > first.minY && header.maxX > first.minX && header.minX < first.maxX
  }

  private func setShown(_ isShown: Bool, behind header: UIView) {
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
