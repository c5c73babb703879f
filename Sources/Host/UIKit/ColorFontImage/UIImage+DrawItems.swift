extension UIImage {
  /// What draws the image scaled into `rect`; edges of resizable images keep their size.
  package func drawItems(in rect: CGRect, tint: CGColor?, isMirrored: Bool = false) -> [DrawItem] {
    if isEmpty { return [] }
    let picture = isMirrored ? storage.upright.upright(from: .upMirrored) : storage.upright
    guard storage.isResizable, rect.size != size else { return [.image(picture, rect, tint: tint)] }
    let (insets, tiles) = (capInsets, resizingMode == .tile)
    let columns = spans(
      (isMirrored ? insets.right : insets.left, isMirrored ? insets.left : insets.right),
      pixels: picture.width, over: rect.width, tiles: tiles)
    let rows = spans(
      (insets.top, insets.bottom), pixels: picture.height, over: rect.height, tiles: tiles)
    var items: [DrawItem] = []
    for row in rows {
      for column in columns {
        let part = picture.cropped(
          x: column.first, y: row.first, width: column.count, height: row.count)
        guard let part else { continue }
        let place = CGRect(
          x: rect.minX + column.start, y: rect.minY + row.start,
          width: column.length, height: row.length)
        items.append(.image(part, place, tint: tint))
      }
    }
    return items
  }

  /// A run of pixels along one axis and where it is drawn, in points.
  private struct Span {
    var first, count: Int
    var start, length: CGFloat
  }

  /// How often the middle is repeated at most: more pieces than a screen has pixels.
  private static var mostTiles: CGFloat { 10_000 }

  /// Cuts one axis into its caps, which keep their size, and the middle, which is stretched or
  /// repeated.
  private func spans(
    _ caps: (CGFloat, CGFloat), pixels: Int, over total: CGFloat, tiles: Bool
  ) -> [Span] {
    func pixelCount(_ cap: CGFloat, atMost limit: Int) -> Int {
      let wanted = (cap * scale).rounded()
      return wanted > 0 ? Int(min(wanted, CGFloat(limit))) : 0
    }
    let first = pixelCount(caps.0, atMost: pixels)
    let last = pixelCount(caps.1, atMost: pixels - first)
    let (head, tail) = (CGFloat(first) / scale, CGFloat(last) / scale)
    let room = total - head - tail
    guard pixels > 0, room > 0, room.isFinite else {
      return [Span(first: 0, count: pixels, start: 0, length: total)]
    }
    // Caps that meet leave nothing between them: the last pixel of the first one is stretched.
    let isFull = pixels == first + last
    let (middleStart, middle) = isFull ? (max(first - 1, 0), 1) : (first, pixels - first - last)
    var spans = [Span(first: 0, count: first, start: 0, length: head)]
    // One pixel repeated looks like one pixel stretched, which is a single piece.
    // So many that nobody could count them do so, too.
    let tile = CGFloat(middle) / scale
    let step = tiles && middle > 1 && room / tile < Self.mostTiles ? tile : room
    var place: CGFloat = 0
    while place < room {
      let length = min(step, room - place)
      let count = length < step ? max(1, Int((length * scale).rounded())) : middle
      spans.append(Span(first: middleStart, count: count, start: head + place, length: length))
      place += step
    }
    spans.append(Span(first: pixels - last, count: last, start: total - tail, length: tail))
    return spans.filter { $0.count > 0 }
  }
}
