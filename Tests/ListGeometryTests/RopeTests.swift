import ListGeometry
import Testing
import _TestSupport

/// One height for each place: what a rope of runs stands for.
func heights(_ rope: Rope<RowRun>) -> [Double] {
  rope.elements.flatMap { Array(repeating: $0.height, count: $0.count) }
}

func rows(_ heights: [Double]) -> Rope<RowRun> {
  Rope(heights.map { RowRun(count: 1, height: $0, isExact: true) })
}

@Suite struct RopeTests {
  @Test func `neighbors that are alike are one stretch`() {
    #expect(rows([10, 10, 20, 20, 20, 10]).elements.map(\.count) == [2, 3, 1])
    var rope = rows([10, 20])
    rope.append(rows([20, 30]))
    #expect(rope.elements.map(\.count) == [1, 2, 1])
  }

  @Test func `an estimate and an exact height are not alike`() {
    let runs = [false, true].map { RowRun(count: 1, height: 44, isExact: $0) }
    #expect(Rope(runs).elements == runs)
  }

  @Test func `an empty rope has no place`() {
    let rope = Rope<RowRun>()
    #expect(rope.count == 0)
    #expect(rope.extent == 0)
    #expect(rope.depth == 0)
    #expect(rope.position(ofPlace: 0) == nil)
    #expect(rope.index(atOffset: 0) == nil)
    #expect(rope.offset(ofPlace: 3) == 0)
  }

  @Test func `places are found by index and by offset`() {
    let model: [Double] = [10, 10, 0, 20, 0, 5]
    let rope = rows(model)
    var top = 0.0
    for (place, height) in model.enumerated() {
      #expect(rope.offset(ofPlace: place) == top)
      if height > 0 { #expect(rope.index(atOffset: top) == place) }
      if height > 0 { #expect(rope.index(atOffset: top + height - 0.5) == place) }
      top += height
    }
    #expect(rope.index(atOffset: top) == nil)
    #expect(rope.index(atOffset: -1) == nil)
    #expect(rope.position(ofPlace: -1) == nil)
    #expect(rope.position(ofPlace: 6) == nil)
  }

  @Test func `replacing any range agrees with an array`() {
    let model: [Double] = [1, 2, 2, 3, 1]
    withEvery("from", in: 0...5) { start in
      withEvery("to", in: start...5) { end in
        withEvery("with", in: [[], [2], [7, 8]]) { new in
          var rope = rows(model)
          rope.replace(start..<end, with: rows(new))
          var expected = model
          expected.replaceSubrange(start..<end, with: new)
          #expect(heights(rope) == expected, TestLabels.current)
          #expect(heights(rows(model).slice(start..<end)) == Array(model[start..<end]))
        }
      }
    }
  }

  @Test func `random edits agree with an array and keep the tree shallow`() {
    var random = SeededRandom(seed: 7)
    var model: [Double] = []
    var rope = Rope<RowRun>()
    for _ in 0..<1500 {
      let start = Int.random(in: 0...model.count, using: &random)
      let end = min(model.count, start + Int.random(in: 0...3, using: &random))
      let new = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Double(Int.random(in: 0...6, using: &random))
      }
      model.replaceSubrange(start..<end, with: new)
      rope.replace(start..<end, with: rows(new))
      #expect(rope.count == model.count)
      #expect(rope.extent == model.reduce(0, +))
    }
    #expect(heights(rope) == model)
    #expect(model.count > 500)
    #expect(rope.depth <= 2 * model.count.bitWidthNeeded)
  }

  @Test func `an edit shares all but a few nodes with the rope before it`() {
    let before = rows((0..<20_000).map { Double($0 % 97) })
    var after = before
    after.replace(9_000..<9_001, with: rows([1, 2, 3]))
    #expect(after.nodesUnshared(with: before) <= 8 * before.depth)
    #expect(before.depth <= 15)
  }

  @Test func `a million alike places take one node`() {
    var rope = Rope([RowRun(count: 1_000_000, height: 44, isExact: false)])
    #expect(rope.depth == 1)
    #expect(rope.extent == 44_000_000)
    rope.replace(500_000..<500_001, with: rows([60]))
    #expect(rope.elements.map(\.count) == [500_000, 1, 499_999])
    #expect(rope.index(atOffset: 22_000_059) == 500_000)
    #expect(rope.index(atOffset: 22_000_060) == 500_001)
  }
}

extension Int {
  /// How many bits it takes to write the number.
  var bitWidthNeeded: Int { Int.bitWidth - leadingZeroBitCount }
}
