extension JSONScanPass {
  // MARK: Strings

  /// Reads a string from its quote on; false if it does not end in its line.
  mutating func readString() -> Bool {
    let start = offset + 1
    var cursor = start
    var hasEscapes = false
    var hasDollar = false
    while cursor < end {
      let byte = bytes[cursor]
      if byte == 0x22 {
        addEntry(.string, start..<cursor, hasEscapes: hasEscapes, hasDollar: hasDollar)
        offset = cursor + 1
        checkLength(start..<cursor, hasEscapes: hasEscapes)
        return true
      }
      if byte >= 0x20, byte != 0x5C, byte < 0x80 {
        if byte == 0x24 { hasDollar = true }
        cursor += 1
      } else if byte == 0x5C {
        hasEscapes = true
        cursor += readEscape(at: cursor)
      } else if byte == 0x0A || byte == 0x0D {
        return stop(.controlCharacter, at: cursor, "expected a quote, found the end of the line")
      } else {
        cursor += readSpecial(at: cursor)
      }
    }
    return stop(.unexpectedEnd, at: end, "expected a quote, found the end")
  }

  /// Reads a character that is not ASCII, or a control character, and returns its length.
  private mutating func readSpecial(at cursor: Int) -> Int {
    let length = UTF8Sequence.length(bytes, at: cursor, end: end)
    let found = UTF8Sequence.description
    if length == 0 {
      findings.add(.notUTF8, at: cursor, "expected UTF-8, found \(found(bytes, cursor, end))")
    } else if length == 1 {
      findings.add(
        .controlCharacter, at: cursor, "expected an escape, found \(found(bytes, cursor, end))")
    }
    return max(1, length)
  }

  /// Reads from a backslash on, and returns how many bytes belong together.
  private mutating func readEscape(at cursor: Int) -> Int {
    guard cursor + 1 < end else { return 1 }
    if JSONText.simpleEscape(bytes[cursor + 1]) != nil { return 2 }
    let rest = UnsafeBufferPointer(rebasing: bytes[cursor..<min(end, cursor + 12)])
    guard let unit = JSONText.codeUnit(rest, at: 0) else {
      let isUnicode = bytes[cursor + 1] == 0x75
      let found = UTF8Sequence.description(bytes, at: cursor + 1, end: end)
      findings.add(
        .invalidEscape, at: cursor,
        isUnicode
          ? "expected four hexadecimal digits after \\u"
          : "expected an escape, found \\ and \(found)"
      )
      // What follows is read for itself: it may be a quote or no character at all.
      return 1
    }
    guard UTF16.isSurrogate(unit) else { return 6 }
    let low = JSONText.codeUnit(rest, at: 6)
    if UTF16.isLeadSurrogate(unit), let low, UTF16.isTrailSurrogate(low) { return 12 }
    findings.add(.loneSurrogate, at: cursor, "expected a pair of surrogates, found one")
    return 6
  }

  private mutating func checkLength(_ range: Range<Int>, hasEscapes: Bool) {
    guard range.count > limits.stringBytes else { return }
    if hasEscapes {
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      guard JSONText.unescaped(text).count > limits.stringBytes else { return }
    }
    findings.add(
      .stringTooLong, at: range.lowerBound - 1, "more than \(limits.stringBytes) bytes in a string")
  }

  // MARK: Numbers and words

  mutating func readNumber() {
    let start = offset
    var cursor = start
    var isSimple = true
    while cursor < end {
      switch bytes[cursor] {
      case 0x30...0x39: break
      case 0x2D, 0x2B, 0x2E: isSimple = isSimple && cursor == start
      case 0x41...0x5A, 0x61...0x7A: isSimple = false
      default:
        finishNumber(start..<cursor, isSimple: isSimple)
        return
      }
      cursor += 1
    }
    finishNumber(start..<cursor, isSimple: isSimple)
  }

  private mutating func finishNumber(_ range: Range<Int>, isSimple: Bool) {
    offset = range.upperBound
    guard JSONNumber.isValid(bytes, in: range) else {
      findings.add(
        .invalidNumber, at: range.lowerBound, "expected a number, found \(excerpt(range))")
      addEntry(.invalid, range)
      return
    }
    // Short numbers without an exponent are finite.
    if !isSimple || range.count > 300,
      JSONNumber.value(of: bytes, in: range).isInfinite
    {
      findings.add(
        .numberTooLarge, at: range.lowerBound,
        "expected a number of at most 1.8e308, found \(excerpt(range))")
      addEntry(.invalid, range)
      return
    }
    addEntry(.number, range)
  }

  mutating func readWord() {
    let range = wordRange()
    offset = range.upperBound
    switch bytes[range.lowerBound] {
    case 0x74 where equals(range, "true"): addEntry(.true, range)
    case 0x66 where equals(range, "false"): addEntry(.false, range)
    case 0x6E where equals(range, "null"): addEntry(.null, range)
    default:
      let word = excerpt(range)
      findings.add(
        .invalidLiteral, at: range.lowerBound, "expected a value, found \(word)",
        suggestion: NameSuggestion.nearest(to: word, in: ["true", "false", "null"])
          ?? ["true", "false", "null"].first { $0 == word.lowercased() })
      addEntry(.invalid, range)
    }
  }

  /// The letters, digits and signs from here on that are words together.
  func wordRange() -> Range<Int> {
    var cursor = offset
    while cursor < end {
      switch bytes[cursor] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: cursor += 1
      default: return offset..<cursor
      }
    }
    return offset..<cursor
  }

  private func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount
      && word.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  /// The beginning of a token for a message. Tokens are ASCII.
  private func excerpt(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range.prefix(24)], as: UTF8.self)
    return range.count > 24 ? text + "…" : text
  }

  // MARK: Comments

  /// Reports a comment and leaves it out; false if it is none or does not end.
  mutating func skipComment() -> Bool {
    let second = offset + 1 < end ? bytes[offset + 1] : 0
    guard second == 0x2F || second == 0x2A else {
      return stop(.unexpectedCharacter, "expected JSON, found \(found)")
    }
    findings.add(.comment, at: offset, "JSON has no comments")
    offset += 2
    while offset < end {
      if second == 0x2F, bytes[offset] == 0x0A || bytes[offset] == 0x0D { return true }
      if second == 0x2A, bytes[offset] == 0x2A, offset + 1 < end, bytes[offset + 1] == 0x2F {
        offset += 2
        return true
      }
      offset += 1
    }
    return second == 0x2F || stop(.unexpectedEnd, "expected the end of a comment, found the end")
  }
}
