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
    guard let rows = PixelRows(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
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
