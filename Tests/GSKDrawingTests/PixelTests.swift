import GSKDrawing
import QuartzCore
import Testing

@MainActor
@Suite struct PixelTests {
  func layer(_ change: (CALayer) -> Void) -> CALayer { Primitives.layer(change) }

  @Test func `a fill has its color up to its edges`() throws {
    let top = layer { _ in }
    let box = still(CALayer(), 10, 5, 20, 10)
    box.backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    top.addSublayer(box)
    let canvas = try #require(Canvas(top, scale: 2))
    #expect(canvas[20, 10] == [0, 128, 255, 255])
    #expect(canvas[59, 29] == [0, 128, 255, 255])
    #expect(canvas.alpha(19, 10) == 0)
    #expect(canvas.alpha(60, 29) == 0)
    #expect(canvas.alpha(20, 9) == 0)
  }

  @Test func `a layer that is moved by next to nothing is drawn`() throws {
    let top = layer { _ in }
    let box = still(CALayer(), 0, 0, 20, 10)
    (box.backgroundColor, box.position.y) = (.red, 5 + 1e-9)
    top.addSublayer(box)
    let canvas = try #require(Canvas(top))
    #expect(canvas.alpha(10, 5) == 255)
  }

  @Test func `a rounded corner follows its circle`() throws {
    let canvas = try #require(
      Canvas(layer { ($0.backgroundColor, $0.cornerRadius) = (.red, 12) }, scale: 4))
    for x in 0..<48 {
      for y in 0..<48 {
        let distance = hypot(Double(48 - x), Double(48 - y))
        if distance > 50 { #expect(canvas.alpha(x, y) == 0) }
        if distance < 46 { #expect(canvas.alpha(x, y) == 255) }
      }
    }
  }

  @Test func `a border lies inside the edge, above what is below`() throws {
    let canvas = try #require(
      Canvas(
        layer { top in
          (top.borderColor, top.borderWidth) = (.blue, 3)
          let cover = still(CALayer(), 0, 0, 40, 30)
          cover.backgroundColor = .red
          top.addSublayer(cover)
        }))
    #expect(canvas[2, 15] == [255, 0, 0, 255])
    #expect(canvas[37, 15] == [255, 0, 0, 255])
    #expect(canvas[3, 15] == [0, 0, 255, 255])
    #expect(canvas[20, 2] == [255, 0, 0, 255])
  }

  @Test func `opacity fades the whole group as one`() throws {
    let canvas = try #require(
      Canvas(
        layer { top in
          (top.opacity, top.backgroundColor) = (0.5, .red)
          top.addSublayer(layer { $0.backgroundColor = .blue })
        }))
    #expect(zip(canvas[20, 15], [128, 0, 0, 128]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `a shadow is a bell curve whose deviation is the shadow radius`() throws {
    let top = still(CALayer(), 0, 0, 120, 120)
    let box = still(CALayer(), 30, 20, 60, 60)
    box.backgroundColor = .white
    (box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (1, 6, CGSize(width: 0, height: 10))
    top.addSublayer(box)
    let canvas = try #require(Canvas(top))
    // Below the box, on its middle: the shadow's edge is at 90, where it has half its strength.
    for y in stride(from: 81, to: 110, by: 3) {
      let distance = (Double(y) + 0.5 - 90) / 6
      let expected = 127.5 * erfc(distance / 2.0.squareRoot())
      #expect(abs(Double(canvas.alpha(60, y)) - expected) < 10, "row \(y)")
    }
  }

  /// Ways to throw a shadow of a box of 60 × 60 points.
  static let shadows: [(String, @MainActor (CALayer) -> Void)] = [
    ("background", { $0.backgroundColor = .white }),
    ("path", { $0.shadowPath = CGPath(rect: $0.bounds, transform: nil) }),
    (
      "content",
      { box in
        let content = still(CALayer(), 0, 0, 60, 60)
        content.backgroundColor = .white
        box.addSublayer(content)
      }
    ),
  ]

  @Test func `shadows of every kind are equally soft at every scale`() throws {
    for (name, prepare) in Self.shadows {
      for scale in [1.0, 2, 3] {
        let top = still(CALayer(), 0, 0, 120, 120)
        let box = still(CALayer(), 30, 20, 60, 60)
        (box.shadowOpacity, box.shadowRadius) = (1, 6)
        box.shadowOffset = CGSize(width: 0, height: 10)
        prepare(box)
        top.addSublayer(box)
        let canvas = try #require(Canvas(top, scale: scale))
        for y in stride(from: 81, to: 110, by: 3) {
          let distance = (Double(y) + 0.5 - 90) / 6
          let expected = 127.5 * erfc(distance / 2.0.squareRoot())
          let alpha = canvas.alpha(Int(60 * scale), Int((Double(y) + 0.5) * scale))
          #expect(abs(Double(alpha) - expected) < 12, "\(name) @\(scale)x, row \(y)")
        }
      }
    }
  }

  @Test func `a shadow's path and content throw shadows of their shapes`() throws {
    let path = try #require(
      Canvas(
        layer {
          ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (1, 0, CGSize(width: 3, height: 0))
          $0.shadowPath = CGPath(
            ellipseIn: CGRect(x: 10, y: 5, width: 20, height: 20), transform: nil)
        }))
    #expect(path.alpha(23, 15) == 255)
    #expect(path.alpha(11, 15) == 0)
    #expect(path.alpha(14, 6) == 0)
    let content = try #require(
      Canvas(
        layer { top in
          (top.shadowOpacity, top.shadowRadius, top.shadowOffset) = (
            1, 0, CGSize(width: 0, height: 8)
          )
          let dot = still(CALayer(), 10, 5, 6, 6)
          dot.backgroundColor = .red
          top.addSublayer(dot)
        }))
    #expect(content[12, 7] == [0, 0, 255, 255])
    #expect(content[12, 15] == [0, 0, 0, 255])
    #expect(content.alpha(20, 15) == 0)
  }

  @Test func `a mask lets its alpha through`() throws {
    let canvas = try #require(
      Canvas(
        layer { top in
          top.backgroundColor = .red
          let mask = still(CAGradientLayer(), 0, 0, 40, 30)
          mask.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
          (mask.startPoint, mask.endPoint) = (.zero, CGPoint(x: 1, y: 0))
          top.mask = mask
        }))
    for x in [2, 10, 20, 30, 38] {
      #expect(abs(canvas.alpha(x, 15) - (x * 255 + 127) / 40) < 4, "column \(x)")
    }
  }

  @Test func `a tint fills the picture's shape`() throws {
    let pixels: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0]
    let image = try #require(CGImage(width: 2, height: 1, bytesPerRow: 8, pixels: pixels))
    let canvas = try #require(
      Canvas(
        layer {
          let tint = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
          $0.drawing = [.image(image, CGRect(x: 0, y: 0, width: 40, height: 30), tint: tint)]
        }))
    #expect(zip(canvas[5, 15], [128, 0, 0, 128]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(canvas.alpha(35, 15) == 0)
  }

  @Test func `a fade mixes both pictures`() throws {
    let (old, new) = (layer { $0.backgroundColor = .red }, layer { $0.backgroundColor = .blue })
    let node = DisplayNode(
      bounds: new.bounds, items: new.displayNode(at: 0).items,
      fade: .init(from: old.displayNode(at: 0), progress: 0.25))
    installDrawing()
    let image = try #require(
      ImageDecoders.current?.picture(of: node, size: new.bounds.size, scale: 1))
    #expect(
      zip(image.pixels, [64, 0, 191, 255] as [UInt8]).allSatisfy { abs(Int($0) - Int($1)) < 2 })
  }

  @Test func `even-odd leaves holes, and trimmed lines are partial`() throws {
    let shape = still(CAShapeLayer(), 0, 0, 40, 30)
    let rings = CGMutablePath()
    rings.addRect(CGRect(x: 5, y: 5, width: 30, height: 20))
    rings.addRect(CGRect(x: 15, y: 10, width: 10, height: 10))
    shape.path = rings
    shape.fillRule = .evenOdd
    #expect(try #require(Canvas(shape)).alpha(20, 15) == 0)
    #expect(try #require(Canvas(shape)).alpha(10, 15) == 255)
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 15), CGPoint(x: 40, y: 15)])
    (shape.path, shape.strokeColor, shape.lineWidth, shape.strokeEnd) = (line, .blue, 4, 0.5)
    let half = try #require(Canvas(shape))
    #expect(half.alpha(18, 15) == 255)
    #expect(half.alpha(22, 15) == 0)
  }
}
