internal import CGtk
import QuartzCore

/// A cairo surface in memory.
package final class Surface {
  /// The `cairo_surface_t`.
  private let surface: OpaquePointer
  private let width, height: Int

  /// Makes a surface with the pixels of `image`; nil if its size is too large for cairo.
  package init?(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    guard Self.isPossible(width, height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    guard let target = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    image.pixels.withUnsafeBytes { source in
      guard let source = source.baseAddress else { return }
      for row in 0..<height {
        memcpy(target + row * stride, source + row * image.bytesPerRow, width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// A picture that `paint` draws with a `cairo_t`, straight into the picture's pixels; nil if the
  /// size is not positive or too large for cairo.
  package static func image(
    width: Int, height: Int, painting paint: (OpaquePointer) -> Void
  ) -> CGImage? {
    guard isPossible(width, height) else { return nil }
    let count = width * 4 * height
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      initialized = count
      Self.paint(paint, width, height, into: pixels)
    }
    return CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels)
  }

  /// As ``image(width:height:painting:)``, in the memory of an earlier picture that is gone, if
  /// there is one.
  static func image(
    width: Int, height: Int, in memory: PixelMemory, painting paint: (OpaquePointer) -> Void
  ) -> CGImage? {
    var image: CGImage?
    if isPossible(width, height), var pixels = memory.takePixels(count: width * 4 * height) {
      pixels.withUnsafeMutableBufferPointer { Self.paint(paint, width, height, into: $0) }
      image = CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels)
    } else {
      image = Self.image(width: width, height: height, painting: paint)
    }
    if let image { memory.keep(image) }
    return image
  }

  /// Clears pixels and paints on them.
  private static func paint(
    _ paint: (OpaquePointer) -> Void, _ width: Int, _ height: Int,
    into pixels: UnsafeMutableBufferPointer<UInt8>
  ) {
    pixels.initialize(repeating: 0)
    let surface = cairo_image_surface_create_for_data(
      pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    guard let surface, let context = cairo_create(surface) else { return }
    paint(context)
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  private static func isPossible(_ width: Int, _ height: Int) -> Bool {
    (1...32_767).contains(width) && (1...32_767).contains(height)
  }

  /// The surface as a `GdkPixbuf`, whose colors are not premultiplied; the caller owns it.
  func pixbuf() -> OpaquePointer? {
    gdk_pixbuf_get_from_surface(surface, 0, 0, Int32(width), Int32(height))
  }

  /// The pixels as rows of red, green, blue and alpha, not premultiplied, without gaps; nil if
  /// there is no memory for them.
  package func straightPixels() -> [UInt8]? {
    guard let pixbuf = pixbuf() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    if stride == width * 4 {
      return [UInt8](UnsafeBufferPointer(start: pixels, count: stride * height))
    }
    return (0..<height).flatMap {
      UnsafeBufferPointer(start: pixels + $0 * stride, count: width * 4)
    }
  }
}
