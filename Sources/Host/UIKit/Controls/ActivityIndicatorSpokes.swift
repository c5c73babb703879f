import QuartzCore

/// The spokes of a wheel, clockwise from the top.
struct ActivityIndicatorSpokes {
  static let count = 8
  var radius: CGFloat

  /// Draws each spoke with the opacity that `opacity` gives it by its index and their number.
  func items(_ color: CGColor, opacity: (Int, Int) -> CGFloat) -> [DrawItem] {
    (0..<Self.count).map { index in
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.count) - .pi / 2
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: radius + cos(angle) * radius * share, y: radius + sin(angle) * radius * share)
      }
      return .path(
        CGPath(elements: [.move(point(0.48)), .line(point(0.88))]), fill: nil,
        stroke: color.copy(alpha: color.alpha * opacity(index, Self.count)),
        style: StrokeStyle(width: radius * 0.24, cap: .round))
    }
  }
}
