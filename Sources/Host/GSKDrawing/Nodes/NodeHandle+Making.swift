internal import CGtk
import QuartzCore

extension NodeHandle {
  static func color(_ color: CGColor, in rect: CGRect) -> NodeHandle? {
    var (rgba, rect) = (color.rgba, rect.graphene)
    return NodeHandle(taking: gsk_color_node_new(&rgba, &rect))
  }

  /// The nodes as one, back to front; nil if there are none.
  static func container(_ nodes: [NodeHandle]) -> NodeHandle? {
    if nodes.count < 2 { return nodes.first }
    var pointers = nodes.map { Optional($0.node) }
    return NodeHandle(taking: gsk_container_node_new(&pointers, guint(pointers.count)))
  }

  /// What GSK draws by way of cairo: `draw` gets a `cairo_t`.
  static func cairo(in bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> NodeHandle? {
    var bounds = bounds.graphene
    guard let node = NodeHandle(taking: gsk_cairo_node_new(&bounds)),
      let context = gsk_cairo_node_get_draw_context(node.node)
    else { return nil }
    draw(context)
    cairo_destroy(context)
    return node
  }

  func clipped(to rect: CGRect, radii: CornerRadii) -> NodeHandle? {
    if radii.isZero {
      var rect = rect.graphene
      return NodeHandle(taking: gsk_clip_node_new(node, &rect))
    }
    var outline = radii.outline(of: rect)
    return NodeHandle(taking: gsk_rounded_clip_node_new(node, &outline))
  }

  func faded(to opacity: CGFloat) -> NodeHandle? {
    NodeHandle(taking: gsk_opacity_node_new(node, Float(opacity)))
  }

  /// The node's shape filled with one color.
  func tinted(_ color: CGColor) -> NodeHandle? {
    var matrix = graphene_matrix_t()
    var entries = [Float](repeating: 0, count: 16)
    entries[15] = Float(color.alpha)
    graphene_matrix_init_from_float(&matrix, &entries)
    var offset = graphene_vec4_t()
    graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
    return NodeHandle(taking: gsk_color_matrix_node_new(node, &matrix, &offset))
  }

  /// This node turning into `other`.
  func fading(into other: NodeHandle, progress: CGFloat) -> NodeHandle? {
    NodeHandle(taking: gsk_cross_fade_node_new(node, other.node, Float(progress)))
  }

  /// The part of the node that `mask` covers, by its alpha. GSK 4.8 has no node for it.
  func masked(by mask: NodeHandle) -> NodeHandle? {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    guard let masked = NodeHandle(taking: gsk_cairo_node_new(&bounds)),
      let context = gsk_cairo_node_get_draw_context(masked.node)
    else { return nil }
    cairo_push_group(context)
    gsk_render_node_draw(node, context)
    cairo_pop_group_to_source(context)
    let content = cairo_pattern_reference(cairo_get_source(context))
    cairo_push_group(context)
    gsk_render_node_draw(mask.node, context)
    let alpha = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, alpha)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(alpha)
    cairo_destroy(context)
    return masked
  }
}
