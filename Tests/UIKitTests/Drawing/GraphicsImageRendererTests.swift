import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite struct GraphicsImageRendererTests {
  private func render(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image(actions: actions)
  }

  /// Red, green, blue and alpha of a pixel, premultiplied.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let picture = image.cgImage else { return [] }
    let start = y * picture.bytesPerRow + x * 4
    let bytes = picture.pixels[start..<start + 4].map { $0 }
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  // MARK: The renderer

  @Test func `an image has the size and the scale of its format`() {
    let image = render(20, 10, scale: 3) { _ in }
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 60)
    #expect(image.cgImage?.height == 30)
    #expect(pixel(image, 5, 5) == clear)
    #expect(pixel(render(2, 2, opaque: true) { _ in }, 1, 1) == [0, 0, 0, 255])
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).format.bounds.width == 1)
  }

  @Test func `a renderer of an area draws what lies in it`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let area = CGRect(x: 100, y: 50, width: 10, height: 10)
    let image = UIGraphicsImageRenderer(bounds: area, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 100, y: 50, width: 5, height: 5))
    }
    #expect(pixel(image, 2, 2) == red)
    #expect(pixel(image, 7, 2) == clear)
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: 2), CGSize(width: 2, height: CGFloat.infinity),
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: 2), CGSize(width: 1e6, height: 1e6),
    CGSize(width: -5, height: 2),
  ])
  func `a size that nothing can have draws nothing`(_ size: CGSize) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(context.cgContext.width >= 0)
    }
    let pixels = image.cgImage?.pixels ?? []
    #expect(pixels.allSatisfy { $0 == 0 })
  }

  @Test func `renderers with one format have areas of their own`() {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (3, true)
    let small = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
    let large = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format)
    format.scale = 1
    #expect(small.format.bounds.size == CGSize(width: 4, height: 2))
    let image = small.image { context in
      #expect(context.format.bounds.size == CGSize(width: 4, height: 2))
      #expect(large.image { _ in }.size == CGSize(width: 40, height: 20))
    }
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.scale == 3)
    #expect(pixel(image, 1, 1) == [0, 0, 0, 255])
    #expect(format.bounds == .zero)
  }

  @Test func `the present context is that of the renderer while it runs`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = render(4, 4) { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      let before = context.currentImage
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(pixel(before, 1, 1) == clear)
      #expect(pixel(context.currentImage, 1, 1) == [0, 0, 0, 255])
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `pictures begun by functions are drawn alike`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 6), false, 2)
    UIColor.blue.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 6))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.scale == 2)
    #expect(pixel(image, 5, 5) == blue)
    #expect(pixel(image, 6, 5) == clear)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  // MARK: State

  @Test func `transforms and clips last until the state is restored`() {
    let image = render(20, 20) { context in
      let context = context.cgContext
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(
        context.boundingBoxOfClipPath == CGRect(x: -2.5, y: -2.5, width: 5, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 18, y: 18, width: 2, height: 2))
    }
    #expect(pixel(image, 4, 8) == clear)
    #expect(pixel(image, 6, 8) == red)
    #expect(pixel(image, 11, 8) == clear)
    #expect(pixel(image, 19, 19) == red)
  }

  @Test func `the transform maps to pixels from the lower left corner`() {
    _ = render(10, 20, scale: 2) { context in
      let context = context.cgContext
      #expect(CGPoint.zero.applying(context.ctm) == CGPoint(x: 0, y: 40))
      context.translateBy(x: 1, y: 2)
      #expect(CGPoint.zero.applying(context.ctm) == CGPoint(x: 2, y: 36))
      #expect(context.width == 20)
      #expect(context.height == 40)
    }
  }

  @Test func `a share of opacity applies to what is drawn`() {
    let image = render(4, 4) { context in
      context.cgContext.setAlpha(0.5)
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(abs(Int(pixel(image, 2, 2)[3]) - 128) <= 1)
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e30, .nan])
  func `a shadow of any softness leaves what throws it`(_ blur: CGFloat) {
    let image = render(8, 8) { context in
      UIColor.red.setFill()
      context.cgContext.setShadow(offset: .zero, blur: blur)
      context.cgContext.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(pixel(image, 4, 4) == red)
  }

  // MARK: Shapes

  @Test func `a picture is made round by a clip`() throws {
    let picture = render(40, 40) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let round = render(40, 40) { _ in
      let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      UIBezierPath(ovalIn: bounds).addClip()
      picture.draw(in: bounds)
    }
    #expect(pixel(round, 20, 20) == red)
    #expect(pixel(round, 20, 1) == red)
    #expect(pixel(round, 1, 1) == clear)
    #expect(pixel(round, 38, 38) == clear)
  }

  @Test func `inner areas are holes by the even-odd rule only`() {
    func ring(_ usesEvenOdd: Bool) -> UIImage {
      render(20, 20) { _ in
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        path.usesEvenOddFillRule = usesEvenOdd
        UIColor.red.setFill()
        path.fill()
      }
    }
    #expect(pixel(ring(true), 10, 10) == clear)
    #expect(pixel(ring(true), 2, 2) == red)
    #expect(pixel(ring(false), 10, 10) == red)
  }

  @Test func `lines are as wide as the transform makes the pen`() {
    let image = render(20, 20) { context in
      let context = context.cgContext
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(2)
      context.scaleBy(x: 1, y: 3)
      context.move(to: CGPoint(x: 0, y: 3))
      context.addLine(to: CGPoint(x: 20, y: 3))
      context.strokePath()
    }
    #expect(pixel(image, 10, 5) == clear)
    #expect(pixel(image, 10, 7) == blue)
    #expect(pixel(image, 10, 11) == blue)
    #expect(pixel(image, 10, 13) == clear)
  }

  @Test(arguments: [1, 4] as [CGFloat])
  func `a line without a width is a pixel wide`(zoom: CGFloat) {
    let image = render(20, 20, scale: 2) { context in
      context.cgContext.scaleBy(x: zoom, y: zoom)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 5.25 / zoom))
      path.addLine(to: CGPoint(x: 20 / zoom, y: 5.25 / zoom))
      path.lineWidth = 0
      UIColor.blue.setStroke()
      path.stroke()
    }
    #expect(pixel(image, 20, 9) == clear)
    #expect(pixel(image, 20, 10) == blue)
    #expect(pixel(image, 20, 11) == clear)
  }

  @Test func `some corners can be round`() {
    let image = render(20, 20) { _ in
      UIColor.red.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10)
      ).fill()
    }
    #expect(pixel(image, 0, 0) == clear)
    #expect(pixel(image, 19, 19) == clear)
    #expect(pixel(image, 19, 0) == red)
    #expect(pixel(image, 0, 19) == red)
    #expect(pixel(image, 10, 10) == red)
  }

  @Test func `a curve behind a closed outline begins where that began`() {
    let image = render(40, 10) { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
      path.close()
      path.addQuadCurve(to: CGPoint(x: 40, y: 10), controlPoint: CGPoint(x: 20, y: -10))
      path.fill()
    }
    #expect(pixel(image, 20, 5) == [0, 0, 0, 255])
    for y in 0..<10 {
      for x in 0..<20 {
        let (left, right) = (Int(pixel(image, x, y)[3]), Int(pixel(image, 39 - x, y)[3]))
        #expect(abs(left - right) <= 16, "\(x), \(y)")
      }
    }
  }

  @Test func `arcs turn as one sees it`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(abs(path.bounds.minX - 10) < 0.01)
    #expect(abs(path.bounds.minY - 10) < 0.01)
    #expect(abs(path.currentPoint.y - 20) < 0.01)
  }

  // MARK: Pictures and text

  @Test func `Core Graphics draws pictures upside down in UIKit's coordinates`() throws {
    let picture = render(10, 10) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let content = try #require(picture.cgImage)
    let flipped = render(10, 10) { $0.cgContext.draw(content, in: bounds) }
    #expect(pixel(flipped, 5, 2) == clear)
    #expect(pixel(flipped, 5, 7) == red)
    let upright = render(10, 10) { _ in picture.draw(in: bounds) }
    #expect(pixel(upright, 5, 2) == red)
    #expect(pixel(upright, 5, 7) == clear)
  }

  @Test func `text is drawn below its point, and broken into lines in a rectangle`() {
    func rows(_ image: UIImage) -> [Int] {
      (0..<60).filter { y in (0..<60).contains { pixel(image, $0, y)[3] > 0 } }
    }
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
    let one = render(60, 60) { _ in
      "HHHH HHHH".draw(at: CGPoint(x: 0, y: 10), withAttributes: attributes)
    }
    let two = render(60, 60) { _ in
      let area = CGRect(x: 0, y: 10, width: 50, height: 40)
      NSAttributedString(string: "HHHH HHHH", attributes: attributes).draw(in: area)
    }
    #expect((rows(one).first ?? 0) > 10)
    #expect((rows(one).last ?? 99) < 25)
    #expect((rows(two).last ?? 0) > 25)
    #expect(rows(two).first == rows(one).first)
  }

  @Test func `tinted images are drawn in their tint`() throws {
    let picture = render(4, 4) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let image = render(4, 4) { _ in picture.withTintColor(.blue).draw(at: .zero) }
    #expect(pixel(image, 2, 2) == blue)
  }
}
