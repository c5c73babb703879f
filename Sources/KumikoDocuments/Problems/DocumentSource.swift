/// The bytes of a document and its name, which say where its elements stand.
public final class DocumentSource: Sendable {
  /// The name of the file, or another name that messages show.
  public let file: String
  /// The text as it was read.
  public let bytes: [UInt8]
  private let lineStarts: [Int32]

  /// Creates a source from bytes.
  ///
  /// - Complexity: O(n) for n bytes, to find the lines.
  public init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBufferPointer { bytes in
      var starts: [Int32] = [0]
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        // A carriage return is the end of a line unless a line feed follows, which is.
        let isReturn = byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)
        if byte == 0x0A || isReturn { starts.append(Int32(clamping: offset)) }
      }
      return starts
    }
  }

  /// The line and the column of a byte. Offsets outside the text give its beginning and its end.
  ///
  /// - Complexity: O(log lines), and linear in the length of the line.
  public func position(at offset: Int) -> DocumentPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = lineIndex(at: offset)
    let start = Int(lineStarts[line])
    return DocumentPosition(line: line + 1, column: characters(in: start..<offset) + 1)
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
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

  /// The bytes of the part in ``DocumentSource/bytes``, for example for a `JSONDecoder`.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The line and the column where the part begins.
  public var position: DocumentPosition { source.position(at: Int(start)) }
}
