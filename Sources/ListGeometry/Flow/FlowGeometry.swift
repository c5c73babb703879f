/// The sections of a flow layout, one after the other.
///
/// - Complexity: Questions cost O(log sections + log lines).
package struct FlowGeometry: Hashable, Sendable {
  package private(set) var sections: [FlowSection] = []
  /// Where each section begins, and where the last one ends.
  private var starts: [Double] = [0]

  /// Stacks `sections`.
  package init(_ sections: [FlowSection] = []) {
    self.sections = sections
    stack(from: 0)
  }

  private mutating func stack(from first: Int) {
    starts.removeSubrange((first + 1)...)
    for section in sections[first...] { starts.append(starts[starts.count - 1] + section.extent) }
  }

  /// How long everything is.
  package var extent: Double { starts[starts.count - 1] }

  /// Where a section begins; past the last one, where everything ends.
  package func start(ofSection section: Int) -> Double { starts[section] }

  /// The sections that share more than an edge with a stretch.
  package func sections(from start: Double, to end: Double) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    let first = max(0, starts.partition { $0 <= start } - 1)
    let last = min(sections.count, starts.partition { $0 < end })
    return first < last ? first..<last : 0..<0
  }

  /// Where an item stands; nil when there is no such item.
  package func frame(of path: RowPath) -> FlowFrame? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.row)
    else { return nil }
    var frame = sections[path.section].frame(of: path.row)
    frame.along += starts[path.section]
    return frame
  }

  /// The items of a section on lines that share more than an edge with a stretch.
  package func items(inSection section: Int, from start: Double, to end: Double) -> Range<Int> {
    let origin = starts[section]
    return sections[section].items(from: start - origin, to: end - origin)
  }

  /// Gives items of a section other sizes.
  package mutating func setSizes(_ changes: [Int: FlowSize], inSection section: Int) {
    sections[section].setSizes(changes)
    stack(from: section)
  }
}
