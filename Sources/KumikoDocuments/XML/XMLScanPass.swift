/// One pass over an XML text: tags, their nesting and limits. What stands between tags is read by
/// an extension.
struct XMLScanPass {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: DocumentLimits
  var offset = 0
  var nodes: [XMLIndex.Node] = []
  var attributes: [XMLIndex.Attribute] = []
  var findings: ScanFindings
  /// The nodes of the tags that are open.
  private(set) var open: [Int] = []

  var end: Int { bytes.count }

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: DocumentLimits) {
    self.bytes = bytes
    self.limits = limits
    findings = ScanFindings(limit: limits.problems)
  }

  /// Reads all; false if reading stopped early.
  mutating func run() -> Bool {
    if starts(with: "\u{FEFF}") {
      findings.add(.byteOrderMark, at: 0, "a byte order mark begins the text")
      offset = 3
    }
    guard readDeclaration() else { return false }
    while offset < end {
      guard bytes[offset] == 0x3C ? readMarkup() : readText() else { return false }
      guard nodes.count + attributes.count <= limits.values else {
        return stop(.tooManyValues, "more than \(limits.values) tags and attributes")
      }
    }
    if let last = open.last {
      return stop(.unexpectedEnd, "expected </\(name(of: last))>, found the end")
    }
    guard !nodes.isEmpty else { return stop(.emptyDocument, "expected a tag, found nothing") }
    return true
  }

  /// Reads what begins with an angle bracket.
  private mutating func readMarkup() -> Bool {
    if starts(with: "</") { return readEndTag() }
    if starts(with: "<!--") { return skipComment() }
    if starts(with: "<![CDATA[") { return readCharacterData() }
    if starts(with: "<?") { return skipInstruction() }
    if starts(with: "<!") { return refuseDeclaration() }
    return readStartTag()
  }

  // MARK: Tags

  private mutating func readStartTag() -> Bool {
    guard nodes.isEmpty || !open.isEmpty else {
      return stop(.contentAfterEnd, "expected the end, found \(found)")
    }
    guard open.count < limits.usableNesting else {
      return stop(.nestingTooDeep, "more than \(limits.usableNesting) tags in each other")
    }
    offset += 1
    guard let name = readName("the name of a tag") else { return false }
    let first = attributes.count
    guard readAttributes(since: first) else { return false }
    nodes.append(
      .tag(
        name: XMLIndex.Text(name),
        attributes: Int32(truncatingIfNeeded: first)..<Int32(truncatingIfNeeded: attributes.count),
        end: 0, next: 0))
    open.append(nodes.count - 1)
    if bytes[offset] == 0x3E {
      offset += 1
      return true
    }
    guard offset + 1 < end, bytes[offset + 1] == 0x3E else {
      offset += 1
      return stop(.unexpectedCharacter, "expected '>', found \(found)")
    }
    offset += 2
    closeTag()
    return true
  }

  /// Reads attributes up to the end of the tag, which it leaves.
  private mutating func readAttributes(since first: Int) -> Bool {
    while true {
      let hadSpace = skipWhitespace()
      guard offset < end else { return stop(.unexpectedEnd, "expected '>', found the end") }
      if bytes[offset] == 0x3E || bytes[offset] == 0x2F {
        checkNames(since: first)
        return true
      }
      if !hadSpace {
        findings.add(
          .unexpectedCharacter, at: offset, "expected a space before an attribute, found \(found)")
      }
      guard attributes.count + nodes.count <= limits.values else {
        return stop(.tooManyValues, "more than \(limits.values) tags and attributes")
      }
      guard let name = readName("the name of an attribute"), readEqualsSign(),
        let value = readAttributeValue()
      else { return false }
      attributes.append(XMLIndex.Attribute(name: XMLIndex.Text(name), value: value))
    }
  }

  private mutating func readEqualsSign() -> Bool {
    _ = skipWhitespace()
    guard offset < end, bytes[offset] == 0x3D else {
      return stop(.unexpectedCharacter, "expected '=', found \(found)")
    }
    offset += 1
    _ = skipWhitespace()
    return true
  }

  private mutating func checkNames(since first: Int) {
    // Few names are compared in pairs, which is faster than hashing.
    var known: Set<[UInt8]>? = attributes.count - first > 16 ? [] : nil
    for index in first..<attributes.count {
      let range = attributes[index].name.range
      let name = bytes[range]
      if name.elementsEqual("xmlns".utf8) {
        findings.add(.namespace, at: range.lowerBound, "documents have no namespaces")
      }
      let isKnown =
        known.map { !$0.contains(Array(name)) } == false
        || known == nil
          && attributes[first..<index].contains { bytes[$0.name.range].elementsEqual(name) }
      known?.insert(Array(name))
      guard isKnown else { continue }
      findings.add(
        .duplicateName, at: range.lowerBound,
        "\(String(decoding: name.prefix(60), as: UTF8.self)) stands twice in one tag")
    }
  }

  private mutating func readEndTag() -> Bool {
    let start = offset
    offset += 2
    guard let name = readName("the name of a tag") else { return false }
    _ = skipWhitespace()
    guard offset < end, bytes[offset] == 0x3E else {
      return stop(
        offset < end ? .unexpectedCharacter : .unexpectedEnd, "expected '>', found \(found)")
    }
    offset += 1
    let ending = String(decoding: bytes[name].prefix(60), as: UTF8.self)
    guard let last = open.last else {
      return stop(.mismatchedTag, at: start, "no tag is open that </\(ending)> could end")
    }
    guard bytes[nameRange(of: last)].elementsEqual(bytes[name]) else {
      return stop(
        .mismatchedTag, at: start, "expected </\(self.name(of: last))>, found </\(ending)>")
    }
    closeTag()
    return true
  }

  private mutating func closeTag() {
    guard let node = open.popLast(), case .tag(let name, let attributes, _, _) = nodes[node] else {
      return
    }
    nodes[node] = .tag(
      name: name, attributes: attributes, end: Int32(truncatingIfNeeded: offset),
      next: Int32(truncatingIfNeeded: nodes.count))
  }

  private func nameRange(of node: Int) -> Range<Int> {
    guard case .tag(let name, _, _, _) = nodes[node] else { return 0..<0 }
    return name.range
  }

  private func name(of node: Int) -> String {
    String(decoding: bytes[nameRange(of: node)].prefix(60), as: UTF8.self)
  }

  // MARK: Names

  /// Reads a name. The rules of documents for names are stricter than those of XML and are checked
  /// later, so any character that is not ASCII counts here.
  mutating func readName(_ expected: String) -> Range<Int>? {
    let start = offset
    while offset < end {
      switch bytes[offset] {
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A: offset += 1
      case 0x30...0x39, 0x2D, 0x2E:
        guard offset > start else { return refuseName(expected) }
        offset += 1
      case 0x80...0xFF:
        let length = UTF8Sequence.length(bytes, at: offset, end: end)
        guard length > 0 else { return refuseName(expected) }
        offset += length
      default:
        guard offset > start else { return refuseName(expected) }
        return checkedName(start..<offset)
      }
    }
    return refuseName(expected)
  }

  private mutating func checkedName(_ name: Range<Int>) -> Range<Int> {
    if bytes[name].contains(0x3A) {
      findings.add(.namespace, at: name.lowerBound, "documents have no namespaces")
    }
    return name
  }

  private mutating func refuseName(_ expected: String) -> Range<Int>? {
    let code: DocumentProblem.Code = offset < end ? .unexpectedCharacter : .unexpectedEnd
    _ = stop(code, "expected \(expected), found \(found)")
    return nil
  }

  // MARK: Bytes

  /// Leaves white space out; false if there is none.
  mutating func skipWhitespace() -> Bool {
    let start = offset
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return offset > start
      }
    }
    return offset > start
  }

  func starts(with text: StaticString) -> Bool {
    guard end - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[offset..<offset + $0.count].elementsEqual($0) }
  }

  var found: String { UTF8Sequence.description(bytes, at: offset, end: end) }

  /// Reports why reading stops.
  mutating func stop(
    _ code: DocumentProblem.Code, at place: Int? = nil, _ message: String
  ) -> Bool {
    let place = place ?? offset
    let isText = place >= end || UTF8Sequence.length(bytes, at: place, end: end) > 0
    findings.add(isText ? code : .notUTF8, at: place, message)
    return false
  }

  mutating func append(_ text: XMLIndex.Text) { nodes.append(.text(text)) }
}
