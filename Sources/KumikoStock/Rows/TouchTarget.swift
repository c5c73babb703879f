import UIKit

/// The room that a finger has at a control of a row.
@MainActor
enum TouchTarget {
  /// The least width and height, in points, as the Human Interface Guidelines ask for.
  nonisolated static let side: CGFloat = 44

  /// Returns what a touch is for: what it hits, or the control that it is near to where it hits
  /// nothing but the row.
  ///
  /// - Parameters:
  ///   - hit: what hit testing finds.
  ///   - point: the touch, in the row's coordinates.
  ///   - row: the row.
  ///   - controls: what is in the row and may be too small for a finger.
  static func hit(
    _ hit: UIView?, at point: CGPoint, in row: UIView, of controls: [UIView?], _ event: UIEvent?
  ) -> UIView? {
    guard hit === row else { return hit }
    for case let control? in controls where control.superview === row {
      guard area(of: control.frame, in: row.bounds).contains(point) else { continue }
      let near = nearest(to: row.convert(point, to: control), in: control.bounds)
      if let target = control.hitTest(near, with: event) { return target }
    }
    return hit
  }

  /// A control's frame with what it lacks to the least size, moved into the row where it fits.
  private static func area(of frame: CGRect, in bounds: CGRect) -> CGRect {
    var area = frame.insetBy(
      dx: min(0, (frame.width - side) / 2), dy: min(0, (frame.height - side) / 2))
    area.origin.x = max(min(area.minX, bounds.maxX - area.width), bounds.minX)
    area.origin.y = max(min(area.minY, bounds.maxY - area.height), bounds.minY)
    return area
  }

  private static func nearest(to point: CGPoint, in bounds: CGRect) -> CGPoint {
    let inner = bounds.insetBy(dx: min(bounds.width / 2, 1), dy: min(bounds.height / 2, 1))
    return CGPoint(
      x: max(min(point.x, inner.maxX), inner.minX), y: max(min(point.y, inner.maxY), inner.minY))
  }
}
