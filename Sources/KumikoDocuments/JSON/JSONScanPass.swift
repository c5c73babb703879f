/// One pass over a JSON text: structure, commas and limits. Strings, numbers and words are read by
/// extensions, which leave `offset` behind what they read.
struct JSONScanPass {
  /// What may come next.
  private enum Expectation {
    case value
    case valueOrEnd
    case keyOrEnd
    /// A key after a comma.
    case key
    case colon
    case commaOrEnd
    case nothing
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  let limits: DocumentLimits
  var offset: Int
  var entries: [JSONIndex.Entry] = []
  var findings: ScanFindings
  /// The elements that are found again; nil if none are looked for.
  private(set) var known: KnownElements?
  private let start: Int
  /// The entries of the lists and objects that are open.
  private var open: [Int32] = []
  private var expectation = Expectation.value
  private var duplicates = DuplicateKeys()

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, limits: DocumentLimits,
    findings: ScanFindings, knowing known: KnownElements? = nil
  ) {
    self.bytes = bytes
    self.limits = limits
    self.findings = findings
    self.known = known
    start = range.lowerBound
    offset = range.lowerBound
    end = range.upperBound
    entries.reserveCapacity(min(range.count / 12, limits.values) + 1)
  }

  /// Reads all; false if reading stopped early.
  mutating func run() -> Bool {
    if hasByteOrderMark {
      findings.add(.byteOrderMark, at: start, "a byte order mark begins the text")
      offset += 3
    }
    while true {
      skipWhitespace()
      guard offset < end else { return isAtEnd() }
      if bytes[offset] == 0x2F {
        guard skipComment() else { return false }
        continue
      }
      guard step(bytes[offset]) else { return false }
    }
  }

  private var hasByteOrderMark: Bool {
    end - start >= 3 && bytes[start] == 0xEF && bytes[start + 1] == 0xBB && bytes[start + 2] == 0xBF
  }

  private mutating func isAtEnd() -> Bool {
    if expectation == .nothing { return true }
    if entries.isEmpty, findings.isEmpty {
      findings.add(.emptyDocument, at: end, "expected \(expected), found nothing")
    } else {
      findings.add(.unexpectedEnd, at: end, "expected \(expected), found the end")
    }
    return false
  }

  @inline(__always)
  private mutating func skipWhitespace() {
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  /// Reads one token.
  private mutating func step(_ byte: UInt8) -> Bool {
    switch expectation {
    case .value: return readValue(byte, mayClose: false)
    case .valueOrEnd: return readValue(byte, mayClose: true)
    case .keyOrEnd: return readKey(byte, mayClose: true)
    case .key: return readKey(byte, mayClose: false)
    case .colon: return readColon(byte)
    case .commaOrEnd: return readComma(byte)
    case .nothing:
      return stop(.contentAfterEnd, "expected the end, found \(found)")
    }
  }

  // MARK: Structure

  private mutating func readValue(_ byte: UInt8, mayClose: Bool) -> Bool {
    switch byte {
    case 0x22:
      guard readString() else { return false }
    case 0x7B where known != nil && skipKnown(): break
    case 0x7B, 0x5B: return begin(byte)
    case 0x30...0x39, 0x2D, 0x2B, 0x2E: readNumber()
    case 0x41...0x5A, 0x61...0x7A: readWord()
    case 0x5D, 0x7D: return closeInsteadOfValue(byte, mayClose: mayClose)
    case 0x2C:
      findings.add(.unexpectedCharacter, at: offset, "expected \(expected), found ','")
      // After a colon the value is missing; in a list the comma is one too many.
      if isInObject { addInvalid(from: offset) } else { offset += 1 }
      if isInObject { expectation = .commaOrEnd }
      return !open.isEmpty || stop()
    default: return stop(.unexpectedCharacter, "expected \(expected), found \(found)")
    }
    return valueEnded()
  }

  /// Leaves out an element of a list that was read before; false if it is none.
  private mutating func skipKnown() -> Bool {
    guard let list = open.last.map({ Int($0) }), list > 0, entries[list].tag == .list,
      entries[list - 1].tag == .string
    else { return false }
    let name = Int(entries[list - 1].start)..<Int(entries[list - 1].end)
    let count = known?.find(
      at: offset, in: bytes, end: end, nesting: open.count, list: name, entry: entries.count)
    guard let count else { return false }
    addEntry(.known, offset..<offset + count)
    offset += count
    return true
  }

  private mutating func closeInsteadOfValue(_ byte: UInt8, mayClose: Bool) -> Bool {
    if mayClose { return close(byte) }
    if byte == closer, !isInObject { return closeAfterComma(byte) }
    guard byte == closer else {
      return stop(.unexpectedCharacter, "expected \(expected), found \(found)")
    }
    findings.add(.unexpectedCharacter, at: offset, "expected \(expected), found \(found)")
    addInvalid(from: offset)
    return close(byte)
  }

  private mutating func closeAfterComma(_ byte: UInt8) -> Bool {
    findings.add(.trailingComma, at: offset, "expected \(expected) after the comma, found \(found)")
    return close(byte)
  }

  private mutating func readKey(_ byte: UInt8, mayClose: Bool) -> Bool {
    switch byte {
    case 0x22:
      guard readString() else { return false }
    case 0x7D: return mayClose ? close(byte) : closeAfterComma(byte)
    case 0x2C:
      findings.add(.unexpectedCharacter, at: offset, "expected \(expected), found ','")
      offset += 1
      return true
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24:
      let word = wordRange()
      findings.add(
        .unexpectedCharacter, at: offset, "expected \(expected), found a name without quotes")
      addEntry(.string, word)
      offset = word.upperBound
    default: return stop(.unexpectedCharacter, "expected \(expected), found \(found)")
    }
    expectation = .colon
    return true
  }

  private mutating func readColon(_ byte: UInt8) -> Bool {
    guard byte == 0x3A else {
      return stop(.unexpectedCharacter, "expected \(expected), found \(found)")
    }
    offset += 1
    expectation = .value
    return true
  }

  private mutating func readComma(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C:
      offset += 1
      expectation = isInObject ? .key : .value
      return true
    case 0x5D, 0x7D: return close(byte)
    case 0x22, 0x7B, 0x5B, 0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
      findings.add(.missingComma, at: offset, "expected \(expected), found \(found)")
      expectation = isInObject ? .key : .value
      return true
    default: return stop(.unexpectedCharacter, "expected \(expected), found \(found)")
    }
  }

  private mutating func begin(_ byte: UInt8) -> Bool {
    guard open.count < limits.usableNesting else {
      return stop(
        .nestingTooDeep, "more than \(limits.usableNesting) lists and objects in each other")
    }
    let isObject = byte == 0x7B
    open.append(Int32(truncatingIfNeeded: entries.count))
    addEntry(isObject ? .object : .list, offset..<offset + 1)
    offset += 1
    expectation = isObject ? .keyOrEnd : .valueOrEnd
    return true
  }

  private mutating func close(_ byte: UInt8) -> Bool {
    guard byte == closer, let container = open.popLast() else {
      return stop(.unexpectedCharacter, "expected \(expected), found \(found)")
    }
    offset += 1
    let entry = Int(container)
    entries[entry].end = Int32(truncatingIfNeeded: offset)
    entries[entry].next = Int32(truncatingIfNeeded: entries.count)
    if entries[entry].tag == .object {
      duplicates.find(in: entries, of: entry, bytes: bytes, findings: &findings)
    }
    return valueEnded()
  }

  private mutating func valueEnded() -> Bool {
    expectation = open.isEmpty ? .nothing : .commaOrEnd
    guard entries.count <= limits.values else {
      return stop(.tooManyValues, "more than \(limits.values) values")
    }
    return true
  }

  private var isInObject: Bool {
    guard let last = open.last else { return false }
    return entries[Int(last)].tag == .object
  }

  private var closer: UInt8? { open.isEmpty ? nil : isInObject ? 0x7D : 0x5D }

  // MARK: Entries and problems

  mutating func addEntry(
    _ tag: JSONIndex.Tag, _ range: Range<Int>, hasEscapes: Bool = false, hasDollar: Bool = false
  ) {
    entries.append(
      JSONIndex.Entry(
        start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound),
        next: Int32(truncatingIfNeeded: entries.count + 1), tag: tag, hasEscapes: hasEscapes,
        hasDollar: hasDollar))
  }

  private mutating func addInvalid(from start: Int) { addEntry(.invalid, start..<start) }

  /// Reports why reading stops.
  mutating func stop(
    _ code: DocumentProblem.Code, at place: Int? = nil, _ message: String
  ) -> Bool {
    let place = place ?? offset
    let isText = place >= end || UTF8Sequence.length(bytes, at: place, end: end) > 0
    findings.add(isText ? code : .notUTF8, at: place, message)
    return false
  }

  private func stop() -> Bool { false }

  var found: String { UTF8Sequence.description(bytes, at: offset, end: end) }

  private var expected: String {
    switch expectation {
    case .value: "a value"
    case .valueOrEnd: "a value or ]"
    case .keyOrEnd: "a name in quotes or }"
    case .key: "a name in quotes"
    case .colon: "a colon"
    case .commaOrEnd: isInObject ? "a comma or }" : "a comma or ]"
    case .nothing: "the end"
    }
  }
}
