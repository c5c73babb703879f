/// What an offset of a region shows, whatever the region's length.
package struct RegionAnchor: Sendable {
  /// The first item of the group that is seen first.
  let item: Int
  /// How far the offset is on its way from this group's rest to that of the next one: 0 to 1.
  let fraction: Double
  /// Whether the end of the content is in view, and the beginning is not.
  let isAtEnd: Bool
  /// The length of the region.
  let length: Double
}

extension CompositionalSection {
  /// What an offset shows; nil in a section without items.
  package func anchor(at offset: Double, _ paging: RegionPaging) -> RegionAnchor? {
    let isCentered = paging == .nextGroupCentered
    let slack = 1 / context.grid.scale
    let groups = neighbors(of: offset, isCentered: isCentered)
    let rests = groups.map { rest($0, isCentered: isCentered) }
    guard let index = rests.lastIndex(where: { $0 <= offset + slack }) ?? rests.indices.first
    else { return nil }
    let next =
      rests.indices.contains(index + 1)
      ? rests[index + 1] : rests[index] + groups[index].pattern.size.along(groupAxis)
    let way = offset - rests[index]
    let limits = limits(paging)
    return RegionAnchor(
      item: groups[index].items.lowerBound,
      fraction: abs(way) <= slack || next <= rests[index] ? 0 : way / (next - rests[index]),
      isAtEnd: offset > limits.start + slack && offset >= limits.end - slack, length: spanLength)
  }

  /// The offset that shows what another one showed in a region of another length; nil if the length
  /// is the same, or the item is gone.
  package func offset(of anchor: RegionAnchor, _ paging: RegionPaging) -> Double? {
    guard anchor.length != spanLength else { return nil }
    if anchor.isAtEnd { return limits(paging).end }
    let isCentered = paging == .nextGroupCentered
    guard let group = group(ofItem: anchor.item) else { return nil }
    let start = rest(group, isCentered: isCentered)
    let next = neighbors(of: start, isCentered: isCentered)
      .map { rest($0, isCentered: isCentered) }.first { $0 > start }
    let step = next.map { $0 - start } ?? group.pattern.size.along(groupAxis)
    let offset = start + anchor.fraction * step
    return restingOffset(for: offset, from: offset, velocity: 0, paging)
  }
}
