import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("Layouts of sections", .closesWindows, .serialized)
@MainActor
struct SectionLayoutTests {
  /// A box of a height, as wide as it may be.
  struct Tile: Component {
    var id: Int
    var height: CGFloat = 30
    var width: CGFloat = 90

    func renderContent() -> UIView { UIView() }
    func render(in content: UIView) {}
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: width, height: height) }
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

  @Test("a grid has columns of equal width, with spacing between them")
  func columns() {
    let frames = frames(.grid(columns: 3, spacing: 8, height: .absolute(40)), tiles(1, 1, 1, 1))
    #expect(frames == ["0 0 128 40", "136 0 128 40", "272 0 128 40", "0 48 128 40"])
  }

  @Test("a line of a grid is as high as its highest item")
  func lineHeights() {
    let frames = frames(.grid(columns: 2, spacing: 10), tiles(30, 50, 20))
    #expect(frames == ["0 0 195 30", "205 0 195 50", "0 60 195 20"])
  }

  @Test("items of a grid have the shape asked for, within the section's insets")
  func aspectRatio() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, layout: .grid(columns: 2, spacing: 8, aspectRatio: 2)) {
        for tile in tiles(1, 1, 1) { tile }
      }
      .contentInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
    #expect(stage.frames() == ["16 4 180 90", "204 4 180 90", "16 102 180 90"])
  }

  @Test("columns share what insets leave that are parts of the width")
  func fractionalInsets() {
    for layout in [
      SectionLayout.grid(columns: 2, spacing: 8, height: .absolute(40)),
      .waterfall(columns: 2, spacing: 8),
    ] {
      let stage = GroupStage()
      stage.render(
        Section(id: 0, layout: layout) { for tile in tiles(40, 40) { tile } }
          .contentInsets(leading: 0.1, trailing: 0.1))
      #expect(stage.frames() == ["40 0 156 40", "204 0 156 40"])
    }
  }

  @Test(
    "a grid has as many columns as there is room for",
    arguments: [(400.0, 3, 128.0), (344, 3, 109.333), (342, 2, 167), (100, 1, 100), (1, 1, 1)])
  func minimumWidth(width: Double, columns: Int, itemWidth: Double) {
    let frames = frames(
      .grid(minimumWidth: 109, spacing: 8, height: .absolute(10)), tiles(1, 1, 1, 1),
      width: width)
    #expect(frames.count { $0.contains(" 0 ") && $0.hasSuffix(" 10") } >= columns)
    #expect(frames.count { $0.split(separator: " ")[1] == "0" } == columns)
    let first = frames[0].split(separator: " ")[2]
    #expect(abs((Double(first) ?? 0) - itemWidth) <= 1)
  }

  @Test("a grid follows the width of its list")
  func rotation() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, layout: .grid(minimumWidth: 100, spacing: 0, aspectRatio: 1)) {
        for tile in tiles(1, 1, 1, 1, 1) { tile }
      })
    #expect(stage.frames()[4] == "0 100 100 100")
    stage.list.frame.size.width = 220
    stage.screen.runFrame()
    #expect(stage.frames()[4] == "0 220 110 110")
  }

  @Test("columns share the width that is left by the guide that insets are measured from")
  func layoutMargins() {
    let stage = GroupStage()
    stage.list.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    stage.render(
      Section(id: 0, layout: .grid(columns: 2, spacing: 20, height: .absolute(40))) {
        for tile in tiles(1, 1) { tile }
      }
      .contentInsetsReference(.layoutMargins))
    #expect(stage.frames() == ["40 0 150 40", "210 0 150 40"])
  }

  @Test("columns share the whole width where insets are measured from the edges of the list")
  func noReference() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let stage = GroupStage(configuration: configuration)
    stage.list.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    stage.render(
      Section(id: 0, layout: .grid(columns: 2, spacing: 20, height: .absolute(40))) {
        for tile in tiles(1, 1) { tile }
      }
      .contentInsetsReference(.none))
    #expect(stage.frames() == ["0 0 190 40", "210 0 190 40"])
  }

  @Test("a shelf is a line of items as wide as what they show, which scrolls across the list")
  func shelf() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, layout: .shelf(height: 120, spacing: 10, paging: .group)) {
        for id in 0..<9 { Tile(id: id, width: 100) }
      },
      Section(id: 1, layout: .rows) { Tile(id: 100) })
    #expect(Array(stage.frames().prefix(2)) == ["0 0 100 120", "110 0 100 120"])
    #expect(stage.frames(ofSection: 1) == ["0 120 400 30"])
    #expect(stage.list.subviews.contains { $0 is UIScrollView })
  }

  @Test("a carousel shows one item in the middle and its neighbors beside it")
  func carousel() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, layout: .carousel) { for tile in tiles(150, 150, 150) { tile } },
      Section(id: 1, layout: .rows) { Tile(id: 100) })
    #expect(stage.frames()[0] == "30 0 340 150" || stage.frames()[0] == "0 0 340 150")
    stage.screen.runFrame()
    #expect(stage.frames(ofSection: 1) == ["0 150 400 30"])
    let region = stage.list.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    #expect(region?.bounds.height == 150)
  }

  @Test("a list has separators and accessories")
  func list() {
    let stage = GroupStage()
    stage.render(Section(id: 0, layout: .list(.plain)) { Word(0) })
    #expect(stage.list.cellForItem(at: [0, 0]) is UICollectionViewListComponentCell)
  }

  @Test("lazy sections take a layout as a modifier, and other modifiers stay")
  func lazy() {
    let stage = GroupStage()
    stage.render(
      Section(id: 0, of: Array(0..<1_000), id: \.self) { Tile(id: $0) }
        .contentInsets(leading: 20, trailing: 20)
        .layout(.grid(columns: 4, spacing: 0, height: .absolute(25))))
    #expect(stage.frames()[999] == "290 6225 90 25")
  }

  @Test("numbers that make no layout are reported, and all items are shown")
  func invalidNumbers() {
    let layouts: [SectionLayout] = [
      .grid(columns: 0), .grid(columns: .min, aspectRatio: 1), .grid(columns: 2, aspectRatio: 0),
      .grid(columns: 2, aspectRatio: .nan), .grid(columns: 2, spacing: -.infinity),
      .grid(minimumWidth: 0), .grid(minimumWidth: .nan, aspectRatio: 1), .shelf(height: -1),
      .shelf(height: 10, width: .absolute(.nan)), .carousel(width: 0),
    ]
    for (index, layout) in layouts.enumerated() {
      let reports = reports {
        let frames = frames(layout, tiles(30, 30))
        #expect(frames.count == 2, "\(index)")
        #expect(!frames.contains { $0.contains("nan") || $0.contains("inf") }, "\(index)")
      }
      #expect(reports == 1, "layout \(index)")
    }
  }

  @Test("numbers at the end of what there is lose nothing")
  func hugeNumbers() {
    let layouts: [SectionLayout] = [
      .grid(columns: .max), .grid(columns: .max, aspectRatio: .leastNonzeroMagnitude),
      .grid(minimumWidth: .leastNonzeroMagnitude), .grid(minimumWidth: .greatestFiniteMagnitude),
      .grid(columns: 2, spacing: 1e9), .shelf(height: 1e6, spacing: 1e6),
    ]
    for (index, layout) in layouts.enumerated() {
      let frames = frames(layout, tiles(30, 30))
      #expect(frames.count == 2 && !frames.contains("none"), "\(index)")
      #expect(!frames.contains { $0.contains("nan") || $0.contains("inf") }, "\(index)")
    }
  }
}
