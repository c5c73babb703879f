/// What an XML text holds: a flat list of its tags and texts.
///
/// `XMLParser` of Foundation is not used: it gives attributes without their order and without their
/// places, so that documents could not be written back as they were and errors could not say where
/// they are; besides, it accepts truncated text and leaves unknown entities out.
struct XMLIndex: Sendable {
  /// A text of the source, with what it takes to read it.
  struct Text: Sendable {
    var start: Int32
    var end: Int32
    /// Whether its bytes are not its characters: it has references, or ends of lines to normalize.
    var isEncoded = false

    var range: Range<Int> { Int(start)..<Int(end) }

    init(_ range: Range<Int>, isEncoded: Bool = false) {
      start = Int32(truncatingIfNeeded: range.lowerBound)
      end = Int32(truncatingIfNeeded: range.upperBound)
      self.isEncoded = isEncoded
    }
  }

  struct Attribute: Sendable {
    var name: Text
    var value: Text
  }

  enum Node: Sendable {
    /// A tag, whose children are the nodes up to `next`.
    case tag(name: Text, attributes: Range<Int32>, end: Int32, next: Int32)
    case text(Text)
  }

  let bytes: [UInt8]
  let nodes: [Node]
  let attributes: [Attribute]

  /// The tag of the whole text.
  var root: XMLTag? {
    guard case .tag? = nodes.first else { return nil }
    return XMLTag(index: self, node: 0)
  }
}

/// A tag of an XML text.
struct XMLTag {
  let index: XMLIndex
  let node: Int

  private var record: (name: XMLIndex.Text, attributes: Range<Int32>, end: Int32, next: Int32) {
    guard case .tag(let name, let attributes, let end, let next) = index.nodes[node] else {
      return (XMLIndex.Text(0..<0), 0..<0, 0, Int32(truncatingIfNeeded: node + 1))
    }
    return (name, attributes, end, next)
  }

  var name: String { String(decoding: index.bytes[record.name.range], as: UTF8.self) }

  /// From the angle bracket to the end of the end tag.
  var range: Range<Int> { Int(record.name.start) - 1..<Int(record.end) }

  var attributes: ArraySlice<XMLIndex.Attribute> {
    let range = record.attributes
    return index.attributes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  func string(_ text: XMLIndex.Text) -> String {
    guard text.isEncoded else { return String(decoding: index.bytes[text.range], as: UTF8.self) }
    return String(decoding: XMLText.decoded(index.bytes[text.range]).bytes, as: UTF8.self)
  }

  func attributeValue(_ text: XMLIndex.Text) -> String {
    guard text.isEncoded else { return String(decoding: index.bytes[text.range], as: UTF8.self) }
    let decoded = XMLText.decoded(index.bytes[text.range], isAttribute: true)
    return String(decoding: decoded.bytes, as: UTF8.self)
  }

  /// The tags inside.
  var children: [XMLTag] {
    nodes.compactMap { node in
      guard case .tag = index.nodes[node] else { return nil }
      return XMLTag(index: index, node: node)
    }
  }

  /// The texts inside, which comments and tags separate.
  var texts: [XMLIndex.Text] {
    nodes.compactMap { node in
      guard case .text(let text) = index.nodes[node] else { return nil }
      return text
    }
  }

  /// The first text that is more than white space.
  var firstVisibleText: XMLIndex.Text? {
    texts.first { text in
      !index.bytes[text.range].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
  }

  private var nodes: [Int] {
    var nodes: [Int] = []
    var next = node + 1
    let end = Int(record.next)
    while next < end {
      nodes.append(next)
      if case .tag(_, _, _, let after) = index.nodes[next] { next = Int(after) } else { next += 1 }
    }
    return nodes
  }
}
