extension XMLScanPass {
  // MARK: Texts

  /// Reads text up to the next tag.
  mutating func readText() -> Bool {
    let start = offset
    if open.isEmpty {
      if skipWhitespace() { return true }
      let code: DocumentProblem.Code = nodes.isEmpty ? .unexpectedCharacter : .contentAfterEnd
      return stop(code, "expected \(nodes.isEmpty ? "a tag" : "the end"), found \(found)")
    }
    var isEncoded = false
    while offset < end, bytes[offset] != 0x3C {
      if starts(with: "]]>") {
        findings.add(.unexpectedCharacter, at: offset, "expected ]]&gt;, found ]]>")
      }
      isEncoded = readCharacter() || isEncoded
    }
    append(XMLIndex.Text(start..<offset, isEncoded: isEncoded))
    return true
  }

  mutating func readAttributeValue() -> XMLIndex.Text? {
    guard offset < end, bytes[offset] == 0x22 || bytes[offset] == 0x27 else {
      let code: DocumentProblem.Code = offset < end ? .unexpectedCharacter : .unexpectedEnd
      _ = stop(code, "expected a quote, found \(found)")
      return nil
    }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    var isEncoded = false
    while offset < end, bytes[offset] != quote {
      guard bytes[offset] != 0x3C else {
        _ = stop(.unexpectedCharacter, "expected &lt; or a quote, found '<'")
        return nil
      }
      isEncoded = isEncoded || bytes[offset] == 0x0A || bytes[offset] == 0x09
      isEncoded = readCharacter() || isEncoded
    }
    guard offset < end else {
      _ = stop(.unexpectedEnd, "expected a quote, found the end")
      return nil
    }
    offset += 1
    return XMLIndex.Text(start..<offset - 1, isEncoded: isEncoded)
  }

  /// Reads a character or a reference; true if its bytes are not what it stands for.
  private mutating func readCharacter() -> Bool {
    let byte = bytes[offset]
    if byte >= 0x20, byte < 0x80, byte != 0x26 {
      offset += 1
      return false
    }
    if byte == 0x26 {
      readReference()
      return true
    }
    checkCharacter()
    return byte == 0x0D
  }

  /// Goes over a character that is not printable ASCII, and reports what XML cannot have.
  private mutating func checkCharacter() {
    let length = UTF8Sequence.length(bytes, at: offset, end: end)
    let isControl =
      length == 1 && bytes[offset] < 0x20 && ![0x09, 0x0A, 0x0D].contains(bytes[offset])
    let isNoCharacter =
      length == 3 && bytes[offset] == 0xEF && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
    if length == 0 {
      findings.add(.notUTF8, at: offset, "expected UTF-8, found \(found)")
    } else if isControl || isNoCharacter {
      findings.add(.controlCharacter, at: offset, "XML has no character \(found)")
    }
    offset += max(1, length)
  }

  private mutating func readReference() {
    let start = offset
    var cursor = offset + 1
    while cursor < end, cursor - start < 40, isNameByte(bytes[cursor]) { cursor += 1 }
    let name = start + 1..<cursor
    guard cursor < end, bytes[cursor] == 0x3B, !name.isEmpty else {
      findings.add(.entity, at: start, "expected &amp; or the name of an entity, found '&'")
      offset = start + 1
      return
    }
    offset = cursor + 1
    guard XMLText.reference(ArraySlice(bytes[name])) == nil else { return }
    let text = String(decoding: bytes[name], as: UTF8.self)
    findings.add(
      .entity, at: start,
      text.hasPrefix("#")
        ? "&\(text); is no character of XML"
        : "expected &lt; &gt; &amp; &quot; or &apos;, found &\(text);")
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x23, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E: true
    default: false
    }
  }

  mutating func readCharacterData() -> Bool {
    guard !open.isEmpty else {
      return stop(.unexpectedCharacter, "expected a tag, found <![CDATA[")
    }
    offset += 9
    let start = offset
    var isEncoded = false
    while offset < end {
      if starts(with: "]]>") {
        appendCharacterData(start..<offset, hasReturns: isEncoded)
        offset += 3
        return true
      }
      isEncoded = isEncoded || bytes[offset] == 0x0D
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x80 { offset += 1 } else { checkCharacter() }
    }
    return stop(.unexpectedEnd, "expected ]]>, found the end")
  }

  /// Adds a text in which nothing is a reference. One that has carriage returns is added in parts,
  /// because its ampersands stay what they are.
  private mutating func appendCharacterData(_ range: Range<Int>, hasReturns: Bool) {
    guard hasReturns else { return append(XMLIndex.Text(range)) }
    var start = range.lowerBound
    for place in range where bytes[place] == 0x0D {
      if start < place { append(XMLIndex.Text(start..<place)) }
      append(XMLIndex.Text(place..<place + 1, isEncoded: true))
      start = place + 1
      // The line feed after it is what both stand for.
      if start < range.upperBound, bytes[start] == 0x0A {
        nodes.removeLast()
      }
    }
    if start < range.upperBound { append(XMLIndex.Text(start..<range.upperBound)) }
  }

  // MARK: What is no text

  mutating func skipComment() -> Bool {
    offset += 4
    while offset < end {
      if starts(with: "-->") {
        offset += 3
        return true
      }
      if starts(with: "--") {
        findings.add(.unexpectedCharacter, at: offset, "expected -->, found --")
        offset += 1
      }
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x80 { offset += 1 } else { checkCharacter() }
    }
    return stop(.unexpectedEnd, "expected -->, found the end")
  }

  mutating func skipInstruction() -> Bool {
    findings.add(.processingInstruction, at: offset, "documents have no processing instructions")
    while offset < end, !starts(with: "?>") { offset += 1 }
    guard offset < end else { return stop(.unexpectedEnd, "expected ?>, found the end") }
    offset += 2
    return true
  }

  mutating func refuseDeclaration() -> Bool {
    guard starts(with: "<!DOCTYPE") else {
      return stop(.unexpectedCharacter, "expected a tag, found <!")
    }
    return stop(.documentType, "documents have no document type declaration")
  }

  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, if it is there.
  mutating func readDeclaration() -> Bool {
    guard starts(with: "<?xml "), offset == 0 else { return true }
    offset += 5
    while true {
      _ = skipWhitespace()
      if starts(with: "?>") {
        offset += 2
        return true
      }
      guard let name = readName("?>") else { return false }
      guard offset < end, bytes[offset] == 0x3D else {
        return stop(.unexpectedCharacter, "expected '=', found \(found)")
      }
      offset += 1
      guard let value = readAttributeValue() else { return false }
      checkDeclaration(
        String(decoding: bytes[name], as: UTF8.self),
        String(decoding: bytes[value.range].prefix(60), as: UTF8.self), at: name.lowerBound)
    }
  }

  private mutating func checkDeclaration(_ name: String, _ value: String, at place: Int) {
    switch (name, value.lowercased()) {
    case ("version", "1.0"), ("encoding", "utf-8"), ("standalone", "yes"), ("standalone", "no"):
      return
    default:
      findings.add(
        .unsupportedEncoding, at: place, "expected version 1.0 and UTF-8, found \(name) \(value)")
    }
  }
}
