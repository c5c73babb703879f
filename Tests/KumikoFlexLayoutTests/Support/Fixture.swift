import Foundation
import KumikoFlexLayout

/// A case that a browser laid out: a tree of styles, and the frames it gave them.
///
/// `Scripts/record-flex-fixtures` writes these files and says what is in them.
struct Fixture: CustomStringConvertible {
  struct Line {
    var depth: Int
    var css: String
  }

  var name: String
  var width: Double
  var lines: [Line] = []
  /// Expected frames of all nodes, in the order of the lines.
  var frames: [FlexWritingDirection: [FlexFrame]] = [:]
  /// Why the specification asks for something else than the browser did, where it does.
  var difference: String?

  var description: String { name }

  /// Reads the cases of a file of the folder `Fixtures`.
  static func read(_ file: String) throws -> [Fixture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let text = try String(contentsOf: folder.appending(path: file + ".txt"), encoding: .utf8)
    var fixtures: [Fixture] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("case ") {
        fixtures.append(Fixture(header: line.dropFirst(5)))
      } else if !fixtures.isEmpty {
        fixtures[fixtures.count - 1].add(line)
      }
    }
    return fixtures
  }

  private init(header: Substring) {
    let words = header.split(separator: " ")
    name = words.dropLast().joined(separator: " ")
    width = Double(words.last ?? "") ?? 0
  }

  private mutating func add(_ line: Substring) {
    let content = line.drop { $0 == " " }
    if content.hasPrefix("-") {
      let depth = line.distance(from: line.startIndex, to: content.startIndex) / 2
      lines.append(Line(depth: depth, css: String(content.dropFirst(1).drop { $0 == " " })))
    } else if line.hasPrefix("ltr ") {
      frames[.leftToRight] = Self.frames(line.dropFirst(4))
    } else if line.hasPrefix("rtl ") {
      frames[.rightToLeft] = Self.frames(line.dropFirst(4))
    } else if line.hasPrefix("differs ") {
      difference = String(line.dropFirst(8))
    }
  }

  private static func frames(_ text: Substring) -> [FlexFrame] {
    text.split(separator: ",").map { frame in
      let numbers = frame.split(separator: " ").compactMap { Double($0) }
      return FlexFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

/// A tree built from a fixture.
struct FixtureTree {
  var tree = FlexTree()
  var nodes: [FlexNode] = []
  private var blocks: [FlexNode: Int] = [:]

  init(_ fixture: Fixture) {
    var parents: [FlexNode] = []
    for line in fixture.lines {
      let css = CSS(line.css)
      let node = tree.makeNode(css.style, isMeasured: css.blocks != nil)
      blocks[node] = css.blocks
      parents.removeLast(parents.count - line.depth)
      if let parent = parents.last { tree.append(node, to: parent) }
      parents.append(node)
      nodes.append(node)
    }
  }

  /// Lays the tree out as the browser did: as wide as its section, as high as its content.
  mutating func layout(
    _ width: Double, height: FlexSpace = .unlimited, _ direction: FlexWritingDirection,
    at root: FlexNode? = nil
  ) {
    let blocks = blocks
    tree.layout(
      root ?? nodes[0], width: .exactly(width), height: height, scale: 0, direction: direction
    ) { request in
      Self.measure(blocks[request.node] ?? 0, request.width)
    }
  }

  /// Measures boxes of 10 by 10 points that wrap like words.
  static func measure(_ count: Int, _ width: FlexMeasureRequest.Width) -> FlexMeasurement {
    let most =
      switch width {
      case .exactly(let width): max(Int((width + 0.02) / 10), 1)
      case .minContent: 1
      case .maxContent: max(count, 1)
      }
    let lines = (count + most - 1) / most
    return FlexMeasurement(
      width: Double(min(most, count) * 10), height: Double(lines * 10),
      firstBaseline: count > 0 ? 10 : nil, lastBaseline: count > 0 ? Double(lines * 10) : nil)
  }
}

extension FlexFrame {
  /// Whether two frames are equal up to the 64ths of a point that browsers compute with.
  func isClose(to other: FlexFrame) -> Bool {
    abs(x - other.x) < 0.13 && abs(y - other.y) < 0.13 && abs(width - other.width) < 0.13
      && abs(height - other.height) < 0.13
  }
}
