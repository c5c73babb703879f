import UIKit

/// The axis along which a list scrolls.
@MainActor
struct ScrollingAxis {
  let isHorizontal: Bool

  init(of list: any BatchUpdating) {
    isHorizontal = (list as? UICollectionView)?.scrollsHorizontally ?? false
  }

  func start(of frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }
  func length(of frame: CGRect) -> CGFloat { isHorizontal ? frame.width : frame.height }

  func offset(of list: UIScrollView) -> CGFloat {
    isHorizontal ? list.contentOffset.x : list.contentOffset.y
  }

  func setOffset(_ offset: CGFloat, of list: UIScrollView) {
    if isHorizontal { list.contentOffset.x = offset } else { list.contentOffset.y = offset }
  }

  /// The inset before the content.
  func inset(of list: UIScrollView) -> CGFloat {
    isHorizontal ? list.adjustedContentInset.left : list.adjustedContentInset.top
  }

  /// The least and the greatest offset.
  func range(in list: any BatchUpdating) -> (CGFloat, CGFloat) {
    let least = -inset(of: list)
    let greatest = list.contentOffsetRule.greatest
    return (least, max(least, isHorizontal ? greatest.x : greatest.y))
  }
}

extension UICollectionView {
  /// Whether the content scrolls sideways: as a flow layout says, or else if it is wider than the
  /// view and not higher.
  var scrollsHorizontally: Bool {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return flow.scrollDirection == .horizontal
    }
    let room = bounds.inset(by: adjustedContentInset)
    return contentSize.width > room.width && contentSize.height <= room.height
  }
}
