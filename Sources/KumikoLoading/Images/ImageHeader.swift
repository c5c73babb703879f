import Foundation

/// What the header of a picture says, read before anything decodes the picture.
///
/// A file of few bytes can say that it has more pixels than there is memory. The headers of PNG,
/// JPEG, GIF and WebP are known; where parts of a picture say more than the whole, theirs counts.
/// Any bytes can be read.
public struct ImageHeader: Hashable, Sendable {
  /// The width in pixels, from 1.
  public let width: Int
  /// The height in pixels, from 1.
  public let height: Int

  /// Reads the header of a picture.
  ///
  /// - Returns: Nil if the bytes are of no known format, or end before the size, or it is zero.
  public init?(_ bytes: Data) {
    guard let format = ImageFormat(bytes), let size = format.size(ImageBytes(bytes)),
      size.width > 0, size.height > 0
    else { return nil }
    (width, height) = (size.width, size.height)
  }

  /// Whether the picture has a number of pixels at most, such as `imagePixels` of
  /// `DocumentLimits`.
  public func fits(pixels: Int) -> Bool { width <= pixels / height }
}
