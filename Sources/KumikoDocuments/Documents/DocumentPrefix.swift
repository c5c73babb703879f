/// The part of a screen in JSON that has come so far, as a document that can be shown.
///
/// Bytes are appended as they arrive. ``document`` is the screen with the sections that are
/// complete, and with the complete rows of the section that is not. So the first rows are seen
/// before the last byte. The properties of the screen that come after its sections are missing
/// until they are complete, so servers write `templates`, `data` and `state` before `sections`, and
/// `type`, `id` and conditions of a section before its `rows`. Nothing is shown of a section whose
/// `type` and `id` come later, of a patch, or of XML before its end.
///
/// What comes out is well-formed if the whole is; whether it means something is for
/// ``DocumentReader`` to say. Input of any kind is taken without a trap.
///
/// - Complexity: O(1) for each byte; O(n) for ``document``.
public struct DocumentPrefix: Sendable {
  /// Where the text can be cut, and what closes it there.
  private struct Cut {
    var offset: Int
    var closing: String
  }

  /// All bytes so far.
  public private(set) var bytes: [UInt8] = []
  /// How often there was more to show: it grows when ``document`` changes.
  public private(set) var revision = 0
  /// Whether the end of the outermost value has come.
  public private(set) var isComplete = false

  private var cut: Cut?
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Where the string that is being read, or was read last, begins.
  private var stringStart = 0
  private var string = 0..<0
  private var root = MemberPlace()
  private var section = MemberPlace()
  private var isInSections = false
  private var isInRows = false

  /// Creates a prefix without bytes.
  public init() {}

  /// The document so far: valid JSON if the whole is; nil while no section or row is complete.
  public var document: [UInt8]? {
    if isComplete { return bytes }
    return cut.map { Array(bytes[..<$0.offset]) + Array($0.closing.utf8) }
  }

  /// Adds bytes that have come.
  public mutating func append(_ more: some Sequence<UInt8>) {
    for byte in more {
      bytes.append(byte)
      read(byte, at: bytes.count - 1)
    }
  }

  private mutating func read(_ byte: UInt8, at offset: Int) {
    if isInString { return readInString(byte, at: offset) }
    switch byte {
    case 0x22:
      isInString = true
      stringStart = offset + 1
    case 0x7B, 0x5B: open(byte)
    case 0x7D, 0x5D: close(byte, at: offset)
    case 0x3A: colon()
    case 0x2C: comma(at: offset)
    default: break
    }
  }

  private mutating func readInString(_ byte: UInt8, at offset: Int) {
    if isEscaped {
      isEscaped = false
    } else if byte == 0x5C {
      isEscaped = true
    } else if byte == 0x22 {
      isInString = false
      string = stringStart..<offset
      if depth == 1, root.isValue(of: "type") { root.isScreen = text == "Screen" }
    }
  }

  private var text: String { String(decoding: bytes[string], as: UTF8.self) }

  private mutating func colon() {
    if depth == 1 { root.begin(text) }
    if depth == 3, isInSections { section.begin(text) }
  }

  private mutating func comma(at offset: Int) {
    if depth == 1 {
      if root.hasSections { cut(at: offset, "}") }
      root.end()
    }
    if depth == 3, isInSections { section.end() }
  }

  private mutating func open(_ byte: UInt8) {
    let isList = byte == 0x5B
    if depth == 1, isList, root.isValue(of: "sections"), root.isScreen, root.hasVersion {
      isInSections = true
    }
    if depth == 2, isInSections { section = MemberPlace() }
    if depth == 3, isInSections, isList, section.isValue(of: "rows"), section.isNamed {
      isInRows = true
    }
    depth += 1
  }

  private mutating func close(_ byte: UInt8, at offset: Int) {
    depth = max(0, depth - 1)
    switch depth {
    case 0:
      isComplete = true
      revision += 1
    case 1 where isInSections:
      isInSections = false
      root.hasSections = true
      cut(at: offset + 1, "}")
    case 2 where isInSections: cut(at: offset + 1, "]}")
    case 3: isInRows = false
    case 4 where isInRows: cut(at: offset + 1, "]}]}")
    default: break
    }
  }

  private mutating func cut(at offset: Int, _ closing: String) {
    guard !isComplete else { return }
    cut = Cut(offset: offset, closing: closing)
    revision += 1
  }
}

/// Which member of an object is being read.
private struct MemberPlace: Sendable {
  private var key: String?
  private var known: Set<String> = []
  /// Whether the object is a screen.
  var isScreen = false
  /// Whether its sections are complete.
  var hasSections = false

  /// Whether the version of the format has come.
  var hasVersion: Bool { known.contains("kumiko") }

  /// Whether the object's type and id have come.
  var isNamed: Bool { known.isSuperset(of: ["type", "id"]) }

  func isValue(of name: String) -> Bool { key == name }

  mutating func begin(_ name: String) {
    key = name
    // Others are not asked for, so that hostile objects cost no memory.
    if ["type", "id", "kumiko"].contains(name) { known.insert(name) }
  }

  mutating func end() { key = nil }
}
