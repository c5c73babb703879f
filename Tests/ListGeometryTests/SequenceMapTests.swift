import ListGeometry
import Testing
import _TestSupport

@Suite struct SequenceMapTests {
  /// All subsets of `0..<count`.
  private func subsets(_ count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
  }

  /// The new sequence, spelt by the old index of each place.
  private func reference(_ count: Int, _ removed: [Int], _ added: [Int]) -> [Int?] {
    var result: [Int?] = (0..<count).filter { !removed.contains($0) }
    for place in added { result.insert(nil, at: place) }
    return result
  }

  @Test func `every small change agrees with removing from and inserting into an array`() {
    withEvery("count", in: 0...4) { count in
      withEvery("removed", in: subsets(count)) { removed in
        withEvery("added", in: subsets(count - removed.count + 2)) { added in
          let after = count - removed.count + added.count
          guard added.last ?? -1 < after else { return }
          check(SequenceMap(countBefore: count, removed: removed.reversed(), added: added))
        }
      }
    }
  }

  private func check(_ map: SequenceMap) {
    let expected = reference(map.countBefore, map.removed, map.added)
    #expect(map.countAfter == expected.count, TestLabels.current)
    #expect((0..<map.countAfter).map(map.oldIndex) == expected, TestLabels.current)
    for old in 0..<map.countBefore {
      #expect(map.newIndex(old) == expected.firstIndex(of: old), TestLabels.current)
    }
    let spelt = map.segments.flatMap { segment -> [Int?] in
      switch segment {
      case .kept(let range): Array(range)
      case .added(let range): range.map { _ in nil }
      }
    }
    #expect(spelt == expected, TestLabels.current)
  }

  @Test func `segments are as few as can be`() {
    let map = SequenceMap(countBefore: 1_000_000, removed: [10, 11], added: [500, 501, 502])
    #expect(
      map.segments == [.kept(0..<10), .kept(12..<502), .added(500..<503), .kept(502..<1_000_000)])
  }
}
