/// Where characters of an edited text stand, in the coordinates of the view that draws them.
@MainActor
package protocol TextGeometry {
  /// Where a caret before the character at an offset stands; its width is 0.
  func caretRect(at offset: Int) -> CGRect

  /// The offset between characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int

  /// The line that an offset is in, without a line break at its end.
  func lineRange(at offset: Int) -> Range<Int>

  /// The offset at `x` in a line that many lines below (above for negative numbers) the one of
  /// `offset`; nil if there is none.
  func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int?

  /// What covers the characters of a range that are on screen, line by line.
  func selectionRects(for range: NSRange) -> [CGRect]
}
