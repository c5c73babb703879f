import QuartzCore

/// A stretch of text without line separators.
struct Paragraph {
  /// The runs of the block that are part of it, cut at its ends.
  var runs: [TextRun] = []
  /// The UTF-16 offset of its start in the block.
  var start: Int
  /// The font of a line without text.
  var face: FontFace

  var text: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

  /// The paragraph with `string` added, in the looks of its end.
  func appending(_ string: String) -> Paragraph {
    var result = self
    if runs.isEmpty { return result }
    result.runs[runs.count - 1].string += string
    return result
  }

  /// The first `count` UTF-8 bytes.
  func prefix(utf8 count: Int) -> Paragraph {
    var (result, left) = (self, count)
    result.runs = runs.compactMap { run in
      let size = run.string.utf8.count
      defer { left -= size }
      guard left > 0 else { return nil }
      var run = run
      if left < size { run.string = String(decoding: run.string.utf8.prefix(left), as: UTF8.self) }
      return run
    }
    return result
  }
}

extension Paragraph {
  /// The fonts in a range of UTF-8 bytes, and how far they are raised; that of the paragraph if the
  /// range is empty.
  func faces(in bytes: Range<Int>) -> [(face: FontFace, rise: CGFloat)] {
    var (result, start): ([(face: FontFace, rise: CGFloat)], Int) = ([], 0)
    for run in runs {
      let end = start + run.string.utf8.count
      if start < bytes.upperBound, end > bytes.lowerBound {
        result.append((run.face, run.baselineOffset))
      }
      start = end
    }
    return result.isEmpty ? [(face, 0)] : result
  }
}

extension TextBlock {
  /// The block cut at its line separators; one empty paragraph if there is no text.
  ///
  /// - Complexity: O(characters).
  var paragraphs: [Paragraph] {
    let face = runs.first?.face ?? FontFace(size: 17)
    var (result, offset) = ([Paragraph(start: 0, face: face)], 0)
    for run in runs {
      if result[result.count - 1].runs.isEmpty { result[result.count - 1].face = run.face }
      for (index, piece) in run.string.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        if index > 0 {
          offset += run.string.separatorLength(before: piece)
          result.append(Paragraph(start: offset, face: run.face))
        }
        if !piece.isEmpty {
          var part = run
          part.string = piece.withoutNulls
          result[result.count - 1].runs.append(part)
          offset += piece.utf16.count
        }
      }
    }
    return result
  }
}

extension Substring {
  /// The text with a word joiner for each NUL, where it would end for Pango: that shows nothing,
  /// and is as long in UTF-16.
  fileprivate var withoutNulls: String {
    guard utf8.contains(0) else { return String(self) }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(scalar.value == 0 ? "\u{2060}" : scalar) }
    return String(scalars)
  }
}

extension String {
  /// The UTF-16 length of the line separator in front of `piece`.
  fileprivate func separatorLength(before piece: Substring) -> Int {
    self[index(before: piece.startIndex)].utf16.count
  }
}
