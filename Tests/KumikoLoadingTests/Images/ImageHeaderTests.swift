import Foundation
import KumikoDocuments
import KumikoLoading
import Testing
import _TestSupport

@Suite("The header of a picture") struct ImageHeaderTests {
  @Test("says the size, in each format", arguments: SamplePicture.allCases)
  func size(picture: SamplePicture) throws {
    let header = try #require(ImageHeader(picture.data))
    #expect((header.width, header.height) == (7, 5))
    // A part of other bytes does not begin at zero.
    let slice = (Data([1, 2, 3]) + picture.data).dropFirst(3)
    #expect(ImageHeader(slice) == header)
  }

  @Test(
    "is that of the whole picture or none, wherever it is cut", arguments: SamplePicture.allCases)
  func prefixes(picture: SamplePicture) {
    let whole = ImageHeader(picture.data)
    let headers = (0...picture.data.count).map { ImageHeader(picture.data.prefix($0)) }
    for header in headers where header != nil { #expect(header == whole) }
    // Once it is there, more bytes change nothing.
    let first = headers.firstIndex { $0 != nil } ?? headers.count
    #expect(headers[first...].allSatisfy { $0 == whole })
    #expect(headers.prefix(10).allSatisfy { $0 == nil })
  }

  @Test("can be read from any bytes", arguments: SamplePicture.allCases)
  func random(picture: SamplePicture) {
    var random = SeededRandom(seed: 32)
    for _ in 0..<4000 {
      var bytes = picture.data
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: 12..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      if let header = ImageHeader(bytes) { #expect(header.width > 0 && header.height > 0) }
      let noise = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
      if let header = ImageHeader(picture.data.prefix(12) + noise) {
        #expect(header.width > 0 && header.height > 0)
      }
      #expect(ImageHeader(Data(noise.map { $0 & 0x3F })) == nil)
    }
  }

  @Test("is read to its end in a moment, however long the way to the size is")
  func long() {
    let fill = Data([0xFF, 0xD8]) + Data(repeating: 0xFF, count: 500_000)
    #expect(ImageHeader(fill) == nil)
    let empty =
      Data([0xFF, 0xD8]) + Data((0..<100_000).flatMap { _ in [0xFF, 0xE1, 0, 2] as [UInt8] })
    #expect(ImageHeader(empty) == nil)
    let blocks = SamplePicture.gif.data.prefix(25) + Data(repeating: 0x21, count: 500_000)
    #expect(ImageHeader(blocks)?.width == 7)
  }

  @Test(
    "of JPEG whose segments are shorter than they may be, or end nowhere, says nothing",
    arguments: [
      [0xFF, 0xE0, 0, 0], [0xFF, 0xE0, 0, 1], [0xFF, 0xE0, 0xFF, 0xFF], [0xFF, 0xDA, 0, 2],
      [0xFF, 0xD9], [0xFF, 0xC0, 0, 7, 8, 0, 5, 0, 7], [0x00, 0x00],
    ] as [[UInt8]])
  func segments(segment: [UInt8]) {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 7, 1, 1, 0x11, 0]
    #expect(ImageHeader(Data([0xFF, 0xD8] + frame))?.width == 7)
    #expect(ImageHeader(Data([0xFF, 0xD8] + [0xFF, 0xFE, 0, 3, 0xFF] + frame))?.width == 7)
    #expect(ImageHeader(Data([0xFF, 0xD8] + segment + frame)) == nil)
  }

  @Test("says no size that is zero")
  func zero() {
    for (picture, range) in [
      (SamplePicture.png, 16..<20), (.png, 20..<24), (.lossyWebP, 26..<28), (.lossyWebP, 28..<30),
    ] {
      var bytes = picture.data
      bytes.replaceSubrange(range, with: [UInt8](repeating: 0, count: range.count))
      #expect(ImageHeader(bytes) == nil)
    }
    #expect(ImageHeader(Data("GIF89a".utf8) + Data(count: 7)) == nil)
    #expect(ImageHeader(Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 7, 1])) == nil)
  }

  @Test("counts parts that say that they are larger than the whole")
  func parts() throws {
    var gif = SamplePicture.gif.data
    let frame = try #require(gif.lastRange(of: [0x2C, 1, 0, 1, 0]))
    gif[frame.lowerBound + 6] = 0xFF
    #expect(ImageHeader(gif)?.width == 1 + 0xFF03)
    var webP = SamplePicture.extendedWebP.data
    let inner = try #require(webP.lastRange(of: [0x9D, 0x01, 0x2A]))
    webP[inner.upperBound + 1] = 0x3F
    #expect(ImageHeader(webP)?.width == 0x3F07)
  }

  @Test("tells whether a picture may be decoded, also where a product would not fit")
  func fits() throws {
    let small = try #require(ImageHeader(SamplePicture.png.data))
    #expect(small.fits(pixels: 35) && !small.fits(pixels: 34))
    #expect(!small.fits(pixels: 0) && !small.fits(pixels: -1) && small.fits(pixels: .max))
    let bomb = try #require(ImageHeader(SamplePicture.bomb(width: .max, height: .max)))
    #expect(bomb.width == Int(UInt32.max))
    #expect(!bomb.fits(pixels: DocumentLimits().imagePixels))
  }
}

extension Data {
  fileprivate func lastRange(of bytes: [UInt8]) -> Range<Int>? {
    range(of: Data(bytes), options: .backwards)
  }
}
