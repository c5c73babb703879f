import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("Waterfalls", .closesWindows, .serialized)
@MainActor
struct WaterfallTests {
  /// A box that says how high it is.
  struct Tile: Component {
    var id: Int
    var height: CGFloat

    func renderContent() -> UIView { UIView() }
    func render(in content: UIView) {}
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 10, height: height) }
  }

  private func tiles(_ heights: CGFloat...) -> [Tile] {
    heights.enumerated().map { Tile(id: $0, height: $1) }
  }

  private func frames(
    _ layout: SectionLayout, _ tiles: [Tile], width: CGFloat = 400
  ) -> [String] {
    let stage = GroupStage(size: CGSize(width: width, height: 800))
    stage.render(Section(id: 0, layout: layout) { for tile in tiles { tile } })
    return stage.frames()
  }

  // MARK: Places

  @Test func `put an item into the column that ends first`() {
    let frames = frames(.waterfall(columns: 2, spacing: 10), tiles(50, 30, 20, 90, 40))
    #expect(
      frames == ["0 0 195 50", "205 0 195 30", "205 40 195 20", "0 60 195 90", "205 70 195 40"])
  }

  @Test func `begin at the leading edge where columns end together`() {
    let frames = frames(.waterfall(columns: 3, spacing: 8), tiles(40, 40, 40, 40))
    #expect(frames == ["0 0 128 40", "136 0 128 40", "272 0 128 40", "0 48 128 40"])
  }

  @Test func `stand within the insets, between header and footer, above other sections`() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, header: Tile(id: 100, height: 20), footer: Tile(id: 101, height: 30)) {
        for tile in tiles(50, 30, 70) { tile }
      }
      .layout(.waterfall(columns: 2, spacing: 10))
      .contentInsets(top: 5, leading: 20, bottom: 15, trailing: 30),
      Section(id: 1, layout: .list(.plain)) { Tile(id: 0, height: 44) },
      Section(id: 2, layout: .grid(columns: 2, spacing: 0)) { for tile in tiles(25, 25) { tile } })
    #expect(stage.frame(ofKind: .header) == "20 0 350 20")
    #expect(stage.frames() == ["20 25 170 50", "200 25 170 30", "200 65 170 70"])
    #expect(stage.frame(ofKind: .footer) == "20 150 350 30")
    #expect(stage.frames(ofSection: 1) == ["0 180 400 44"])
    #expect(stage.frames(ofSection: 2) == ["0 224 200 25", "200 224 200 25"])
  }

  @Test func `begin at the right where text is read from there`() {
    let stage = GroupStage()
    stage.list.semanticContentAttribute = .forceRightToLeft
    stage.render(
      Section(id: 0, layout: .waterfall(columns: 2, spacing: 10)) {
        for tile in tiles(50, 30, 20) { tile }
      })
    #expect(stage.frames() == ["205 0 195 50", "0 0 195 30", "0 40 195 20"])
  }

  @Test func `have as many columns as there is room for`() {
    let layout = SectionLayout.waterfall(minimumWidth: 109, spacing: 8)
    let all = tiles(10, 10, 10, 10)
    for (width, columns) in [(400.0, 3), (342.0, 2), (100.0, 1)] {
      let top = frames(layout, all, width: width).count { $0.split(separator: " ")[1] == "0" }
      #expect(top == columns, "\(width)")
    }
  }

  @Test func `follow the width of their list, and measure items at it`() {
    let stage = GroupStage()
    let text = String(repeating: "word ", count: 20)
    stage.render(
      Section(id: 0, layout: .waterfall(minimumWidth: 150, spacing: 0)) {
        for id in 0..<4 { Paragraph(id: id, text: text) }
      })
    let narrow = stage.list.cellForItem(at: [0, 0])?.bounds ?? .zero
    #expect(narrow.width == 200)
    stage.list.frame.size.width = 290
    stage.screen.runFrame()
    let wide = stage.list.cellForItem(at: [0, 0])?.bounds ?? .zero
    #expect(wide.width == 290)
    #expect(wide.height < narrow.height)
    #expect(stage.list.cellForItem(at: [0, 1])?.frame.minY == wide.height)
  }

  // MARK: Measuring

  struct Paragraph: Component {
    var id: Int
    var text: String

    func renderContent() -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    func render(in label: UILabel) { label.text = text }
  }

  @Test func `make items as high as what they show, also at another size of text`() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, layout: .waterfall(columns: 2)) {
        for id in 0..<6 { Paragraph(id: id, text: String(repeating: "word ", count: 1 + id * 5)) }
      })
    func expectFitting() {
      for item in 0..<6 {
        guard let cell = stage.list.cellForItem(at: [0, item]) else { continue }
        let label = (cell as? any ComponentRenderable)?.renderedContent as? UILabel
        let fitted = label?.sizeThatFits(CGSize(width: cell.bounds.width, height: .infinity))
        #expect(abs((fitted?.height ?? 0) - cell.bounds.height) < 1, "item \(item)")
      }
    }
    expectFitting()
    let before = stage.list.contentSize.height
    stage.screen.contentSizeCategory = .accessibilityLarge
    defer { stage.screen.contentSizeCategory = .large }
    stage.screen.settle()
    expectFitting()
    #expect(stage.list.contentSize.height > before * 1.5)
  }

  @Test func `measure what comes near the screen, not what is far`() {
    let stage = GroupStage()
    let counter = Counter()
    stage.render(
      Section(id: 0, of: Array(0..<10_000), id: \.self) { Counted(id: $0, counter: counter) }
        .layout(.waterfall(columns: 4, estimatedHeight: 60)))
    #expect(counter.count < 150)
    #expect(stage.list.contentSize.height > 100_000)
  }

  @MainActor
  private final class Counter { var count = 0 }

  private struct Counted: Component {
    var id: Int
    var counter: Counter

    func renderContent() -> UIView { UIView() }
    func render(in content: UIView) { counter.count += 1 }
    func referenceSize(in bounds: CGRect) -> CGSize? {
      CGSize(width: 10, height: 40 + CGFloat(id % 7) * 13)
    }
  }

  @Test func `keep the first item in view in its place while items above it are measured`() {
    let stage = GroupStage()
    let list = stage.list
    stage.render(
      Section(id: 0, layout: .waterfall(columns: 3, estimatedHeight: 200)) {
        for id in 0..<400 { Tile(id: id, height: 30 + CGFloat(id * 37 % 11) * 9) }
      },
      Section(id: 1, layout: .rows) { Tile(id: 0, height: 40) })
    stage.renderer.scrollToEnd(animated: false)
    stage.screen.settle()
    func place(of item: Int) -> CGFloat {
      (list.layoutAttributesForItem(at: [0, item])?.frame.minY ?? .nan) - list.contentOffset.y
    }
    for _ in 0..<60 {
      list.contentOffset.y -= 25
      guard let first = (0..<400).first(where: { place(of: $0) >= 0 }) else { continue }
      let before = place(of: first)
      stage.screen.runFrame()
      #expect(abs(place(of: first) - before) < 1, "item \(first)")
    }
  }

  // MARK: Updates

  private func show(_ ids: [Int], in stage: GroupStage) {
    stage.render(
      Section(id: 0, layout: .waterfall(columns: 2, spacing: 0, estimatedHeight: 500)) {
        for id in ids { Tile(id: id, height: 20 + CGFloat(id % 5) * 10) }
      })
  }

  /// The height that each of some items has.
  private func heights(_ ids: [Int]) -> [CGFloat] { ids.map { 20 + CGFloat($0 % 5) * 10 } }

  private func shownHeights(_ stage: GroupStage) -> [CGFloat] {
    (0..<stage.list.numberOfItems(inSection: 0)).compactMap {
      stage.list.layoutAttributesForItem(at: [0, $0])?.frame.height
    }
  }

  @Test(
    "take heights along to where items go",
    arguments: [
      [0, 1, 2, 3, 4, 5, 6], [9, 0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0],
      [0, 8, 2, 3, 7, 5], [3, 11, 0, 12, 5],
    ])
  func heightsFollow(ids: [Int]) {
    let stage = GroupStage()
    show([0, 1, 2, 3, 4, 5], in: stage)
    show(ids, in: stage)
    #expect(shownHeights(stage) == heights(ids))
    stage.screen.settle()
    #expect(shownHeights(stage) == heights(ids))
    let known = stage.list.contentSize.height
    show(ids, in: stage)
    #expect(stage.list.contentSize.height == known)
  }

  @Test func `lead items to their new places in an animation`() throws {
    let stage = GroupStage()
    show([1, 2, 3, 4], in: stage)
    stage.screen.settle()
    let cell = try #require(stage.list.cellForItem(at: [0, 0]))
    stage.renderer.render(
      Section(id: 0, layout: .waterfall(columns: 2, spacing: 0, estimatedHeight: 500)) {
        for id in [9, 1, 2, 3, 4] { Tile(id: id, height: 20 + CGFloat(id % 5) * 10) }
      })
    stage.screen.advance(by: 0.1)
    #expect(stage.list.cellForItem(at: [0, 1]) === cell)
    let seen = try #require(cell.layer.presentation()).frame
    #expect(seen.minX > 0 && seen.minX < 200)
    stage.screen.settle()
    #expect(cell.frame == CGRect(x: 200, y: 0, width: 200, height: 30))
  }

  @Test func `keep their heights when sections come, go and change places`() {
    let stage = GroupStage()
    func waterfall(_ id: Int, _ base: Int) -> Section {
      Section(id: id, layout: .waterfall(columns: 2, spacing: 0, estimatedHeight: 500)) {
        for item in 0..<4 { Tile(id: item, height: CGFloat(base + item)) }
      }
    }
    let rows = Section(id: 9, layout: .rows) { Tile(id: 0, height: 10) }
    let (first, second) = (waterfall(1, 30), waterfall(2, 60))
    let orders = [[first, second], [rows, second, first], [second], [first, rows, second]]
    for sections in orders {
      stage.renderer.render(sections)
      stage.screen.settle()
      for (index, section) in sections.enumerated() where section.id != AnyHashable(9) {
        let base = section.id == AnyHashable(1) ? 30 : 60
        let heights = stage.frames(ofSection: index).map { $0.split(separator: " ").last ?? "" }
        #expect(heights == (0..<4).map { "\(base + $0)" })
      }
    }
  }

  @Test func `are measured again after a reload`() {
    let stage = GroupStage()
    show([0, 1, 2], in: stage)
    stage.adapter.data = [
      Section(id: 0, layout: .waterfall(columns: 2, spacing: 0)) {
        for tile in tiles(70, 80) { tile }
      }
    ]
    stage.list.reloadData()
    stage.list.layoutIfNeeded()
    #expect(stage.frames() == ["0 0 200 70", "200 0 200 80"])
  }

  @Test func `follow items that show something else`() {
    let stage = GroupStage()
    let layout = SectionLayout.waterfall(columns: 2, spacing: 0)
    func render(_ text: String) {
      stage.render(
        Section(id: 0, layout: layout) {
          Paragraph(id: 0, text: text)
          Tile(id: 1, height: 10)
          Tile(id: 2, height: 10)
        })
      stage.screen.settle()
    }
    render("short")
    let low = stage.list.contentSize.height
    render(String(repeating: "long ", count: 40))
    #expect(stage.list.contentSize.height > low + 50)
    render("short")
    #expect(stage.list.contentSize.height == low)
  }

  @Test func `become another layout, and come back`() {
    let stage = GroupStage()
    func render(_ layout: SectionLayout) {
      stage.render(Section(id: 0, layout: layout) { for tile in tiles(50, 30, 20) { tile } })
      stage.screen.settle()
    }
    let waterfall = ["0 0 200 50", "200 0 200 30", "200 30 200 20"]
    render(.waterfall(columns: 2, spacing: 0))
    #expect(stage.frames() == waterfall)
    render(.grid(columns: 2, spacing: 0))
    #expect(stage.frames() == ["0 0 200 50", "200 0 200 30", "0 50 200 20"])
    render(.waterfall(columns: 2, spacing: 0))
    #expect(stage.frames() == waterfall)
    render(.waterfall(columns: 1, spacing: 5))
    #expect(stage.frames() == ["0 0 400 50", "0 55 400 30", "0 90 400 20"])
  }

  @Test func `are followed by what comes into an empty section`() {
    let stage = GroupStage()
    show([], in: stage)
    #expect(stage.list.contentSize.height <= 0)
    show([1, 2], in: stage)
    #expect(stage.frames() == ["0 0 200 30", "200 0 200 40"])
    show([], in: stage)
    stage.screen.settle()
    #expect(stage.list.numberOfItems(inSection: 0) == 0)
  }

  // MARK: Numbers that make no layout

  @Test func `report numbers that make no layout, and show all items`() {
    let layouts: [SectionLayout] = [
      .waterfall(columns: 0), .waterfall(columns: .min), .waterfall(columns: 2, spacing: -1),
      .waterfall(columns: 2, spacing: .nan), .waterfall(columns: 2, estimatedHeight: 0),
      .waterfall(columns: 2, estimatedHeight: -.infinity), .waterfall(minimumWidth: 0),
    ]
    for (index, layout) in layouts.enumerated() {
      let reports = reports {
        let frames = frames(layout, tiles(30, 30, 30))
        #expect(frames.count == 3 && !frames.contains("none"), "\(index)")
        #expect(!frames.contains { $0.contains("nan") || $0.contains("inf") }, "\(index)")
      }
      #expect(reports == 1, "layout \(index)")
    }
  }

  @Test("hold numbers at the end of what there is", arguments: [0.0, 1, 7.3, 400])
  func hugeNumbers(width: Double) {
    let layouts: [SectionLayout] = [
      .waterfall(columns: .max), .waterfall(columns: .max, spacing: 0),
      .waterfall(minimumWidth: .greatestFiniteMagnitude), .waterfall(columns: 2, spacing: 1e5),
      .waterfall(minimumWidth: .leastNonzeroMagnitude),
      .waterfall(columns: 3, estimatedHeight: 1e6),
    ]
    let strange = tiles(30, .nan, .infinity, -5, 1e300, 0, 20)
    for (index, layout) in layouts.enumerated() {
      let frames = frames(layout, strange, width: width)
      #expect(frames.count == 7 && !frames.contains("none"), "\(index)")
      #expect(!frames.contains { $0.contains("nan") || $0.contains("inf") }, "\(index)")
    }
  }
}
