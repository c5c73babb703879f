import GSKDrawing
import QuartzCore
import Testing

/// A screen of 160 × 160 points with a backdrop of 80 × 80 in its middle.
@MainActor
@Suite struct BackdropTests {
  let root = still(CALayer(), 0, 0, 160, 160)
  let below = still(CALayer(), 0, 0, 160, 160)
  let holder = still(CALayer(), 40, 40, 80, 80)
  let glass = still(BackdropLayer(), 0, 0, 80, 80)

  static let clear = CGColor(gray: 0, alpha: 0)

  init() {
    root.addSublayer(below)
    root.addSublayer(holder)
    holder.addSublayer(glass)
    glass.backdrop = DisplayNode.Backdrop(blur: 20, tint: Self.clear)
  }

  @discardableResult
  func addBelow(
    _ color: CGColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CALayer {
    let layer = still(CALayer(), x, y, width, height)
    layer.backgroundColor = color
    below.addSublayer(layer)
    return layer
  }

  /// How many backdrops one frame makes after a change.
  func made(after change: () -> Void) -> Int {
    change()
    let before = NodeRenderer.builtGlasses
    _ = NodeRenderer.render(root.displayNode(at: 0))
    return NodeRenderer.builtGlasses - before
  }

  // MARK: Looks

  @Test func `one color below stays that color up to the edges, at every scale`() throws {
    below.backgroundColor = CGColor(srgbRed: 0.8, green: 0.2, blue: 0.4, alpha: 1)
    for scale in [1.0, 1.5, 2, 3] {
      let canvas = try #require(Canvas(root, scale: scale))
      #expect(canvas.difference(from: canvas) { _, _ in (1, 1) } <= 1, "@\(scale)x")
    }
  }

  @Test func `the edge between two colors becomes a bell curve of the deviation`() throws {
    below.backgroundColor = .white
    addBelow(.black, 0, 0, 80, 160)
    glass.frame = CGRect(x: -40, y: 0, width: 160, height: 80)
    glass.backdrop?.blur = 15
    for scale in [1.0, 2, 3] {
      let canvas = try #require(Canvas(root, scale: scale))
      for x in stride(from: 35, to: 130, by: 10) {
        let distance = (80 - Double(x) - 0.5) / 15
        let expected = 127.5 * erfc(distance / 2.0.squareRoot())
        let gray = canvas[Int((Double(x) + 0.5) * scale), Int(80 * scale)][0]
        #expect(abs(Double(gray) - expected) < 10, "@\(scale)x, column \(x)")
      }
    }
  }

  @Test func `below a dense tint the bell curve has no kinks`() throws {
    below.backgroundColor = .white
    addBelow(.black, 0, 0, 80, 160)
    glass.frame = CGRect(x: -40, y: 0, width: 160, height: 80)
    glass.backdrop = DisplayNode.Backdrop(blur: 20, tint: CGColor(gray: 1, alpha: 0.75))
    let canvas = try #require(Canvas(root, scale: 2))
    let values = (0..<320).map { Int(canvas[$0, 160][0]) }
    let slopes = zip(values, values.dropFirst(8)).map { $1 - $0 }
    #expect(zip(slopes, slopes.dropFirst(8)).allSatisfy { abs($1 - $0) <= 2 }, "\(slopes)")
    #expect((values.last ?? 0) - (values.first ?? 0) > 55)
  }

  @Test func `what lies beside a backdrop does not shine in`() throws {
    below.backgroundColor = .black
    addBelow(.white, 0, 0, 40, 160)
    let canvas = try #require(Canvas(root))
    #expect(canvas[41, 80] == [0, 0, 0, 255])
    #expect(canvas[39, 80] == [255, 255, 255, 255])
  }

  @Test func `a fine pattern below is leveled`() throws {
    below.backgroundColor = .black
    for x in stride(from: CGFloat(0), to: 160, by: 8) { addBelow(.white, x, 0, 4, 160) }
    let canvas = try #require(Canvas(root))
    for x in 50..<110 { #expect(abs(canvas[x, 80][0] - 127) <= 6, "column \(x)") }
  }

  @Test func `colors are saturated, multiplied, lifted and tinted in this order`() throws {
    below.backgroundColor = CGColor(srgbRed: 0.5, green: 0.4, blue: 0.4, alpha: 1)
    glass.backdrop = DisplayNode.Backdrop(
      blur: 20, saturation: 2, gain: 0.5, lift: 0.1, tint: CGColor(gray: 1, alpha: 0.5))
    let gray = 0.2126 * 0.5 + 0.7874 * 0.4
    let expected = [0.4, 0.4, 0.5].map { 255 * (((gray + ($0 - gray) * 2) / 2 + 0.1 + 1) / 2) }
    let canvas = try #require(Canvas(root))
    for (channel, value) in zip(canvas[80, 80], expected) {
      #expect(abs(Double(channel) - value) <= 2)
    }
  }

  @Test func `over nothing a backdrop shows its tint`() throws {
    glass.backdrop?.tint = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(try #require(Canvas(root))[80, 80] == [0, 0, 128, 128])
  }

  @Test func `siblings in front are not part of it, content is sharp`() throws {
    below.backgroundColor = .white
    let title = still(CALayer(), 10, 10, 60, 60)
    title.backgroundColor = .black
    holder.addSublayer(title)
    let canvas = try #require(Canvas(root))
    #expect(canvas[51, 51] == [0, 0, 0, 255])
    #expect(canvas[48, 48] == [255, 255, 255, 255])
  }

  @Test func `corners are cut where the holder clips`() throws {
    below.backgroundColor = .white
    glass.backdrop?.tint = .red
    (holder.cornerRadius, holder.masksToBounds) = (20, true)
    let canvas = try #require(Canvas(root))
    #expect(canvas[41, 41] == [255, 255, 255, 255])
    #expect(canvas[80, 41] == [0, 0, 255, 255])
  }

  @Test func `a masked holder shows its backdrop where the mask lets it through`() throws {
    below.backgroundColor = .black
    glass.backdrop?.tint = .red
    let mask = still(CALayer(), 0, 0, 40, 80)
    mask.backgroundColor = .white
    holder.mask = mask
    let canvas = try #require(Canvas(root))
    #expect(canvas[60, 80] == [0, 0, 255, 255])
    #expect(canvas[100, 80] == [0, 0, 0, 255])
  }

  @Test func `opacity of the holder fades the backdrop`() throws {
    below.backgroundColor = .black
    glass.backdrop?.tint = .red
    holder.opacity = 0.5
    #expect(abs(try #require(Canvas(root))[80, 80][2] - 128) <= 1)
  }

  @Test func `one backdrop above another blurs what that shows`() throws {
    below.backgroundColor = .black
    glass.backdrop?.tint = .red
    let upper = still(BackdropLayer(), 60, 60, 40, 40)
    upper.backdrop = DisplayNode.Backdrop(blur: 20, tint: CGColor(gray: 1, alpha: 0.5))
    root.addSublayer(upper)
    let pixel = try #require(Canvas(root))[80, 80]
    #expect(zip(pixel, [128, 128, 255, 255]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `a turned and scaled backdrop shows what lies below it`() throws {
    below.backgroundColor = .white
    addBelow(.red, 0, 0, 160, 80)
    holder.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 1))
    glass.backdrop?.blur = 4
    let canvas = try #require(Canvas(root))
    #expect(canvas[80, 65] == [0, 0, 255, 255])
    #expect(canvas[80, 95] == [255, 255, 255, 255])
  }

  @Test func `in a scrolled layer a backdrop shows what lies below it`() throws {
    below.backgroundColor = .white
    addBelow(.red, 0, 300, 160, 200)
    root.bounds.origin.y = 300
    (below.frame.origin.y, holder.frame.origin.y) = (0, 340)
    below.bounds.size.height = 600
    below.position.y = 300
    #expect(try #require(Canvas(root))[80, 80] == [0, 0, 255, 255])
  }

  @Test func `content as a stencil lets what lies below through, recolored`() throws {
    below.backgroundColor = .white
    glass.removeFromSuperlayer()
    let stencil = still(VibrancyLayer(), 0, 0, 80, 80)
    stencil.backdrop = DisplayNode.Backdrop(blur: 0, gain: 0.4, tint: Self.clear)
    let shape = still(CALayer(), 10, 10, 60, 60)
    shape.backgroundColor = .red
    stencil.addSublayer(shape)
    holder.addSublayer(stencil)
    let canvas = try #require(Canvas(root))
    #expect(canvas[80, 80] == [102, 102, 102, 255])
    #expect(canvas[45, 45] == [255, 255, 255, 255])
  }

  @Test func `a part drawn alone equals that part of the whole`() throws {
    below.backgroundColor = .white
    for x in stride(from: CGFloat(0), to: 160, by: 30) { addBelow(.red, x, x, 15, 25) }
    let whole = try #require(Canvas(root))
    let window = still(CALayer(), 0, 0, 50, 40)
    window.masksToBounds = true
    window.addSublayer(root)
    root.position = CGPoint(x: 80 - 50, y: 80 - 60)
    let part = try #require(Canvas(window))
    #expect(whole.difference(from: part) { ($0 + 50, $1 + 60) } <= 1)
  }

  @Test func `painted step by step it looks like the whole`() throws {
    below.backgroundColor = .white
    for x in stride(from: CGFloat(0), to: 160, by: 30) { addBelow(.red, x, x, 15, 25) }
    glass.backdrop?.tint = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.3)
    glass.frame = CGRect(x: -10, y: -10, width: 100, height: 100)
    (holder.masksToBounds, holder.borderWidth, holder.borderColor) = (true, 3, .black)
    holder.setAffineTransform(CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 0.9, y: 1.1))
    let title = still(CALayer(), 20, 30, 30, 10)
    title.backgroundColor = .black
    holder.addSublayer(title)
    let upper = still(BackdropLayer(), 60, 90, 60, 40)
    upper.backdrop = DisplayNode.Backdrop(blur: 6, tint: CGColor(gray: 1, alpha: 0.5))
    root.addSublayer(upper)
    let inSteps = try #require(Canvas(root, scale: 2))
    // What is masked is painted as one picture.
    let masked = still(CALayer(), 0, 0, 160, 160)
    let mask = still(CALayer(), 0, 0, 160, 160)
    mask.backgroundColor = .white
    masked.mask = mask
    masked.addSublayer(root)
    let whole = try #require(Canvas(masked, scale: 2))
    #expect(inSteps.difference(from: whole) <= 1)
  }

  @Test func `a backdrop below a clear layer's edge is cut where the layers above cut`() throws {
    below.backgroundColor = .white
    glass.backdrop?.tint = .red
    holder.masksToBounds = true
    root.masksToBounds = true
    glass.frame = CGRect(x: 40, y: 0, width: 80, height: 80)
    let canvas = try #require(Canvas(root))
    #expect(canvas[119, 80] == [0, 0, 255, 255])
    #expect(canvas[121, 80] == [255, 255, 255, 255])
    #expect(canvas[79, 80] == [255, 255, 255, 255])
  }

  @Test func `a screen looks the same after a part of it was drawn alone`() throws {
    below.backgroundColor = .black
    addBelow(.red, 40, 40, 80, 80)
    let first = try #require(Canvas(root))
    _ = try #require(Canvas(holder))
    let second = try #require(Canvas(root))
    #expect(second.difference(from: first) == 0)
  }

  // MARK: Work

  @Test func `nothing changed: no work and the same render node`() throws {
    below.backgroundColor = .white
    let node = root.displayNode(at: 0)
    let first = try #require(NodeRenderer.render(node))
    let built = NodeRenderer.builtNodes
    #expect(NodeRenderer.render(node) === first)
    #expect(NodeRenderer.builtNodes == built)
  }

  @Test func `a backdrop is made again only for changes inside its area`() {
    let inside = addBelow(.red, 100, 100, 40, 40)
    let outside = addBelow(.blue, 0, 0, 30, 160)
    let title = still(CALayer(), 10, 10, 30, 30)
    holder.addSublayer(title)
    #expect(made {} == 1)
    #expect(made { outside.backgroundColor = .white } == 0)
    #expect(made { title.backgroundColor = .white } == 0)
    #expect(made { inside.backgroundColor = .white } == 1)
    #expect(made { inside.position.y += 4 } == 1)
    #expect(made {} == 0)
  }

  @Test func `a backdrop that moves along with all below it is kept`() {
    addBelow(.red, 60, 60, 40, 40)
    let page = still(CALayer(), 0, 0, 160, 160)
    root.addSublayer(page)
    page.addSublayer(below)
    page.addSublayer(holder)
    #expect(made {} == 1)
    #expect(made { page.position.y -= 33.3 } == 0)
  }

  @Test func `what an opaque color hides does not count`() {
    let hidden = addBelow(.red, 60, 60, 40, 40)
    let cover = still(CALayer(), 20, 20, 120, 120)
    cover.backgroundColor = .white
    below.addSublayer(cover)
    #expect(made {} == 1)
    #expect(made { hidden.backgroundColor = .blue } == 0)
    #expect(made { cover.opacity = 0.5 } == 1)
    #expect(made { hidden.backgroundColor = .red } == 1)
  }

  @Test func `a picture that fades away keeps what its backdrop showed`() throws {
    below.backgroundColor = .black
    addBelow(.red, 0, 0, 160, 160)
    let first = holder.displayNode(at: 0)
    _ = try #require(Canvas(root))
    let fading = DisplayNode(
      bounds: root.bounds, items: [], fade: DisplayNode.Fade(from: first, progress: 0))
    let picture = ImageDecoders.current?.picture(
      of: fading, size: CGSize(width: 80, height: 80), scale: 1)
    #expect(picture?.pixels.prefix(4).elementsEqual([0, 0, 255, 255]) == true)
  }
}
