/// The header of a WebP picture: its canvas, and what lies on it, which may say that it is larger.
enum WebPHeader {
  static func size(_ bytes: ImageBytes) -> ImageSize? {
    var size: ImageSize?
    var offset = 12
    while let count = bytes.little(offset + 4, 4) {
      if let part = part(bytes, offset) { size = .union(size, part) }
      // A picture begins with its size.
      guard size != nil else { return nil }
      offset += 8 + count + count % 2
    }
    return size
  }

  /// The size that a chunk says; nil if it says none.
  private static func part(_ bytes: ImageBytes, _ offset: Int) -> ImageSize? {
    if bytes.has("VP8 ", at: offset) { return lossy(bytes, offset + 8) }
    if bytes.has("VP8L", at: offset) { return lossless(bytes, offset + 8) }
    if bytes.has("VP8X", at: offset) { return extent(bytes, offset + 12) }
    if bytes.has("ANMF", at: offset) { return extent(bytes, offset + 14) }
    return nil
  }

  private static func lossy(_ bytes: ImageBytes, _ offset: Int) -> ImageSize? {
    guard bytes.big(offset + 3, 3) == 0x9D012A,
      let width = bytes.little(offset + 6, 2), let height = bytes.little(offset + 8, 2)
    else { return nil }
    return ImageSize(width: width & 0x3FFF, height: height & 0x3FFF)
  }

  private static func lossless(_ bytes: ImageBytes, _ offset: Int) -> ImageSize? {
    guard bytes[offset] == 0x2F, let bits = bytes.little(offset + 1, 4) else { return nil }
    return ImageSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
  }

  /// The size of a canvas or a frame, each less one.
  private static func extent(_ bytes: ImageBytes, _ offset: Int) -> ImageSize? {
    guard let width = bytes.little(offset, 3), let height = bytes.little(offset + 3, 3)
    else { return nil }
    return ImageSize(width: width + 1, height: height + 1)
  }
}
