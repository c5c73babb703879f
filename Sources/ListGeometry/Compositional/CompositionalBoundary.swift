package import Foundation

/// The template of a supplementary view at the boundary of a section or of the whole layout.
package struct CompositionalBoundary: Equatable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  package var insets = CompositionalInsets.zero
  /// Where the view stands in the section, from (0, 0) at the top leading corner to (1, 1).
  package var alignment: CGPoint
  package var offset = CGPoint.zero
  /// Whether content makes room for the view.
  package var extendsBoundary = true
  /// Whether the view stays in view as long as its section is.
  package var pinsToVisibleBounds = false
  package var zIndex = 0

  package init(kind: String, size: CompositionalSize, alignment: CGPoint) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
  }

  /// Whether the view stands where the section begins, ends, or beside its content.
  func edge(_ axis: CompositionalAxis) -> BoundaryEdge {
    switch alignment.along(axis) {
    case ..<0.25: .start
    case 0.75...: .end
    default: .beside
    }
  }
}

/// Where a boundary view stands along the axis of scrolling.
enum BoundaryEdge {
  case start
  case end
  case beside
}

/// Stretches along an axis.
package struct CompositionalSpan: Equatable, Sendable {
  package var start: Double
  package var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}

/// Places the boundary views of a section or of the whole layout.
struct BoundaryArranger {
  let items: [CompositionalBoundary]
  /// What fractions refer to.
  let container: CGSize
  /// Where the container begins across the axis of scrolling.
  let crossStart: Double
  let axis: CompositionalAxis
  let grid: PixelGrid
  /// The sizes that views asked for, by the view's place in ``items``.
  var measured: [Int: CGSize] = [:]

  func size(_ index: Int) -> CGSize {
    grid.down(
      resolved(items[index].size, in: container, measured: measured[index], grid))
  }

  /// The room that content makes at one end: that of the largest view there.
  func room(_ edge: BoundaryEdge) -> Double {
    items.indices.filter { items[$0].extendsBoundary && items[$0].edge(axis) == edge }
      .map { size($0).along(axis) }.max() ?? 0
  }

  /// How far views reach beyond the stretch of their section because of offsets.
  var overflow: Double {
    items.indices.map { index in
      abs(CompositionalLength.distance(items[index].offset.along(axis)))
        + (items[index].edge(axis) == .beside || !items[index].extendsBoundary
          ? size(index).along(axis) : 0)
    }.max() ?? 0
  }

  /// Where a view stands.
  /// - Parameters:
  ///   - host: The stretch of the section, without the views' own room.
  ///   - visible: What is seen; pinned views stay in it.
  func frame(_ index: Int, in host: CompositionalSpan, visible: CompositionalSpan?) -> CGRect {
    let (item, size) = (items[index], size(index))
    let length = size.along(axis)
    var along: Double
    switch item.edge(axis) {
    case .start: along = host.start
    case .end: along = host.end - length
    case .beside: along = (host.start + room(.start) + host.end - room(.end) - length) / 2
    }
    along += CompositionalLength.distance(item.offset.along(axis))
    if item.pinsToVisibleBounds, let visible {
      along = pinned(along, length, item.edge(axis), in: host, visible)
    }
    let across =
      crossStart
      + (container.along(axis.other) - size.along(axis.other)) * item.alignment.along(axis.other)
      + CompositionalLength.distance(item.offset.along(axis.other))
    let frame = CGRect(origin: CGPoint(along: along, across: across, axis), size: size)
    return grid.aligned(frame.inset(by: item.insets.points(in: size).ignoring(item.size.estimates)))
  }

  /// A view stays in what is seen, within its section and clear of the views at the other end.
  private func pinned(
    _ along: Double, _ length: Double, _ edge: BoundaryEdge, in host: CompositionalSpan,
    _ visible: CompositionalSpan
  ) -> Double {
    switch edge {
    case .start: min(max(along, visible.start), max(along, host.end - room(.end) - length))
    case .end: max(min(along, visible.end - length), min(along, host.start + room(.start)))
    case .beside:
      min(max(along, visible.start), max(along, host.end - room(.end) - length))
    }
  }
}
