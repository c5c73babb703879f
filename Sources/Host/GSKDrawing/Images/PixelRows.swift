/// Rows of premultiplied blue, green, red and alpha. The loops count by hand over raw memory: that
/// is fast in debug builds, too.
struct PixelRows {
  private let source: UnsafePointer<UInt8>
  private let width, height, bytesPerRow: Int

  /// Nil if the size is not positive or there are fewer pixels than it says.
  init?(_ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
    guard width > 0, height > 0, bytesPerRow >= width * 4,
      pixels.count >= (height - 1) * bytesPerRow + width * 4, let source = pixels.baseAddress
    else { return nil }
    self.source = source
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
  }

  /// Whether nothing shines through any pixel.
  var areOpaque: Bool {
    var y = 0
    while y < height {
      let row = source + y &* bytesPerRow
      var x = 0
      while x < width {
        if row[x &* 4 &+ 3] != 255 { return false }
        x &+= 1
      }
      y &+= 1
    }
    return true
  }

  func storeColors(at target: UnsafeMutablePointer<UInt8>) {
    var (y, target) = (0, target)
    while y < height {
      var (x, pixel) = (0, source + y &* bytesPerRow)
      while x < width {
        target[0] = pixel[0]
        target[1] = pixel[1]
        target[2] = pixel[2]
        target += 3
        pixel += 4
        x &+= 1
      }
      y &+= 1
    }
  }

  func storeStraightAlpha(at target: UnsafeMutablePointer<UInt8>) {
    var (y, target) = (0, target)
    while y < height {
      var (x, pixel) = (0, source + y &* bytesPerRow)
      while x < width {
        let alpha = UInt32(pixel[3])
        target[0] = Self.straight(pixel[0], alpha)
        target[1] = Self.straight(pixel[1], alpha)
        target[2] = Self.straight(pixel[2], alpha)
        target[3] = pixel[3]
        target += 4
        pixel += 4
        x &+= 1
      }
      y &+= 1
    }
  }

  /// A premultiplied channel divided by its alpha, rounded, so that multiplying gives it back.
  @inline(__always)
  private static func straight(_ channel: UInt8, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 || alpha == 0 { return channel }
    let value = (UInt32(channel) &* 255 &+ alpha / 2) / alpha
    return value < 255 ? UInt8(truncatingIfNeeded: value) : 255
  }
}
