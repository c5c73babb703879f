/// One rectangle of a selection in a text of this module.
final class LineSelectionRect: UITextSelectionRect {
  private let values: (rect: CGRect, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) { values = (rect, isFirst, isLast) }

  override var rect: CGRect { values.rect }

  override var containsStart: Bool { values.isFirst }

  override var containsEnd: Bool { values.isLast }
}
