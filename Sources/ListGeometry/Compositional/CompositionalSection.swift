package import Foundation

/// What a section of a compositional layout is made of.
package struct CompositionalSectionTemplate {
  package var group: CompositionalItem
  package var insets = CompositionalInsets.zero
  package var interGroupSpacing = 0.0
  package var boundaries: [CompositionalBoundary] = []
  package var decorations: [CompositionalDecoration] = []
  /// Whether groups follow each other across the axis of scrolling, in a region of their own.
  package var isOrthogonal = false
  /// The space before the section's first boundary view.
  package var topPadding = 0.0
  /// The space at both sides of boundary views across the axis; nil: the section's insets.
  package var boundaryInsets: CompositionalSpan?

  package init(group: CompositionalItem) { self.group = group }
}

/// A background of a section.
package struct CompositionalDecoration: Equatable, Sendable {
  package var kind: String
  package var insets = CompositionalInsets.zero
  package var zIndex = 0

  package init(kind: String) { self.kind = kind }
}

/// What surrounds a section.
package struct CompositionalContext: Equatable, Sendable {
  /// The axis of scrolling.
  package var axis: CompositionalAxis
  /// What fractions refer to.
  package var container: CGSize
  /// Where the container begins across the axis.
  package var crossStart: Double
  package var grid: PixelGrid

  package init(
    axis: CompositionalAxis, container: CGSize, crossStart: Double = 0, grid: PixelGrid
  ) {
    self.axis = axis
    self.container = CGSize(
      width: CompositionalLength.usable(container.width),
      height: CompositionalLength.usable(container.height))
    self.crossStart = CompositionalLength.distance(crossStart)
    self.grid = grid
  }
}

/// A section of a compositional layout: groups of one template, with what stands around them.
///
/// Groups that look the same take the same memory however many there are; only those with measured
/// items that differ are stored one by one. All places are measured from the section's start along
/// the axis of scrolling. Questions cost O(log groups that differ + elements found).
package struct CompositionalSection {
  package let template: CompositionalSectionTemplate
  package let context: CompositionalContext
  package let count: Int
  package private(set) var measurements: SectionMeasurements
  /// The section's groups, along ``groupAxis``.
  private(set) var groups = Rope<GroupRun>()
  /// A full group of which nothing was measured.
  let base: GroupPattern
  /// How far elements of groups reach beyond them.
  private(set) var overflow: Overflow
  /// The largest extent of a group across ``groupAxis``.
  private(set) var breadth = 0.0
  private(set) var boundary: BoundaryArranger
  private let hasEstimates: Bool
  /// The insets in points.
  let insets: CompositionalInsets

  /// Places groups.
  /// - Complexity: O(items of a group + measured items).
  package init(
    _ template: CompositionalSectionTemplate, _ context: CompositionalContext, count: Int,
    _ measurements: SectionMeasurements = SectionMeasurements()
  ) {
    self.template = template
    self.context = context
    self.count = max(0, count)
    self.measurements = measurements.resized(to: max(0, count))
    self.measurements.boundaryKinds = Set(template.boundaries.map(\.kind))
    insets = template.insets.points(in: context.container)
    hasEstimates = template.group.hasEstimates
    let axis = template.isOrthogonal ? context.axis.other : context.axis
    let container = Self.groupContainer(context.container, insets, axis)
    var solver = GroupSolver(
      context.grid, from: 0, count: .max, limit: self.count + Self.fewItems, measured: { _ in nil })
    base = solver.pattern(of: template.group, in: container, axis)
    overflow = Overflow()
    boundary = Self.arranger(template, context, insets)
    measureBoundary()
    add(overflowOf: base)
    groups = Rope(runs(from: 0))
    if hasEstimates { groups.elements.forEach { add(overflowOf: $0.pattern) } }
    measureGroups()
  }

  /// Takes in how far a group reaches beyond the place where the next one begins.
  private mutating func add(overflowOf pattern: GroupPattern) {
    let before = template.group.edges.along(groupAxis).before(share: 0)
    overflow.formUnion(
      pattern.overflow(stride(of: pattern), after: before, groupAxis, context.grid))
  }

  /// How many items are placed beyond those there are, to see how a full group looks.
  private static var fewItems: Int { 256 }

  /// The axis along which groups follow each other.
  package var groupAxis: CompositionalAxis {
    template.isOrthogonal ? context.axis.other : context.axis
  }

  /// What the fractions of a group refer to: insets count across the axis of groups only.
  private static func groupContainer(
    _ size: CGSize, _ insets: CompositionalInsets, _ axis: CompositionalAxis
  ) -> CGSize {
    axis == .vertical
      ? CGSize(width: max(0, size.width - insets.total(.horizontal)), height: size.height)
      : CGSize(width: size.width, height: max(0, size.height - insets.total(.vertical)))
  }

  private static func arranger(
    _ template: CompositionalSectionTemplate, _ context: CompositionalContext,
    _ insets: CompositionalInsets
  ) -> BoundaryArranger {
    let (axis, cross) = (context.axis, context.axis.other)
    let sides =
      template.boundaryInsets
      ?? CompositionalSpan(start: insets.before(cross), end: insets.after(cross))
    let breadth = max(0, context.container.along(cross) - sides.start - sides.end)
    return BoundaryArranger(
      items: template.boundaries,
      container: CGSize(along: context.container.along(axis), across: breadth, axis),
      crossStart: context.crossStart + sides.start, axis: axis, grid: context.grid)
  }

  /// What the fractions of the section's groups refer to.
  var container: CGSize { Self.groupContainer(context.container, insets, groupAxis) }

  /// Whether a group had no room for one item.
  package var overflows: Bool { count > 0 && base.overflows }

  // MARK: Groups

  /// The runs of groups from an item on that begins one.
  private func runs(from first: Int) -> [GroupRun] {
    var runs: [GroupRun] = []
    var item = first
    while item < count, let run = run(from: item) {
      runs.append(run)
      item += run.count
    }
    return runs
  }

  /// The groups from an item on up to the next measured one; nil if groups hold no items.
  private func run(from item: Int) -> GroupRun? {
    let perGroup = base.items.count
    guard perGroup > 0 else { return nil }
    guard hasEstimates else { return GroupRun(count: count - item, base, stride: stride(of: base)) }
    let unmeasured = measurements.nextMeasured(from: item) ?? count
    let whole = (unmeasured - item) / perGroup * perGroup
    if whole > 0 { return GroupRun(count: whole, base, stride: stride(of: base)) }
    var solver = GroupSolver(
      context.grid, from: item, count: count, limit: count + Self.fewItems,
      measured: { measurements[$0] })
    let pattern = solver.pattern(of: template.group, in: container, groupAxis)
    guard !pattern.items.isEmpty else { return nil }
    return GroupRun(count: pattern.items.count, pattern, stride: stride(of: pattern))
  }

  private func stride(of pattern: GroupPattern) -> Double {
    max(
      0,
      pattern.size.along(groupAxis) + template.group.edges.along(groupAxis).least
        + CompositionalLength.distance(template.interGroupSpacing))
  }

  /// How long all groups are together.
  package var groupsLength: Double {
    guard let last = groups.position(ofPlace: groups.count - 1)?.element else { return 0 }
    let edges = template.group.edges.along(groupAxis).least
    return max(0, groups.extent - last.stride + last.pattern.size.along(groupAxis) + edges)
  }

  private mutating func measureGroups() {
    let cross = groupAxis.other
    let edges = template.group.edges.along(cross).least
    let extents = hasEstimates ? groups.elements.map { $0.pattern.size.along(cross) } : []
    breadth = (extents.max() ?? base.size.along(cross)) + edges
  }

  // MARK: Measuring

  /// Notes the sizes that items asked for, and places what follows anew.
  /// - Returns: Whether anything changed.
  /// - Complexity: O(log groups) for each item, plus the groups that change.
  @discardableResult
  package mutating func setSizes(_ sizes: [Int: CGSize]) -> Bool {
    var changed: [Int] = []
    for (item, size) in sizes where measurements.setSize(size, ofItem: item) {
      changed.append(item)
    }
    guard hasEstimates, !changed.isEmpty else { return !changed.isEmpty }
    changed.sort()
    var index = 0
    while index < changed.count { replaceGroups(around: changed, &index) }
    if template.isOrthogonal { measureGroups() }
    return true
  }

  /// Replaces groups from that of the first changed item on until the old ones hold again.
  private mutating func replaceGroups(around changed: [Int], _ index: inout Int) {
    let first = changed[index]
    guard let start = groupStart(before: first) else { return index = changed.count }
    var item = start
    var fresh: [GroupRun] = []
    repeat {
      guard let run = run(from: item) else { break }
      add(overflowOf: run.pattern)
      fresh.append(run)
      item += run.count
      while index < changed.count, changed[index] < item { index += 1 }
    } while item < count && (item <= first || !beginsGroup(item))
    // Groups that hold no items cannot be filled.
    guard item > first else { return index = changed.count }
    groups.replace(start..<item, with: Rope(fresh))
  }

  /// The first item of the group before that of an item, which may join it when it shrinks.
  private func groupStart(before item: Int) -> Int? {
    guard let found = groups.position(ofPlace: item) else { return nil }
    let start = found.index + (item - found.index) / found.element.perGroup * found.element.perGroup
    guard start > 0, let before = groups.position(ofPlace: start - 1) else { return start }
    let (index, size) = (start - 1 - before.index, before.element.perGroup)
    return before.index + index / size * size
  }

  private func beginsGroup(_ item: Int) -> Bool {
    guard let found = groups.position(ofPlace: item) else { return true }
    return (item - found.index) % found.element.perGroup == 0
  }

  /// Notes the size that a supplementary view asked for.
  package mutating func setSize(_ size: CGSize, of place: SupplementaryPlace) {
    measurements.supplementaries[place] = size
    measureBoundary()
  }

  private mutating func measureBoundary() {
    boundary.measured = [:]
    for (index, item) in boundary.items.enumerated() where !item.size.estimates.isEmpty {
      let place = SupplementaryPlace(kind: item.kind, index: 0)
      boundary.measured[index] = measurements.supplementaries[place]
    }
  }
}
