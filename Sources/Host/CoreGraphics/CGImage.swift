/// A picture in memory: rows of premultiplied BGRA pixels in sRGB, eight bits a channel.
public final class CGImage: Hashable, Sendable {
  /// Columns of pixels.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// The distance between rows, in bytes.
  public let bytesPerRow: Int
  package let pixels: [UInt8]

  /// Makes a picture; nil if the buffer is too small for the size, or the size is not positive.
  package init?(width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, bytesPerRow >= width * 4, pixels.count >= bytesPerRow * height
    else { return nil }
    (self.width, self.height, self.bytesPerRow, self.pixels) = (width, height, bytesPerRow, pixels)
  }

  /// A picture without pixels.
  package static let empty = CGImage()

  private init() { (width, height, bytesPerRow, pixels) = (0, 0, 0, []) }

  /// Whether both are the same picture in memory; pixels are not compared.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the identity to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The pixels inside `rect`, which is widened to whole pixels; nil if there are none.
  ///
  /// - Complexity: O(pixels of the part).
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, columns) = (Int(part.minX) * 4, Int(part.width))
    let rows = Int(part.minY)..<Int(part.maxY)
    let bytes = rows.flatMap { (row: Int) -> ArraySlice<UInt8> in
      let start: Int = row * bytesPerRow + left
      return pixels[start..<start + columns * 4]
    }
    return CGImage(width: columns, height: rows.count, bytesPerRow: columns * 4, pixels: bytes)
  }
}
