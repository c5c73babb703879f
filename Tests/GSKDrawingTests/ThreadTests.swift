import QuartzCore
import Testing
import _TestSupport

@testable import GSKDrawing

/// What another thread has laid out and drawn, and then handed over.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ThreadTests {
  init() { installDrawing() }

  private nonisolated static func layout() -> any TextLayout {
    let run = TextRun("Größe שלום", face: FontFace(size: 15), color: .black)
    return PangoTextEngine().layout(TextBlock(runs: [run], width: 60))
  }

  private nonisolated static func drawnLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.drawing = [.text(layout(), .zero)]
    _ = NodeRenderer.render(layer.displayNode(at: 0))
    return layer
  }

  @Test func `text has the fonts of the thread that draws it`() throws {
    let made = onOtherThread { Self.layout() }
    let there = try #require(made as? PangoTextLayout)
    let here = there.onThisThread
    #expect(here !== there)
    #expect(here.lines == there.lines)
    #expect(here.onThisThread === here)
  }

  @Test func `each thread makes pictures of its own`() {
    let layer = onOtherThread { Self.drawnLayer() }
    let node = layer.displayNode(at: 0)
    let before = NodeRenderer.builtNodes
    _ = NodeRenderer.render(node)
    #expect(NodeRenderer.builtNodes == before + 1)
    _ = NodeRenderer.render(node)
    #expect(NodeRenderer.builtNodes == before + 1)
  }
}
