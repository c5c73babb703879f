import KumikoFlexLayout

/// A box that flexbox lays out, without a view.
///
/// ```swift
/// let row = Node { $0.style.flexDirection = .row }
/// row.children = [Node { $0.style.flex = 1 }, Node { $0.style.dimensions = (40, 20) }]
/// row.layout(320)
/// ```
@preconcurrency @MainActor
open class Node {
  /// The structure of the C library, which is not there.
  @available(*, unavailable, message: "There is no C library: use style, children and layout.")
  open var target: Any? { nil }

  /// Measures the content of a node without children, in some room.
  open var measure: ((_ node: Node, _ width: Float, _ height: Float) -> Dimension)?
  /// Gives children one by one; by default those of ``children``.
  open var getChild: ((_ node: Node, _ index: Int) -> Node)?
  /// Whether a node has to be laid out again. Layouts of nodes are always computed.
  open var isDirty: ((_ node: Node) -> Bool)?
  /// The nodes inside.
  open var children: [Node]? { didSet { childrenCount = children?.count ?? 0 } }
  /// How many nodes ``getChild`` gives.
  open var childrenCount = 0
  /// The line of the parent that the node stands on.
  open var lineIndex = 0
  /// How the node is laid out.
  open lazy var style = Style()
  /// What the last layout found.
  open lazy var layout = Layout()

  /// A node without children.
  public init() {}

  /// A node that a closure sets up.
  public convenience init(with configure: (Node) -> Void) {
    self.init()
    configure(self)
  }

  /// Forgets the style, the children and the layout.
  open func reset() {
    (style, children, measure, getChild, isDirty) = (Style(), nil, nil, nil, nil)
    resetLayout()
  }

  /// Changes the style.
  open func style(_ configure: (Style) -> Void) { configure(style) }

  /// Forgets what the last layout found, here and inside.
  open func resetLayout() {
    layout.reset()
    for child in inner { child.resetLayout() }
  }

  /// Computes where this node and all inside of it stand.
  ///
  /// - Parameters:
  ///   - maxWidth: The room, which a node with children fills; ``Undefined`` for no limit.
  ///   - maxHeight: The room, which a node with children fills; ``Undefined`` for no limit.
  ///   - parentDirection: The direction of writing.
  open func layout(
    _ maxWidth: Float = Undefined, maxHeight: Float = Undefined,
    parentDirection: Directive.Direction = .inherit
  ) {
    var nodes = NodeTree()
    let root = nodes.add(self, inRow: false)
    nodes.layOut(root, CGFloat(maxWidth), CGFloat(maxHeight), parentDirection)
    nodes.write(root, maxWidth, maxHeight)
  }

  var inner: [Node] {
    children ?? getChild.map { child in (0..<max(childrenCount, 0)).map { child(self, $0) } } ?? []
  }
}

/// Nodes in a tree of the language's.
@MainActor
private struct NodeTree {
  var tree = FlexTree()
  var nodes: [FlexNode: Node] = [:]

  mutating func add(_ node: Node, inRow isInRow: Bool) -> FlexNode {
    node.style.flexStyle.resolveBasis(inRow: isInRow)
    let style = node.style.flexStyle
    let children = node.inner
    let added = tree.makeNode(style, isMeasured: children.isEmpty && node.measure != nil)
    nodes[added] = node
    for child in children { tree.append(add(child, inRow: style.isRow), to: added) }
    return added
  }

  mutating func layOut(
    _ root: FlexNode, _ width: CGFloat, _ height: CGFloat, _ direction: Directive.Direction
  ) {
    let isFilled = !tree.isMeasured(root)
    let nodes = nodes
    tree.layout(
      root, width: FlexSpace(width, isFilled: isFilled),
      height: FlexSpace(height, isFilled: isFilled), scale: 0,
      direction: direction == .rtl ? .rightToLeft : .leftToRight
    ) { request in
      var room = Undefined
      if case .exactly(let width) = request.width { room = Float(width) }
      if request.width == .minContent { return FlexMeasurement(width: 0, height: 0) }
      let none: Dimension = (0, 0)
      let size = nodes[request.node].flatMap { $0.measure?($0, room, Undefined) } ?? none
      return FlexMeasurement(width: Double(size.width), height: Double(size.height))
    }
  }

  func write(_ node: FlexNode, _ width: Float, _ height: Float) {
    let frame = tree.unroundedFrame(of: node)
    let size: Dimension = (Float(frame.width), Float(frame.height))
    guard let layout = nodes[node]?.layout else { return }
    layout.dimension = size
    layout.position = (
      Float(frame.x), Float(frame.y), width - Float(frame.x) - size.width,
      height - Float(frame.y) - size.height
    )
    (layout.lastDimensions, layout.lastPosition) = (size, (Float(frame.x), Float(frame.y)))
    (layout.lastParentMaxWidth, layout.lastParentMaxHeight) = (width, height)
    layout.lastRequestedDimensions = (width, height)
    layout.direction = nodes[node]?.style.direction ?? .inherit
    (layout.lastDirection, layout.shouldUpdate) = (layout.direction, true)
    for child in tree.children(of: node) { write(child, size.width, size.height) }
  }
}
