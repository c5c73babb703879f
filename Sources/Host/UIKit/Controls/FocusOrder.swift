/// The views of a window that the tab key leads to, one after the other.
@MainActor
struct FocusOrder {
  /// The views in reading order; those of an input view that stands in for the keyboard follow the
  /// view that brought it.
  private(set) var views: [UIView]

  init(of window: UIWindow) {
    views = Self.focusable(in: window)
    placeInput(of: window)
  }

  /// The view after another one, or before it, and round again; the first or the last without one.
  func view(after present: UIView?, isForward: Bool) -> UIView? {
    guard !views.isEmpty else { return nil }
    guard let index = present.flatMap({ view in views.firstIndex { $0 === view } }) else {
      return isForward ? views.first : views.last
    }
    return views[(index + (isForward ? 1 : views.count - 1)) % views.count]
  }

  /// The list that shows which of its items keys are at; nil if none does.
  var listWithFocus: UIView? { views.first { ($0 as? any ItemFocusing)?.showsItemFocus == true } }

  private mutating func placeInput(of window: UIWindow) {
    guard let input = window.keyboard.customInput,
      let responder = window.firstResponder as? UIView,
      views.contains(where: { $0 === responder })
    else { return }
    let inside = views.filter { $0.isDescendant(of: input) }
    views.removeAll { $0.isDescendant(of: input) }
    let index = views.firstIndex { $0 === responder } ?? views.count - 1
    views.insert(contentsOf: inside, at: index + 1)
  }

  /// The views inside one that can have the focus, in reading order. A list comes before what is in
  /// its rows: arrows lead from row to row.
  static func focusable(in view: UIView) -> [UIView] {
    guard view.isSeenAndEnabled else { return [] }
    if view.canBecomeFocused || view.bringsInput { return [view] }
    let list = (view as? any ItemFocusing)?.hasFocusableItem == true ? [view] : []
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inside = view.reachableSubviews.sorted {
      ($0.frame.minY, isMirrored ? -$0.frame.maxX : $0.frame.minX)
        < ($1.frame.minY, isMirrored ? -$1.frame.maxX : $1.frame.minX)
    }
    return list + inside.flatMap(focusable)
  }
}

extension UIView {
  /// The subviews that keys can reach: what is behind a modal view is out of reach, and the
  /// keyboard's area is in front of it.
  var reachableSubviews: ArraySlice<UIView> {
    subviews[(subviews.lastIndex(where: \.isShownModal) ?? 0)...]
  }

  /// Whether the view keeps keys from its siblings: a modal one that is not seen does not.
  private var isShownModal: Bool { accessibilityViewIsModal && !isHidden && alpha >= 0.01 }

  /// Whether the view and those around it are seen and take part, as one that got the focus did.
  var isInUse: Bool { sequence(first: self, next: \.superview).allSatisfy(\.isSeenAndEnabled) }

  fileprivate var isSeenAndEnabled: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

  /// Whether keys can reach the view: no modal view is in front of it.
  var isReachable: Bool {
    sequence(first: self, next: \.superview).allSatisfy { view in
      view.superview?.reachableSubviews.contains { $0 === view } != false
    }
  }

  /// Whether the view takes the keys with something of its own in the place of the keyboard.
  fileprivate var bringsInput: Bool { canBecomeFirstResponder && inputView != nil }
}
