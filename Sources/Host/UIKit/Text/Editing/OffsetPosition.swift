/// A position in a text of this module: an offset in UTF-16 units.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}
