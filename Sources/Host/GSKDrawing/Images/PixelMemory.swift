import QuartzCore

/// Keeps the memory of the pictures drawn last until they are gone, and gives it to those to come.
///
/// A picture of a screen has megabytes. Fresh ones cost more time than painting them does: each
/// page has to be made by the system when it is first written to.
final class PixelMemory {
  private static let threads = ThreadLocal(main: PixelMemory()) { PixelMemory() }

  /// The memory of the present thread.
  static var shared: PixelMemory { threads.current }

  private struct Entry {
    weak var image: CGImage?
    let pixels: [UInt8]
  }

  /// One picture is often looked at while the next one is drawn.
  private static let capacity = 2

  private var entries: [Entry] = []

  /// Pixels whose picture is gone, with what was painted there; nil if there are none.
  func takePixels(count: Int) -> [UInt8]? {
    let index = entries.firstIndex { $0.image == nil && $0.pixels.count == count }
    return index.map { entries.remove(at: $0).pixels }
  }

  /// Remembers where a picture has its pixels.
  func keep(_ image: CGImage) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(image: image, pixels: image.pixels))
  }
}
