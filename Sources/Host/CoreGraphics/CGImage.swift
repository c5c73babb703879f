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

  /// Whether both are the same picture in memory; pixels are not compared.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the identity to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
