import CoreGraphics

/// A finger or an app that holds an item of a list: where it is, and what scrolls below it.
@MainActor
final class ItemHolder {
  /// Where the finger is, in the window.
  private(set) var finger: CGPoint
  /// From the finger to where the item is held.
  let grip: CGVector
  /// Called when the list gives the item up because the app changed the items.
  let onGivingUp: () -> Void
  private let scrollers: AutoScrollerGroup

  /// - Parameter didScroll: Called whenever content has been moved below the finger.
  init(
    finger: CGPoint, grip: CGVector, onGivingUp: @escaping () -> Void,
    didScroll: @escaping () -> Void
  ) {
    (self.finger, self.grip, self.onGivingUp) = (finger, grip, onGivingUp)
    scrollers = AutoScrollerGroup(didScroll: didScroll)
  }

  /// Takes in where the finger is, in the window.
  func move(to finger: CGPoint) { self.finger = finger }

  /// Scrolls these views while the finger is near their edges.
  func scroll(_ views: [UIScrollView]) { scrollers.follow(finger, over: views) }

  /// Lets the item go.
  func release() { scrollers.stop() }

  /// Where the item is held, in the coordinates of a list.
  func point(in list: UIView) -> CGPoint {
    let finger = list.convert(finger, from: nil as UIView?)
    return CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
  }
}
