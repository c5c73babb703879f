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
