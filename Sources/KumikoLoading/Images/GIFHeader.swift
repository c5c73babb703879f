/// The header of a GIF picture: its screen, and those of its frames, which may be larger.
enum GIFHeader {
  static func size(_ bytes: ImageBytes) -> ImageSize? {
    guard let width = bytes.little(6, 2), let height = bytes.little(8, 2),
      let flags = bytes[10]
    else { return nil }
    var size = ImageSize(width: width, height: height)
    var offset = 13 + colors(flags)
    while let kind = bytes[offset] {
      switch kind {
      case 0x21: offset = end(ofBlocksAt: offset + 2, bytes)
      case 0x2C:
        guard let frame = frame(bytes, offset + 1), let flags = bytes[offset + 9]
        else { return size }
        size = .union(size, frame)
        offset = end(ofBlocksAt: offset + 11 + colors(flags), bytes)
      default: return size
      }
    }
    return size
  }

  /// The right and the bottom edge of a frame.
  private static func frame(_ bytes: ImageBytes, _ offset: Int) -> ImageSize? {
    guard let left = bytes.little(offset, 2), let top = bytes.little(offset + 2, 2),
      let width = bytes.little(offset + 4, 2), let height = bytes.little(offset + 6, 2)
    else { return nil }
    return ImageSize(width: left + width, height: top + height)
  }

  /// The bytes of a table of colors.
  private static func colors(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 6 << (flags & 7) }

  /// Where blocks end, of which the last is empty.
  private static func end(ofBlocksAt start: Int, _ bytes: ImageBytes) -> Int {
    var offset = start
    while let count = bytes[offset], count > 0 { offset += 1 + count }
    return offset + 1
  }
}
