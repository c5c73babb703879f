extension CGImage {
  /// The part of the picture in a rectangle of pixels; nil if the rectangle is not inside.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> CGImage? {
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width, y + height <= self.height
    else { return nil }
    if width == self.width, height == self.height { return self }
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let start = row * bytesPerRow + x * 4
      part += pixels[start..<start + width * 4]
    }
    return CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: part)
  }

  /// The picture without the transparent margin around it; itself if it is all transparent.
  package func trimmed() -> CGImage {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where pixels[y * bytesPerRow + x * 4 + 3] > 0 {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), y)
      }
    }
    return cropped(x: left, y: top, width: right - left + 1, height: bottom - top + 1) ?? self
  }

  /// The picture turned upright from pixels stored in `orientation`.
  package func upright(from orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (columns, rows) = isSideways ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: columns * rows * 4)
    for y in 0..<rows {
      for x in 0..<columns {
        let source = storedPosition(ofUprightX: x, y: y, orientation)
        let (from, to) = (source.y * bytesPerRow + source.x * 4, (y * columns + x) * 4)
        for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
      }
    }
    return CGImage(width: columns, height: rows, bytesPerRow: columns * 4, pixels: turned) ?? self
  }

  /// Where the pixel seen at `x`, `y` of the upright picture is stored.
  private func storedPosition(
    ofUprightX x: Int, y: Int, _ orientation: UIImage.Orientation
  ) -> (x: Int, y: Int) {
    let (lastX, lastY) = (width - 1, height - 1)
    return switch orientation {
    case .up: (x, y)
    case .down: (lastX - x, lastY - y)
    case .left: (lastX - y, x)
    case .right: (y, lastY - x)
    case .upMirrored: (lastX - x, y)
    case .downMirrored: (x, lastY - y)
    case .leftMirrored: (lastX - y, lastY - x)
    case .rightMirrored: (y, x)
    }
  }
}
