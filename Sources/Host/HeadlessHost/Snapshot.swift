import UIKit

/// A picture of the screen or of a view.
public struct Snapshot: Sendable {
  /// The pixels; nil if there are none, because the picture has no area.
  public let image: CGImage?
  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat

  /// The color of the pixel at a point; nil outside of the picture.
  public func color(at point: CGPoint) -> CGColor? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard let image, x >= 0, y >= 0, x < CGFloat(image.width), y < CGFloat(image.height) else {
      return nil
    }
    let start = Int(y) * image.bytesPerRow + Int(x) * 4
    let pixel = image.pixels[start..<start + 4].map { CGFloat($0) / 255 }
    let alpha = max(pixel[3], 1 / 255)
    return CGColor(
      srgbRed: pixel[2] / alpha, green: pixel[1] / alpha, blue: pixel[0] / alpha, alpha: pixel[3])
  }

  /// How many pixels differ from those of another picture by more than `tolerance` (0 to 255) in
  /// some channel; nil if the sizes differ.
  ///
  /// - Complexity: O(pixels).
  public func differingPixels(from other: Snapshot, tolerance: Int = 0) -> Int? {
    guard let image, let theirs = other.image else { return self.image == other.image ? 0 : nil }
    guard image.width == theirs.width, image.height == theirs.height else { return nil }
    return PixelComparison(image, theirs, tolerance: tolerance).count()
  }

  /// The picture as a PNG file; nil if it has no area.
  @preconcurrency @MainActor
  public func pngData() -> Data? { image.flatMap { ImageDecoders.current?.pngData(of: $0) } }

  /// Writes the picture as a PNG file. Writes nothing if it has no area.
  @preconcurrency @MainActor
  public func write(to url: URL) throws { try pngData()?.write(to: url) }
}
