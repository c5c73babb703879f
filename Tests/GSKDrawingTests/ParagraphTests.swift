import QuartzCore
import Testing

@testable import GSKDrawing

@Suite struct ParagraphTests {
  private func run(_ text: String, size: CGFloat, rise: CGFloat = 0) -> TextRun {
    TextRun(
      text, face: FontFace(size: size), color: CGColor(gray: 0, alpha: 1), baselineOffset: rise)
  }

  @Test func `runs are found by their bytes`() {
    let block = TextBlock(runs: [
      run("ä", size: 1), run("bc", size: 2, rise: 4), run("d\nef", size: 3),
    ])
    let (first, second) = (block.paragraphs[0], block.paragraphs[1])
    #expect((0..<7).map { first.run(at: $0)?.face.size } == [1, 1, 2, 2, 3, 3, 3])
    #expect(second.run(at: 0)?.string == "ef")
    func sizes(_ bytes: Range<Int>) -> [CGFloat] { first.faces(in: bytes).map(\.face.size) }
    #expect(sizes(0..<2) == [1])
    #expect(sizes(1..<3) == [1, 2])
    #expect(sizes(2..<5) == [2, 3])
    #expect(sizes(0..<0) == [1] && sizes(5..<5) == [1], "the paragraph's own")
    #expect(first.faces(in: 2..<3).first?.rise == 4)
    #expect(first.prefix(utf8: 3).text == "äb")
    #expect(first.prefix(utf8: 3).run(at: 2)?.face.size == 2)
    #expect(first.appending("…").run(at: 7)?.face.size == 3)
  }

  @Test(.timeLimit(.minutes(1))) func `each of many runs is found without visiting all`() {
    let runs = (0..<100_000).map { run("ab", size: CGFloat($0 + 1)) }
    let paragraph = TextBlock(runs: runs).paragraphs[0]
    var misses = 0
    for index in runs.indices {
      let size = CGFloat(index + 1)
      let bytes = index * 2..<index * 2 + 2
      if paragraph.run(at: bytes.lowerBound)?.face.size != size { misses += 1 }
      if paragraph.faces(in: bytes).map(\.face.size) != [size] { misses += 1 }
    }
    #expect(misses == 0)
  }
}
