internal import Foundation

extension CompositionalSection {
  /// A supplementary view of the section; nil if there is none.
  func element(
    _ place: SupplementaryPlace, visible: CompositionalSpan?
  ) -> CompositionalElement? {
    if place.index == 0,
      let index = boundary.items.firstIndex(where: { $0.kind == place.kind })
    {
      return boundaryElement(index, visible: visible)
    }
    let role = CompositionalElement.Role.supplementary(place)
    if let whole = group(place.index),
      let found = supplementaries(of: whole).first(where: { $0.role == role })
    {
      return found
    }
    guard let group = group(ofItem: place.index) else { return nil }
    return supplementaries(ofItem: place.index, in: group).first { $0.role == role }
      ?? supplementaries(of: group).first { $0.role == role }
  }

  /// The elements that share more than an edge with a rectangle.
  /// - Parameters:
  ///   - visible: What is seen, from the section's start.
  ///   - region: What is asked for of the region across the axis of scrolling.
  func elements(
    in rect: CGRect, visible: CompositionalSpan?, region: CompositionalSpan?
  ) -> [CompositionalElement] {
    let around = boundary.items.indices.map { boundaryElement($0, visible: visible) }
    let behind = template.decorations.indices.compactMap { decorationElement($0) }
    return (behind + around).filter { $0.frame.overlaps(rect) } + groupElements(in: rect, region)
  }

  private func groupElements(
    in rect: CGRect, _ region: CompositionalSpan?
  ) -> [CompositionalElement] {
    var rect = rect
    if template.isOrthogonal, let region {
      // The region shows other parts of the content than the rectangle.
      let start = rect.origin.along(context.axis)
      rect = CGRect(
        origin: CGPoint(along: start, across: region.start, context.axis),
        size: CGSize(
          along: rect.size.along(context.axis), across: region.end - region.start, context.axis))
    }
    let start = rect.origin.along(groupAxis)
    let end = start + rect.size.along(groupAxis)
    var found: [CompositionalElement] = []
    visitGroups(from: start, to: end) { group in
      found += supplementaries(of: group).filter { $0.frame.overlaps(rect) }
      let origin = group.origin.along(groupAxis)
      let slack = 1 / context.grid.scale
      let range = group.pattern.items(
        from: start - origin - overflow.after - slack, to: end - origin + overflow.before + slack)
      for index in range where index < group.items.count {
        let item = group.items.lowerBound + index
        let element = element(item, in: group)
        if element.frame.overlaps(rect) { found.append(element) }
        found += supplementaries(ofItem: item, in: group).filter { $0.frame.overlaps(rect) }
      }
    }
    return found
  }
}

extension CGRect {
  /// Whether rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && origin.x + size.width > other.origin.x
      && origin.y < other.origin.y + other.size.height
      && origin.y + size.height > other.origin.y
  }
}
