/// The header of a JPEG picture: the segments before its first frame, and that frame's head.
enum JPEGHeader {
  /// The size of the frame. Each step goes forward, so the way to it ends with the bytes.
  static func size(_ bytes: ImageBytes) -> ImageSize? {
    var offset = 2
    while bytes[offset] == 0xFF, let kind = bytes[offset + 1] {
      switch kind {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD7: offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return frame(bytes, offset + 2)
      // The picture itself, or its end, and no frame has come.
      case 0x00, 0xD8, 0xD9, 0xDA: return nil
      default:
        guard let length = bytes.big(offset + 2, 2), length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    return nil
  }

  private static func frame(_ bytes: ImageBytes, _ offset: Int) -> ImageSize? {
    guard let length = bytes.big(offset, 2), length >= 8,
      let height = bytes.big(offset + 3, 2), let width = bytes.big(offset + 5, 2)
    else { return nil }
    return ImageSize(width: width, height: height)
  }
}
