/// A list in which keys may be at an item.
@MainActor
protocol ItemFocusing: UIScrollView {
  /// The view of the item that keys are at, or else of a selected one.
  var keyItemView: UIView? { get }
  /// Whether the tab key can lead to an item.
  var hasFocusableItem: Bool { get }
  /// Whether a ring shows where keys are.
  var showsItemFocus: Bool { get }

  /// Shows that keys are at an item: the one they were at last, or else the one that the list
  /// prefers, or the first. Returns false if there is none, or if the delegate does not allow it.
  func takeFocus(isForward: Bool) -> Bool

  /// Keys have gone elsewhere; the list remembers the item.
  func releaseFocus()
}

extension UIWindow {
  /// The scroll view that gets keys which nobody else wants: the list that the tab key came to, or
  /// else the largest one in front.
  var keyScrollView: UIScrollView? {
    if let list = focusEngine.view as? UIScrollView, list is any ItemFocusing,
      list.window === self, list.isReachable
    {
      return list
    }
    return UIScrollView.keyReceiver(in: self)
  }
}
