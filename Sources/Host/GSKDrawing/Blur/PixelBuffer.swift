/// Pixels in memory: blue, green, red and alpha, premultiplied, a byte each.
struct PixelBuffer {
  let width, height: Int
  let pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Whether nothing shines through any pixel.
  var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      PixelRows(pixels, width: width, height: height, bytesPerRow: width * 4)?.areOpaque ?? true
    }
  }

  private static let ones: UInt64 = 0x0001_0001_0001_0001
  private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The grid with twice as many pixels in both directions, between which values run smoothly:
  /// stretched further by straight lines, it shows none of the kinks that the small grid would.
  ///
  /// Each pixel makes four, which have nine parts of its own value, three of each of the two
  /// neighbors on their side, and one of that at the corner.
  func doubled() -> PixelBuffer {
    guard width > 0, height > 0 else { return self }
    let lines = stretchedLines()
    let (width, height) = (width &* 2, height)
    let result = [UInt8](unsafeUninitializedCapacity: width * height * 8) { bytes, count in
      count = width * height * 8
      lines.withUnsafeBufferPointer { lines in
        guard let source = lines.baseAddress, let bytes = bytes.baseAddress else { return }
        let target = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
        var y = 0
        while y < height {
          let line = source + y &* width
          let above = y > 0 ? line - width : line
          let below = y &+ 1 < height ? line + width : line
          let upper = target + y &* 2 &* width
          let lower = upper + width
          var x = 0
          while x < width {
            let own = line[x] &* 3 &+ Self.ones &* 8
            upper[x] = Self.packed(own &+ above[x])
            lower[x] = Self.packed(own &+ below[x])
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    return PixelBuffer(width: width, height: height * 2, pixels: result)
  }

  /// Lines of twice as many pixels, in lanes of 16 bits, four times as large.
  private func stretchedLines() -> [UInt64] {
    let (width, height) = (width, height)
    return [UInt64](unsafeUninitializedCapacity: width * height * 2) { target, count in
      count = width * height * 2
      pixels.withUnsafeBytes { bytes in
        let pixels = bytes.assumingMemoryBound(to: UInt32.self)
        guard let source = pixels.baseAddress, let target = target.baseAddress else { return }
        var y = 0
        while y < height {
          let line = source + y &* width
          let result = target + y &* width &* 2
          var before = Self.lanes(line[0])
          var own = before
          var x = 0
          while x < width {
            let after = x &+ 1 < width ? Self.lanes(line[x &+ 1]) : own
            result[x &* 2] = own &* 3 &+ before
            result[x &* 2 &+ 1] = own &* 3 &+ after
            (before, own) = (own, after)
            x &+= 1
          }
          y &+= 1
        }
      }
    }
  }

  /// The four bytes of a pixel in lanes of 16 bits.
  @inline(__always)
  static func lanes(_ pixel: UInt32) -> UInt64 {
    let halves = (UInt64(pixel) | UInt64(pixel) << 16) & 0x0000_FFFF_0000_FFFF
    return (halves | halves << 8) & bytes
  }

  /// A sixteenth of each lane, as the bytes of a pixel.
  @inline(__always)
  private static func packed(_ lanes: UInt64) -> UInt32 {
    let sixteenths = (lanes >> 4) & bytes
    let halves = (sixteenths | sixteenths >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: halves | halves >> 16)
  }
}
