import GSKDrawing
import QuartzCore
import Testing

@MainActor
@Suite struct CacheTests {
  let root = still(CALayer(), 0, 0, 100, 400)
  let cells: [(cell: CALayer, label: CALayer)]
  let engine = PangoTextEngine()

  init() {
    cells = (0..<10).map { row in
      let cell = still(CALayer(), 0, CGFloat(row) * 40, 100, 40)
      let label = still(CALayer(), 10, 10, 80, 20)
      cell.addSublayer(label)
      return (cell, label)
    }
    for (cell, _) in cells { root.addSublayer(cell) }
    for (row, (_, label)) in cells.enumerated() { set("Row \(row)", on: label) }
    _ = NodeRenderer.render(root.displayNode(at: 0))
  }

  func set(_ text: String, on label: CALayer) {
    let run = TextRun(text, face: FontFace(size: 15), color: .black)
    label.drawing = [.text(engine.layout(TextBlock(runs: [run], width: 80)), .zero)]
  }

  /// How many nodes one frame builds after a change.
  func built(after change: () -> Void) -> Int {
    change()
    let before = NodeRenderer.builtNodes
    _ = NodeRenderer.render(root.displayNode(at: 0))
    return NodeRenderer.builtNodes - before
  }

  @Test func `nothing changed: nothing is built`() {
    #expect(built {} == 0)
  }

  @Test func `a changed label builds itself and what holds it`() {
    #expect(built { set("changed", on: cells[3].label) } == 3)
  }

  @Test func `a scrolled list builds itself alone`() {
    #expect(built { root.bounds.origin.y = 17 } == 1)
    #expect(built { cells[4].cell.position.y += 3 } == 1)
  }

  @Test func `unchanged parts keep their render nodes`() throws {
    let cell = cells[5].cell.displayNode(at: 0)
    let before = try #require(NodeRenderer.render(cell)).node
    _ = built { set("changed", on: cells[3].label) }
    #expect(NodeRenderer.render(cells[5].cell.displayNode(at: 0))?.node == before)
  }

  @Test func `equal texts are laid out once, and not kept for ever`() {
    let before = PangoTextEngine.shapedBlocks
    func layout(_ text: String) -> any TextLayout {
      let run = TextRun(text, face: FontFace(size: 12), color: .black)
      return engine.layout(TextBlock(runs: [run]))
    }
    let first = layout("same")
    #expect(layout("same") === first)
    #expect(PangoTextEngine.shapedBlocks == before + 1)
    for index in 0..<1500 { _ = layout("text \(index)") }
    #expect(engine.cachedLayouts <= 1024)
    #expect(layout("same") !== first)
  }

  @Test func `large textures go soon after their pictures`() throws {
    let area = CGRect(x: 0, y: 0, width: 8, height: 8)
    // Four megabytes each.
    let pixels = [UInt8](repeating: 255, count: 4 << 20)
    for _ in 0..<12 {
      let picture = try #require(
        CGImage(width: 1024, height: 1024, bytesPerRow: 4096, pixels: pixels))
      let node = DisplayNode(bounds: area, items: [.image(picture, area, tint: nil)])
      #expect(NodeRenderer.render(node) != nil)
    }
    #expect(TextureCache.shared.byteCount >= 4 << 20)
    #expect(TextureCache.shared.byteCount <= 40 << 20)
  }

  @Test func `what is asked for again and again stays`() {
    var cache = TwoGenerationCache<Int, Int>(limit: 10)
    var made: [Int] = []
    for round in 0..<100 {
      for key in [1, 2, 1000 + round] {
        _ = cache.value(of: key) {
          made.append(key)
          return key
        }
      }
    }
    #expect(made.filter { $0 < 10 } == [1, 2])
    #expect(cache.count <= 20)
  }

  @Test func `what is forgotten goes one by one`() {
    /// Counts entries that are there.
    final class Counter {
      var count = 0
    }
    final class Entry {
      let counter: Counter
      init(_ counter: Counter) {
        self.counter = counter
        counter.count += 1
      }
      deinit { counter.count -= 1 }
    }
    let counter = Counter()
    var cache = TwoGenerationCache<Int, Entry>(limit: 10)
    for key in 0..<100 {
      let before = counter.count
      _ = cache.value(of: key) { Entry(counter) }
      // One comes, and at most one goes.
      #expect((0...1).contains(counter.count - before), "key \(key)")
      #expect(cache.count <= 20)
      #expect(counter.count <= 30)
    }
  }
}
