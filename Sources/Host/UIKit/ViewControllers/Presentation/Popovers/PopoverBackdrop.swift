import CoreGraphics

/// What lies behind a popover and takes the touches beside it, but for those that go on to what is
/// below.
final class PopoverBackdrop: UIView {
  private let passes: (CGPoint) -> Bool

  /// - Parameter passes: Whether a touch at a point of the view goes on to what is below.
  init(_ passes: @escaping (CGPoint) -> Bool) {
    self.passes = passes
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !passes(point)
  }
}
