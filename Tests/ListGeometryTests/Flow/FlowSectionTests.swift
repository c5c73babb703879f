import Testing

@testable import ListGeometry

/// Sections drawn as text: one line of text for each line of items, an item as `across+length`,
/// after where the line's items begin along the direction of scrolling.
struct FlowSectionTests {
  private func metrics(
    available: Double = 100, itemSpacing: Double = 10, lineSpacing: Double = 5
  ) -> FlowMetrics {
    var metrics = FlowMetrics()
    metrics.available = available
    metrics.itemSpacing = itemSpacing
    metrics.lineSpacing = lineSpacing
    return metrics
  }

  private func sizes(_ lengths: [Double], along: Double = 20) -> [FlowSize] {
    lengths.map { FlowSize(along: along, across: $0) }
  }

  private func picture(_ section: FlowSection) -> [String] {
    var lines: [(along: Double, items: [String])] = []
    var end = -Double.infinity
    for item in 0..<section.count {
      let frame = section.frame(of: item)
      let text = "\(short(frame.across))+\(short(frame.size.across))"
      if frame.across <= end || lines.isEmpty {
        lines.append((frame.along, [text]))
      } else {
        lines[lines.count - 1].items.append(text)
      }
      end = frame.across
    }
    return lines.map { "\(short($0.along)): \($0.items.joined(separator: " "))" }
  }

  private func short(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }

  @Test func `full lines are justified`() {
    let section = FlowSection(metrics(), .individual(sizes([40, 30, 60, 30, 10])))
    #expect(picture(section) == ["0: 0+40 70+30", "25: 0+60 70+30", "50: 0+10"])
  }

  @Test func `an exact fit stays on the line, a pixel more breaks it`() {
    let exact = FlowSection(metrics(), .individual(sizes([45, 45, 20])))
    #expect(picture(exact) == ["0: 0+45 55+45", "25: 0+20"])
    let more = FlowSection(metrics(), .individual(sizes([45, 45.5, 20])))
    #expect(picture(more) == ["0: 27.5+45", "25: 0+45.5 55.5+20"])
  }

  @Test func `a lone item on a line before the last is centered`() {
    let section = FlowSection(metrics(), .individual(sizes([80, 90, 20])))
    #expect(picture(section) == ["0: 10+80", "25: 5+90", "50: 0+20"])
  }

  @Test func `the last line keeps the least spacing when sizes differ`() {
    let section = FlowSection(metrics(), .individual(sizes([20, 21])))
    #expect(picture(section) == ["0: 0+20 30+21"])
  }

  @Test func `the last line of equal items has the gap of a full one`() {
    let section = FlowSection(metrics(), .init(sizes([20, 20, 20, 20, 20])))
    #expect(picture(section) == ["0: 0+20 40+20 80+20", "25: 0+20 40+20"])
    #expect(section.sizes == .uniform(FlowSize(along: 20, across: 20), count: 5))
  }

  @Test func `equal items that stand one on a line are all centered`() {
    let section = FlowSection(metrics(), .init(sizes([60, 60])))
    #expect(picture(section) == ["0: 20+60", "25: 20+60"])
  }

  @Test func `the only item begins its line unless sizes are estimates`() {
    var metrics = metrics()
    #expect(picture(FlowSection(metrics, .init(sizes([20])))) == ["0: 0+20"])
    metrics.centersLoneItem = true
    #expect(picture(FlowSection(metrics, .init(sizes([20])))) == ["0: 40+20"])
  }

  @Test func `an item longer than its line gets one of its own and is named`() {
    let section = FlowSection(metrics(), .individual(sizes([20, 120, 20])))
    #expect(picture(section) == ["0: 40+20", "25: 0+120", "50: 0+20"])
    #expect(section.oversizedItem == 1)
  }

  @Test func `lower items stand in the middle of their line`() {
    let section = FlowSection(
      metrics(),
      .individual([FlowSize(along: 40, across: 40), FlowSize(along: 20, across: 20)]))
    #expect(section.frame(of: 1).along == 10)
    #expect(section.itemsExtent == 40)
  }

  @Test func `header, insets and footer stand around the lines`() {
    var metrics = metrics()
    (metrics.header, metrics.footer) = (30, 7)
    (metrics.insetBefore, metrics.insetAfter, metrics.acrossStart) = (3, 4, 9)
    let section = FlowSection(metrics, .init(sizes([60, 60])))
    #expect(section.itemsStart == 33)
    #expect(section.footerStart == 82)
    #expect(section.extent == 89)
    #expect(section.frame(of: 1) == FlowFrame(along: 58, across: 29, size: sizes([60])[0]))
    let empty = FlowSection(metrics, .uniform(.zero, count: 0))
    #expect(empty.extent == 44)
  }

  @Test func `equal items by arithmetic stand where they do one by one`() {
    for (count, across, available) in [
      (1, 20.0, 100.0), (7, 30, 100), (13, 45, 100), (5, 100, 100),
    ] {
      for spacing in [0.0, 10, 13] {
        let metrics = metrics(available: available, itemSpacing: spacing)
        let all = sizes(Array(repeating: across, count: count))
        let section = FlowSection(metrics, .init(all))
        // One item that differs has its own line at the end: all lines before are justified.
        let mixed = FlowSection(
          metrics, .individual(all + sizes([available])))
        let perLine = max(1, Int((available + spacing) / (across + spacing)))
        for item in 0..<count / perLine * perLine {
          let (a, b) = (section.frame(of: item), mixed.frame(of: item))
          #expect(abs(a.across - b.across) < 1e-9)
          #expect(a.along == b.along)
        }
      }
    }
  }

  @Test func `a stretch finds the items of the lines it shares more than an edge with`() {
    let uniform = FlowSection(metrics(), .uniform(FlowSize(along: 20, across: 45), count: 1000))
    let mixed = FlowSection(
      metrics(), .individual((0..<1000).map { FlowSize(along: 20, across: 44 + Double($0 % 2)) }))
    for section in [uniform, mixed] {
      #expect(section.items(from: 0, to: 20) == 0..<2)
      #expect(section.items(from: 20, to: 25).isEmpty)
      #expect(section.items(from: 19, to: 26) == 0..<4)
      #expect(section.items(from: -50, to: 0).isEmpty)
      #expect(section.items(from: 12_470, to: 99_999) == 998..<1000)
      #expect(section.items(from: 12_495, to: 99_999).isEmpty)
    }
  }

  @Test func `a line that is shorter than what lines overlap by hides no other`() {
    let lengths = [200.0, 200, 50, 200]
    let overlapping = metrics(lineSpacing: -120)
    var section = FlowSection(
      overlapping, .individual(lengths.map { FlowSize(along: $0, across: 60) }))
    #expect((0..<4).map { section.frame(of: $0).along } == [0, 80, 160, 90])
    #expect(section.items(from: 100, to: 120) == 0..<4)
    #expect(section.items(from: 250, to: 260) == 1..<4)
    #expect(section.items(from: 300, to: 400).isEmpty)
    section.setSizes([2: FlowSize(along: 150, across: 60)])
    #expect(section.items(from: 100, to: 120) == 0..<2)
  }

  @Test func `changed sizes break lines anew from the first changed line on`() {
    var section = FlowSection(metrics(), .uniform(FlowSize(along: 20, across: 45), count: 6))
    section.setSizes([3: FlowSize(along: 50, across: 80), 5: FlowSize(along: 20, across: 10)])
    let expected = FlowSection(
      metrics(),
      .individual(
        sizes([45, 45, 45]) + [FlowSize(along: 50, across: 80)] + sizes([45]) + sizes([10])))
    #expect(section == expected)
    section.setSizes([3: FlowSize(along: 20, across: 45), 5: FlowSize(along: 20, across: 45)])
    #expect(section == FlowSection(metrics(), .uniform(FlowSize(along: 20, across: 45), count: 6)))
  }

  @Test func `an item that shrinks may join the line before its own`() {
    var section = FlowSection(metrics(), .individual(sizes([60, 50, 20])))
    #expect(picture(section) == ["0: 20+60", "25: 0+50 60+20"])
    section.setSizes([1: FlowSize(along: 20, across: 20)])
    #expect(section == FlowSection(metrics(), .individual(sizes([60, 20, 20]))))
  }

  @Test func `few small items stand as close as on a full line`() {
    let section = FlowSection(metrics(available: 1000, itemSpacing: 0), .init(sizes([1, 1, 1])))
    #expect(picture(section) == ["0: 0+1 1+1 2+1"])
    let empty = FlowSection(metrics(itemSpacing: 0), .init(sizes([0, 0, 0])))
    #expect(empty.itemsExtent == 20)
  }

  @Test func `sections follow each other`() {
    let three = FlowSection(metrics(), .uniform(FlowSize(along: 20, across: 100), count: 3))
    let empty = FlowSection(metrics(), .uniform(.zero, count: 0))
    var geometry = FlowGeometry([three, empty, three])
    #expect(geometry.extent == 140)
    #expect(geometry.frame(of: RowPath(section: 2, row: 1))?.along == 95)
    #expect(geometry.frame(of: RowPath(section: 1, row: 0)) == nil)
    #expect(geometry.sections(from: 0, to: 70) == 0..<1)
    #expect(geometry.sections(from: 69, to: 71) == 0..<3)
    #expect(geometry.items(inSection: 2, from: 91, to: 96) == 1..<2)
    geometry.setSizes([0: FlowSize(along: 60, across: 100)], inSection: 0)
    #expect(geometry.frame(of: RowPath(section: 2, row: 1))?.along == 135)
  }
}
