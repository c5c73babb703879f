import CoreGraphics

extension CGRect {
  /// The rectangle with less on all sides, and no less than nothing: in contrast to `insetBy`, one
  /// that is too small for it shrinks to its middle rather than to no rectangle.
  func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
