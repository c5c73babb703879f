import GSKDrawing
import QuartzCore
import Testing

@MainActor
@Suite struct TextLayoutTests {
  let engine = PangoTextEngine()

  @Test func `a line is as high as its font says`() {
    let face = FontFace(size: 17)
    let layout = engine.layout(
      TextBlock(runs: [TextRun("👍", face: face, color: .init(gray: 0, alpha: 1))]))
    let metrics = engine.metrics(of: face)
    #expect(layout.size.height == metrics.ascender - metrics.descender + metrics.leading)
  }
}
