import QuartzCore

/// Keys that scroll: arrows, page up and down, space, home and end.
extension UIScrollView {
  /// What an arrow key scrolls by, in points.
  private static let line: CGFloat = 60

  func scroll(by key: KeyInput, at time: CFTimeInterval) -> Bool {
    guard allowsKeyboardScrolling else { return false }
    if key.code == .home, key.isControlDown { return scrollToTopForUser() }
    guard isScrollEnabled, let goal = goal(of: key) else { return false }
    let target = clamped(goal)
    guard target != contentOffset else { return false }
    travel(from: isDecelerating ? animator.end : contentOffset, to: target, at: time)
    return true
  }

  private func goal(of key: KeyInput) -> CGPoint? {
    let start = isDecelerating ? animator.end : contentOffset
    let (range, page) = (offsetRange, pageLength)
    func down(_ way: CGFloat) -> CGPoint? {
      canDragVertically ? CGPoint(x: start.x, y: start.y + way) : nil
    }
    func right(_ way: CGFloat) -> CGPoint? {
      canDragHorizontally ? CGPoint(x: start.x + way, y: start.y) : nil
    }
    switch key.code {
    case .up: return key.isControlDown ? down(range.y.lowerBound - start.y) : down(-Self.line)
    case .down: return key.isControlDown ? down(range.y.upperBound - start.y) : down(Self.line)
    case .left: return right(-Self.line)
    case .right: return right(Self.line)
    case .pageUp: return down(-page) ?? right(-bounds.width)
    case .pageDown: return down(page) ?? right(bounds.width)
    case .space: return down(key.isShiftDown ? -page : page)
    case .home: return down(range.y.lowerBound - start.y) ?? right(range.x.lowerBound - start.x)
    case .end: return down(range.y.upperBound - start.y) ?? right(range.x.upperBound - start.x)
    default: return nil
    }
  }

  /// Whether keys that nobody else wants may go here.
  private var wantsKeys: Bool {
    isScrollEnabled && (canDragVertically || canDragHorizontally)
  }

  /// The frontmost of the largest scroll views that are seen in `view`, not behind a modal view,
  /// and are `suitable`.
  static func keyReceiver(
    in view: UIView, where suitable: (UIScrollView) -> Bool = { _ in true }
  ) -> UIScrollView? {
    guard !view.isHidden, view.isUserInteractionEnabled else { return nil }
    if let scroll = view as? UIScrollView, scroll.wantsKeys || scroll is any ItemFocusing,
      suitable(scroll)
    {
      return scroll
    }
    func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }
    let inside = view.reachableSubviews.reversed().compactMap {
      keyReceiver(in: $0, where: suitable)
    }
    return inside.reduce(nil) { best, next in
      guard let best else { return next }
      return area(next) > area(best) ? next : best
    }
  }

  /// A page leaves a line of what was seen before.
  private var pageLength: CGFloat {
    if isPagingEnabled { return bounds.height }
    let inset = adjustedContentInset
    return max(1, bounds.height - inset.top - inset.bottom - Self.line)
  }
}
