import Kumiko
import Testing
import _TestSupport

@Suite struct `A table of rows` {
  private func key(_ row: Int) -> RowPathKey {
    RowPathKey(section: DifferenceKey(exactly: row % 3), row: DifferenceKey(exactly: row))
  }

  @Test func `knows what a dictionary would`() {
    var random = SeededRandom(seed: 11)
    var (table, reference) = (RowTable<Int>(), [RowPathKey: Int]())
    for step in 0..<20_000 {
      let key = key(Int.random(in: 0..<3_000, using: &random))
      let value = Bool.random(using: &random) ? step : nil
      (table[key], reference[key]) = (value, value)
      if step % 5_000 == 4_999 {
        let forgotten = Set((0..<100).map(self.key))
        table.removeAll { forgotten.contains($0) }
        reference = reference.filter { !forgotten.contains($0.key) }
      }
    }
    #expect(table.count == reference.count)
    for row in 0..<3_000 where table[key(row)] != reference[key(row)] {
      Issue.record("row \(row)")
    }
  }
}
