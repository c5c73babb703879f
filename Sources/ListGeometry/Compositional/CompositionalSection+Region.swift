package import Foundation

/// Where a region of its own scrolling comes to rest.
package enum RegionPaging: Sendable {
  /// Where scrolling ends.
  case anywhere
  /// At multiples of the region's length, or at the end.
  case page
  /// Where a group begins, or at the end.
  case groupStart
  /// At the next group in the direction of the swipe.
  case nextGroup
  /// At the next group, which stands in the middle.
  case nextGroupCentered
}

extension CompositionalSection {
  /// Where the region of an orthogonal section stands, from the section's start.
  package var regionFrame: CGRect {
    let axis = context.axis
    return context.grid.aligned(
      CGRect(
        origin: CGPoint(along: groupsStart, across: context.crossStart, axis),
        size: CGSize(along: breadth, across: context.container.along(axis.other), axis)))
  }

  /// How long the region's content is.
  package var regionLength: Double {
    max(0, context.grid.up(insets.total(groupAxis) + groupsLength))
  }

  /// How far the first and the last group can be dragged beyond the ends of the content, which is
  /// no shorter than the region, so that they come to stand in its middle.
  package var centeringInsets: CompositionalSpan {
    guard let first = group(0), let last = group(groups.groupCount - 1) else {
      return CompositionalSpan(start: 0, end: 0)
    }
    let length = spanLength
    let end = rest(last, isCentered: true) + length - max(length, regionLength)
    return CompositionalSpan(start: -rest(first, isCentered: true), end: end)
  }

  /// The offset at which a group comes to rest.
  func rest(_ group: PlacedGroup, isCentered: Bool) -> Double {
    let start = group.origin.along(groupAxis) - context.crossStart
    guard isCentered else { return start - insets.before(groupAxis) }
    let length = spanLength
    return start - (length - group.pattern.size.along(groupAxis)) / 2
  }

  /// The offset at which the group of an item comes to rest; nil if there is no such item.
  package func rest(ofItem item: Int, isCentered: Bool = false) -> Double? {
    group(ofItem: item).map { rest($0, isCentered: isCentered) }
  }

  /// Where scrolling ends.
  /// - Parameters:
  ///   - proposed: Where it would end by itself.
  ///   - start: Where it began.
  ///   - velocity: The speed of the finger when it was lifted; its sign counts.
  package func restingOffset(
    for proposed: Double, from start: Double, velocity: Double, _ paging: RegionPaging
  ) -> Double {
    let offset: Double
    switch paging {
    case .anywhere: return proposed
    case .page: offset = page(of: proposed)
    case .groupStart: offset = nearestRest(to: proposed, isCentered: false)
    case .nextGroup: offset = nextRest(from: start, proposed, velocity, isCentered: false)
    case .nextGroupCentered: offset = nextRest(from: start, proposed, velocity, isCentered: true)
    }
    let limits = limits(paging)
    return context.grid.nearest(min(max(offset, limits.start), max(limits.start, limits.end)))
  }

  /// The nearest page.
  private func page(of offset: Double) -> Double {
    spanLength > 0 ? (offset / spanLength).rounded() * spanLength : offset
  }

  /// How long the region is.
  var spanLength: Double { context.container.along(groupAxis) }

  func limits(_ paging: RegionPaging) -> CompositionalSpan {
    let end = max(0, regionLength - spanLength)
    guard case .nextGroupCentered = paging else { return CompositionalSpan(start: 0, end: end) }
    let beyond = centeringInsets
    return CompositionalSpan(start: -beyond.start, end: end + beyond.end)
  }

  /// The groups whose rests lie around an offset.
  func neighbors(of offset: Double, isCentered: Bool) -> [PlacedGroup] {
    let inner =
      isCentered
      ? offset + spanLength / 2 - insets.before(groupAxis) : offset
    let item = groups.index(atOffset: max(0, inner)) ?? groups.count - 1
    guard let middle = groups.position(ofPlace: item) else { return [] }
    let group = middle.group + (item - middle.index) / middle.element.perGroup
    return [group - 1, group, group + 1].compactMap { self.group($0) }
  }

  private func nearestRest(to offset: Double, isCentered: Bool) -> Double {
    var rests = neighbors(of: offset, isCentered: isCentered)
      .map { rest($0, isCentered: isCentered) }
    if !isCentered { rests.append(regionLength - spanLength) }
    return rests.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  /// The next rest in the direction of a swipe; without a swipe the nearest one.
  private func nextRest(
    from start: Double, _ proposed: Double, _ velocity: Double, isCentered: Bool
  ) -> Double {
    let current = nearestRest(to: start, isCentered: isCentered)
    guard velocity != 0 else {
      let moved = proposed - current
      let rests =
        neighbors(of: current, isCentered: isCentered)
        .map { rest($0, isCentered: isCentered) } + [current]
      return rests.min { abs($0 - current - moved) < abs($1 - current - moved) } ?? current
    }
    let rests = neighbors(of: current, isCentered: isCentered)
      .map { rest($0, isCentered: isCentered) }
    let slack = 1 / context.grid.scale
    return velocity > 0
      ? rests.filter { $0 > current + slack }.min() ?? current
      : rests.filter { $0 < current - slack }.max() ?? current
  }
}
