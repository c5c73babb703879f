internal import Foundation

/// Fills one group with items.
///
/// Sizes are resolved against the container and rounded down to device pixels, then positions are
/// the sums of rounded sizes and of spacings. What fits is decided before rounding. Slots for which
/// there are no items are filled as if there were, so that a last group looks like the others.
struct GroupSolver {
  let grid: PixelGrid
  /// How many items there are.
  let count: Int
  /// How many items are placed at most, including those that do not exist.
  let limit: Int
  /// The size that an item asked for; nil if it was not measured.
  let measured: (Int) -> CGSize?
  /// The item that is placed next.
  private var next: Int
  private var overflows = false

  init(
    _ grid: PixelGrid, from first: Int, count: Int, limit: Int,
    measured: @escaping (Int) -> CGSize?
  ) {
    self.grid = grid
    self.count = count
    self.limit = limit
    self.measured = measured
    next = first
  }

  /// A subitem that was filled, at the origin.
  fileprivate struct Box {
    /// The slot's size on device pixels.
    var size: CGSize
    var items: [GroupPattern.Item] = []
    var groups: [GroupPattern.Group] = []
    /// Whether none of its items exists.
    var isPlaceholder = false
  }

  /// A box and the spaces around it.
  private struct Slot {
    var box: Box
    let template: CompositionalItem
  }

  /// Fills a group.
  /// - Parameter axis: The axis along which ranges of the pattern are asked for.
  mutating func pattern(
    of template: CompositionalItem, in container: CGSize, _ axis: CompositionalAxis
  ) -> GroupPattern {
    let first = next
    var box = box(of: template, in: container)
    let existing = max(0, min(box.items.count, count - first))
    box.items.removeSubrange(existing...)
    var groups = box.groups.filter { $0.firstItem - first < existing }
    for index in groups.indices {
      groups[index].firstItem -= first
      groups[index].isWhole = index == groups.count - 1 && !template.supplementaries.isEmpty
    }
    return GroupPattern(
      size: box.size, items: box.items, groups: groups, overflows: overflows, axis: axis)
  }

  // MARK: Boxes

  /// Places an item or fills a group.
  /// - Parameter length: The length that it gets along an axis in place of its own.
  private mutating func box(
    of template: CompositionalItem, in container: CGSize,
    length: (axis: CompositionalAxis, points: Double)? = nil
  ) -> Box {
    var template = template
    if let length {
      let points = CompositionalLength.points(length.points)
      if length.axis == .horizontal {
        template.size.width = points
      } else {
        template.size.height = points
      }
    }
    if let group = template.group { return box(of: template, group, in: container) }
    return itemBox(of: template, in: container)
  }

  private mutating func itemBox(of template: CompositionalItem, in container: CGSize) -> Box {
    let measured = template.size.estimates.isEmpty ? nil : measured(next)
    let size = grid.down(resolved(template.size, in: container, measured: measured, grid))
    let estimates = template.size.estimates
    var item = GroupPattern.Item(
      frame: CGRect(origin: .zero, size: size)
        .inset(by: template.insets.points(in: size).ignoring(estimates)))
    item.estimates = estimates
    item.supplementaries = template.supplementaries
    next += 1
    return Box(size: size, items: [item], isPlaceholder: next > count)
  }

  private mutating func box(
    of template: CompositionalItem, _ group: CompositionalGroup, in container: CGSize
  ) -> Box {
    let first = next
    let size = grid.down(template.size.points(in: container))
    let insets = template.insets.points(in: size)
    let content = CGRect(origin: .zero, size: size).inset(by: insets).size
    var box: Box
    if case .custom(let provider) = group.filling {
      box = customBox(provider(size, template.insets), size)
    } else {
      var slots = fill(group, content, isEstimate: template.size.along(group.axis).isEstimate)
      equalize(&slots)
      box = arrange(slots, template, group, size, insets)
    }
    box.isPlaceholder = first >= count
    if !template.supplementaries.isEmpty {
      box.groups.append(
        GroupPattern.Group(
          frame: CGRect(origin: .zero, size: box.size).inset(by: insets), firstItem: first,
          isWhole: false, supplementaries: template.supplementaries))
    }
    return box
  }

  private mutating func customBox(_ items: [CompositionalGroup.CustomItem], _ size: CGSize) -> Box {
    next += items.count
    return Box(
      size: size,
      items: items.map { item in
        let (origin, size) = (item.frame.origin, item.frame.size)
        return GroupPattern.Item(
          frame: CGRect(
            x: CompositionalLength.distance(origin.x), y: CompositionalLength.distance(origin.y),
            width: CompositionalLength.usable(size.width),
            height: CompositionalLength.usable(size.height)),
          zIndex: item.zIndex)
      })
  }

  // MARK: Filling

  private mutating func fill(
    _ group: CompositionalGroup, _ content: CGSize, isEstimate: Bool
  ) -> [Slot] {
    switch group.filling {
    case .fitting(let subitems):
      fit(subitems, group, content, isEstimate: isEstimate)
    case .divided(let subitem, let count):
      divide(subitem, max(1, count), group, content, isEstimate: isEstimate)
    case .repeated(let subitem, let count):
      slots(max(1, count)) {
        $0.box(of: subitem, in: content)
      } template: {
        subitem
      }
    case .custom: []
    }
  }

  /// Places subitems over and over until the next one does not fit.
  private mutating func fit(
    _ subitems: [CompositionalItem], _ group: CompositionalGroup, _ content: CGSize,
    isEstimate: Bool
  ) -> [Slot] {
    var slots: [Slot] = []
    var (used, idle) = (0.0, 0)
    let room = content.along(group.axis) + grid.slack
    while !subitems.isEmpty, next < limit || slots.isEmpty, idle < subitems.count {
      let subitem = subitems[slots.count % subitems.count]
      // A group of guessed length has room for each of its subitems.
      let isForced = slots.isEmpty || (isEstimate && slots.count < subitems.count)
      let length = subitem.size.along(group.axis)
      var needed = length.points(in: content) + subitem.edges.along(group.axis).least
      if !slots.isEmpty { needed += group.spacing.least }
      let isMeasured = length.isEstimate && !isEstimate
      if !isForced, !isMeasured, used + needed > room { break }
      let first = next
      let box = box(of: subitem, in: content)
      if isMeasured { needed += box.size.along(group.axis) - length.points(in: content) }
      if !isForced, used + needed > room {
        next = first
        break
      }
      if slots.isEmpty, !isEstimate, needed > room { overflows = true }
      idle = next == first ? idle + 1 : 0
      used += needed
      slots.append(Slot(box: box, template: subitem))
    }
    return slots
  }

  /// Divides the group's length by a number of subitems.
  private mutating func divide(
    _ subitem: CompositionalItem, _ count: Int, _ group: CompositionalGroup, _ content: CGSize,
    isEstimate: Bool
  ) -> [Slot] {
    let axis = group.axis
    let spacing = Double(count - 1) * group.spacing.least
    let length = max(0, content.along(axis) - spacing)
    let container = CGSize(along: length, across: content.along(axis.other), axis)
    let edges = subitem.edges.along(axis).least
    let points = max(0, length / Double(count) - edges)
    let isOwn = isEstimate && subitem.size.along(axis).isEstimate
    return slots(count) { solver in
      solver.box(of: subitem, in: container, length: isOwn ? nil : (axis, points))
    } template: {
      subitem
    }
  }

  private mutating func slots(
    _ count: Int, box: (inout GroupSolver) -> Box, template: () -> CompositionalItem
  ) -> [Slot] {
    var slots: [Slot] = []
    while slots.count < count, next < limit || slots.isEmpty {
      let first = next
      slots.append(Slot(box: box(&self), template: template()))
      if next == first { break }
    }
    return slots
  }

  /// Gives items that are to be as large as their siblings the size of the largest.
  private func equalize(_ slots: inout [Slot]) {
    for axis in [CompositionalAxis.horizontal, .vertical] {
      let uniform = slots.indices.filter {
        slots[$0].template.group == nil && slots[$0].template.size.along(axis).isUniform
      }
      let existing = uniform.filter { !slots[$0].box.isPlaceholder }
      let lengths = (existing.isEmpty ? uniform : existing).map {
        slots[$0].box.size.along(axis)
      }
      guard let largest = lengths.max() else { continue }
      for index in uniform { slots[index].box.stretch(to: largest, axis) }
    }
  }

  // MARK: Arranging

  /// Puts slots one after the other; flexible spaces share what is left over.
  private func arrange(
    _ slots: [Slot], _ template: CompositionalItem, _ group: CompositionalGroup, _ size: CGSize,
    _ insets: CompositionalInsets
  ) -> Box {
    let (axis, across) = (group.axis, group.axis.other)
    let line = Line(slots: slots, group: group)
    let isEstimate = template.size.along(axis).isEstimate
    let length =
      isEstimate ? line.used : max(0, size.along(axis) - insets.total(axis))
    let breadth =
      template.size.along(across).isEstimate
      ? line.breadth : max(0, size.along(across) - insets.total(across))
    let share = isEstimate ? 0 : line.share(of: length)
    var box = Box(
      size: grid.down(
        CGSize(
          along: isEstimate ? length + insets.total(axis) : size.along(axis),
          across: template.size.along(across).isEstimate
            ? breadth + insets.total(across) : size.along(across), axis)))
    var position = insets.before(axis)
    for slot in slots {
      let edges = slot.template.edges.along(axis)
      position += edges.before(share: share)
      let aside = slot.template.edges.along(across)
        .origin(of: slot.box.size.along(across), in: breadth)
      box.append(
        slot.box, at: CGPoint(along: position, across: insets.before(across) + aside, axis))
      position += slot.box.size.along(axis) + edges.after(share: share) + group.spacing.least
      if group.spacing.isFlexible { position += share }
    }
    return box
  }

  /// The sums of a row of slots.
  private struct Line {
    /// The least length of all slots that have items.
    let used: Double
    /// The largest extent across the row of slots that have items.
    let breadth: Double
    private let total: Double
    private let flexibleCount: Int

    init(slots: [Slot], group: CompositionalGroup) {
      let axis = group.axis
      func sum(_ slots: ArraySlice<Slot>) -> Double {
        slots.reduce(0) {
          $0 + $1.box.size.along(axis) + $1.template.edges.along(axis).least
        } + Double(max(0, slots.count - 1)) * group.spacing.least
      }
      var existing = slots.prefix { !$0.box.isPlaceholder }
      if existing.isEmpty { existing = slots[...] }
      used = max(0, sum(existing))
      total = sum(slots[...])
      breadth =
        existing.map {
          $0.box.size.along(axis.other) + $0.template.edges.along(axis.other).least
        }.max() ?? 0
      let gaps = group.spacing.isFlexible ? max(0, slots.count - 1) : 0
      flexibleCount = slots.reduce(gaps) {
        $0 + $1.template.edges.along(axis).flexibleCount
      }
    }

    /// What each flexible space gets of what is left of a length.
    func share(of length: Double) -> Double {
      flexibleCount == 0 ? 0 : max(0, length - total) / Double(flexibleCount)
    }
  }
}

extension GroupSolver.Box {
  /// Changes the length of the box of one measured item.
  fileprivate mutating func stretch(to length: Double, _ axis: CompositionalAxis) {
    func set(_ size: inout CGSize) {
      if axis == .horizontal { size.width = length } else { size.height = length }
    }
    set(&size)
    for index in items.indices { set(&items[index].frame.size) }
  }

  /// Adds what is in another box, which stands at `origin`.
  fileprivate mutating func append(_ other: GroupSolver.Box, at origin: CGPoint) {
    items += other.items.lazy.map { item in
      var item = item
      item.frame.origin.x += origin.x
      item.frame.origin.y += origin.y
      return item
    }
    groups += other.groups.lazy.map { group in
      var group = group
      group.frame.origin.x += origin.x
      group.frame.origin.y += origin.y
      return group
    }
  }
}
