import QuartzCore

/// A stretch of text without line separators.
struct Paragraph {
  /// The runs of the block that are part of it, cut at its ends.
  private(set) var runs: [TextRun] = []
  /// Where each run ends, in UTF-8 bytes.
  private var ends: [Int] = []
  /// The UTF-16 offset of its start in the block.
  var start: Int
  /// The font of a line without text.
  var face: FontFace

  /// Makes a paragraph without text.
  init(start: Int, face: FontFace) { (self.start, self.face) = (start, face) }

  var text: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

  /// Adds a run at the end.
  mutating func append(_ run: TextRun) {
    runs.append(run)
    ends.append((ends.last ?? 0) + run.string.utf8.count)
  }

  /// The paragraph with `string` added, in the looks of its end.
  func appending(_ string: String) -> Paragraph {
    var result = self
    if runs.isEmpty { return result }
    result.runs[runs.count - 1].string += string
    result.ends[runs.count - 1] += string.utf8.count
    return result
  }

  /// The first `count` UTF-8 bytes.
  func prefix(utf8 count: Int) -> Paragraph {
    var (result, left) = (Paragraph(start: start, face: face), count)
    for run in runs {
      if left <= 0 { break }
      let size = run.string.utf8.count
      var run = run
      if left < size { run.string = String(decoding: run.string.utf8.prefix(left), as: UTF8.self) }
      result.append(run)
      left -= size
    }
    return result
  }
}

extension Paragraph {
  /// The fonts in a range of UTF-8 bytes, and how far they are raised; that of the paragraph if the
  /// range is empty.
  /// - Complexity: O(log runs + runs in the range).
  func faces(in bytes: Range<Int>) -> [(face: FontFace, rise: CGFloat)] {
    var result: [(face: FontFace, rise: CGFloat)] = []
    for index in index(ofRunAt: bytes.lowerBound)..<runs.count {
      let start = index == 0 ? 0 : ends[index - 1]
      guard start < bytes.upperBound else { break }
      result.append((runs[index].face, runs[index].baselineOffset))
    }
    return result.isEmpty ? [(face, 0)] : result
  }

  /// The run that a UTF-8 byte is part of; the last one behind the end, nil without any.
  /// - Complexity: O(log runs).
  func run(at byte: Int) -> TextRun? {
    let index = index(ofRunAt: byte)
    return index < runs.count ? runs[index] : runs.last
  }

  /// The index of the first run that ends behind a UTF-8 byte; their number if there is none.
  private func index(ofRunAt byte: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return low
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
          result[result.count - 1].append(part)
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
