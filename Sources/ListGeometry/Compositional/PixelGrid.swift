internal import Foundation

/// The device pixels on which frames lie.
package struct PixelGrid: Equatable, Sendable {
  /// What a length may lack of a whole pixel because of rounding.
  private static let tolerance = 1e-3

  /// Pixels for each point.
  let scale: Double

  /// Makes a grid; a scale that no screen can have counts as 1.
  package init(scale: Double) { self.scale = scale > 0 && scale < 1e3 ? scale : 1 }

  /// How much more than there is room for still fits: sizes lose less than a pixel in rounding.
  var slack: Double { 0.5 / scale }

  func down(_ length: Double) -> Double {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  func up(_ length: Double) -> Double { (length * scale - Self.tolerance).rounded(.up) / scale }

  func nearest(_ position: Double) -> Double {
    (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  func down(_ size: CGSize) -> CGSize {
    CGSize(width: down(size.width), height: down(size.height))
  }

  /// A rectangle with its origin on the nearest pixel and a size that is not larger.
  func aligned(_ rect: CGRect) -> CGRect {
    CGRect(
      x: nearest(rect.origin.x), y: nearest(rect.origin.y), width: down(rect.size.width),
      height: down(rect.size.height))
  }
}
