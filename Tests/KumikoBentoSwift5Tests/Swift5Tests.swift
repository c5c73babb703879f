import KumikoBento
import Testing

@MainActor
@Suite("Bento: samples")
struct SampleTests {
  @Test("An empty box has no sections")
  func empty() { #expect(Box<Int, Int>.empty.sections.isEmpty) }
}
