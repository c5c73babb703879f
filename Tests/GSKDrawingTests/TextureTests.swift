import QuartzCore
import Testing

/// Pictures that are painted pixel by pixel, where each has to come out as it went in.
@MainActor
@Suite struct TextureTests {
  /// What a picture of premultiplied pixels looks like, painted at its own size.
  func painted(_ pixels: [UInt8], width: Int, bytesPerRow: Int? = nil) throws -> CGImage {
    let bytesPerRow = bytesPerRow ?? width * 4
    let height = pixels.count / bytesPerRow
    let image = try #require(
      CGImage(width: width, height: height, bytesPerRow: bytesPerRow, pixels: pixels))
    let layer = still(CALayer(), 0, 0, CGFloat(width), CGFloat(height))
    layer.contents = image
    return try #require(Canvas(layer)).image
  }

  @Test func `every premultiplied channel of every alpha comes out as it went in`() throws {
    // A row an alpha, a column a channel; nothing is brighter than its alpha.
    var pixels: [UInt8] = []
    for alpha in UInt8.min...255 {
      for channel in UInt8.min...255 {
        let value = min(channel, alpha)
        pixels += [value, alpha - value, value / 2, alpha]
      }
    }
    #expect(try painted(pixels, width: 256).pixels == pixels)
  }

  @Test func `a tinted picture without area draws nothing`() throws {
    let image = try #require(
      CGImage(width: 1, height: 1, bytesPerRow: 4, pixels: [9, 9, 9, 255]))
    for size in [CGSize.zero, CGSize(width: 0, height: 8), CGSize(width: 8, height: 0)] {
      let layer = still(CALayer(), 0, 0, 8, 8)
      let empty = still(CALayer(), 2, 2, size.width, size.height)
      empty.contents = image
      empty.contentsTint = .red
      layer.addSublayer(empty)
      let pixels = try #require(Canvas(layer)).image.pixels
      #expect(pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test func `colors without holes come out as they went in`() throws {
    var pixels: [UInt8] = []
    for red in UInt8.min...255 {
      for green in stride(from: UInt8.min, through: 252, by: 4) {
        pixels += [red ^ green, green, red, 255]
      }
    }
    #expect(try painted(pixels, width: 64).pixels == pixels)
  }

  @Test func `what stands beyond the ends of rows is not painted`() throws {
    let row: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255, 9, 9, 9, 0]
    #expect(
      try painted(row + row, width: 2, bytesPerRow: 12).pixels
        == [1, 2, 3, 255, 4, 5, 6, 255, 1, 2, 3, 255, 4, 5, 6, 255])
  }

  @Test func `one pixel with a hole is enough for the others to keep theirs`() throws {
    let pixels: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 0, 7, 6, 5, 254]
    #expect(try painted(pixels, width: 3).pixels == pixels)
  }
}
