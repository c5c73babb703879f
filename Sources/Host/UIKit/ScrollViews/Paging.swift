import QuartzCore

/// Where content rests that turns pages.
enum Paging {
  /// The speed of a flick, in points a second.
  private static let flick: CGFloat = 200

  /// The page to which content at `offset` turns: the nearest, or with a flick the next one, and at
  /// most one from where it was at the `start`.
  static func page(
    _ offset: CGFloat, from start: CGFloat, velocity: CGFloat, size: CGFloat
  ) -> CGFloat {
    guard size > 0 else { return offset }
    let first = (start / size).rounded()
    var page = (offset / size).rounded()
    if velocity > flick { page = (offset / size).rounded(.down) + 1 }
    if velocity < -flick { page = (offset / size).rounded(.up) - 1 }
    return page.clamped(to: first - 1...first + 1) * size
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
