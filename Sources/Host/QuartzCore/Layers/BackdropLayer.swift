import CoreGraphics

/// A layer that shows a blurred, recolored copy of everything painted before it.
package final class BackdropLayer: CALayer {
  /// What is made of what lies below; nil (the default) shows nothing.
  package var backdrop: DisplayNode.Backdrop? {
    didSet { if backdrop != oldValue { setStale() } }
  }

  package override func displayed(_ content: DisplayNode) -> DisplayNode {
    guard let backdrop else { return content }
    return DisplayNode(
      bounds: content.bounds, items: content.items, children: content.children,
      overlay: content.overlay, opacity: content.opacity, clips: content.clips,
      radii: content.radii, mask: content.mask, shadow: content.shadow, fade: content.fade,
      backdrop: backdrop)
  }
}

/// A layer whose content is a stencil: what lies below shines through it, recolored.
package final class VibrancyLayer: CALayer {
  /// What is made of what lies below the content; nil (the default) shows the content itself.
  package var backdrop: DisplayNode.Backdrop? {
    didSet { if backdrop != oldValue { setStale() } }
  }

  package override func displayed(_ content: DisplayNode) -> DisplayNode {
    guard let backdrop else { return content }
    return DisplayNode(
      bounds: content.bounds, items: [],
      mask: DisplayNode.Placed(node: content, transform: .identity), backdrop: backdrop)
  }
}
