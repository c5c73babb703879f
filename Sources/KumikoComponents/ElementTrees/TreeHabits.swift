import KumikoFlexLayout
import UIKit

/// What doors do otherwise than the language where they lay out trees of views.
package struct TreeHabits: Sendable {
  /// Where rows begin; nil for where the interface's lines begin.
  package var direction: FlexWritingDirection?

  /// Whether frames are the least rectangles of whole points that hold what was computed;
  /// otherwise their edges are moved to pixels.
  package var hasIntegralFrames: Bool

  /// Whether views that are new fade in for as long as the animation before takes.
  package var fadesInAsLongAsAnimation: Bool

  package init(
    direction: FlexWritingDirection? = nil, hasIntegralFrames: Bool = false,
    fadesInAsLongAsAnimation: Bool = false
  ) {
    self.direction = direction
    self.hasIntegralFrames = hasIntegralFrames
    self.fadesInAsLongAsAnimation = fadesInAsLongAsAnimation
  }

  /// The direction of writing that a layout in a view begins with.
  @MainActor
  package func direction(in view: UIView) -> FlexWritingDirection {
    direction
      ?? (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The frame of a view whose node was laid out.
  package func frame(of node: FlexNode, in tree: FlexTree) -> CGRect {
    guard hasIntegralFrames else { return CGRect(tree.frame(of: node)) }
    let frame = tree.unroundedFrame(of: node)
    // What is less than a pixel of any screen comes from computing.
    func snapped(_ length: Double) -> Double { (length * 64).rounded() / 64 }
    let (left, top) = (snapped(frame.x).rounded(.down), snapped(frame.y).rounded(.down))
    return CGRect(
      x: left, y: top, width: snapped(frame.x + frame.width).rounded(.up) - left,
      height: snapped(frame.y + frame.height).rounded(.up) - top)
  }
}
