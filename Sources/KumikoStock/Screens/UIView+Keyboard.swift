import UIKit

extension UIView {
  /// Where the keyboard that covers the end of the view stands, in the screen's coordinates; nil if
  /// none does. It may have come up before anybody followed its notifications.
  ///
  /// The view knows of the keyboard from when it is first asked for its `keyboardLayoutGuide`.
  package var keyboardFrameOnScreen: CGRect? {
    guard let window else { return nil }
    let covered = keyboardLayoutGuide.layoutFrame
    // Without a keyboard, the guide keeps to the safe area; before a layout, it is nowhere.
    guard !covered.isEmpty, covered.minY < bounds.maxY - safeAreaInsets.bottom - 1 else {
      return nil
    }
    return convert(covered, to: window.screen.coordinateSpace)
  }
}
