/// The header of a PNG picture: its first chunk.
enum PNGHeader {
  static func size(_ bytes: ImageBytes) -> ImageSize? {
    guard bytes.big(8, 4) == 13, bytes.has("IHDR", at: 12),
      let width = bytes.big(16, 4), let height = bytes.big(20, 4)
    else { return nil }
    return ImageSize(width: width, height: height)
  }
}
