internal import CGtk
import QuartzCore

/// Reads and writes encoded pictures with gdk-pixbuf and libpng, and draws pictures of layers.
final class PixbufDecoder: ImageDecoder {
  func decode(_ data: Data, size: CGSize?) -> CGImage? {
    guard !data.isEmpty, let pixbuf = load(data, size: size) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
    return Surface.image(width: width, height: height) { context in
      gdk_cairo_set_source_pixbuf(context, pixbuf, 0, 0)
      cairo_paint(context)
    }
  }

  /// The picture turned as its camera asks for.
  private func load(_ data: Data, size: CGSize?) -> OpaquePointer? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let stream = g_memory_input_stream_new_from_bytes(bytes)
    defer { g_object_unref(stream) }
    let loaded =
      size.map {
        gdk_pixbuf_new_from_stream_at_scale(
          stream, Int32(max($0.width.rounded(), 1)), Int32(max($0.height.rounded(), 1)), 0, nil,
          nil)
      } ?? gdk_pixbuf_new_from_stream(stream, nil, nil)
    guard let loaded else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    return gdk_pixbuf_apply_embedded_orientation(loaded)
  }

  func pngData(of image: CGImage) -> Data? {
    guard let pixbuf = Surface(image)?.pixbuf() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var header = png_image()
    header.version = UInt32(PNG_IMAGE_VERSION)
    (header.width, header.height) = (UInt32(image.width), UInt32(image.height))
    header.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Little compression and no filters: four times as fast, and no larger for screens.
    header.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    let pixels = gdk_pixbuf_get_pixels(pixbuf)
    let stride = gdk_pixbuf_get_rowstride(pixbuf)
    // 16 extra bytes a row and 1 kB cover what an incompressible picture grows by.
    var length = png_alloc_size_t(image.height * (image.width * 4 + 16) * 101 / 100 + 1024)
    var data = Data(count: Int(length))
    let isWritten = data.withUnsafeMutableBytes {
      png_image_write_to_memory(&header, $0.baseAddress, &length, 0, pixels, stride, nil)
    }
    guard isWritten != 0 else { return nil }
    return data.prefix(Int(length))
  }

  func picture(of node: DisplayNode, size: CGSize, scale: CGFloat) -> CGImage? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard Surface.isPossible(width, height) else { return nil }
    return Surface.image(width: Int(width), height: Int(height), in: .shared) { context in
      cairo_scale(context, scale, scale)
      NodeRenderer.paint(node, on: context)
    }
  }
}
