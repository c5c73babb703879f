extension FlexTree {
  /// Adds a node, with what is below it, as the last child of another.
  ///
  /// It leaves the parent that it had. A node cannot be added to what is below it.
  public mutating func append(_ child: FlexNode, to parent: FlexNode) {
    insert(child, into: parent, before: nil)
  }

  /// Adds a node as a child of another, in front of one of its children.
  ///
  /// - Parameters:
  ///   - child: the node; it leaves the parent that it had.
  ///   - parent: the node that it comes into.
  ///   - sibling: the child to stand in front of; nil, or a child of another node, for the last
  ///     place.
  public mutating func insert(
    _ child: FlexNode, into parent: FlexNode, before sibling: FlexNode?
  ) {
    guard check(child), check(parent), sibling != child else { return }
    guard !contains(child, parent) else { return diagnostics.append(.cycle(child)) }
    detach(Int(child.index))
    var next: Int32 = -1
    if let sibling, isKnown(sibling), nodes[Int(sibling.index)].parent == parent.index {
      next = sibling.index
    }
    addCache(Int(parent.index))
    link(child.index, parent.index, next)
    markDirty(Int(parent.index))
  }

  /// Whether `other` is `node` or stands below it.
  private func contains(_ node: FlexNode, _ other: FlexNode) -> Bool {
    if node == other { return true }
    guard nodes[Int(node.index)].firstChild >= 0 else { return false }
    var current = nodes[Int(other.index)].parent
    while current >= 0, current != node.index { current = nodes[Int(current)].parent }
    return current == node.index
  }

  private mutating func link(_ child: Int32, _ parent: Int32, _ next: Int32) {
    let previous = next < 0 ? nodes[Int(parent)].lastChild : nodes[Int(next)].previous
    nodes[Int(child)].parent = parent
    nodes[Int(child)].next = next
    nodes[Int(child)].previous = previous
    nodes[Int(child)].state.insert(.moved)
    if previous < 0 {
      nodes[Int(parent)].firstChild = child
    } else {
      nodes[Int(previous)].next = child
    }
    if next < 0 {
      nodes[Int(parent)].lastChild = child
    } else {
      nodes[Int(next)].previous = child
    }
  }

  private mutating func detach(_ index: Int) {
    let node = nodes[index]
    guard node.parent >= 0 else { return }
    if node.previous < 0 {
      nodes[Int(node.parent)].firstChild = node.next
    } else {
      nodes[Int(node.previous)].next = node.next
    }
    if node.next < 0 {
      nodes[Int(node.parent)].lastChild = node.previous
    } else {
      nodes[Int(node.next)].previous = node.previous
    }
    nodes[index].parent = -1
    nodes[index].next = -1
    nodes[index].previous = -1
    nodes[index].state.insert(.moved)
    markDirty(Int(node.parent))
  }

  /// Takes a node, with what is below it, out of its parent; it stays in the tree as a root.
  public mutating func removeFromParent(_ node: FlexNode) {
    guard check(node) else { return }
    detach(Int(node.index))
  }

  /// Removes a node and everything below it from the tree. Their names mean nothing afterwards.
  public mutating func remove(_ node: FlexNode) {
    guard check(node) else { return }
    detach(Int(node.index))
    var current = Int(node.index)
    while true {
      while nodes[current].firstChild >= 0 { current = Int(nodes[current].firstChild) }
      let parent = Int(nodes[current].parent)
      let next = nodes[current].next
      free(current)
      if current == Int(node.index) { return }
      nodes[parent].firstChild = next
      current = next >= 0 ? Int(next) : parent
    }
  }

  private mutating func free(_ index: Int) {
    var node = LayoutNode()
    node.generation = nodes[index].generation &+ 1
    node.cache = nodes[index].cache
    node.state = .free
    nodes[index] = node
    if node.cache >= 0 { caches[Int(node.cache)] = FlexLayoutCache() }
    if index < places.count { places[index] = NodePlace() }
    freeNodes.append(Int32(index))
  }
}

extension FlexTree {
  /// Returns the node that contains another, or nil for roots.
  public func parent(of node: FlexNode) -> FlexNode? {
    isKnown(node) ? named(nodes[Int(node.index)].parent) : nil
  }

  /// Returns the children of a node, in the order in which they were added.
  ///
  /// - Complexity: O(*n*) for *n* children.
  public func children(of node: FlexNode) -> [FlexNode] {
    var children: [FlexNode] = []
    guard isKnown(node) else { return children }
    var current = named(nodes[Int(node.index)].firstChild)
    while let child = current {
      children.append(child)
      current = named(nodes[Int(child.index)].next)
    }
    return children
  }

  /// Returns the child that follows a node in its parent, or nil for the last.
  public func sibling(after node: FlexNode) -> FlexNode? {
    isKnown(node) ? named(nodes[Int(node.index)].next) : nil
  }

  private func named(_ index: Int32) -> FlexNode? {
    index < 0 ? nil : FlexNode(index: index, generation: nodes[Int(index)].generation)
  }
}
