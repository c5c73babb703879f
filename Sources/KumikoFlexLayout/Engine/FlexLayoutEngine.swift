/// One pass of layout over the arrays of a tree.
///
/// The pass asks two questions of a box, as browsers do: how wide its content is
/// (``contentWidth(of:_:height:)``), and, the width being known, how high it is and where its
/// children are (``layout(_:_:)``).
///
/// It is a handful of pointers, so that passing it on counts no references.
struct FlexLayoutEngine {
  typealias Measure = (FlexMeasureRequest) -> FlexMeasurement

  /// How many boxes may lie in each other: as deep as stacks of half a megabyte allow.
  static let depthLimit = 100
  /// How many answers a node may cost in a pass on average, before exactness is given up.
  static let workLimit = 48

  let nodes: UnsafeMutablePointer<LayoutNode>
  let styles: UnsafeMutablePointer<FlexStyle>
  let caches: UnsafeMutablePointer<FlexLayoutCache>
  let items: UnsafeMutablePointer<FlexItem>
  let places: UnsafeMutablePointer<NodePlace>
  let account: UnsafeMutablePointer<PassAccount>
  /// Whether a width may depend on a height anywhere: with aspect ratios and wrapping columns.
  let widthsDependOnHeights: Bool

  init(
    _ arrays: TreeArrays, account: UnsafeMutablePointer<PassAccount>,
    widthsDependOnHeights: Bool
  ) {
    nodes = arrays.nodes
    styles = arrays.styles
    caches = arrays.caches
    items = arrays.items
    places = arrays.places
    self.account = account
    self.widthsDependOnHeights = widthsDependOnHeights
  }
}

/// Where the arrays of a tree stand in memory during a pass.
struct TreeArrays {
  let nodes: UnsafeMutablePointer<LayoutNode>
  let styles: UnsafeMutablePointer<FlexStyle>
  let caches: UnsafeMutablePointer<FlexLayoutCache>
  let items: UnsafeMutablePointer<FlexItem>
  let places: UnsafeMutablePointer<NodePlace>
}

/// What a pass counts and collects.
struct PassAccount {
  let measure: FlexLayoutEngine.Measure
  var depth = 0
  var work = 0
  let depthLimit: Int
  let workLimit: Int
  var diagnostics: [FlexDiagnostic] = []
  var lines: [FlexLine] = []
  var isTooDeep = false
  var isTooMuch = false

  init(depthLimit: Int, workLimit: Int, measure: @escaping FlexLayoutEngine.Measure) {
    self.depthLimit = depthLimit
    self.workLimit = workLimit
    self.measure = measure
  }
}

extension FlexLayoutEngine {
  /// What was computed for a container or for measured content.
  @inline(__always)
  func cache(of index: Int) -> UnsafeMutablePointer<FlexLayoutCache> {
    caches + Int(nodes[index].cache)
  }

  /// Whether a box has nothing inside that needs to be asked.
  @inline(__always)
  func isEmpty(_ index: Int) -> Bool {
    nodes[index].isLeaf && !nodes[index].isMeasured
  }

  func node(_ index: Int) -> FlexNode {
    FlexNode(index: Int32(index), generation: nodes[index].generation)
  }

  /// Enters a level of nesting; false where it would be one too many.
  @inline(__always)
  func enter(_ index: Int) -> Bool {
    account.pointee.depth += 1
    account.pointee.work += 1
    return account.pointee.depth <= account.pointee.depthLimit || reportDepth(index)
  }

  /// Whether a level of nesting may be entered here, where nothing is computed for it.
  @inline(__always)
  func isShallow(_ index: Int) -> Bool {
    account.pointee.depth < account.pointee.depthLimit || reportDepth(index)
  }

  @inline(__always)
  func leave() {
    account.pointee.depth -= 1
  }

  private func reportDepth(_ index: Int) -> Bool {
    if !account.pointee.isTooDeep { account.pointee.diagnostics.append(.tooDeep(node(index))) }
    account.pointee.isTooDeep = true
    return false
  }

  /// Whether the pass has computed more than any honest tree asks for.
  @inline(__always)
  func isExhausted(at index: Int) -> Bool {
    guard account.pointee.work > account.pointee.workLimit else { return false }
    if !account.pointee.isTooMuch {
      account.pointee.isTooMuch = true
      account.pointee.diagnostics.append(.tooMuchWork(node(index)))
    }
    return true
  }

  /// Calls `body` for each child, in the order of the tree; for those of children without a box in
  /// place of these.
  @inline(__always)
  func forEachChild(of index: Int, _ body: (Int) -> Void) {
    var child = nodes[index].firstChild
    while child >= 0 {
      let next = nodes[Int(child)].next
      if nodes[Int(child)].traits.contains(.contents) {
        forEachInnerChild(of: Int(child), body)
      } else {
        body(Int(child))
      }
      child = next
    }
  }

  @inline(never)
  private func forEachInnerChild(of index: Int, _ body: (Int) -> Void) {
    var current = nodes[index].firstChild
    while current >= 0 {
      let node = nodes[Int(current)]
      if !node.traits.contains(.contents) {
        body(Int(current))
      } else if node.firstChild >= 0 {
        current = node.firstChild
        continue
      }
      current = nextInside(index, after: current)
    }
  }

  /// Returns the node that follows another one and what is below that, inside of a node; -1 at the
  /// end.
  func nextInside(_ index: Int, after node: Int32) -> Int32 {
    var current = node
    while nodes[Int(current)].next < 0 {
      current = nodes[Int(current)].parent
      if current == index { return -1 }
    }
    return nodes[Int(current)].next
  }

  /// The box that a node lies in.
  func container(of index: Int) -> Int {
    var parent = Int(nodes[index].parent)
    while nodes[parent].traits.contains(.contents), nodes[parent].parent >= 0 {
      parent = Int(nodes[parent].parent)
    }
    return parent
  }
}
