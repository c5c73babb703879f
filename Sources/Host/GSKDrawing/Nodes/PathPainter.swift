internal import CGtk
import QuartzCore

/// Draws paths with cairo: GSK 4.8 has no nodes for them.
struct PathPainter {
  let path: CGPath
  /// What is added to the path's coordinates.
  let offset: CGPoint

  func node(fill: CGColor?, stroke: CGColor?, _ style: StrokeStyle) -> NodeHandle? {
    let box = path.boundingBox
    guard !box.isNull else { return nil }
    let reach = stroke == nil ? 1 : style.reach + 1
    let bounds = box.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: -reach, dy: -reach)
    return NodeHandle.cairo(in: bounds) { context in
      outline(on: context)
      if let fill { paint(fill, on: context, rule: style.fillRule, keepsPath: stroke != nil) }
      if let stroke { line(stroke, style, on: context) }
    }
  }

  private func paint(
    _ color: CGColor, on context: OpaquePointer, rule: CGPathFillRule, keepsPath: Bool
  ) {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    if keepsPath { cairo_fill_preserve(context) } else { cairo_fill(context) }
  }

  private func line(_ color: CGColor, _ style: StrokeStyle, on context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit)
    let dashes = style.dashes.map { Double(max($0, 0)) }
    if dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
    }
    cairo_stroke(context)
  }

  private func outline(on context: OpaquePointer) {
    cairo_translate(context, offset.x, offset.y)
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let end):
        cairo_move_to(context, end.x, end.y)
        start = end
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .quadCurve(let end, let control):
        let first = pen.toward(control), second = end.toward(control)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
      // What follows a closed outline goes on from where that began.
      pen = element.points.last ?? start
    }
  }
}

extension CGPoint {
  /// The point two thirds of the way to `control`: where a cubic curve has its control.
  fileprivate func toward(_ control: CGPoint) -> CGPoint {
    CGPoint(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}

extension StrokeStyle {
  /// How far the line reaches beyond the path at most.
  fileprivate var reach: CGFloat {
    width / 2 * (join == .miter ? max(miterLimit, 1) : cap == .square ? 1.5 : 1)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
