package import Foundation

extension CompositionalSection {
  // MARK: Along the axis of scrolling, from the section's start

  private var axis: CompositionalAxis { context.axis }

  private var topPadding: Double { CompositionalLength.usable(template.topPadding) }

  /// Where the groups begin.
  package var groupsStart: Double {
    topPadding + boundary.room(.start) + (count > 0 ? insets.before(axis) : 0)
  }

  /// Where the groups end.
  var groupsEnd: Double {
    guard count > 0 else { return groupsStart }
    return groupsStart + (template.isOrthogonal ? breadth : groupsLength)
  }

  /// How long the section is.
  package var extent: Double {
    max(0, groupsEnd + (count > 0 ? insets.after(axis) : 0) + boundary.room(.end))
  }

  /// How far elements may reach beyond the section.
  var reach: Overflow {
    let views = boundary.overflow
    let measured = largestMeasured
    let beyond = template.isOrthogonal ? Overflow(before: breadth, after: breadth) : overflow
    return Overflow(
      before: max(views, beyond.before + measured), after: max(views, beyond.after + measured))
  }

  private var largestMeasured: Double {
    measurements.supplementaries.values.map { max($0.width, $0.height) }.max() ?? 0
  }

  // MARK: Groups

  /// A group and where it stands.
  struct PlacedGroup {
    let pattern: GroupPattern
    /// The number of the group in the section.
    let group: Int
    let items: Range<Int>
    /// The group's origin, on no pixel yet.
    let origin: CGPoint
  }

  /// Where groups begin along their axis.
  private var groupsOrigin: Double {
    template.isOrthogonal ? context.crossStart + insets.before(groupAxis) : groupsStart
  }

  /// The group of an item; nil if there is no such item.
  func group(ofItem item: Int) -> PlacedGroup? {
    guard item < count, let found = groups.position(ofPlace: item) else { return nil }
    return placed(found, (item - found.index) / found.element.perGroup)
  }

  /// A group by its number; nil if there is no such group.
  func group(_ group: Int) -> PlacedGroup? {
    groups.position(ofGroup: group).map { placed($0, group - $0.group) }
  }

  private func placed(_ found: Rope<GroupRun>.Position, _ group: Int) -> PlacedGroup {
    let run = found.element
    let edges = template.group.edges
    let along =
      groupsOrigin + found.offset + Double(group) * run.stride
      + edges.along(groupAxis).before(share: 0)
    let cross = groupAxis.other
    let start =
      template.isOrthogonal ? groupsStart : context.crossStart + insets.before(cross)
    let room =
      template.isOrthogonal ? breadth : container.along(cross)
    let across = start + edges.along(cross).origin(of: run.pattern.size.along(cross), in: room)
    let first = found.index + group * run.perGroup
    return PlacedGroup(
      pattern: run.pattern, group: found.group + group,
      items: first..<min(first + run.perGroup, found.index + run.count),
      origin: CGPoint(along: along, across: across, groupAxis))
  }

  /// Calls `visit` with the groups that may have elements in a stretch along the groups' axis.
  func visitGroups(from start: Double, to end: Double, _ visit: (PlacedGroup) -> Void) {
    let slack = 1 / context.grid.scale
    let start = start - groupsOrigin - overflow.after - largestMeasured - slack
    let end = end - groupsOrigin + overflow.before + largestMeasured + slack
    guard end > 0, start < groups.extent, count > 0 else { return }
    var item = groups.index(atOffset: max(0, start)) ?? 0
    while let found = groups.position(ofPlace: item) {
      var group = (item - found.index) / found.element.perGroup
      while group < found.element.groupCount {
        guard found.offset + Double(group) * found.element.stride < end else { return }
        visit(placed(found, group))
        group += 1
      }
      item = found.index + found.element.count
    }
  }

  // MARK: Elements

  /// Where an item stands; nil if there is no such item.
  package func frame(ofItem item: Int) -> CGRect? {
    group(ofItem: item).map { frame(item, in: $0) }
  }

  /// An item as an element.
  package func element(ofItem item: Int) -> CompositionalElement? {
    group(ofItem: item).map { element(item, in: $0) }
  }

  private func frame(_ item: Int, in group: PlacedGroup) -> CGRect {
    let frame = group.pattern.items[item - group.items.lowerBound].frame
    return context.grid.aligned(frame.offsetBy(group.origin))
  }

  func element(_ item: Int, in group: PlacedGroup) -> CompositionalElement {
    let placed = group.pattern.items[item - group.items.lowerBound]
    return CompositionalElement(
      role: .item(item), frame: frame(item, in: group),
      zIndex: placed.zIndex == 0 ? standardIndex : placed.zIndex, estimates: placed.estimates,
      isInRegion: template.isOrthogonal)
  }

  /// The z-index of what has none of its own: in front of decorations.
  var standardIndex: Int { template.decorations.isEmpty ? 0 : 1 }

  /// The supplementary views of an item.
  func supplementaries(ofItem item: Int, in group: PlacedGroup) -> [CompositionalElement] {
    let host = frame(item, in: group)
    return group.pattern.items[item - group.items.lowerBound].supplementaries.map {
      element($0, on: host, item, isGroup: false)
    }
  }

  /// The supplementary views of a group and of the groups in it.
  func supplementaries(of group: PlacedGroup) -> [CompositionalElement] {
    group.pattern.groups.filter { $0.firstItem < group.items.count }.flatMap { inner in
      let host = context.grid.aligned(inner.frame.offsetBy(group.origin))
      let index = inner.isWhole ? group.group : group.items.lowerBound + inner.firstItem
      return inner.supplementaries.map { element($0, on: host, index, isGroup: true) }
    }
  }

  private func element(
    _ view: CompositionalSupplementary, on host: CGRect, _ index: Int, isGroup: Bool
  ) -> CompositionalElement {
    let place = SupplementaryPlace(kind: view.kind, index: index)
    let measured = view.size.estimates.isEmpty ? nil : measurements.supplementaries[place]
    return CompositionalElement(
      role: .supplementary(place), frame: view.frame(on: host, measured: measured, context.grid),
      zIndex: view.zIndex == 0 ? standardIndex : view.zIndex, estimates: view.size.estimates,
      isInRegion: template.isOrthogonal)
  }

  // MARK: Around the groups

  /// A view at the section's boundary.
  /// - Parameter visible: What is seen, from the section's start; pinned views stay in it.
  package func boundaryElement(
    _ index: Int, visible: CompositionalSpan?
  ) -> CompositionalElement {
    let item = boundary.items[index]
    let host = CompositionalSpan(start: topPadding, end: extent)
    let front = standardIndex + (item.pinsToVisibleBounds ? 1 : 0)
    return CompositionalElement(
      role: .supplementary(SupplementaryPlace(kind: item.kind, index: 0)),
      frame: boundary.frame(index, in: host, visible: visible),
      zIndex: item.zIndex == 0 ? front : item.zIndex, estimates: item.size.estimates,
      isInRegion: false)
  }

  /// A background of the section; a section without items has none.
  package func decorationElement(_ index: Int) -> CompositionalElement? {
    guard count > 0 else { return nil }
    let decoration = template.decorations[index]
    let rect = CGRect(
      origin: CGPoint(along: 0, across: context.crossStart, axis),
      size: CGSize(along: extent, across: context.container.along(axis.other), axis))
    return CompositionalElement(
      role: .decoration(decoration.kind),
      frame: context.grid.aligned(rect.inset(by: decoration.insets.points(in: rect.size))),
      zIndex: decoration.zIndex, estimates: [], isInRegion: false)
  }
}

extension CGRect {
  func offsetBy(_ distance: CGPoint) -> CGRect {
    CGRect(
      x: origin.x + distance.x, y: origin.y + distance.y, width: size.width, height: size.height)
  }
}
