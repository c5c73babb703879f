import CoreGraphics

/// One thing that a layer draws, in the layer's own coordinates.
package enum DrawItem {
  /// A filled rectangle, its corners rounded by `radii`.
  case fill(CGRect, radii: CornerRadii, color: CGColor)
  /// A line of `width` inside the edge of a rounded rectangle.
  case border(CGRect, radii: CornerRadii, width: CGFloat, color: CGColor)
  /// A blurred shape behind a rounded rectangle; `blur` is a CALayer `shadowRadius`.
  case shadow(CGRect, radii: CornerRadii, color: CGColor, offset: CGSize, blur: CGFloat)
  /// A blurred shape behind a path.
  case pathShadow(CGPath, color: CGColor, offset: CGSize, blur: CGFloat)
  /// A picture scaled into `rect`; with a tint, only its alpha counts.
  case image(CGImage, CGRect, tint: CGColor?)
  /// Laid-out text with its top left corner at a point.
  case text(any TextLayout, CGPoint)
  /// A color that runs along a line through `rect`; stops from 0 to 1.
  case gradient(CGRect, radii: CornerRadii, stops: [GradientStop], from: CGPoint, to: CGPoint)
  /// A color that runs from a point outwards, to an ellipse with `reach` as its half axes.
  case radialGradient(
    CGRect, radii: CornerRadii, stops: [GradientStop], center: CGPoint, reach: CGSize)
  /// A color that runs around a point, beginning at `angle` radians from the x axis.
  case conicGradient(
    CGRect, radii: CornerRadii, stops: [GradientStop], center: CGPoint, angle: CGFloat)
  /// A filled and/or stroked path.
  case path(CGPath, fill: CGColor?, stroke: CGColor?, style: StrokeStyle)
}

/// How a path's outline is drawn.
package struct StrokeStyle: Hashable, Sendable {
  /// The pen's width in points.
  package var width: CGFloat
  /// How lines end.
  package var cap: CGLineCap
  /// How lines meet.
  package var join: CGLineJoin
  /// Lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat]
  /// How far into the dashes the line begins.
  package var dashPhase: CGFloat = 0
  /// How many line widths a miter may be long before it is cut.
  package var miterLimit: CGFloat = 10
  /// Which areas a fill of the same path covers.
  package var fillRule = CGPathFillRule.winding

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, dashes: [CGFloat] = []
  ) {
    (self.width, self.cap, self.join, self.dashes) = (width, cap, join, dashes)
  }
}

/// One color of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// Where the color stands, from 0 to 1.
  package var offset: CGFloat
  package var color: CGColor

  package init(offset: CGFloat, color: CGColor) { (self.offset, self.color) = (offset, color) }
}

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft, topRight, bottomRight, bottomLeft: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// All four corners alike.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Square corners.
  package static let zero = CornerRadii(0)

  /// Whether all corners are square.
  package var isZero: Bool { self == .zero }
}
