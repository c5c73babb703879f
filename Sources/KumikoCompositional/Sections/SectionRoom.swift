import UIKit

/// The room that a section is made for.
@MainActor
struct SectionRoom {
  /// What UIKit says of the room, whatever the section's insets are measured from.
  let environment: any NSCollectionLayoutEnvironment
  /// The layout that asks for the section.
  weak var layout: UICollectionViewCompositionalLayout?

  /// The width of a section whose insets are measured from a guide.
  func width(from reference: UIContentInsetsReference) -> CGFloat {
    let container = environment.container
    guard reference != .automatic, let layout, let list = layout.collectionView,
      layout.configuration.scrollDirection == .vertical
    else { return container.effectiveContentSize.width }
    let (kept, wanted) = (list.adjustedContentInset, list.insets(to: reference))
    return container.contentSize.width - max(0, wanted.left - kept.left)
      - max(0, wanted.right - kept.right)
  }
}

extension UIView {
  /// How far a guide is from the sides of the view.
  fileprivate func insets(to reference: UIContentInsetsReference) -> UIEdgeInsets {
    switch reference {
    case .safeArea: return safeAreaInsets
    case .layoutMargins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      // Nothing is known of it before the first layout.
      if frame.isEmpty { return layoutMargins }
      return UIEdgeInsets(
        top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
    default: return .zero
    }
  }
}
