internal import CGtk
import QuartzCore

/// A cairo surface in memory.
package final class Surface {
  /// The `cairo_surface_t`.
  private let surface: OpaquePointer
  private let width, height: Int

  /// Makes a surface with the pixels of `image`; nil if its size is too large for cairo.
  package convenience init?(_ image: CGImage) {
    self.init(
      width: image.width, height: image.height, bytesPerRow: image.bytesPerRow,
      pixels: image.pixels, format: CAIRO_FORMAT_ARGB32)
  }

  /// Makes a surface with the pixels of `grid`; nil if its size is too large for cairo.
  convenience init?(_ grid: PixelBuffer) {
    self.init(
      width: grid.width, height: grid.height, bytesPerRow: grid.width * 4, pixels: grid.pixels,
      format: grid.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
  }

  private init?(
    width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8], format: cairo_format_t
  ) {
    (self.width, self.height) = (width, height)
    guard Self.isPossible(width, height),
      let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    guard let target = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeBytes { source in
      guard let source = source.baseAddress else { return }
      for row in 0..<height {
        memcpy(target + row * stride, source + row * bytesPerRow, width * 4)
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

  /// Whether cairo can make a surface of so many pixels.
  static func isPossible<Count: Comparable & ExpressibleByIntegerLiteral>(
    _ width: Count, _ height: Count
  ) -> Bool {
    width >= 1 && width <= 32_767 && height >= 1 && height <= 32_767
  }

  /// Paints the surface with a `cairo_t`, stretched to a rectangle: each pixel becomes a block.
  func paint(in rect: CGRect, on context: OpaquePointer) {
    cairo_save(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / Double(width), rect.height / Double(height))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
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
