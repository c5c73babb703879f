import ListGeometry

/// Where rows are shown while others make room. The data and the geometry know nothing of it.
extension ReorderGap {
  /// The path of another row, counted without the lifted one.
  func reduced(_ path: RowPath) -> RowPath {
    guard let lifted, lifted.section == path.section, lifted.row < path.row else { return path }
    return RowPath(section: path.section, row: path.row - 1)
  }

  /// How far down a row is shown from its place.
  func shift(of path: RowPath) -> Double {
    guard path != lifted else { return 0 }
    return shift(
      isBelowLifted: lifted.map { $0 < path }, isBelowGap: gap.map { $0 <= reduced(path) })
  }

  /// How far down a section's header or footer is shown from its place.
  func shift(of path: ElementKey) -> Double {
    func isBelow(_ item: RowPath) -> Bool {
      path.kind == .header ? item.section < path.section : item.section <= path.section
    }
    return shift(isBelowLifted: lifted.map(isBelow), isBelowGap: gap.map(isBelow))
  }

  private func shift(isBelowLifted: Bool?, isBelowGap: Bool?) -> Double {
    (isBelowGap == true ? height : 0) - (isBelowLifted == true ? height : 0)
  }

  /// How much higher the content is.
  var growth: Double { (gap == nil ? 0 : height) - (lifted == nil ? 0 : height) }

  /// The rows of a section that stay in it.
  func rest(of count: Int, inSection section: Int) -> Int {
    lifted?.section == section ? count - 1 : count
  }
}

extension UITableView {
  /// How rows make room for one that is carried.
  var reorderGap: ReorderGap? { reordering.gap }
}

extension RowGeometry {
  /// The place, counted without `lifted`, that begins nearest to `offset` in a list without it.
  ///
  /// Where several places begin at once, as in a list of sections without headers, the lifted row's
  /// own is the nearest until the offset is clearly away from it.
  /// - Complexity: O(log rows).
  func insertionPath(nearest offset: Double, without lifted: RowPath?) -> RowPath? {
    let span = lifted.flatMap { self.span(of: $0) }
    let reduce = { (y: Double) in
      guard let span, y > span.start else { return y }
      return max(span.start, y - span.height)
    }
    let full = span.map { offset < $0.start ? offset : offset + $0.height } ?? offset
    var candidates = places(around: full).filter { $0.path != lifted }.map { place in
      let gap = ReorderGap(lifted: lifted, height: 0, gap: nil)
      return (path: gap.reduced(place.path), distance: reduce(place.start) - offset)
    }
    if let lifted, let span {
      let distance = span.start - offset
      if abs(distance) < span.height / 4 { return lifted }
      candidates.append((lifted, distance))
    }
    // Coming from above, the place that is passed first; from below, the last.
    return candidates.min { one, other in
      if abs(one.distance) != abs(other.distance) { return abs(one.distance) < abs(other.distance) }
      return one.distance > 0 ? one.path < other.path : one.path > other.path
    }?.path
  }

  /// The places just above and below what covers `offset`, and where they begin.
  private func places(around offset: Double) -> [(path: RowPath, start: Double)] {
    guard height > 0, let part = part(at: min(max(offset, 0), height.nextDown)) else { return [] }
    switch part {
    case .row(let path):
      guard let span = span(of: path) else { return [] }
      return [
        (path, span.start), (RowPath(section: path.section, row: path.row + 1), span.end),
      ]
    case .header(let section), .padding(let section):
      return [end(ofSection: section - 1), start(ofSection: section)].compactMap(\.self)
    case .footer(let section):
      return [end(ofSection: section), start(ofSection: section + 1)].compactMap(\.self)
    }
  }

  private func start(ofSection section: Int) -> (path: RowPath, start: Double)? {
    guard section < sectionCount else { return nil }
    return (RowPath(section: section, row: 0), headerSpan(section).end)
  }

  private func end(ofSection section: Int) -> (path: RowPath, start: Double)? {
    guard section >= 0 else { return nil }
    return (RowPath(section: section, row: self[section].rows.count), footerSpan(section).start)
  }
}
