/// A line of items in a flow layout; everything is measured from the first line's start.
struct FlowLine: Hashable, Sendable {
  /// The items of the line.
  let items: Range<Int>
  /// Where the line begins along the direction of scrolling.
  var start: Double
  /// The longest item's length along the direction of scrolling.
  let length: Double
  /// Where the first item begins across the direction of scrolling.
  let across: Double
  /// The space between items.
  let gap: Double

  var end: Double { start + length }
}

/// Breaks a section's items into lines by UIKit's rules.
///
/// An item joins a line if it fits with the least spacing; an exact fit stays. Lines before the
/// last are justified, a lone item on such a line is centered. The last line keeps the least
/// spacing unless all items of the section are equal; then ``UniformLines`` answers.
struct FlowLineBreaker {
  /// What an item may be too long by because of rounding.
  static let tolerance = 1e-3

  let metrics: FlowMetrics
  let sizes: [FlowSize]

  /// Appends lines from the item at `first`, which begins a line at `start`.
  func appendLines(from first: Int, at start: Double, to lines: inout [FlowLine]) {
    var (item, start) = (first, start)
    while item < sizes.count {
      let line = line(from: item, at: start)
      lines.append(line)
      item = line.items.upperBound
      start = line.end + metrics.lineSpacing
    }
  }

  private func line(from first: Int, at start: Double) -> FlowLine {
    var used = sizes[first].across
    var length = sizes[first].along
    var (filled, end) = (used, first + 1)
    while end < sizes.count {
      let size = sizes[end]
      let needed = filled + metrics.itemSpacing + size.across
      guard needed <= metrics.available + Self.tolerance else { break }
      filled = needed
      used += size.across
      length = max(length, size.along)
      end += 1
    }
    let (across, gap) = spread(first..<end, used: used)
    return FlowLine(items: first..<end, start: start, length: length, across: across, gap: gap)
  }

  /// Where the first item of a line begins, and the space between its items.
  private func spread(_ items: Range<Int>, used: Double) -> (across: Double, gap: Double) {
    let free = max(0, metrics.available - used)
    let isLast = items.upperBound == sizes.count
    if isLast {
      let isCentered = metrics.centersLoneItem && sizes.count == 1
      return (isCentered ? free / 2 : 0, metrics.itemSpacing)
    }
    if items.count == 1 { return (free / 2, metrics.itemSpacing) }
    return (0, free / Double(items.count - 1))
  }
}

/// The lines of a section whose items are all equal, by arithmetic.
struct UniformLines: Hashable, Sendable {
  let size: FlowSize
  let count: Int
  /// How many items a full line has.
  let perLine: Int
  let across: Double
  let gap: Double
  /// From the start of one line to that of the next.
  let stride: Double

  init(_ size: FlowSize, count: Int, _ metrics: FlowMetrics) {
    self.size = size
    self.count = count
    let step = size.across + metrics.itemSpacing
    let fitting = (metrics.available + metrics.itemSpacing + FlowLineBreaker.tolerance) / step
    // Items without length do not fill a line.
    perLine = step > 0 && fitting < 1e9 ? max(1, Int(fitting)) : max(count, 1)
    let free = max(0, metrics.available - Double(perLine) * size.across)
    let isCentered = perLine == 1 || (count == 1 && metrics.centersLoneItem)
    across = isCentered ? max(0, metrics.available - size.across) / 2 : 0
    gap = perLine > 1 ? free / Double(perLine - 1) : 0
    stride = size.along + metrics.lineSpacing
  }

  var lineCount: Int { (count + perLine - 1) / perLine }

  var extent: Double {
    lineCount == 0 ? 0 : Double(lineCount - 1) * stride + size.along
  }

  func frame(of item: Int) -> FlowFrame {
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    return FlowFrame(
      along: Double(line) * stride,
      across: across + Double(column) * (size.across + gap), size: size)
  }

  /// The items of lines that share more than an edge with a stretch.
  func items(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > 0, start < extent else { return 0..<0 }
    guard stride > 0 else { return 0..<count }
    let first = max(0, Int((max(0, start) - size.along) / stride) - 1)
    var low = min(first, lineCount)
    while low < lineCount, Double(low) * stride + size.along <= start { low += 1 }
    var high = min(lineCount, Int(min(end, extent) / stride) + 2)
    while high > low, Double(high - 1) * stride >= end { high -= 1 }
    return low * perLine..<max(low * perLine, min(count, high * perLine))
  }
}
