extension TextLayoutManager: TextGeometry {
  package func caretRect(at offset: Int) -> CGRect {
    guard let place = piecePosition(of: offset), let layout = layout(of: place) else {
      return CGRect(x: 0, y: 0, width: 0, height: setting.font.lineHeight)
    }
    let inside = min(max(0, offset - place.start), textLength(of: place))
    return layout.caretRect(at: inside).offsetBy(dx: 0, dy: place.top)
  }

  /// The units of a piece without its line break.
  private func textLength(of place: Place) -> Int {
    pieces[place.index].length - pieces[place.index].breakLength
  }

  package func offset(at point: CGPoint) -> Int {
    guard let place = piecePosition(at: point.y), let layout = layout(of: place) else { return 0 }
    let inside = layout.offset(at: CGPoint(x: point.x, y: point.y - place.top))
    return place.start + min(inside, textLength(of: place))
  }

  package func lineRange(at offset: Int) -> Range<Int> {
    guard let place = piecePosition(of: offset), let layout = layout(of: place) else {
      return 0..<0
    }
    guard let line = layout.lines[safe: line(at: offset - place.start, in: layout)] else {
      return place.start..<place.start
    }
    let end = min(line.range.upperBound, textLength(of: place))
    return place.start + line.range.lowerBound..<place.start + max(end, line.range.lowerBound)
  }

  /// The number of the line of a layout that an offset is in; the later one at a line's end.
  private func line(at offset: Int, in layout: any TextLayout) -> Int {
    layout.lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  package func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int? {
    guard var place = piecePosition(of: offset), var layout = layout(of: place) else { return nil }
    var line = line(at: offset - place.start, in: layout) + lines
    while line < 0 {
      guard place.index > 0, let above = self.piecePosition(of: place.start - 1),
        let next = self.layout(of: above)
      else { return nil }
      (place, layout) = (above, next)
      line += layout.lines.count
    }
    while line >= layout.lines.count {
      line -= layout.lines.count
      let start = place.start + pieces[place.index].length
      guard place.index + 1 < pieces.count, let below = self.piecePosition(of: start),
        below.index > place.index, let next = self.layout(of: below)
      else { return nil }
      (place, layout) = (below, next)
    }
    guard let frame = layout.lines[safe: line]?.frame else { return nil }
    let inside = layout.offset(at: CGPoint(x: x, y: frame.midY))
    return place.start + min(inside, textLength(of: place))
  }

  package func selectionRects(for range: NSRange) -> [CGRect] {
    selectionRects(for: range, from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude)
  }

  /// What covers the characters of a range between two heights.
  func selectionRects(for range: NSRange, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard range.length > 0, let first = piecePosition(of: range.location) else { return [] }
    let last = caretRect(at: range.upperBound).maxY
    var rects: [CGRect] = []
    for (y, start, piece) in pieces(from: max(top, first.top), to: min(bottom, last))
    where start < range.upperBound && start + piece.length > range.location {
      guard let layout = piece.layout else { continue }
      for line in layout.lines {
        let rect = rect(
          of: line, in: layout, covering: range.shifted(by: -start), breaks: piece.breakLength > 0)
        if let rect { rects.append(rect.offsetBy(dx: 0, dy: y)) }
      }
    }
    return rects
  }

  /// What a selection covers of one line: up to the right edge where it goes on in the next.
  private func rect(
    of line: TextLine, in layout: any TextLayout, covering range: NSRange, breaks: Bool
  ) -> CGRect? {
    let isLast = line == layout.lines.last
    let reachesOn = range.upperBound > line.range.upperBound || (isLast && breaks)
    guard range.location <= line.range.upperBound, range.upperBound > line.range.lowerBound,
      range.location < line.range.upperBound || reachesOn
    else { return nil }
    let from = layout.caretRect(at: max(range.location, line.range.lowerBound)).minX
    let goesOn = range.upperBound > line.range.upperBound
    let end =
      goesOn ? max(setting.width, line.frame.maxX) : layout.caretRect(at: range.upperBound).minX
    return CGRect(
      x: min(from, end), y: line.frame.minY, width: abs(end - from), height: line.frame.height)
  }
}

extension NSRange {
  fileprivate func shifted(by distance: Int) -> NSRange {
    NSRange(location: location + distance, length: length)
  }
}

extension Array {
  /// The element at an index; nil outside.
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
