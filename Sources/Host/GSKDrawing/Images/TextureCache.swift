internal import CGtk
import QuartzCore

/// Keeps the textures of the pictures that a thread draws, as long as the pictures live.
final class TextureCache {
  private static let threads = ThreadLocal(main: TextureCache()) { TextureCache() }

  /// The cache of the present thread.
  static var shared: TextureCache { threads.current }

  private struct Entry {
    weak var image: CGImage?
    let texture: TextureHandle
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// The texture of `image`; it stays valid while the picture lives or a node holds it.
  func texture(of image: CGImage) -> OpaquePointer? {
    if let entry = entries[ObjectIdentifier(image)], entry.image === image {
      return entry.texture.texture
    }
    guard let texture = TextureHandle(image) else { return nil }
    sweep()
    entries[ObjectIdentifier(image)] = Entry(image: image, texture: texture)
    return texture.texture
  }

  /// Drops the textures of pictures that are gone, each time the cache has doubled.
  private func sweep() {
    guard entries.count >= sweepCount else { return }
    entries = entries.filter { $0.value.image != nil }
    sweepCount = max(64, entries.count * 2)
  }
}

/// Keeps a `GdkTexture` alive.
final class TextureHandle {
  let texture: OpaquePointer

  /// Makes a texture of pixels.
  convenience init?(_ grid: PixelBuffer) {
    self.init(width: grid.width, height: grid.height, pixels: grid.pixels)
  }

  convenience init?(_ image: CGImage) {
    self.init(
      width: image.width, height: image.height, bytesPerRow: image.bytesPerRow,
      pixels: image.pixels)
  }

  /// Makes a texture of rows of premultiplied blue, green, red and alpha.
  init?(width: Int, height: Int, bytesPerRow: Int? = nil, pixels: [UInt8]) {
    let texture = pixels.withUnsafeBufferPointer {
      TextureMemory.texture(
        width: width, height: height, bytesPerRow: bytesPerRow ?? width * 4, pixels: $0)
    }
    guard let texture else { return nil }
    self.texture = texture
  }

  /// A node that shows the texture stretched to a rectangle.
  func node(in rect: CGRect) -> NodeHandle? {
    var bounds = rect.graphene
    return NodeHandle(taking: gsk_texture_node_new(texture, &bounds))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }
}
