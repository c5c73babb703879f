/// The vertical geometry of a list of sections with headers, rows and footers.
///
/// Heights may be estimates until they are measured. Alike neighbors are stored as one run, so a
/// million rows of one height take one node, and every question or change costs O(log sections +
/// log runs). Copies share their storage: the geometry before an update costs nothing to keep.
package struct RowGeometry: Sendable {
  var sections: Rope<SectionHeights>
  /// Counts how often measured heights became guesses.
  package private(set) var generation: Int32 = 0
  /// Whether there may be rows or whole sections without height: they cover no place, so that
  /// ``part(at:)`` never finds them.
  package internal(set) var mayHaveCollapsedParts: Bool

  /// Stacks `sections`.
  /// - Complexity: O(sections).
  package init(_ sections: [SectionHeights] = []) {
    self.sections = Rope(sections)
    mayHaveCollapsedParts = sections.contains { $0.extent == 0 }
  }

  /// Stacks `sections` in the place of what `old` holds: heights measured for it are exact here.
  /// - Complexity: O(sections).
  package init(_ sections: [SectionHeights], replacing old: RowGeometry) {
    self.init(sections)
    generation = old.generation
  }

  /// The certainty of what is measured now.
  package var measured: HeightCertainty { .measured(generation: generation) }

  /// Makes guesses of all measured heights, which keep their values until they are measured again.
  /// - Complexity: O(1).
  package mutating func invalidateMeasurements() { generation &+= 1 }

  package var sectionCount: Int { sections.count }
  /// The height of everything, in points.
  package var height: Double { sections.extent }

  /// The heights of a section; the index must be in range.
  package subscript(section: Int) -> SectionHeights {
    guard let found = sections.position(ofPlace: section) else {
      preconditionFailure(
        "Section \(section) is out of range: there are \(sections.count) sections.")
    }
    return found.element
  }
}

// MARK: Where things are

extension RowGeometry {
  /// A vertical stretch, in points.
  package struct Span: Sendable, Equatable {
    package let start: Double
    package let height: Double
    package var end: Double { start + height }

    package init(start: Double, height: Double) {
      self.start = start
      self.height = height
    }
  }

  /// The whole section, with its header, footer and top padding.
  package func span(ofSection section: Int) -> Span {
    Span(start: sections.offset(ofPlace: section), height: self[section].extent)
  }

  package func headerSpan(_ section: Int) -> Span {
    let heights = self[section]
    return Span(
      start: sections.offset(ofPlace: section) + heights.topPadding, height: heights.header.height)
  }

  package func footerSpan(_ section: Int) -> Span {
    let heights = self[section]
    return Span(
      start: sections.offset(ofPlace: section) + heights.footerStart, height: heights.footer.height)
  }

  /// Nothing when there is no such row.
  package func span(of path: RowPath) -> Span? {
    guard let section = sections.position(ofPlace: path.section),
      let run = section.element.rows.position(ofPlace: path.row)
    else { return nil }
    let above = run.offset + run.element.extent(of: path.row - run.index)
    return Span(
      start: section.offset + section.element.rowsStart + above, height: run.element.height)
  }

  /// Whether a row's height is known.
  package func isExact(_ path: RowPath) -> Bool {
    let section = sections.position(ofPlace: path.section)?.element
    let run = section?.rows.position(ofPlace: path.row)?.element
    return run?.certainty.isExact(in: generation) ?? false
  }

  /// Whether the height of a header or footer is known.
  package func isExact(_ edge: SectionHeights.Edge) -> Bool {
    edge.certainty.isExact(in: generation)
  }
}

// MARK: What is at a place

extension RowGeometry {
  /// A part of a section.
  package enum Part: Sendable, Equatable {
    case padding(section: Int)
    case header(section: Int)
    case row(RowPath)
    case footer(section: Int)
  }

  /// What covers `offset`, nothing outside. Parts without height are never found.
  package func part(at offset: Double) -> Part? {
    guard let found = sections.position(atOffset: offset) else { return nil }
    let (section, heights) = (found.index, found.element)
    let inner = offset - found.offset
    if inner < heights.topPadding { return .padding(section: section) }
    if inner < heights.rowsStart { return .header(section: section) }
    if let row = heights.rows.index(atOffset: inner - heights.rowsStart) {
      return .row(RowPath(section: section, row: row))
    }
    return .footer(section: section)
  }

  /// The section that covers `offset`, nothing outside.
  package func section(at offset: Double) -> Int? { sections.position(atOffset: offset)?.index }

  /// The rows of `section` that share more than an edge with the stretch from `start` to `end`.
  ///
  /// Rows without height are not visible and not part of the answer unless others surround them.
  package func rows(inSection section: Int, from start: Double, to end: Double) -> Range<Int> {
    guard let found = sections.position(ofPlace: section), start < end else { return 0..<0 }
    let rows = found.element.rows
    let origin = found.offset + found.element.rowsStart
    let (low, high) = (max(start - origin, 0), min(end - origin, rows.extent))
    guard low < high, let first = rows.index(atOffset: low),
      let last = rows.index(atOffset: high.nextDown)
    else { return 0..<0 }
    return first..<last + 1
  }
}

// MARK: Measuring

extension RowGeometry {
  /// Gives a row its exact height.
  /// - Returns: What was wrong with the height, which then counts as zero.
  @discardableResult
  package mutating func setHeight(_ height: Double, at path: RowPath) -> HeightProblem? {
    let (height, problem) = HeightProblem.sanitized(height)
    let section = sections.position(ofPlace: path.section)?.element
    if let known = section?.rows.position(ofPlace: path.row)?.element,
      known.certainty.isExact(in: generation), known.height == height
    {
      return problem
    }
    let run = Rope([RowRun(count: 1, height: height, certainty: measured)])
    updateSection(path.section) { $0.rows.replace(path.row..<path.row + 1, with: run) }
    if height == 0 { mayHaveCollapsedParts = true }
    return problem
  }

  /// Gives rows of a section that follow each other their exact heights; those that are unusable
  /// count as zero.
  /// - Complexity: O(heights + log runs).
  package mutating func setHeights(_ heights: [Double], from path: RowPath) {
    guard !heights.isEmpty else { return }
    var runs: [RowRun] = []
    for height in heights {
      let height = HeightProblem.sanitized(height).height
      if height == 0 { mayHaveCollapsedParts = true }
      let isLikeLast = runs.last?.height == height
      let count = isLikeLast ? runs.removeLast().count : 0
      runs.append(RowRun(count: count + 1, height: height, certainty: measured))
    }
    let rope = Rope(runs)
    updateSection(path.section) {
      $0.rows.replace(path.row..<path.row + heights.count, with: rope)
    }
  }

  /// Gives a header its exact height.
  /// - Parameter topPadding: The space above it from now on; nil leaves it as it is.
  @discardableResult
  package mutating func setHeaderHeight(
    _ height: Double, topPadding: Double? = nil, inSection section: Int
  ) -> HeightProblem? {
    let (height, problem) = HeightProblem.sanitized(height)
    let certainty = measured
    updateSection(section) {
      $0.header = .init(height: height, certainty: certainty)
      if let topPadding { $0.topPadding = topPadding }
    }
    return problem
  }

  /// Gives a footer its exact height.
  @discardableResult
  package mutating func setFooterHeight(_ height: Double, inSection section: Int) -> HeightProblem?
  {
    let (height, problem) = HeightProblem.sanitized(height)
    let certainty = measured
    updateSection(section) { $0.footer = .init(height: height, certainty: certainty) }
    return problem
  }

  /// Gives every section other heights.
  /// - Complexity: O(sections).
  package mutating func updateSections(_ change: (Int, inout SectionHeights) -> Void) {
    var all = sections.elements
    for index in all.indices { change(index, &all[index]) }
    let mayHaveCollapsedRows = mayHaveCollapsedParts
    self = RowGeometry(all, replacing: self)
    if mayHaveCollapsedRows { mayHaveCollapsedParts = true }
  }

  mutating func updateSection(_ section: Int, _ change: (inout SectionHeights) -> Void) {
    var isCollapsed = false
    sections.update(at: section) { old in
      var heights = old
      change(&heights)
      isCollapsed = heights.extent == 0
      return heights
    }
    if isCollapsed { mayHaveCollapsedParts = true }
  }
}
