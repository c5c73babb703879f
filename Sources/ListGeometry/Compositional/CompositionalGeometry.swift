package import Foundation

/// The sections of a compositional layout, one after the other, between views of the whole layout.
///
/// - Complexity: Questions cost O(log sections + log groups that differ + elements found).
package struct CompositionalGeometry {
  package let context: CompositionalContext
  package private(set) var sections: [CompositionalSection]
  private let spacing: Double
  private var boundary: BoundaryArranger
  /// Where each section begins, and where the last one ends.
  private var starts: [Double] = []
  /// How long each section is, and how far its elements reach beyond it.
  private var extents: [(length: Double, reach: Overflow)] = []
  private var reach = Overflow()

  /// Stacks sections.
  /// - Parameters:
  ///   - spacing: The space between sections.
  ///   - boundaries: The views at the boundary of the whole layout.
  ///   - measured: The sizes that those views asked for, by their place.
  package init(
    _ context: CompositionalContext, _ sections: [CompositionalSection], spacing: Double = 0,
    boundaries: [CompositionalBoundary] = [], measured: [Int: CGSize] = [:]
  ) {
    self.context = context
    self.sections = sections
    self.spacing = CompositionalLength.distance(spacing)
    boundary = BoundaryArranger(
      items: boundaries, container: context.container, crossStart: context.crossStart,
      axis: context.axis, grid: context.grid, measured: measured)
    extents = sections.map { ($0.extent, $0.reach) }
    stack(from: 0)
  }

  /// Reads anew how long a section is, and moves those behind it.
  private mutating func restack(_ section: Int) {
    extents[section] = (sections[section].extent, sections[section].reach)
    stack(from: section)
  }

  private mutating func stack(from first: Int) {
    if first == 0 {
      starts = [boundary.room(.start)]
      reach = Overflow()
    } else {
      starts.removeSubrange((first + 1)...)
    }
    for index in first..<sections.count {
      let gap = index + 1 < sections.count ? spacing : 0
      starts.append(max(starts[index], starts[index] + extents[index].length + gap))
      reach.formUnion(extents[index].reach)
    }
  }

  /// How long everything is.
  package var extent: Double { context.grid.up(starts[starts.count - 1] + boundary.room(.end)) }

  /// The size of the content.
  package var contentSize: CGSize {
    CGSize(
      along: extent,
      across: context.crossStart + context.container.along(context.axis.other), context.axis)
  }

  /// Where a section begins; nil if there is no such section.
  package func start(ofSection section: Int) -> Double? {
    sections.indices.contains(section) ? starts[section] : nil
  }

  /// The sections that may have elements in a stretch.
  package func sections(from start: Double, to end: Double) -> Range<Int> {
    let (start, end) = (start - reach.after, end + reach.before)
    let first = max(0, starts.partition { $0 <= start } - 1)
    let last = min(sections.count, starts.partition { $0 <= end })
    return first < last ? first..<last : 0..<0
  }

  // MARK: Measuring

  /// Notes the sizes that items of a section asked for.
  package mutating func setSizes(_ sizes: [Int: CGSize], inSection section: Int) {
    guard sections.indices.contains(section), sections[section].setSizes(sizes) else { return }
    restack(section)
  }

  /// Notes the size that a supplementary view of a section asked for.
  package mutating func setSize(
    _ size: CGSize, of place: SupplementaryPlace, inSection section: Int
  ) {
    guard sections.indices.contains(section) else { return }
    sections[section].setSize(size, of: place)
    restack(section)
  }

  /// Notes the size that a view at the layout's boundary asked for.
  package mutating func setSize(_ size: CGSize, ofBoundary index: Int) {
    guard boundary.items.indices.contains(index) else { return }
    boundary.measured[index] = size
    stack(from: 0)
  }

  // MARK: Elements

  /// An item; nil if there is no such item.
  package func element(at path: RowPath) -> CompositionalElement? {
    guard sections.indices.contains(path.section), path.row >= 0 else { return nil }
    return sections[path.section].element(ofItem: path.row).map { moved($0, path.section) }
  }

  /// A supplementary view of a section; nil if there is none.
  /// - Parameter visible: What is seen of the content; pinned views stay in it.
  package func element(
    _ place: SupplementaryPlace, inSection section: Int, visible: CGRect?
  ) -> CompositionalElement? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].element(place, visible: span(visible, from: starts[section]))
      .map { moved($0, section) }
  }

  /// A decoration view of a section; nil if there is none.
  package func decoration(_ kind: String, inSection section: Int) -> CompositionalElement? {
    guard sections.indices.contains(section),
      let index = sections[section].template.decorations.firstIndex(where: { $0.kind == kind })
    else { return nil }
    return sections[section].decorationElement(index).map { moved($0, section) }
  }

  /// The views at the boundary of the whole layout.
  package func boundaryElements(visible: CGRect?) -> [CompositionalElement] {
    let host = CompositionalSpan(start: 0, end: extent)
    return boundary.items.enumerated().map { index, item in
      CompositionalElement(
        role: .supplementary(SupplementaryPlace(kind: item.kind, index: index)),
        frame: boundary.frame(index, in: host, visible: span(visible, from: 0)),
        zIndex: item.zIndex == 0 && item.pinsToVisibleBounds ? 2 : item.zIndex,
        estimates: item.size.estimates, isInRegion: false)
    }
  }

  private func span(_ visible: CGRect?, from start: Double) -> CompositionalSpan? {
    visible.map { rect in
      let first = rect.origin.along(context.axis) - start
      return CompositionalSpan(start: first, end: first + rect.size.along(context.axis))
    }
  }

  private func moved(_ element: CompositionalElement, _ section: Int) -> CompositionalElement {
    var element = element
    let start = context.grid.nearest(starts[section])
    if context.axis == .horizontal {
      element.frame.origin.x += start
    } else {
      element.frame.origin.y += start
    }
    return element
  }

  /// The region of an orthogonal section; nil for other sections.
  package func regionFrame(ofSection section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].template.isOrthogonal,
      sections[section].count > 0
    else { return nil }
    return sections[section].regionFrame.offsetBy(
      CGPoint(along: context.grid.nearest(starts[section]), across: 0, context.axis))
  }

  /// The elements of a section that share more than an edge with a rectangle.
  /// - Parameters:
  ///   - visible: What is seen of the content; pinned views stay in it.
  ///   - region: What is asked for of the section's region across the axis; nil: that of `rect`.
  package func elements(
    inSection section: Int, in rect: CGRect, visible: CGRect?, region: CompositionalSpan? = nil
  ) -> [CompositionalElement] {
    guard sections.indices.contains(section) else { return [] }
    let start = starts[section]
    var local = rect
    if context.axis == .horizontal { local.origin.x -= start } else { local.origin.y -= start }
    return sections[section].elements(
      in: local, visible: span(visible, from: start), region: region
    ).map { moved($0, section) }
  }
}
