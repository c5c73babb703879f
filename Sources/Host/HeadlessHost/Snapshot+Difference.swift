import UIKit

extension Snapshot {
  /// Reads a picture from the contents of a PNG file; nil if they cannot be decoded.
  ///
  /// - Parameters:
  ///   - pngData: The contents of the file.
  ///   - scale: Pixels a point of the picture.
  @preconcurrency @MainActor
  public init?(pngData: Data, scale: CGFloat) {
    guard let image = ImageDecoders.current?.decode(pngData, size: nil) else { return nil }
    self.image = image
    self.scale = scale
    size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }

  /// A picture of where this one differs from another: equal pixels are faded, others are red.
  ///
  /// It covers what both cover; pixels that only one of them has are not shown.
  ///
  /// - Parameters:
  ///   - other: The picture to compare with.
  ///   - tolerance: By how much a channel may differ without counting, from 0 to 255; 0 by default.
  /// - Returns: The picture, or nil if one of the two has no area.
  /// - Complexity: O(pixels).
  public func difference(from other: Snapshot, tolerance: Int = 0) -> Snapshot? {
    guard let image, let theirs = other.image else { return nil }
    let comparison = PixelComparison(image, theirs, tolerance: tolerance)
    let (width, height) = (comparison.width, comparison.height)
    let pixels = comparison.picture()
    return CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels).map {
      Snapshot(
        image: $0, size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale),
        scale: scale)
    }
  }
}
