internal import CGtk
import QuartzCore

/// Keeps a render node alive.
package final class NodeHandle {
  /// The `GskRenderNode`.
  package let node: OpaquePointer

  /// Takes over the reference that a function returned.
  package init(taking node: OpaquePointer) { self.node = node }

  /// Nil if there is no node.
  convenience init?(taking node: OpaquePointer?) {
    guard let node else { return nil }
    self.init(taking: node)
  }

  /// The area outside of which nothing is drawn.
  private(set) lazy var bounds: CGRect = {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return CGRect(
      x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y),
      width: CGFloat(bounds.size.width), height: CGFloat(bounds.size.height))
  }()

  /// Paints the node with a `cairo_t`.
  func paint(on context: OpaquePointer) { gsk_render_node_draw(node, context) }

  deinit { gsk_render_node_unref(node) }
}
