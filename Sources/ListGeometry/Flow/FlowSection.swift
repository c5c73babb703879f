/// A section of a flow layout: header, lines of items, footer.
///
/// A section of equal items takes the same memory however many there are. Questions cost
/// O(log lines + items of a line).
package struct FlowSection: Hashable, Sendable {
  package let metrics: FlowMetrics
  /// The sizes of the items.
  package private(set) var sizes: FlowSizes
  private var uniform: UniformLines?
  private var lines: [FlowLine] = []
  /// Whether no line begins or ends before the one above it, as a short one can where the spacing
  /// of lines is negative.
  private var isAscending = true

  /// Breaks items into lines.
  /// - Complexity: O(1) for equal items, else O(items).
  package init(_ metrics: FlowMetrics, _ sizes: FlowSizes) {
    self.metrics = metrics
    self.sizes = sizes
    breakLines(from: 0)
  }

  package var count: Int { sizes.count }

  private mutating func breakLines(from first: Int) {
    switch sizes {
    case .uniform(let size, let count):
      uniform = UniformLines(size, count: count, metrics)
      lines = []
    case .individual(let sizes):
      uniform = nil
      // A smaller item may join the line before its own.
      let kept = lines.isEmpty ? 0 : max(0, lineIndex(of: first) - 1)
      let start = kept == 0 ? 0 : lines[kept - 1].end + metrics.lineSpacing
      let item = kept == 0 ? 0 : lines[kept].items.lowerBound
      lines.removeSubrange(kept...)
      FlowLineBreaker(metrics: metrics, sizes: sizes).appendLines(from: item, at: start, to: &lines)
    }
    isAscending =
      metrics.lineSpacing >= 0
      || zip(lines, lines.dropFirst()).allSatisfy { $0.start <= $1.start && $0.end <= $1.end }
  }

  // MARK: Along the direction of scrolling, from the section's start

  /// Where the first line begins.
  package var itemsStart: Double { metrics.header + metrics.insetBefore }

  /// How long all lines are together.
  package var itemsExtent: Double { uniform?.extent ?? lines.last?.end ?? 0 }

  /// Where the footer begins.
  package var footerStart: Double { itemsStart + itemsExtent + metrics.insetAfter }

  /// How long the section is.
  package var extent: Double { footerStart + metrics.footer }

  // MARK: Items

  /// Where an item stands, from the section's start and the start of the line's side.
  package func frame(of item: Int) -> FlowFrame {
    var frame = uniform?.frame(of: item) ?? individualFrame(of: item)
    frame.along += itemsStart
    frame.across += metrics.acrossStart
    return frame
  }

  /// The items of all lines that share more than an edge with a stretch, measured from the
  /// section's start. Where lines overlap, others may be between them.
  package func items(from start: Double, to end: Double) -> Range<Int> {
    let (start, end) = (start - itemsStart, end - itemsStart)
    if let uniform { return uniform.items(from: start, to: end) }
    let (first, last) = isAscending ? search(start, end) : walk(start, end)
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  /// The first item that is longer than its line; nil if all fit.
  package var oversizedItem: Int? {
    let limit = metrics.available + FlowLineBreaker.tolerance
    return switch sizes {
    case .uniform(let size, let count): count > 0 && size.across > limit ? 0 : nil
    case .individual(let sizes): sizes.firstIndex { $0.across > limit }
    }
  }

  /// The first line that ends behind a place, and the line behind the last that begins before
  /// another.
  private func search(_ start: Double, _ end: Double) -> (first: Int, last: Int) {
    (lines.partition { $0.end <= start }, lines.partition { $0.start < end })
  }

  /// As ``search(_:_:)``, for lines in any order. - Complexity: O(lines).
  private func walk(_ start: Double, _ end: Double) -> (first: Int, last: Int) {
    let last = lines.lastIndex { $0.start < end } ?? -1
    return (lines.firstIndex { $0.end > start } ?? lines.count, last + 1)
  }

  private func lineIndex(of item: Int) -> Int {
    max(0, lines.partition { $0.items.lowerBound <= item } - 1)
  }

  private func individualFrame(of item: Int) -> FlowFrame {
    let line = lines[lineIndex(of: item)]
    var across = line.across
    for earlier in line.items.lowerBound..<item { across += sizes[earlier].across + line.gap }
    let size = sizes[item]
    return FlowFrame(
      along: line.start + (line.length - size.along) / 2, across: across, size: size)
  }

  // MARK: Changes

  /// Gives items other sizes.
  /// - Complexity: O(items from the first changed line on).
  package mutating func setSizes(_ changes: [Int: FlowSize]) {
    let real = changes.filter { sizes[$0.key] != $0.value }
    guard let first = real.keys.min() else { return }
    var all: [FlowSize]
    switch sizes {
    case .uniform(let size, let count): all = Array(repeating: size, count: count)
    case .individual(let old): all = old
    }
    sizes = .uniform(.zero, count: 0)
    for (item, size) in real { all[item] = size }
    sizes = FlowSizes(all)
    breakLines(from: first)
  }
}

extension Array {
  /// How many leading elements satisfy a condition that holds for a prefix only.
  /// - Complexity: O(log n).
  func partition(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
