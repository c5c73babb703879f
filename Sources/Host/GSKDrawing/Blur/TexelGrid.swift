internal import CGtk
import QuartzCore

/// A small picture in memory that can be blurred.
///
/// A texel is one word of four 16-bit lanes (blue, green, red and alpha, premultiplied, with some
/// binary digits after the point), so that a box filter adds all channels at once. The loops count
/// by hand over raw memory: that is fast in debug builds, too.
struct TexelGrid {
  let width, height: Int
  private var texels: [UInt64]
  /// How many digits after the binary point a lane has.
  private var fractionBits: UInt64 = 2

  /// Draws a grid with a `cairo_t`, two by two pixels a texel, which are averaged; nil if cairo
  /// cannot make so large a surface.
  ///
  /// - Parameters:
  ///   - area: What is drawn, stretched to whole texels.
  ///   - texel: The greatest size of a texel, in the units of `area`.
  init?(_ area: CGRect, texel: CGFloat, draw: (OpaquePointer) -> Void) {
    width = max(1, Int((area.width / texel).rounded(.up)))
    height = max(1, Int((area.height / texel).rounded(.up)))
    let image = Surface.image(width: width * 2, height: height * 2) { [width, height] context in
      cairo_scale(
        context, Double(width * 2) / area.width, Double(height * 2) / area.height)
      cairo_translate(context, -area.minX, -area.minY)
      draw(context)
    }
    guard let image else { return nil }
    texels = Self.averages(of: image, width, height)
  }

  /// The sums of two by two pixels.
  private static func averages(of image: CGImage, _ width: Int, _ height: Int) -> [UInt64] {
    image.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      return [UInt64](unsafeUninitializedCapacity: width * height) { result, count in
        count = width * height
        guard let source = pixels.baseAddress, let target = result.baseAddress else { return }
        var y = 0
        while y < height {
          let upper = source + y &* width &* 4
          let lower = upper + width &* 2
          var x = 0
          while x < width {
            let top = PixelBuffer.lanes(upper[x &* 2]) &+ PixelBuffer.lanes(upper[x &* 2 &+ 1])
            let bottom =
              PixelBuffer.lanes(lower[x &* 2]) &+ PixelBuffer.lanes(lower[x &* 2 &+ 1])
            target[y &* width &+ x] = top &+ bottom
            x &+= 1
          }
          y &+= 1
        }
      }
    }
  }

  // MARK: Blur

  /// Blurs by three box filters, which come near to a bell curve. Texels outside do not count: an
  /// edge neither fades nor is repeated.
  /// - Parameter deviation: The standard deviation in texels.
  mutating func blur(deviation: CGFloat) {
    let radii = Self.radii(for: deviation).filter { $0 > 0 }
    guard let largest = radii.first else { return }
    makeRoom(for: largest * 2 + 1)
    // Rounded up, so that the mean of equal values is that value.
    let shares = [0] + (1...largest * 2 + 1).map { (n: Int) in UInt64((65_535 + n) / n) }
    var scratch = [UInt64](repeating: 0, count: max(width, height))
    let (width, height) = (width, height)
    texels.withUnsafeMutableBufferPointer { texels in
      scratch.withUnsafeMutableBufferPointer { scratch in
        shares.withUnsafeBufferPointer { shares in
          guard let base = texels.baseAddress, let scratch = scratch.baseAddress,
            let shares = shares.baseAddress
          else { return }
          for radius in radii {
            let filter = BoxFilter(radius: radius, shares: shares, scratch: scratch)
            for y in 0..<height { filter.run(base + y * width, step: 1, count: width) }
            for x in 0..<width { filter.run(base + x, step: width, count: height) }
          }
        }
      }
    }
  }

  /// The radii of three box filters, the largest first, that together have a variance as near to
  /// that of `deviation` as can be. A box filter's variance is a third of `radius * (radius + 1)`.
  private static func radii(for deviation: CGFloat) -> [Int] {
    let variance = deviation * deviation
    let small = min(Int(((1 + 4 * variance).squareRoot() - 1) / 2), 126)
    let (low, high) = (CGFloat(small * (small + 1)), CGFloat((small + 1) * (small + 2)))
    let largeCount = min(max(Int((3 * (variance - low) / (high - low)).rounded()), 0), 3)
    return (0..<3).map { $0 < largeCount ? small + 1 : small }
  }

  /// Chooses as many digits after the point as the sum of a window's texels has room for.
  private mutating func makeRoom(for window: Int) {
    var bits: UInt64 = 6
    while bits > 0, (255 << Int(bits)) * window > 65_535 { bits -= 1 }
    // Lanes neither overflow into one another nor keep what is shifted out of a neighbor.
    let kept = 0x0001_0001_0001_0001 &* (UInt64(65_535) >> (2 - min(bits, 2)))
    let (up, down) = (max(bits, 2) - 2, 2 - min(bits, 2))
    for index in texels.indices { texels[index] = ((texels[index] << up) >> down) & kept }
    fractionBits = bits
  }

  // MARK: Results

  /// The pixels with `map` applied to each: blue, green, red and alpha, from 0 to 1, premultiplied.
  func pixels(_ map: (inout Texel) -> Void) -> PixelBuffer {
    let unit = 255 * Float(UInt64(1) << fractionBits)
    let pixels = [UInt8](unsafeUninitializedCapacity: texels.count * 4) { result, count in
      count = texels.count * 4
      guard let target = result.baseAddress else { return }
      texels.withUnsafeBufferPointer { texels in
        var index = 0
        while index < texels.count {
          var texel = Texel(texels[index], unit: unit)
          map(&texel)
          texel.store(at: target + index &* 4)
          index &+= 1
        }
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}

/// The premultiplied channels of a texel, from 0 to 1.
struct Texel {
  var blue, green, red, alpha: Float

  init(blue: Float, green: Float, red: Float, alpha: Float) {
    (self.blue, self.green, self.red, self.alpha) = (blue, green, red, alpha)
  }

  /// Takes four lanes of which `unit` is the whole.
  init(_ lanes: UInt64, unit: Float) {
    blue = Float(lanes & 0xFFFF) / unit
    green = Float((lanes >> 16) & 0xFFFF) / unit
    red = Float((lanes >> 32) & 0xFFFF) / unit
    alpha = Float(lanes >> 48) / unit
  }

  /// Writes the channels as bytes, none of them above alpha.
  func store(at target: UnsafeMutablePointer<UInt8>) {
    target[0] = byte(blue)
    target[1] = byte(green)
    target[2] = byte(red)
    target[3] = byte(alpha)
  }

  private func byte(_ value: Float) -> UInt8 {
    let limit = alpha < 1 ? alpha : 1
    return value <= 0 ? 0 : UInt8((value < limit ? value : limit) * 255 + 0.5)
  }
}

/// The mean of the texels around each texel of a line.
private struct BoxFilter {
  let radius: Int
  /// By a number of texels, what a sum is multiplied by to give the mean, in 65,536ths.
  let shares: UnsafePointer<UInt64>
  let scratch: UnsafeMutablePointer<UInt64>

  private static let evenLanes: UInt64 = 0x0000_FFFF_0000_FFFF

  func run(_ line: UnsafeMutablePointer<UInt64>, step: Int, count: Int) {
    var (sum, window, index): (UInt64, Int, Int) = (0, 0, 0)
    while index < radius, index < count {
      sum = sum &+ line[index &* step]
      window = window &+ 1
      index = index &+ 1
    }
    index = 0
    while index < count {
      let (entering, leaving) = (index &+ radius, index &- radius &- 1)
      if entering < count {
        sum = sum &+ line[entering &* step]
        window = window &+ 1
      }
      if leaving >= 0 {
        sum = sum &- line[leaving &* step]
        window = window &- 1
      }
      let share = shares[window]
      let even = (((sum & Self.evenLanes) &* share) >> 16) & Self.evenLanes
      let odd = (((sum >> 16) & Self.evenLanes) &* share) & ~Self.evenLanes
      scratch[index] = even | odd
      index = index &+ 1
    }
    index = 0
    while index < count {
      line[index &* step] = scratch[index]
      index = index &+ 1
    }
  }
}
