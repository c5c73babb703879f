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
    let measuredViews = measuredViews
    let direction: FlexWritingDirection =
      host.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    layoutTree.layout(
      root.flexNode, width: width, height: height, scale: max(host.traitCollection.displayScale, 1),
      direction: direction
    ) { request in
      measuredViews[request.node]?.measure(request.width) ?? FlexMeasurement(width: 0, height: 0)
    }
    reportFaults()
    return size(of: root)
  }

  private func size(of root: MountedElement) -> CGSize {
    let frame = layoutTree.frame(of: root.flexNode)
    let margin = layoutTree.style(of: root.flexNode).margin
    func length(_ edge: FlexLength) -> CGFloat { edge.points ?? 0 }
    return CGSize(
      width: frame.x + frame.width + length(margin.right),
      height: frame.y + frame.height + length(margin.bottom))
  }

  /// Gives all views the computed frames.
  ///
  /// Inside an animation, views that stay move with it, and views that are new fade in after it.
  package func applyFrames() {
    guard let root else { return }
    apply(root, isInNew: false)
  }

  private func apply(_ node: MountedElement, isInNew: Bool) {
    let frame = CGRect(layoutTree.frame(of: node.flexNode))
    if node.isNew {
      UIView.performWithoutAnimation { node.view.place(frame) }
      if !isInNew { node.view.fadeIn() }
    } else {
      node.view.place(frame)
    }
    for child in node.children { apply(child, isInNew: node.isNew || isInNew) }
    updateContentSize(of: node, frame)
    node.isNew = false
  }

  private func updateContentSize(of node: MountedElement, _ frame: CGRect) {
    guard let scrollView = node.view as? UIScrollView, !node.children.isEmpty else { return }
    let padding = layoutTree.style(of: node.flexNode).padding
    var size = CGSize.zero
    for child in node.children {
      let frame = layoutTree.frame(of: child.flexNode)
      size.width = max(size.width, frame.x + frame.width + (padding.right.points ?? 0))
      size.height = max(size.height, frame.y + frame.height + (padding.bottom.points ?? 0))
    }
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func reportFaults() {
    for diagnostic in layoutTree.diagnostics {
      let name = String(describing: type(of: host))
      KumikoDiagnostics.report(.flexLayout(component: name, problem: "\(diagnostic)"))
    }
    layoutTree.clearDiagnostics()
  }
}

extension CGRect {
  init(_ frame: FlexFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension UIView {
  /// Gives the view a frame, apart from its transform; nothing where it has it.
  fileprivate func place(_ frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if transform.isIdentity {
      if self.frame != frame { self.frame = frame }
    } else {
      if bounds.size != frame.size { bounds.size = frame.size }
      if self.center != center { self.center = center }
    }
  }

  /// Appears after the animation that is being described, if any.
  fileprivate func fadeIn() {
    let duration = UIView.inheritedAnimationDuration
    guard duration > 0, UIView.areAnimationsEnabled, alpha > 0 else { return }
    let alpha = alpha
    UIView.performWithoutAnimation { self.alpha = 0 }
    UIView.animate(
      withDuration: 0.25, delay: duration, options: [.overrideInheritedDuration],
      animations: { self.alpha = alpha })
  }
}
