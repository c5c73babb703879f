internal import CGtk
import QuartzCore

extension ItemPainter {
  func linear(
    _ rect: CGRect, _ stops: [GradientStop], _ from: CGPoint, _ to: CGPoint
  ) -> NodeHandle? {
    guard from != to else { return lastColor(of: stops, in: rect) }
    var (bounds, start, end) = (moved(rect).graphene, moved(from).graphene, moved(to).graphene)
    let stops = stops.gsk
    return NodeHandle(
      taking: gsk_linear_gradient_node_new(&bounds, &start, &end, stops, gsize(stops.count)))
  }

  func radial(
    _ rect: CGRect, _ stops: [GradientStop], _ center: CGPoint, _ reach: CGSize
  ) -> NodeHandle? {
    guard reach.width > 0, reach.height > 0 else { return lastColor(of: stops, in: rect) }
    var (bounds, center) = (moved(rect).graphene, moved(center).graphene)
    let stops = stops.gsk
    return NodeHandle(
      taking: gsk_radial_gradient_node_new(
        &bounds, &center, Float(reach.width), Float(reach.height), 0, 1, stops,
        gsize(stops.count)))
  }

  func conic(
    _ rect: CGRect, _ stops: [GradientStop], _ center: CGPoint, _ angle: CGFloat
  ) -> NodeHandle? {
    let (area, center) = (moved(rect), moved(center))
    // The cairo renderer draws a circle that leaves out the corners of its bounds.
    let reach = max(area.width, area.height) / 2
    var bounds = area.insetBy(dx: -reach, dy: -reach).graphene
    var middle = center.graphene
    let stops = stops.gsk
    // GSK counts degrees from the top.
    let rotation = Float(angle * 180 / .pi) + 90
    let node = gsk_conic_gradient_node_new(
      &bounds, &middle, rotation, stops, gsize(stops.count))
    return NodeHandle(taking: node)?.clipped(to: area, radii: .zero)
  }

  /// What a gradient of no length looks like.
  private func lastColor(of stops: [GradientStop], in rect: CGRect) -> NodeHandle? {
    stops.last.flatMap { NodeHandle.color($0.color, in: moved(rect)) }
  }
}
