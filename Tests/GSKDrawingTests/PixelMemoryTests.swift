import QuartzCore
import Testing

@MainActor
@Suite struct PixelMemoryTests {
  /// A picture of one color, if any; tests have widths of their own.
  func picture(_ color: CGColor?, _ width: CGFloat) throws -> CGImage {
    let layer = still(CALayer(), 0, 0, width, 11)
    layer.backgroundColor = color
    return try #require(Canvas(layer)).image
  }

  func address(of image: CGImage) -> UnsafeRawPointer? {
    image.pixels.withUnsafeBytes { $0.baseAddress }
  }

  @Test func `pictures that are kept keep their pixels`() throws {
    let black = try picture(.black, 31)
    let pixels = black.pixels
    var later: [CGImage] = []
    for _ in 0..<4 { later.append(try picture(nil, 31)) }
    #expect(black.pixels == pixels)
    #expect(Set(([black] + later).map(address)).count == 5)
  }

  @Test func `the memory of a picture that is gone is painted on again, cleared`() throws {
    let first = address(of: try picture(.black, 37))
    let second = try picture(nil, 37)
    #expect(address(of: second) == first)
    #expect(second.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `pixels that somebody else still reads are left alone`() throws {
    let pixels = try picture(.black, 41).pixels
    let copy = Array(pixels)
    _ = try picture(nil, 41)
    #expect(pixels == copy)
    #expect(pixels.contains(255))
  }
}
