import Foundation
import Testing
import _TestSupport

@testable import ListGeometry

/// What holds for layouts of any size: few bytes for many items, answers that agree with each
/// other, measuring in any order.
struct CompositionalGeometryTests {
  private let context = CompositionalContext(
    axis: .vertical, container: CGSize(width: 400, height: 800), grid: PixelGrid(scale: 2))

  private func template(_ text: String) throws -> CompositionalSectionTemplate {
    var scanner = FixtureScanner(text)
    return CompositionalSectionTemplate(group: try scanner.item())
  }

  private func section(_ text: String, count: Int) throws -> CompositionalSection {
    CompositionalSection(try template(text), context, count: count)
  }

  private func items(
    _ geometry: CompositionalGeometry, _ rect: CGRect
  ) -> [Int] {
    geometry.elements(inSection: 0, in: rect, visible: nil).compactMap { element in
      if case .item(let item) = element.role { item } else { nil }
    }.sorted()
  }

  @Test func `a million items of one template are one run`() throws {
    for text in ["H[fw.2×fh1] fw1×fw.2", "H[fw.5×e44] fw1×e44", "V[fw1×50, fw.5×20] fw1×140"] {
      let section = try section(text, count: 1_000_000)
      #expect(section.groups.depth <= 2)
      #expect(section.frame(ofItem: 999_999) != nil)
      #expect(section.frame(ofItem: 1_000_000) == nil)
    }
  }

  @Test func `measured items are the only ones stored`() throws {
    var section = try section("H[fw.5×e44] fw1×e44", count: 1_000_000)
    let before = section.groups
    section.setSizes([500_000: CGSize(width: 200, height: 90)])
    #expect(section.groups.elements.count == 3)
    #expect(section.groups.nodesUnshared(with: before) < 10)
    #expect(section.groupsLength == 500_000 * 44 + 46)
    section.setSizes([500_000: CGSize(width: 200, height: 44)])
    #expect(section.groups.elements.count == 1)
    #expect(section.groupsLength == 500_000 * 44)
  }

  @Test func `measuring in any order gives the same layout`() throws {
    for text in [
      "H[e100×44] fw1×44 iis 10", "H[fw.5×e44] fw1×e44", "V[fw1×e30, fw1×e40] fw1×e70",
      "H[V[fw1×e50] fw.5×e50] fw1×e50", "H[fw.5×u44] fw1×e44",
    ] {
      for seed in 0..<30 as Range<UInt64> {
        var random = SeededRandom(seed: seed)
        let sizes = (0..<23).map { _ in
          CGSize(
            width: Double(Int.random(in: 20...250, using: &random)),
            height: Double(Int.random(in: 0...120, using: &random)))
        }
        let order = Array(0..<23).shuffled(using: &random)
        var measured = try section(text, count: 23)
        for item in order { measured.setSizes([item: sizes[item]]) }
        let again = CompositionalSection(
          try template(text), context, count: 23, measured.measurements)
        for item in 0..<23 {
          #expect(measured.frame(ofItem: item) == again.frame(ofItem: item), "\(text) \(seed)")
        }
        #expect(measured.extent == again.extent, "\(text) \(seed)")
      }
    }
  }

  @Test func `a rectangle has the elements that stand in it`() throws {
    for text in Self.templates {
      for count in [0, 1, 7, 60] {
        let geometry = CompositionalGeometry(context, [try section(text, count: count)])
        let frames = (0..<count).compactMap { item in
          geometry.element(at: RowPath(section: 0, row: item)).map { (item, $0.frame) }
        }
        for (x, y, width, height) in [
          (0.0, 0.0, 400.0, 800.0), (0, 120, 400, 60), (150, 33, 40, 200), (0, 1000, 400, 900),
          (-50, -50, 51, 51), (0, 300, 400, 0),
        ] {
          let rect = CGRect(x: x, y: y, width: width, height: height)
          let expected = frames.filter { $0.1.overlaps(rect) }.map(\.0)
          #expect(items(geometry, rect) == expected, "\(text) \(count) \(rect)")
        }
      }
    }
  }

  private static let templates = [
    "H[fw.2×fh1] fw1×fw.2", "H[100×fh1, 50×fh1] fw1×50 iis 3",
    "H[fw.5×fh1, Vn(fw1×fh1,2) fw.5×fh1] fw1×100", "C[0,0 50×50, 300,120 90×90] fw1×80",
    "H[fw.5×e44] fw1×e44 ci 5", "Hn(fw1×fh1,50) fw1×100", "Vr(fw.3×30,40) fw1×1200",
    "H[V[H[fw.5×fh1] fw1×fh.5] fw.5×fh1] fw1×90 above 7",
  ]

  @Test func `neighbors without spaces share an edge on every scale`() {
    for scale in [1.0, 2, 3] {
      for parts in 1...60 {
        for width in stride(from: 100.0, through: 430, by: 31) {
          let size = CompositionalSize(width: .widthFraction(1 / Double(parts)), height: .points(9))
          var group = CompositionalItem(
            CompositionalSize(width: .widthFraction(1), height: .points(9)),
            group: CompositionalGroup(.horizontal, .fitting([CompositionalItem(size)])))
          group.size.height = .points(9)
          let section = CompositionalSection(
            CompositionalSectionTemplate(group: group),
            CompositionalContext(
              axis: .vertical, container: CGSize(width: width, height: 100),
              grid: PixelGrid(scale: scale)), count: parts + 1)
          let frames = (0...parts).compactMap { section.frame(ofItem: $0) }
          for (first, second) in zip(frames, frames.dropFirst().dropLast()) {
            let end = first.origin.x + first.size.width
            #expect(abs(end - second.origin.x) < 1e-9, "\(parts) in \(width) at \(scale)")
          }
          #expect(frames[parts].origin.x == 0, "\(parts) in \(width) at \(scale) do not fit")
          #expect(
            abs((frames[0].size.width * scale).rounded() / scale - frames[0].size.width) < 1e-9)
        }
      }
    }
  }

  @Test func `inserted and deleted items leave others measured`() throws {
    var section = try section("H[fw1×e44] fw1×e44", count: 6)
    section.setSizes([
      1: CGSize(width: 400, height: 10), 4: CGSize(width: 400, height: 90),
    ])
    var operations = ListOperations()
    operations.rows.deletes = [RowPath(section: 0, row: 0)]
    operations.rows.inserts = [RowPath(section: 0, row: 2), RowPath(section: 0, row: 3)]
    let map = try IndexPathMap(operations, before: [6], after: [7])
    let measured = [section.measurements].applying(map, counts: [7])
    #expect((0..<7).map { measured[0][$0]?.height } == [10, nil, nil, nil, nil, 90, nil])
  }

  @Test func `what stands on the first item was not measured when that is another`() throws {
    var template = try template("H[fw1×e44] fw1×e44")
    let size = CompositionalSize(width: .widthFraction(1), height: .points(20))
    template.boundaries = [
      CompositionalBoundary(kind: "header", size: size, alignment: CGPoint(x: 0.5, y: 0))
    ]
    var section = CompositionalSection(template, context, count: 2)
    for kind in ["header", "badge"] {
      section.setSize(
        CGSize(width: 400, height: 30), of: SupplementaryPlace(kind: kind, index: 0))
    }
    let before = section.measurements
    func kinds(insertingAt row: Int) throws -> [String] {
      var operations = ListOperations()
      operations.rows.inserts = [RowPath(section: 0, row: row)]
      let map = try IndexPathMap(operations, before: [2], after: [3])
      let measured = [before].applying(map, counts: [3])
      return measured[0].supplementaries.keys.map(\.kind).sorted()
    }
    #expect(try kinds(insertingAt: 2) == ["badge", "header"])
    #expect(try kinds(insertingAt: 0) == ["header"])
  }

  @Test func `reloaded items and sections are not measured any more`() throws {
    var first = try section("H[fw1×e44] fw1×e44", count: 2)
    first.setSizes([0: CGSize(width: 400, height: 10), 1: CGSize(width: 400, height: 20)])
    var operations = ListOperations()
    operations.rows.reloads = [RowPath(section: 0, row: 1)]
    operations.sections.reloads = [1]
    operations.sections.inserts = [2]
    let map = try IndexPathMap(operations, before: [2, 2], after: [2, 2, 3])
    let measured = [first.measurements, first.measurements].applying(map, counts: [2, 2, 3])
    #expect(measured.map { $0.items.count } == [2, 2, 3])
    #expect(measured[0][0]?.height == 10)
    #expect(measured[0][1] == nil)
    #expect(measured[1][0] == nil && measured[2][2] == nil)
  }
}
