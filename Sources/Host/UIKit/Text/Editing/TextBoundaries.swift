/// Finds where characters, words and paragraphs begin and end, in UTF-16 offsets.
///
/// Words are runs of letters and digits, or runs of other marks; ideographs and kana stand alone.
package struct TextBoundaries {
  private let text: String

  package init(_ text: String) { self.text = text }

  private func index(_ offset: Int) -> String.Index {
    let utf16 = text.utf16
    let end = utf16.endIndex
    return utf16.index(utf16.startIndex, offsetBy: max(0, offset), limitedBy: end) ?? end
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.utf16.startIndex, to: index)
  }

  // MARK: Characters

  /// The start of the character that an offset lies in; the offset itself at a start or the end.
  package func characterStart(at offset: Int) -> Int {
    let place = index(offset)
    guard place < text.endIndex else { return self.offset(place) }
    return self.offset(text.index(before: text.index(after: place)))
  }

  /// The start of the character before an offset, or of the one that it lies in; 0 at the start.
  ///
  /// What is typed may join what stands after it: a space before a joiner is one character with it.
  package func character(before offset: Int) -> Int {
    let (place, start) = (index(offset), index(characterStart(at: offset)))
    if start < place { return self.offset(start) }
    return place > text.startIndex ? self.offset(text.index(before: place)) : 0
  }

  /// The end of the character after an offset; the end of the text there.
  package func character(after offset: Int) -> Int {
    let place = index(offset)
    return self.offset(place < text.endIndex ? text.index(after: place) : place)
  }

  // MARK: Words

  /// The start of the word at or before an offset.
  package func word(before offset: Int) -> Int {
    var place = index(characterStart(at: offset))
    while let kind = kind(before: place), kind == .space { place = text.index(before: place) }
    guard let kind = kind(before: place) else { return self.offset(place) }
    repeat {
      place = text.index(before: place)
    } while kind != .single
      && self.kind(before: place) == kind
    return self.offset(place)
  }

  /// The end of the word at or after an offset.
  package func word(after offset: Int) -> Int {
    var place = index(characterStart(at: offset))
    while let kind = kind(after: place), kind == .space { place = text.index(after: place) }
    guard let kind = kind(after: place) else { return self.offset(place) }
    repeat {
      place = text.index(after: place)
    } while kind != .single
      && self.kind(after: place) == kind
    return self.offset(place)
  }

  /// The word, or the run of spaces or marks, around an offset; the one before it at the end of a
  /// line.
  package func wordRange(at offset: Int) -> NSRange {
    var (start, end) = (index(characterStart(at: offset)), index(characterStart(at: offset)))
    let isAtEnd = end == text.endIndex || text[end].isNewline
    guard let kind = isAtEnd ? kind(before: start) : kind(after: end) else {
      return NSRange(location: self.offset(start), length: 0)
    }
    if isAtEnd { start = text.index(before: start) } else { end = text.index(after: end) }
    if kind != .single {
      while self.kind(before: start) == kind { start = text.index(before: start) }
      while self.kind(after: end) == kind { end = text.index(after: end) }
    }
    let lower = self.offset(start)
    return NSRange(location: lower, length: self.offset(end) - lower)
  }

  private enum Kind { case space, word, single, mark }

  private func kind(before place: String.Index) -> Kind? {
    guard place > text.startIndex else { return nil }
    return kind(of: text[text.index(before: place)])
  }

  private func kind(after place: String.Index) -> Kind? {
    guard place < text.endIndex else { return nil }
    return kind(of: text[place])
  }

  private func kind(of character: Character) -> Kind {
    if character.isWhitespace { return .space }
    guard let scalar = character.unicodeScalars.first else { return .mark }
    if (0x3040...0x30FF).contains(scalar.value) || scalar.properties.isIdeographic {
      return .single
    }
    return character.isLetter || character.isNumber || character == "_" || character == "’"
      ? .word : .mark
  }

  // MARK: Paragraphs

  /// The paragraph around an offset, without the line break at its end.
  package func paragraphRange(at offset: Int) -> NSRange {
    var start = index(characterStart(at: offset))
    var end = start
    while start > text.startIndex, !text[text.index(before: start)].isNewline {
      start = text.index(before: start)
    }
    while end < text.endIndex, !text[end].isNewline { end = text.index(after: end) }
    let lower = self.offset(start)
    return NSRange(location: lower, length: self.offset(end) - lower)
  }

  /// Whether the paragraph around an offset is read from right to left, as its first letter says.
  package func isRightToLeft(at offset: Int) -> Bool {
    let scalars = text.unicodeScalars
    let place = index(characterStart(at: offset))
    let lineBreak = scalars[..<place].lastIndex { Character($0).isNewline }
    let start = lineBreak.map { scalars.index(after: $0) } ?? scalars.startIndex
    for scalar in scalars[start...] {
      if scalar == "\u{200E}" || Character(scalar).isNewline { return false }
      if scalar == "\u{200F}" { return true }
      guard scalar.properties.isAlphabetic else { continue }
      return Self.rightToLeftLetters.contains { $0.contains(scalar.value) }
    }
    return false
  }

  /// Where the letters of scripts that are written from right to left are.
  private static let rightToLeftLetters: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
