/// Cuts a text where it may be laid out piece by piece.
enum TextChunker {
  /// The lengths of a piece and of the line break at its end, in UTF-16 units.
  struct Part: Equatable {
    var length: Int
    var breakLength: Int
  }

  /// Longer paragraphs are cut at spaces.
  static let longest = 4_000

  /// The pieces from one offset to another. After a line break at the end of the text an empty
  /// piece follows; `isLast` says whether `end` is there.
  ///
  /// - Complexity: linear in the distance.
  static func split(_ text: String, from start: Int, to end: Int, isLast: Bool = true) -> [Part] {
    let utf16 = text.utf16
    var index = utf16.index(utf16.startIndex, offsetBy: start)
    var parts: [Part] = []
    var (length, space, left) = (0, 0, end - start)
    while left > 0 {
      let unit = utf16[index]
      index = utf16.index(after: index)
      (length, left) = (length + 1, left - 1)
      if isBreak(unit, before: left > 0 ? utf16[index] : nil) {
        let isPair = unit == 0x0A && length > 1 && precedes(0x0D, index, in: utf16)
        parts.append(Part(length: length, breakLength: isPair ? 2 : 1))
        (length, space) = (0, 0)
      } else {
        if unit == 0x20 { space = length }
        if length >= longest, let cut = cut(length, space, index, in: utf16) {
          parts.append(Part(length: cut, breakLength: 0))
          (length, space) = (length - cut, 0)
        }
      }
    }
    let endsOpen = parts.last.map { $0.breakLength > 0 } ?? true
    if length > 0 || (isLast && endsOpen) { parts.append(Part(length: length, breakLength: 0)) }
    return parts
  }

  private static func isBreak(_ unit: UInt16, before next: UInt16?) -> Bool {
    unit == 0x0A || unit == 0x2029 || (unit == 0x0D && next != 0x0A)
  }

  private static func precedes(
    _ unit: UInt16, _ index: String.Index, in utf16: String.UTF16View
  ) -> Bool {
    utf16[utf16.index(index, offsetBy: -2)] == unit
  }

  /// How many of `length` units to cut off: those up to the last space, or all where the next
  /// unit does not belong to the same character.
  private static func cut(
    _ length: Int, _ space: Int, _ next: String.Index, in utf16: String.UTF16View
  ) -> Int? {
    if space > 0 { return space }
    guard next < utf16.endIndex else { return nil }
    let unit = utf16[next]
    let isJoined =
      UTF16.isTrailSurrogate(unit) || (0x0300...0x036F).contains(unit)
      || (0xFE00...0xFE0F).contains(unit) || unit == 0x200D
    return isJoined && length < longest + 64 ? nil : length
  }
}
