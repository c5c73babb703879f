/// A tree of boxes that flexbox lays out.
///
/// ```swift
/// var tree = FlexTree()
/// var style = FlexStyle()
/// style.width = 300
/// let row = tree.makeNode(style)
/// style = FlexStyle()
/// style.flexGrow = 1
/// tree.append(tree.makeNode(style), to: row)
/// tree.layout(row)
/// tree.frame(of: row)
/// ```
///
/// The layout is that of CSS Flexible Box Layout, Level 1, as browsers do it; expectations of the
/// tests come from one. What was computed stays valid until something below it changes: after the
/// change of a leaf only the boxes around it are laid out again. A tree is a value; nodes are
/// names in it, which hold in its copies, too.
///
/// No style and no tree brings layout to a halt: what cannot be done as asked is told in
/// ``diagnostics``. Trees that are nested deeper than ``maximumDepth`` are cut.
public struct FlexTree: Sendable {
  /// How many boxes may lie in each other in any thread: what ``maximumDepth`` is at first.
  ///
  /// A level takes four kilobytes of the stack, of which threads have half a megabyte.
  public static var depthLimit: Int { FlexLayoutEngine.depthLimit }

  /// How many boxes may lie in each other; what is deeper has empty frames. 100 by default, and at
  /// least 1.
  ///
  /// Raise it where layouts run on a stack that has four kilobytes for each level: a main thread
  /// has a megabyte or more.
  public var maximumDepth = FlexTree.depthLimit

  /// What the tree could not do as it was asked, oldest first, until ``clearDiagnostics()``.
  public internal(set) var diagnostics: [FlexDiagnostic] = []

  var nodes: [LayoutNode] = []
  var styles: [FlexStyle] = []
  var caches: [FlexLayoutCache] = []
  /// As many as there were nodes at the last layout, as ``places`` are.
  var items: [FlexItem] = []
  var places: [NodePlace] = []
  var freeNodes: [Int32] = []
  /// The lines of a pass, kept for their capacity.
  var lines: [FlexLine] = []
  var widthsDependOnHeights = false
  var lastScale = 0.0

  /// How many nodes a tree has room for at first: most are of a row of a list.
  private static let leastCapacity = 8

  /// A tree without nodes.
  public init() {}

  /// The number of nodes.
  public var count: Int { nodes.count - freeNodes.count }

  /// Prepares for a number of nodes, so that adding them does not allocate again.
  public mutating func reserveCapacity(_ count: Int) {
    reserveNodes(count)
    caches.reserveCapacity(count)
    items.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Prepares for a number of nodes of which nothing is computed.
  private mutating func reserveNodes(_ count: Int) {
    nodes.reserveCapacity(count)
    styles.reserveCapacity(count)
  }

  /// Forgets the diagnostics that were read.
  public mutating func clearDiagnostics() {
    diagnostics = []
  }
}

extension FlexTree {
  /// Makes a node without parent and children.
  ///
  /// - Parameters:
  ///   - style: what it asks of layout.
  ///   - isMeasured: whether ``layout(_:width:height:scale:direction:measure:)`` asks for the size
  ///     of its content. It is not asked about nodes with children.
  public mutating func makeNode(
    _ style: FlexStyle = FlexStyle(), isMeasured: Bool = false
  ) -> FlexNode {
    let index = addNode(style)
    let node = FlexNode(index: Int32(index), generation: nodes[index].generation)
    adopt(style, node)
    if isMeasured {
      nodes[index].state.insert(.measured)
      addCache(index)
    }
    return node
  }

  /// Takes the place of a node that was removed, or a new one.
  private mutating func addNode(_ style: FlexStyle) -> Int {
    if let index = freeNodes.popLast() {
      nodes[Int(index)].state = LayoutNode().state
      styles[Int(index)] = style
      return Int(index)
    }
    if nodes.isEmpty { reserveNodes(Self.leastCapacity) }
    nodes.append(LayoutNode())
    styles.append(style)
    return nodes.count - 1
  }

  /// Gives a node a place for what layout computes, unless it has one.
  mutating func addCache(_ index: Int) {
    guard nodes[index].cache < 0 else { return }
    nodes[index].cache = Int32(caches.count)
    caches.append(FlexLayoutCache())
  }

  /// Makes room for what layout finds out about nodes that were added since the last one.
  mutating func addPlaces() {
    let missing = nodes.count - places.count
    guard missing > 0 else { return }
    items.append(contentsOf: repeatElement(FlexItem(), count: missing))
    places.append(contentsOf: repeatElement(NodePlace(), count: missing))
  }

  /// Returns the style of a node, with the values that layout computes with.
  public func style(of node: FlexNode) -> FlexStyle {
    isKnown(node) ? styles[Int(node.index)] : FlexStyle()
  }

  /// Gives a node another style; the next layout computes what depends on it.
  ///
  /// A style equal to the node's own changes nothing. Values that have no meaning are replaced and
  /// told in ``diagnostics``.
  public mutating func setStyle(_ style: FlexStyle, of node: FlexNode) {
    guard check(node), styles[Int(node.index)] != style else { return }
    styles[Int(node.index)] = style
    adopt(style, node)
    markDirty(Int(node.index))
  }

  /// Replaces what has no meaning in the style that a node was given, and notes what it has.
  private mutating func adopt(_ style: FlexStyle, _ node: FlexNode) {
    let index = Int(node.index)
    var traits = StyleTraits(style)
    let invalid = styles[index].validate(traits)
    if !invalid.isEmpty {
      diagnostics.append(.invalidStyle(node, properties: invalid))
      traits = StyleTraits(styles[index])
    }
    nodes[index].traits = traits
    if style.ratio > 0 || (style.flexWrap != .noWrap && !style.flexDirection.isRow) {
      widthsDependOnHeights = true
    }
  }

  /// Whether the content of a node is measured by the caller of layout.
  public func isMeasured(_ node: FlexNode) -> Bool {
    isKnown(node) && nodes[Int(node.index)].isMeasured
  }

  /// Sets whether the content of a node is measured.
  public mutating func setMeasured(_ isMeasured: Bool, of node: FlexNode) {
    guard check(node), nodes[Int(node.index)].isMeasured != isMeasured else { return }
    if isMeasured {
      nodes[Int(node.index)].state.insert(.measured)
      addCache(Int(node.index))
    } else {
      nodes[Int(node.index)].state.remove(.measured)
    }
    nodes[Int(node.index)].state.insert(.moved)
    markDirty(Int(node.index))
  }

  /// Tells that the content of a measured node changed, so that it is measured again.
  public mutating func setNeedsMeasurement(of node: FlexNode) {
    guard check(node) else { return }
    markDirty(Int(node.index))
  }

  /// Whether a layout is needed to bring the frames of a node and its descendants up to date.
  public func needsLayout(_ node: FlexNode) -> Bool {
    isKnown(node) && nodes[Int(node.index)].state.contains(.dirty)
  }

  /// Drops what was computed for a node, and for all that contain it what depends on it.
  mutating func markDirty(_ index: Int) {
    if nodes[index].cache >= 0 { caches[Int(nodes[index].cache)].forgetAll() }
    nodes[index].state.insert([.dirty, .unprepared])
    markAncestorsDirty(of: index)
  }

  /// Drops what was computed for all that contain a node.
  mutating func markAncestorsDirty(of index: Int) {
    var current = Int(nodes[index].parent)
    while current >= 0 {
      caches[Int(nodes[current].cache)].forgetAnswers()
      if nodes[current].state.contains([.dirty, .unprepared]) { return }
      nodes[current].state.insert([.dirty, .unprepared])
      current = Int(nodes[current].parent)
    }
  }

  func isKnown(_ node: FlexNode) -> Bool {
    Int(node.index) < nodes.count && nodes[Int(node.index)].generation == node.generation
      && !nodes[Int(node.index)].state.contains(.free)
  }

  mutating func check(_ node: FlexNode) -> Bool {
    if isKnown(node) { return true }
    diagnostics.append(.unknownNode(node))
    return false
  }
}
