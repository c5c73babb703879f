import UIKit

extension TestStage {
  /// Drags something by a number of points, slowly, and lets it rest before letting go.
  ///
  /// - Parameters:
  ///   - view: What the finger takes hold of in its middle, for instance a row's handle.
  ///   - delta: How far to drag it.
  public func drag(_ view: UIView, by delta: CGVector) {
    let start = visibleCenter(of: view)
    display.drag(
      from: start, to: CGPoint(x: start.x + delta.dx, y: start.y + delta.dy), duration: 0.5,
      pause: 0.2)
    settle()
  }
}
