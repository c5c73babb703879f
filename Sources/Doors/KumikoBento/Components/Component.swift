import UIKit

/// Ready-made components. Each has a view and a style sheet of its own.
public enum Component {}

/// What heights have in common that components compute.
extension BaseViewStyleSheet {
  /// The height of a row around a content, in points.
  func height(around content: CGFloat, _ inherited: UIEdgeInsets) -> CGFloat {
    let margins = margins(inherited)
    let scale = max(UIScreen.main.scale, 1)
    let height = ((content + margins.top + margins.bottom) * scale - 0.001).rounded(.up) / scale
    return enforcesMinimumHeight ? max(44, height) : height
  }

  /// The room for a content at a width, in points.
  func contentWidth(_ width: CGFloat, _ inherited: UIEdgeInsets) -> CGFloat {
    let margins = margins(inherited)
    return max(0, width - margins.left - margins.right)
  }

  private func margins(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(layoutMargins.top, inherited.top), left: max(layoutMargins.left, inherited.left),
      bottom: max(layoutMargins.bottom, inherited.bottom),
      right: max(layoutMargins.right, inherited.right))
  }
}
