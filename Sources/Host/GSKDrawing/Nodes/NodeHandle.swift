internal import CGtk

/// Keeps a render node alive.
@MainActor
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

  isolated deinit { gsk_render_node_unref(node) }
}
