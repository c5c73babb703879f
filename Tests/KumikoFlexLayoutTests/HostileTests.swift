import Foundation
import KumikoFlexLayout
import Testing
import _TestSupport

@Suite("No style and no tree halts layout")
struct HostileTests {
  static let hostileNumbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 1e300, -1e300, .leastNonzeroMagnitude, .signalingNaN,
  ]

  @Test("Numbers that mean nothing are replaced and told", arguments: hostileNumbers)
  func numbers(value: Double) {
    var style = FlexStyle()
    style.width = .points(value)
    style.minHeight = .percent(value)
    style.flexGrow = value
    style.aspectRatio = value
    style.padding = FlexEdges(all: .points(value))
    style.margin = FlexEdges(all: .percent(value))
    style.inset.left = .points(value)
    style.flexBasis = .points(value)
    var tree = FlexTree()
    let root = tree.makeNode(style)
    tree.append(tree.makeNode(style), to: root)
    tree.append(tree.makeNode(style, isMeasured: true), to: root)
    tree.layout(root, width: .exactly(value), height: .atMost(value), scale: value) { _ in
      FlexMeasurement(width: value, height: value, firstBaseline: value)
    }
    for node in [root] + tree.children(of: root) {
      let frame = tree.frame(of: node)
      #expect(frame.x.isFinite)
      #expect(frame.y.isFinite)
      #expect(frame.width.isFinite)
      #expect(frame.width >= 0)
      #expect(frame.height.isFinite)
      #expect(frame.height >= 0)
    }
    if !(value > 0 && value < 1) { #expect(!tree.diagnostics.isEmpty) }
  }

  @Test("The properties that were replaced are named")
  func names() {
    var style = FlexStyle()
    style.width = .points(.nan)
    style.padding.left = -3
    style.border.top = .percent(10)
    var tree = FlexTree()
    let node = tree.makeNode(style)
    let diagnostic = FlexDiagnostic.invalidStyle(node, properties: ["padding", "border", "width"])
    #expect(tree.diagnostics == [diagnostic])
    #expect(tree.style(of: node) == FlexStyle())
  }

  /// A million with `LONG_TESTS`, less where a debug build has to be quick.
  static let many = ProcessInfo.processInfo.environment["LONG_TESTS"] == nil ? 50_000 : 1_000_000

  @Test("A million nodes in each other end at the depth limit")
  func deep() {
    var tree = FlexTree()
    let count = Self.many
    tree.reserveCapacity(count)
    let root = tree.makeNode()
    var parent = root
    var nodes = [root]
    for number in 1..<count {
      let child = tree.makeNode()
      tree.append(child, to: parent)
      parent = child
      if number < 300 { nodes.append(child) }
    }
    tree.layout(root, width: .exactly(100), height: .exactly(100))
    #expect(tree.diagnostics == [.tooDeep(nodes[FlexTree.depthLimit])])
    #expect(tree.frame(of: nodes[FlexTree.depthLimit]).height == 100)
    #expect(tree.frame(of: nodes[FlexTree.depthLimit + 1]) == FlexFrame())
    tree.remove(nodes[1])
    #expect(tree.count == 1)
  }

  @Test("Whoever has room on the stack may nest deeper")
  func deeper() {
    var tree = FlexTree()
    tree.maximumDepth = 300
    var nodes = [tree.makeNode()]
    for number in 1..<310 {
      let child = tree.makeNode()
      tree.append(child, to: nodes[number - 1])
      nodes.append(child)
    }
    // The semaphore lets one thread at a time use it.
    nonisolated(unsafe) var result = tree
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread { [nodes] in
      result.layout(nodes[0], width: .exactly(100), height: .exactly(100))
      isDone.signal()
    }
    thread.stackSize = 4 << 20
    thread.start()
    isDone.wait()
    #expect(result.diagnostics == [.tooDeep(nodes[300])])
    #expect(result.frame(of: nodes[300]).height == 100)
    #expect(result.frame(of: nodes[301]) == FlexFrame())
  }

  @Test("Baselines are cut as sizes are")
  func baselines() {
    for value in [1e300, -1e300, .infinity, -.infinity] as [Double] {
      var style = FlexStyle()
      style.alignItems = .baseline
      var tree = FlexTree()
      let root = tree.makeNode(style)
      for _ in 0..<2 { tree.append(tree.makeNode(isMeasured: true), to: root) }
      var isFirst = true
      tree.layout(root, width: .exactly(100)) { _ in
        defer { isFirst = false }
        return FlexMeasurement(width: 10, height: 10, firstBaseline: isFirst ? value : 5)
      }
      for node in [root] + tree.children(of: root) {
        #expect(tree.frame(of: node).height.isFinite)
        #expect(abs(tree.frame(of: node).y) <= 33_554_431 * 2)
      }
    }
  }

  @Test("A million nodes beside each other are a line like any other")
  func wide() {
    var tree = FlexTree()
    let count = Self.many
    tree.reserveCapacity(count + 1)
    let root = tree.makeNode()
    var style = FlexStyle()
    style.flexGrow = 1
    for _ in 0..<count { tree.append(tree.makeNode(style), to: root) }
    tree.layout(root, width: .exactly(Double(count) * 2), height: .exactly(10))
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.frame(of: tree.children(of: root)[count - 1]).x == Double(count) * 2 - 2)
  }

  @Test("Limits that freeze one item a round end")
  func freezing() {
    var tree = FlexTree()
    let root = tree.makeNode()
    for number in 0..<5_000 {
      var style = FlexStyle()
      style.flexGrow = 1
      style.maxWidth = .points(1 + Double(number) / 1e6)
      tree.append(tree.makeNode(style), to: root)
    }
    tree.layout(root, width: .exactly(5_010))
    #expect(tree.unroundedFrame(of: root).width == 5_010)
  }

  @Test("Sizes that depend on each other many times over end")
  func exponential() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<6 {
      var tree = FlexTree()
      let root = tree.makeNode()
      var parent = root
      for _ in 0..<200 {
        let child = tree.makeNode(randomStyle(&random))
        tree.append(child, to: parent)
        tree.append(tree.makeNode(randomStyle(&random), isMeasured: true), to: parent)
        parent = child
      }
      var count = 0
      tree.layout(root, width: .exactly(70)) { request in
        count += 1
        return FixtureTree.measure(20, request.width)
      }
      #expect(count < 200 * 60)
    }
  }

  private func randomStyle(_ random: inout SeededRandom) -> FlexStyle {
    var style = FlexStyle()
    style.flexDirection = FlexDirection.allCases.randomElement(using: &random) ?? .row
    style.flexWrap = FlexWrap.allCases.randomElement(using: &random) ?? .wrap
    style.alignItems = FlexAlign.allCases.randomElement(using: &random) ?? .baseline
    style.padding = FlexEdges(all: .percent(Double.random(in: 0...2, using: &random)))
    style.minHeight = .percent(Double.random(in: 0...90, using: &random))
    if Bool.random(using: &random) { style.aspectRatio = 1.5 }
    if Bool.random(using: &random) { style.maxHeight = .percent(50) }
    return style
  }

  @Test("A node in itself, and nodes that are gone, are told")
  func structure() {
    var tree = FlexTree()
    let one = tree.makeNode()
    let two = tree.makeNode()
    tree.append(two, to: one)
    tree.append(one, to: two)
    tree.append(one, to: one)
    #expect(tree.diagnostics == [.cycle(one), .cycle(one)])
    tree.clearDiagnostics()
    tree.remove(one)
    tree.layout(two)
    tree.append(two, to: one)
    #expect(tree.diagnostics == [.unknownNode(two), .unknownNode(two)])
    let three = tree.makeNode()
    #expect(three != one)
    #expect(three != two)
    #expect(tree.count == 1)
  }
}
