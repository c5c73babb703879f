import Foundation

/// What the header of a picture says, read before anything decodes the picture.
///
/// A file of few bytes can say that it has more pixels than there is memory. PNG, JPEG, GIF and
/// WebP are known. Any bytes can be read.
public struct ImageHeader: Hashable, Sendable {
  /// The width in pixels, from 1.
  public let width: Int
  /// The height in pixels, from 1.
  public let height: Int

  /// Reads the header of a picture; nil if the bytes are of no known format, or are cut off before
  /// the size, or the size is zero.
  public init?(_ bytes: Data) {
    guard let format = ImageFormat(bytes),
      let size = Self.size(ImageBytes(bytes), format), size.width > 0, size.height > 0
    else { return nil }
    (width, height) = size
  }

  /// Whether the picture has a number of pixels at most.
  public func fits(pixels: Int) -> Bool { width <= pixels / height }

  private typealias Size = (width: Int, height: Int)

  private static func size(_ bytes: ImageBytes, _ format: ImageFormat) -> Size? {
    switch format {
    case .png: png(bytes)
    case .jpeg: jpeg(bytes)
    case .gif: gif(bytes)
    case .webP: webP(bytes)
    }
  }

  private static func png(_ bytes: ImageBytes) -> Size? {
    guard bytes.big(8, 4) == 13, bytes.has("IHDR", at: 12),
      let width = bytes.big(16, 4), let height = bytes.big(20, 4)
    else { return nil }
    return (width, height)
  }

  private static func gif(_ bytes: ImageBytes) -> Size? {
    guard let width = bytes.little(6, 2), let height = bytes.little(8, 2) else { return nil }
    return (width, height)
  }

  /// The size of the first frame. Each segment is at least two bytes long, so the way to it ends.
  private static func jpeg(_ bytes: ImageBytes) -> Size? {
    var offset = 2
    while let mark = bytes[offset], mark == 0xFF, let kind = bytes[offset + 1] {
      switch kind {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bytes.big(offset + 5, 2), let width = bytes.big(offset + 7, 2)
        else { return nil }
        return (width, height)
      case 0x00, 0xD8, 0xD9, 0xDA: return nil
      default:
        guard let length = bytes.big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  private static func webP(_ bytes: ImageBytes) -> Size? {
    if bytes.has("VP8X", at: 12) {
      guard let width = bytes.little(24, 3), let height = bytes.little(27, 3) else { return nil }
      return (width + 1, height + 1)
    }
    if bytes.has("VP8L", at: 12) {
      guard bytes[20] == 0x2F, let bits = bytes.little(21, 4) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard bytes.has("VP8 ", at: 12), bytes.big(23, 3) == 0x9D012A,
      let width = bytes.little(26, 2), let height = bytes.little(28, 2)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }
}
