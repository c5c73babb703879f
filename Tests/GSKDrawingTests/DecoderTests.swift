import GSKDrawing
import QuartzCore
import Testing

@MainActor
@Suite struct DecoderTests {
  let decoder: any ImageDecoder

  init() throws {
    installDrawing()
    decoder = try #require(ImageDecoders.current)
  }

  @Test func `a picture survives being written and read`() throws {
    let pixels = (0..<35).flatMap { index -> [UInt8] in
      let alpha = index * 7
      return [UInt8(alpha / 3), UInt8(alpha / 2), UInt8(alpha), UInt8(alpha)]
    }
    let image = try #require(CGImage(width: 7, height: 5, bytesPerRow: 28, pixels: pixels))
    let data = try #require(decoder.pngData(of: image))
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let back = try #require(decoder.decode(data, size: nil))
    #expect((back.width, back.height) == (7, 5))
    let worst = (0..<140).map { index in
      abs(Int(back.pixels[index / 28 * back.bytesPerRow + index % 28]) - Int(pixels[index]))
    }.max()
    #expect((worst ?? 255) <= 1)
  }

  @Test func `vector pictures are drawn at any size`() throws {
    let svg = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20">
      <rect width="10" height="10" fill="#ff0000"/></svg>
      """.utf8)
    let nominal = try #require(decoder.decode(svg, size: nil))
    #expect((nominal.width, nominal.height) == (10, 20))
    let large = try #require(decoder.decode(svg, size: CGSize(width: 40, height: 80)))
    #expect((large.width, large.height) == (40, 80))
    let edge = 39 * large.bytesPerRow
    #expect(Array(large.pixels[edge..<edge + 4]) == [0, 0, 255, 255])
    #expect(large.pixels[edge + large.bytesPerRow + 3] == 0)
  }

  @Test func `what is no picture gives none`() {
    #expect(decoder.decode(Data(), size: nil) == nil)
    #expect(decoder.decode(Data("no picture".utf8), size: nil) == nil)
    #expect(decoder.decode(Data([0x89, 0x50, 0x4E, 0x47, 0x0D]), size: nil) == nil)
  }

  @Test func `a picture without area is none`() {
    let node = DisplayNode(bounds: .zero, items: [])
    #expect(decoder.picture(of: node, size: .zero, scale: 2) == nil)
    for side in [1e6, 1e300, .infinity, .nan] as [CGFloat] {
      #expect(decoder.picture(of: node, size: CGSize(width: side, height: 1), scale: 1) == nil)
      #expect(decoder.picture(of: node, size: CGSize(width: 1, height: side), scale: 1) == nil)
    }
  }
}
