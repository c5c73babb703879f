import KumikoFlexLayout
import UIKit

extension MountedTree {
  /// Computes all frames.
  ///
  /// - Parameters:
  ///   - width: the room in the horizontal direction.
  ///   - height: the room in the vertical direction.
  /// - Returns: The size of the root with its margins, in points.
  package func layOut(width: FlexSpace, height: FlexSpace) -> CGSize {
    guard let root else { return .zero }
    noteTraits()
    if hasOtherTraits { setNeedsMeasurement() }
    let request = LayoutRequest(
      root: root.flexNode, width: width, height: height,
      scale: max(host.traitCollection.displayScale, 1), direction: habits.direction(in: host))
    if let lastLayout, lastLayout.request == request, !layoutTree.needsLayout(root.flexNode) {
      return lastLayout.size
    }
    let size = layOut(request, root)
    lastLayout = (request, size)
    return size
  }

  private func layOut(_ request: LayoutRequest, _ root: MountedElement) -> CGSize {
    layOutNodes(request)
    reportFaults()
    return size(of: root)
  }

  /// What a layout is asked.
  struct LayoutRequest: Equatable {
    var root: FlexNode
    var width: FlexSpace
    var height: FlexSpace
    var scale: Double
    var direction: FlexWritingDirection
  }

  private func size(of root: MountedElement) -> CGSize {
    let frame = habits.frame(of: root.flexNode, in: layoutTree)
    let style = layoutTree.style(of: root.flexNode)
    let isMirrored = style.isRightToLeft(inherited: isRightToLeft)
    return CGSize(
      width: frame.maxX + (style.margin.right(isRightToLeft: isMirrored).points ?? 0),
      height: frame.maxY + (style.margin.bottom.points ?? 0))
  }

  private var isRightToLeft: Bool { habits.direction(in: host) == .rightToLeft }

  /// Gives all views the computed frames.
  ///
  /// Inside an animation, views that stay move with it, and views that are new fade in after it.
  package func applyFrames() {
    guard let root else { return }
    apply(root, isInNew: false, isMirrored: isRightToLeft)
  }

  private func apply(_ node: MountedElement, isInNew: Bool, isMirrored: Bool) {
    let frame = habits.frame(of: node.flexNode, in: layoutTree)
    let style = layoutTree.style(of: node.flexNode)
    let isMirrored = style.isRightToLeft(inherited: isMirrored)
    if node.isNew {
      UIView.performWithoutAnimation { node.view.setFrame(frame) }
      if !isInNew { node.view.fadeIn(asLongAsAnimation: habits.fadesInAsLongAsAnimation) }
    } else {
      node.view.setFrame(frame)
    }
    for child in node.children {
      apply(child, isInNew: node.isNew || isInNew, isMirrored: isMirrored)
    }
    if node.scrollsOverChildren || !node.children.isEmpty,
      let scrollView = node.view as? UIScrollView
    {
      scrollView.takeContentSize(
        around: node.children.map { habits.frame(of: $0.flexNode, in: layoutTree) },
        padding: style.padding, isRightToLeft: isMirrored)
      node.scrollsOverChildren = !node.children.isEmpty
    }
    node.isNew = false
  }

  private func reportFaults() {
    for diagnostic in takeDiagnostics() {
      let name = String(describing: type(of: host))
      KumikoDiagnostics.report(.flexLayout(component: name, problem: "\(diagnostic)"))
    }
  }
}

extension UIScrollView {
  /// Scrolls over all that was laid out inside, and the padding after it.
  package func takeContentSize(
    around frames: [CGRect], padding: FlexEdges, isRightToLeft: Bool
  ) {
    let right = padding.right(isRightToLeft: isRightToLeft).points ?? 0
    let bottom = padding.bottom.points ?? 0
    let size = CGSize(
      width: frames.reduce(0) { max($0, $1.maxX + right) },
      height: frames.reduce(0) { max($0, $1.maxY + bottom) })
    if contentSize != size { contentSize = size }
  }
}

extension CGRect {
  init(_ frame: FlexFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension UIView {
  /// Gives the view a frame, apart from its transform; nothing where it has it.
  fileprivate func setFrame(_ frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if transform.isIdentity {
      if self.frame != frame { self.frame = frame }
    } else {
      if bounds.size != frame.size { bounds.size = frame.size }
      if self.center != center { self.center = center }
    }
  }

  /// Appears after the animation that is being described, if any.
  fileprivate func fadeIn(asLongAsAnimation isAsLong: Bool) {
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0, UIView.areAnimationsEnabled, alpha > 0 else { return }
    let alpha = alpha
    UIView.performWithoutAnimation { self.alpha = 0 }
    UIView.animate(
      withDuration: isAsLong ? duration : 0.25, delay: duration,
      options: [.overrideInheritedDuration],
      animations: { self.alpha = alpha })
  }
}
