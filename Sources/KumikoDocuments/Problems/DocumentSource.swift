/// The bytes of a document and its name, which say where its elements stand.
public final class DocumentSource: Sendable {
  /// The name of the file, or another name that messages show.
  public let file: String
  /// The text as it was read.
  public let bytes: [UInt8]
  /// Where every so many lines begin; the others are counted from there.
  private let marks: [Int32]
  private static let linesPerMark = 32
  /// Where the first byte stands in the text that this is a part of.
  private let start: DocumentPosition

  /// Creates a source from bytes.
  ///
  /// - Complexity: O(n) for n bytes, to find the lines.
  public init(_ bytes: [UInt8], file: String) {
    (self.file, self.bytes, marks) = (file, bytes, Self.marks(in: bytes))
    start = DocumentPosition(line: 1, column: 1)
  }

  /// Creates a source of a part of another one, where everything has the position that it has
  /// there.
  ///
  /// - Parameter cursor: Finds where the part begins, from the part before.
  init(_ range: Range<Int>, of other: DocumentSource, cursor: inout PositionCursor) {
    let range = range.clamped(to: 0..<other.bytes.count)
    (file, bytes) = (other.file, Array(other.bytes[range]))
    marks = Self.marks(in: bytes)
    start = cursor.position(at: range.lowerBound, in: other)
  }

  private static func marks(in bytes: [UInt8]) -> [Int32] {
    bytes.withUnsafeBufferPointer { bytes in
      var marks: [Int32] = [0]
      var lines = 0
      forEachLine(bytes, in: 0..<bytes.count) { start in
        lines += 1
        if lines.isMultiple(of: linesPerMark) { marks.append(Int32(clamping: start)) }
      }
      return marks
    }
  }

  /// Goes through the beginnings of lines that follow the end of another one in a range.
  @inline(__always)
  private static func forEachLine(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ body: (Int) -> Void
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset += 1
      guard byte <= 0x0D else { continue }
      // A carriage return is the end of a line unless a line feed follows, which is.
      let isReturn = byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)
      if byte == 0x0A || isReturn { body(offset) }
    }
  }

  /// The line and the column of a byte. Offsets outside the text give its beginning and its end.
  ///
  /// - Complexity: O(log lines), and linear in the length of some lines before it.
  public func position(at offset: Int) -> DocumentPosition {
    let offset = min(max(0, offset), bytes.count)
    let mark = lastMark(before: offset)
    var (line, lineStart) = (mark * Self.linesPerMark, Int(marks[mark]))
    bytes.withUnsafeBufferPointer { bytes in
      Self.forEachLine(bytes, in: lineStart..<offset) { start in
        line += 1
        lineStart = start
      }
    }
    let column = characters(in: lineStart..<offset)
    return line == 0
      ? DocumentPosition(line: start.line, column: start.column + column)
      : DocumentPosition(line: start.line + line, column: column + 1)
  }

  /// The line and the column of a byte that is not before another one, whose position is known.
  ///
  /// - Complexity: Linear in the number of bytes between both.
  func position(
    at offset: Int, after known: Int, _ position: DocumentPosition
  ) -> DocumentPosition {
    let known = min(max(0, known), bytes.count)
    let offset = min(max(known, offset), bytes.count)
    var (line, lineStart) = (position.line, known)
    bytes.withUnsafeBufferPointer { bytes in
      Self.forEachLine(bytes, in: known..<offset) { start in
        line += 1
        lineStart = start
      }
    }
    let column = characters(in: lineStart..<offset)
    return DocumentPosition(
      line: line, column: column + (line == position.line ? position.column : 1))
  }

  private func lastMark(before offset: Int) -> Int {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(marks[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func characters(in range: Range<Int>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for offset in range where bytes[offset] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }
}

/// Finds the positions of bytes of a text one after the other, each from the one before: a text of
/// one line has no other marks on the way.
struct PositionCursor: Sendable {
  private var source: DocumentSource?
  private var offset = 0
  private var position = DocumentPosition(line: 1, column: 1)

  /// The line and the column of a byte.
  ///
  /// - Complexity: Linear in the number of bytes since the last one; where that stood further
  ///   behind, or in another text, as ``DocumentSource/position(at:)`` is.
  mutating func position(at offset: Int, in source: DocumentSource) -> DocumentPosition {
    if self.source === source, offset >= self.offset {
      position = source.position(at: offset, after: self.offset, position)
    } else {
      position = source.position(at: offset)
    }
    (self.source, self.offset) = (source, offset)
    return position
  }
}

/// Where a part of a document begins and ends in its source.
public struct DocumentLocation: Sendable {
  /// The text that the part is of.
  public let source: DocumentSource
  private let start: Int32
  private let end: Int32

  /// Creates the location of a range of bytes.
  public init(_ range: Range<Int>, in source: DocumentSource) {
    self.source = source
    start = Int32(clamping: range.lowerBound)
    end = Int32(clamping: range.upperBound)
  }

  /// This location in a part of its source that begins at a byte.
  func moved(to part: DocumentSource, from start: Int) -> DocumentLocation {
    let count = part.bytes.count
    let first = min(max(0, range.lowerBound - start), count)
    return DocumentLocation(first..<min(max(first, range.upperBound - start), count), in: part)
  }

  /// The bytes of the part in ``DocumentSource/bytes``, for example for a `JSONDecoder`.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The line and the column where the part begins.
  public var position: DocumentPosition { source.position(at: Int(start)) }
}
