internal import CGtk
import QuartzCore

/// Pixels in the form that a `GdkTexture` is painted from at the least cost.
///
/// GTK 4.8 turns the pixels of a texture into cairo's each time that cairo paints it. From
/// premultiplied ones it goes by way of floats, some eight nanoseconds a pixel; three bytes of
/// color and straight alpha it turns into cairo's in a plain loop. So a picture without holes is
/// handed over as colors alone, any other one with straight alpha, which gives the same bytes back.
enum TextureMemory {
  /// A texture of rows of premultiplied blue, green, red and alpha; the caller owns it. Nil if the
  /// size is not positive or there are fewer pixels than it says.
  static func texture(
    width: Int, height: Int, bytesPerRow: Int, pixels: UnsafeBufferPointer<UInt8>
  ) -> OpaquePointer? {
    guard width > 0, height > 0, bytesPerRow >= width * 4,
      pixels.count >= (height - 1) * bytesPerRow + width * 4, let source = pixels.baseAddress
    else { return nil }
    let rows = PixelRows(source: source, width: width, height: height, bytesPerRow: bytesPerRow)
    let isOpaque = rows.areOpaque
    let bytesPerPixel = isOpaque ? 3 : 4
    let count = gsize(width * height * bytesPerPixel)
    guard let memory = g_malloc(count) else { return nil }
    let target = memory.assumingMemoryBound(to: UInt8.self)
    if isOpaque { rows.storeColors(at: target) } else { rows.storeStraightAlpha(at: target) }
    let bytes = g_bytes_new_take(memory, count)
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(
      Int32(width), Int32(height), isOpaque ? GDK_MEMORY_B8G8R8 : GDK_MEMORY_B8G8R8A8, bytes,
      gsize(width * bytesPerPixel))
  }
}

/// Rows of premultiplied blue, green, red and alpha. The loops count by hand over raw memory: that
/// is fast in debug builds, too.
private struct PixelRows {
  let source: UnsafePointer<UInt8>
  let width, height, bytesPerRow: Int

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
