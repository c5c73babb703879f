/// A size in a flow layout: one length along the direction of scrolling, one across it, in points.
package struct FlowSize: Hashable, Sendable {
  package var along: Double
  package var across: Double

  package init(along: Double, across: Double) {
    self.along = along
    self.across = across
  }

  package static let zero = FlowSize(along: 0, across: 0)
}

/// Where an item of a flow layout stands: its origin from the section's, and its size.
package struct FlowFrame: Hashable, Sendable {
  package var along: Double
  package var across: Double
  package var size: FlowSize

  package init(along: Double, across: Double, size: FlowSize) {
    self.along = along
    self.across = across
    self.size = size
  }
}

/// The sizes of a section's items.
package enum FlowSizes: Hashable, Sendable {
  /// All items have one size; takes no memory for an item.
  case uniform(FlowSize, count: Int)
  /// Every item has its own size.
  case individual([FlowSize])

  /// The sizes as they are stored best: equal ones as one.
  /// - Complexity: O(items).
  package init(_ sizes: [FlowSize]) {
    if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self = .uniform(first, count: sizes.count)
    } else {
      self = .individual(sizes)
    }
  }

  package var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .individual(let sizes): sizes.count
    }
  }

  package subscript(item: Int) -> FlowSize {
    switch self {
    case .uniform(let size, _): size
    case .individual(let sizes): sizes[item]
    }
  }
}

/// The lengths of a section of a flow layout that do not belong to items, in points.
package struct FlowMetrics: Hashable, Sendable {
  /// The header's length along the direction of scrolling; 0 is no header.
  package var header = 0.0
  /// The footer's length along the direction of scrolling; 0 is no footer.
  package var footer = 0.0
  /// The space between header and items, and between items and footer.
  package var insetBefore = 0.0
  package var insetAfter = 0.0
  /// Where lines begin across the direction of scrolling.
  package var acrossStart = 0.0
  /// How long lines are.
  package var available = 0.0
  /// The least space between lines.
  package var lineSpacing = 0.0
  /// The least space between items of a line.
  package var itemSpacing = 0.0
  /// Whether the only item of a section stands in the middle of its line, as under estimates.
  package var centersLoneItem = false

  package init() {}
}
