import UIKit

extension TestStage {
  /// Pulls a list down from its top, farther than it takes to refresh it, and lets go.
  ///
  /// - Parameter view: The list; by default what is under the middle of the window.
  public func pullToRefresh(_ view: UIView? = nil) {
    let start = visibleCenter(of: view ?? window)
    display.drag(
      from: start, to: CGPoint(x: start.x, y: start.y + 400), duration: 0.3, pause: 0.1)
  }
}
