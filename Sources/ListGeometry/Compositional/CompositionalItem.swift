package import Foundation

/// The template of an item or a group of a compositional layout.
package struct CompositionalItem {
  package var size: CompositionalSize
  /// The space between the element's slot and its content.
  package var insets = CompositionalInsets.zero
  /// The space outside of the element's slot.
  package var edges = CompositionalEdges()
  package var supplementaries: [CompositionalSupplementary] = []
  /// What the element is filled with; nil for an item.
  package var group: CompositionalGroup?

  package init(_ size: CompositionalSize, group: CompositionalGroup? = nil) {
    self.size = size
    self.group = group
  }

  /// Whether its size, or that of anything in it, depends on what items it holds.
  package var hasEstimates: Bool {
    !size.estimates.isEmpty || group?.subitems.contains { $0.hasEstimates } == true
  }
}

/// What a group is filled with.
package struct CompositionalGroup {
  /// How many subitems there are.
  package indirect enum Filling {
    /// The subitems over and over, as long as they fit.
    case fitting([CompositionalItem])
    /// So many of one subitem, which share the group's length.
    case divided(CompositionalItem, count: Int)
    /// So many of one subitem, each of its own size.
    case repeated(CompositionalItem, count: Int)
    /// Items where a function of the group's size and insets wants them.
    case custom((CGSize, CompositionalInsets) -> [CustomItem])
  }

  /// An item of a custom group.
  package struct CustomItem: Equatable, Sendable {
    /// In the group.
    package var frame: CGRect
    package var zIndex: Int

    package init(frame: CGRect, zIndex: Int) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  package var axis: CompositionalAxis
  package var filling: Filling
  package var spacing = CompositionalSpacing.fixed(0)

  package init(_ axis: CompositionalAxis, _ filling: Filling) {
    self.axis = axis
    self.filling = filling
  }

  var subitems: [CompositionalItem] {
    switch filling {
    case .fitting(let items): items
    case .divided(let item, _), .repeated(let item, _): [item]
    case .custom: []
    }
  }
}

/// A point of a rectangle: edges, and a distance from them.
package struct CompositionalAnchor: Equatable, Sendable {
  /// Where the point is in a rectangle, from (0, 0) at the top leading corner to (1, 1).
  package var position: CGPoint
  package var offset: CGPoint
  /// Whether ``offset`` is in lengths of the supplementary view instead of points.
  package var isFractional: Bool

  package init(position: CGPoint, offset: CGPoint = .zero, isFractional: Bool = false) {
    self.position = position
    self.offset = offset
    self.isFractional = isFractional
  }

  /// The anchor's point of a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.origin.x + rect.size.width * position.x,
      y: rect.origin.y + rect.size.height * position.y)
  }

  func offset(of size: CGSize) -> CGPoint {
    let x = CompositionalLength.distance(isFractional ? offset.x * size.width : offset.x)
    let y = CompositionalLength.distance(isFractional ? offset.y * size.height : offset.y)
    return CGPoint(x: x, y: y)
  }
}

/// A supplementary view that an item or a group carries.
package struct CompositionalSupplementary: Equatable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  package var insets = CompositionalInsets.zero
  /// The point of the host on which the view lies.
  package var containerAnchor: CompositionalAnchor
  /// The point of the view that lies there; nil: the same edges.
  package var itemAnchor: CompositionalAnchor?
  package var zIndex = 0

  package init(
    kind: String, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }

  /// Where the view stands on a host.
  /// - Parameter measured: The size that the view asked for, of which estimated lengths are taken.
  func frame(on host: CGRect, measured: CGSize?, _ grid: PixelGrid) -> CGRect {
    let size = grid.down(resolved(size, in: host.size, measured: measured, grid))
    var point = containerAnchor.point(in: host)
    let offset = containerAnchor.offset(of: size)
    point.x += offset.x
    point.y += offset.y
    let own = itemAnchor ?? CompositionalAnchor(position: containerAnchor.position)
    let inside = own.point(in: CGRect(origin: .zero, size: size))
    let shift = own.offset(of: size)
    let frame = CGRect(
      origin: CGPoint(x: point.x - inside.x - shift.x, y: point.y - inside.y - shift.y), size: size)
    return grid.aligned(frame.inset(by: insets.points(in: size).ignoring(self.size.estimates)))
  }
}

/// A size in points, with what was measured in place of estimates.
func resolved(
  _ size: CompositionalSize, in container: CGSize, measured: CGSize?, _ grid: PixelGrid
) -> CGSize {
  var points = size.points(in: container)
  if let measured {
    if size.width.isEstimate { points.width = grid.up(CompositionalLength.usable(measured.width)) }
    if size.height.isEstimate {
      points.height = grid.up(CompositionalLength.usable(measured.height))
    }
  }
  return points
}

extension CGRect {
  /// The rectangle without a margin, in which leading is left.
  func inset(by insets: CompositionalInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

extension CGSize {
  func along(_ axis: CompositionalAxis) -> Double { axis == .horizontal ? width : height }

  /// A size of two lengths.
  init(along: Double, across: Double, _ axis: CompositionalAxis) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across)
      : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  func along(_ axis: CompositionalAxis) -> Double { axis == .horizontal ? x : y }

  init(along: Double, across: Double, _ axis: CompositionalAxis) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
