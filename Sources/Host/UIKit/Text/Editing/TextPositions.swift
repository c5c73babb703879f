/// A position in a text of this module: an offset in UTF-16 units.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}

/// A range of a text of this module.
final class OffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var start: UITextPosition { OffsetPosition(range.location) }

  override var end: UITextPosition { OffsetPosition(range.upperBound) }

  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetRange)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}

/// One rectangle of a selection in a text of this module.
final class LineSelectionRect: UITextSelectionRect {
  private let values: (rect: CGRect, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) { values = (rect, isFirst, isLast) }

  override var rect: CGRect { values.rect }

  override var containsStart: Bool { values.isFirst }

  override var containsEnd: Bool { values.isLast }
}
