internal import CGtk
import QuartzCore

/// Keeps the textures of the pictures that a thread draws, as long as the pictures live.
package final class TextureCache {
  private static let threads = ThreadLocal(main: TextureCache()) { TextureCache() }

  /// The cache of the present thread.
  package static var shared: TextureCache { threads.current }

  private struct Entry {
    weak var image: CGImage?
    let texture: TextureHandle
    let byteCount: Int
  }

  /// Numbers of textures and of bytes that are never too many.
  private static let leastCount = 64
  private static let leastBytes = 32 << 20

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = TextureCache.leastCount
  private var sweepBytes = TextureCache.leastBytes

  /// How many bytes the pixels of all textures take that are kept.
  package private(set) var byteCount = 0

  private init() {}

  /// The texture of `image`; it stays valid while the picture lives or a node holds it.
  func texture(of image: CGImage) -> OpaquePointer? {
    let key = ObjectIdentifier(image)
    if let entry = entries[key], entry.image === image { return entry.texture.texture }
    guard let texture = TextureHandle(image) else { return nil }
    sweep()
    let entry = Entry(image: image, texture: texture, byteCount: image.width * image.height * 4)
    byteCount += entry.byteCount - (entries[key]?.byteCount ?? 0)
    entries[key] = entry
    return texture.texture
  }

  /// Drops the textures of pictures that are gone, each time the cache has doubled: a few photos
  /// take as much memory as thousands of symbols.
  private func sweep() {
    guard entries.count >= sweepCount || byteCount >= sweepBytes else { return }
    entries = entries.filter { $0.value.image != nil }
    byteCount = entries.values.reduce(0) { $0 + $1.byteCount }
    sweepCount = max(Self.leastCount, entries.count * 2)
    sweepBytes = max(Self.leastBytes, byteCount * 2)
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
