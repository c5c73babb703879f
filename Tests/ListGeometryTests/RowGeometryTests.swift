import ListGeometry
import Testing
import _TestSupport

/// A list laid out part by part, as a reference.
private struct NaiveList {
  struct Section {
    var padding: Double
    var header: Double
    var rows: [Double]
    var footer: Double
    var all: Double { padding + header + rows.reduce(0, +) + footer }
  }
  var sections: [Section]

  static func random(using random: inout SeededRandom) -> NaiveList {
    func height() -> Double { [0, 0, 10, 10, 12.5, 44].randomElement(using: &random) ?? 0 }
    return NaiveList(
      sections: (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Section(
          padding: height(), header: height(),
          rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in height() },
          footer: height())
      })
  }

  var geometry: RowGeometry {
    RowGeometry(
      sections.map {
        SectionHeights(
          topPadding: $0.padding, header: .init(height: $0.header, isExact: true),
          rows: ListGeometryTests.rows($0.rows), footer: .init(height: $0.footer, isExact: true))
      })
  }

  /// Every part with its span, from top to bottom.
  var parts: [(part: RowGeometry.Part, span: RowGeometry.Span)] {
    var top = 0.0
    var result: [(RowGeometry.Part, RowGeometry.Span)] = []
    func add(_ part: RowGeometry.Part, _ height: Double) {
      result.append((part, .init(start: top, height: height)))
      top += height
    }
    for (index, section) in sections.enumerated() {
      add(.padding(section: index), section.padding)
      add(.header(section: index), section.header)
      for (row, height) in section.rows.enumerated() {
        add(.row(RowPath(section: index, row: row)), height)
      }
      add(.footer(section: index), section.footer)
    }
    return result
  }
}

@Suite struct RowGeometryTests {
  @Test func `spans and hits agree with a list laid out part by part`() {
    var random = SeededRandom(seed: 11)
    withEvery("list", in: 0..<300) { _ in
      let list = NaiveList.random(using: &random)
      let geometry = list.geometry
      #expect(geometry.height == list.sections.reduce(0) { $0 + $1.all })
      for (part, span) in list.parts {
        #expect(geometry.span(of: part) == span, TestLabels.current)
        guard span.height > 0 else { continue }
        #expect(geometry.part(at: span.start) == part, TestLabels.current)
        #expect(geometry.part(at: span.end - 0.25) == part, TestLabels.current)
      }
      #expect(geometry.part(at: geometry.height) == nil)
      #expect(geometry.part(at: -1) == nil)
    }
  }

  @Test func `rows in a stretch are those that overlap it`() {
    var random = SeededRandom(seed: 12)
    withEvery("list", in: 0..<200) { _ in
      let list = NaiveList.random(using: &random)
      let geometry = list.geometry
      let start = Double.random(in: -50...300, using: &random).rounded()
      let end = start + Double.random(in: 0...120, using: &random).rounded()
      for section in list.sections.indices {
        let found = geometry.rows(inSection: section, from: start, to: end)
        let visible = list.sections[section].rows.indices.filter { row in
          guard let span = geometry.span(of: RowPath(section: section, row: row)) else {
            return false
          }
          return span.height > 0 && span.start < end && span.end > start
        }
        #expect(visible.allSatisfy(found.contains), TestLabels.current)
        #expect(found.first == visible.first, TestLabels.current)
        #expect(found.last == visible.last, TestLabels.current)
      }
    }
  }

  @Test func `measuring changes what is below and nothing above`() {
    let list = NaiveList(sections: [
      .init(padding: 0, header: 20, rows: [10, 10, 10], footer: 5),
      .init(padding: 8, header: 20, rows: [10], footer: 5),
    ])
    var geometry = list.geometry
    geometry.setHeight(30, at: RowPath(section: 0, row: 1))
    #expect(geometry.span(of: RowPath(section: 0, row: 0))?.start == 20)
    #expect(geometry.span(of: RowPath(section: 0, row: 1)) == .init(start: 30, height: 30))
    #expect(geometry.span(of: RowPath(section: 0, row: 2))?.start == 60)
    geometry.setHeaderHeight(0, inSection: 0)
    geometry.setFooterHeight(50, inSection: 0)
    #expect(geometry.headerSpan(1) == .init(start: 108, height: 20))
    #expect(geometry.span(ofSection: 1) == .init(start: 100, height: 43))
    #expect(geometry.footerSpan(1) == .init(start: 138, height: 5))
    #expect(geometry.section(at: 99) == 0)
    #expect(geometry.section(at: 100) == 1)
  }

  @Test func `an estimate becomes exact once measured`() {
    let estimate = RowRun(count: 3, height: 44, isExact: false)
    var geometry = RowGeometry([SectionHeights(rows: Rope([estimate]))])
    geometry.setHeight(44, at: RowPath(section: 0, row: 1))
    #expect(
      (0..<4).map { geometry.isExact(RowPath(section: 0, row: $0)) } == [false, true, false, false])
    #expect(geometry.height == 132)
  }

  @Test func `rows measured together stand as if they were measured one by one`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let estimate = RowRun(count: 20, height: 44, isExact: false)
      var single = RowGeometry([SectionHeights(rows: Rope([estimate]))])
      var together = single
      let first = Int.random(in: 0..<20, using: &random)
      let count = Int.random(in: 0...(20 - first), using: &random)
      let heights: [Double] = (0..<count).map { _ in
        [0, 30, 44, .nan][Int.random(in: 0..<4, using: &random)]
      }
      for (row, height) in heights.enumerated() {
        single.setHeight(height, at: RowPath(section: 0, row: first + row))
      }
      together.setHeights(heights, from: RowPath(section: 0, row: first))
      #expect(together[0].rows.elements == single[0].rows.elements)
      #expect(together.mayHaveCollapsedParts == single.mayHaveCollapsedParts)
    }
  }

  @Test func `what was measured becomes a guess that keeps its value`() {
    let fixed = RowRun(count: 2, height: 40, isExact: true)
    let estimate = RowRun(count: 2, height: 44, isExact: false)
    var geometry = RowGeometry([SectionHeights(rows: Rope([fixed, estimate]))])
    func exact() -> [Bool] { (0..<4).map { geometry.isExact(RowPath(section: 0, row: $0)) } }
    geometry.setHeight(90, at: RowPath(section: 0, row: 2))
    geometry.setHeaderHeight(30, inSection: 0)
    #expect(exact() == [true, true, true, false])
    #expect(geometry.isExact(geometry[0].header))
    geometry.invalidateMeasurements()
    #expect(exact() == [true, true, false, false])
    #expect(!geometry.isExact(geometry[0].header))
    #expect(geometry.height == 30 + 80 + 90 + 44)
    geometry.setHeight(90, at: RowPath(section: 0, row: 2))
    #expect(exact() == [true, true, true, false])
  }

  @Test func `rows without height are found where they stand, once they may have another`() {
    let path = { RowPath(section: 0, row: $0) }
    let estimate = RowRun(count: 6, height: 10, isExact: false)
    var geometry = RowGeometry([SectionHeights(rows: Rope([estimate]))])
    for row in [0, 2, 3, 5] { geometry.setHeight(0, at: path(row)) }
    func stale(_ start: Double, _ end: Double) -> [Range<Int>] {
      geometry.staleCollapsedRows(inSection: 0, from: start, to: end)
    }
    #expect(geometry.mayHaveCollapsedParts)
    #expect(stale(0, 100).isEmpty)
    geometry.invalidateMeasurements()
    #expect(stale(0, 100) == [0..<1, 2..<4, 5..<6])
    #expect(stale(0, 5) == [0..<1])
    #expect(stale(10, 12) == [2..<4])
    #expect(stale(20, 30) == [5..<6])
    #expect(stale(21, 30).isEmpty)
  }

  @Test func `rows without height are remembered while sections get other headers`() {
    let estimate = RowRun(count: 3, height: 10, isExact: false)
    var geometry = RowGeometry([SectionHeights(rows: Rope([estimate]))])
    geometry.setHeight(0, at: RowPath(section: 0, row: 2))
    geometry.invalidateMeasurements()
    geometry.updateSections { _, heights in heights.header = .init(height: 20, isExact: true) }
    #expect(geometry.height == 40)
    #expect(geometry.mayHaveCollapsedParts)
    #expect(geometry.staleCollapsedRows(inSection: 0, from: 0, to: 50) == [2..<3])
  }

  @Test func `sections without height are found where they stand`() {
    let full = SectionHeights(header: .init(height: 10, isExact: true))
    let empty = SectionHeights()
    let geometry = RowGeometry([empty, full, empty, empty, full, empty])
    #expect(geometry.mayHaveCollapsedParts)
    #expect(geometry.sections(from: 0, to: 5) == 0..<2)
    #expect(geometry.sections(from: 5, to: 10) == 1..<5)
    #expect(geometry.sections(from: 10, to: 20) == 2..<6)
    #expect(geometry.sections(from: 12, to: 50) == 4..<6)
    #expect(RowGeometry([empty, empty]).sections(from: -5, to: 5) == 0..<2)
    #expect(geometry.sections(from: 21, to: 30).isEmpty)
    #expect(!RowGeometry([full]).mayHaveCollapsedParts)
  }

  @Test(arguments: [
    (-2.0, HeightProblem.negative(-2), "is negative (-2.0)"),
    (.infinity, .infinite, "is infinite"),
    (.nan, .notANumber, "is not a number"),
  ])
  func `unusable heights count as zero and are reported`(
    height: Double, problem: HeightProblem, words: String
  ) {
    var geometry = NaiveList(
      sections: [.init(padding: 0, header: 1, rows: [10], footer: 1)]
    ).geometry
    let found = [
      geometry.setHeight(height, at: RowPath(section: 0, row: 0)),
      geometry.setHeaderHeight(height, inSection: 0),
      geometry.setFooterHeight(height, inSection: 0),
    ]
    #expect(found == [problem, problem, problem])
    #expect(geometry.height == 0)
    #expect(problem.description == words)
  }

  @Test func `usable heights keep their value to a millionth of a point`() {
    for height in [0, 0.1, 44, 44.333_333, 1_000_000.7] {
      let (kept, problem) = HeightProblem.sanitized(height)
      #expect(abs(kept - height) < 0.000_001)
      #expect(problem == nil)
    }
  }

  @Test func `offsets do not depend on the order of measurements`() {
    var random = SeededRandom(seed: 3)
    let heights = (0..<400).map { _ in Double.random(in: 0...200, using: &random) }
    let estimate = RowRun(count: 400, height: 44, isExact: false)
    var (up, down) = (RowGeometry([SectionHeights(rows: Rope([estimate]))]), RowGeometry())
    down = up
    for row in heights.indices { up.setHeight(heights[row], at: RowPath(section: 0, row: row)) }
    for row in heights.indices.reversed() {
      down.setHeight(heights[row], at: RowPath(section: 0, row: row))
    }
    for row in heights.indices {
      let path = RowPath(section: 0, row: row)
      #expect(up.span(of: path) == down.span(of: path))
    }
  }

  @Test func `a million measured rows of one height collapse, scattered ones stay shallow`() {
    let estimate = RowRun(count: 1_000_000, height: 44, isExact: false)
    var geometry = RowGeometry([SectionHeights(rows: Rope([estimate]))])
    for row in 0..<1000 { geometry.setHeight(50, at: RowPath(section: 0, row: row)) }
    #expect(geometry[0].rows.elements.map(\.count) == [1000, 999_000])
    for row in stride(from: 2000, to: 1_000_000, by: 1000) {
      geometry.setHeight(Double(row % 7), at: RowPath(section: 0, row: row))
    }
    #expect(geometry[0].rows.depth <= 2 * 2000.bitWidthNeeded)
  }
}

extension RowGeometry {
  fileprivate func span(of part: Part) -> Span? {
    switch part {
    case .padding(let section):
      Span(start: span(ofSection: section).start, height: self[section].topPadding)
    case .header(let section): headerSpan(section)
    case .row(let path): span(of: path)
    case .footer(let section): footerSpan(section)
    }
  }
}
