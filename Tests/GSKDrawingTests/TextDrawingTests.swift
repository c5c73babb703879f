import GSKDrawing
import QuartzCore
import Testing

@MainActor
@Suite struct TextDrawingTests {
  let engine = PangoTextEngine()

  func canvas(_ runs: [TextRun]) throws -> Canvas {
    let layer = still(CALayer(), 0, 0, 60, 24)
    layer.drawing = [.text(engine.layout(TextBlock(runs: runs)), .zero)]
    return try #require(Canvas(layer, scale: 2))
  }

  func run(_ text: String, _ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
    var run = TextRun(text, face: FontFace(size: 17), color: .red)
    change(&run)
    return run
  }

  /// Rows in which some pixel is covered.
  func rows(_ canvas: Canvas) -> [Int] {
    (0..<canvas.image.height).filter { y in
      (0..<canvas.image.width).contains { canvas.alpha($0, y) > 40 }
    }
  }

  @Test func `capitals stand on the baseline, as high as the font says`() throws {
    let rows = try rows(canvas([run("H")]))
    let metrics = engine.metrics(of: FontFace(size: 17))
    let (top, bottom) = (try #require(rows.first), try #require(rows.last))
    #expect(abs(CGFloat(bottom + 1) / 2 - metrics.ascender) <= 0.75)
    #expect(abs(CGFloat(bottom + 1 - top) / 2 - metrics.capHeight) <= 1)
  }

  @Test func `each run has its color`() throws {
    let canvas = try canvas([run("||||"), run("||||") { $0.color = .blue }])
    let width = engine.layout(TextBlock(runs: [run("||||")])).size.width
    for x in 0..<canvas.image.width where canvas.alpha(x, 20) > 200 {
      let isLeft = CGFloat(x) / 2 < width
      #expect(canvas[x, 20][isLeft ? 0 : 2] < 60, "column \(x)")
    }
  }

  @Test func `backgrounds, underlines and strikes run along the text`() throws {
    let plain = try rows(canvas([run("x")]))
    let under = try rows(canvas([run("x") { $0.isUnderlined = true }]))
    #expect(try #require(under.last) > (try #require(plain.last)))
    let struck = try canvas([run("i i") { $0.isStruckThrough = true }])
    let gap = Int(engine.layout(TextBlock(runs: [run("i i")])).size.width)
    #expect((0..<struck.image.height).contains { struck.alpha(gap, $0) > 100 })
    let back = try canvas([run("x") { $0.background = .blue }])
    #expect(back[1, 4] == [255, 0, 0, 255])
  }

  @Test func `emoji are drawn in their colors`() throws {
    let canvas = try canvas([run("🍏")])
    let greens = (0..<canvas.image.width).filter { canvas[$0, 22][1] > canvas[$0, 22][2] + 30 }
    #expect(greens.count > 10)
  }
}
