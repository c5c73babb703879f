/// How an item or a section appears or disappears in an update; as `UITableView.RowAnimation`.
enum ItemAnimation: Int, Sendable {
  case fade = 0
  case right = 1
  case left = 2
  case top = 3
  case bottom = 4
  case none = 5
  case middle = 6
  case automatic = 100
}

/// How a view of a list is seen at the beginning or the end of an animation.
struct ElementAnimationState {
  var frame: CGRect
  var alpha: CGFloat
  /// How far the content is moved to the left inside the view.
  var slide: CGFloat = 0

  /// A view that is seen as it is, at another place.
  init(at frame: CGRect) { (self.frame, alpha) = (frame, 1) }

  /// The state outside the list of a view whose place in it is `frame`.
  /// - Parameters:
  ///   - width: The width of the list.
  ///   - staysInside: Whether a view inside a card, which it must not leave, slides sideways.
  init(
    _ animation: ItemAnimation, of frame: CGRect, width: CGFloat, staysInside: Bool = false
  ) {
    self.frame = frame
    alpha = animation == .none ? 1 : 0
    switch animation {
    case .left where staysInside: slide = frame.width
    case .right where staysInside: slide = -frame.width
    case .left: self.frame.origin.x -= width
    case .right: self.frame.origin.x += width
    case .top: self.frame.origin.y -= frame.height
    case .bottom: self.frame.origin.y += frame.height
    case .middle: self.frame = CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0)
    case .fade, .none, .automatic: break
    }
  }
}
