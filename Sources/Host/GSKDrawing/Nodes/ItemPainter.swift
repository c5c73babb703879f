internal import CGtk
import QuartzCore

/// Makes render nodes of draw items.
struct ItemPainter {
  /// What is added to the layer's coordinates.
  let offset: CGPoint
  /// The clip that everything will be put into. What fills it need not be rounded again.
  let clip: (rect: CGRect, radii: CornerRadii)?

  /// The node of one item, nil if there is nothing to see.
  func node(_ item: DrawItem) -> NodeHandle? {
    switch item {
    case .fill(let rect, let radii, let color):
      rounded(.color(color, in: moved(rect)), rect, radii)
    case .border(let rect, let radii, let width, let color):
      border(rect, radii, width, color)
    case .shadow(let rect, let radii, let color, let distance, let blur):
      shadow(rect, radii, color, distance, blur)
    case .pathShadow(let path, let color, let distance, let blur):
      pathShadow(path, color, distance, blur)
    case .image(let image, let rect, let tint): picture(image, rect, tint)
    case .text(let layout, let point): text(layout, at: point)
    case .gradient(let rect, let radii, let stops, let from, let to):
      rounded(linear(rect, stops, from, to), rect, radii)
    case .radialGradient(let rect, let radii, let stops, let center, let reach):
      rounded(radial(rect, stops, center, reach), rect, radii)
    case .conicGradient(let rect, let radii, let stops, let center, let angle):
      rounded(conic(rect, stops, center, angle), rect, radii)
    case .path(let path, let fill, let stroke, let style): shape(path, fill, stroke, style)
    }
  }

  func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }

  func moved(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// `node` with its corners cut, unless the clip around everything does that.
  private func rounded(_ node: NodeHandle?, _ rect: CGRect, _ radii: CornerRadii) -> NodeHandle? {
    if radii.isZero || (clip?.rect == rect && clip?.radii == radii) { return node }
    return node?.clipped(to: moved(rect), radii: radii)
  }

  private func border(
    _ rect: CGRect, _ radii: CornerRadii, _ width: CGFloat, _ color: CGColor
  ) -> NodeHandle? {
    var outline = radii.outline(of: moved(rect))
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    return NodeHandle(taking: gsk_border_node_new(&outline, widths, colors))
  }

  /// The radius of GSK's outset shadows, as of CSS's, is twice the deviation; a layer's is the
  /// deviation.
  private func shadow(
    _ rect: CGRect, _ radii: CornerRadii, _ color: CGColor, _ distance: CGSize, _ blur: CGFloat
  ) -> NodeHandle? {
    var (outline, rgba) = (radii.outline(of: moved(rect)), color.rgba)
    return NodeHandle(
      taking: gsk_outset_shadow_node_new(
        &outline, &rgba, Float(distance.width), Float(distance.height), 0, Float(blur * 2)))
  }

  private func pathShadow(
    _ path: CGPath, _ color: CGColor, _ distance: CGSize, _ blur: CGFloat
  ) -> NodeHandle? {
    PathPainter(path: path, offset: offset)
      .node(fill: color.copy(alpha: 1), stroke: nil, StrokeStyle())?
      .shadow(color, offset: distance, deviation: blur)
  }

  private func picture(_ image: CGImage, _ rect: CGRect, _ tint: CGColor?) -> NodeHandle? {
    // GSK measures a picture of the node to tint it, which ends the program if there is none.
    guard rect.width > 0, rect.height > 0 else { return nil }
    guard let texture = TextureCache.shared.texture(of: image) else { return nil }
    var bounds = moved(rect).graphene
    let node = NodeHandle(taking: gsk_texture_node_new(texture, &bounds))
    return tint.map { color in node?.tinted(color) } ?? node
  }

  private func text(_ layout: any TextLayout, at point: CGPoint) -> NodeHandle? {
    guard let layout = layout as? PangoTextLayout, let node = layout.onThisThread.node else {
      return nil
    }
    let point = moved(point)
    return node.placed(by: CGAffineTransform(translationX: point.x, y: point.y))
  }

  private func shape(
    _ path: CGPath, _ fill: CGColor?, _ stroke: CGColor?, _ style: StrokeStyle
  ) -> NodeHandle? {
    if let shape = path.roundedRect, let fill, stroke == nil {
      let rect = moved(shape.rect)
      let node = NodeHandle.color(fill, in: rect)
      return shape.radius > 0
        ? node?.clipped(to: rect, radii: CornerRadii(shape.radius)) : node
    }
    return PathPainter(path: path, offset: offset).node(fill: fill, stroke: stroke, style)
  }
}
