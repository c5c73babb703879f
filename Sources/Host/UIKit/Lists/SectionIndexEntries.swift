import CoreGraphics

/// What a section index shows in a height: all titles, or some with dots in place of the others.
struct SectionIndexEntries: Equatable {
  /// One line of the index.
  enum Entry: Equatable {
    /// The title with an index.
    case title(Int)
    case dot
  }

  let entries: [Entry]
  let lineHeight: CGFloat

  /// Chooses from `count` titles what fits `height`.
  init(count: Int, height: CGFloat, lineHeight: CGFloat) {
    self.lineHeight = lineHeight
    let lines = Int(max(0, height) / max(lineHeight, 1))
    if count <= lines {
      entries = (0..<count).map(Entry.title)
    } else {
      // Titles and dots take turns, so that there is one title more.
      let titles = max(1, (lines + 1) / 2)
      let step = titles > 1 ? Double(count - 1) / Double(titles - 1) : 0
      let shown = (0..<titles).map { Entry.title(Int((Double($0) * step).rounded())) }
      entries = Array(shown.map { [$0] }.joined(separator: [.dot]))
    }
  }

  var height: CGFloat { CGFloat(entries.count) * lineHeight }

  /// The title among `count` at a distance from the first line's top; the nearest one outside.
  func title(at distance: CGFloat, of count: Int) -> Int? {
    guard count > 0, height > 0 else { return nil }
    return min(count - 1, max(0, Int(distance / height * CGFloat(count))))
  }
}
