/// Reads single characters of UTF-8.
enum UTF8Sequence {
  /// How many bytes the character at an offset has, or 0 if it is not UTF-8 (RFC 3629, table 3-7 of
  /// the Unicode standard).
  static func length(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, end: Int) -> Int {
    func isContinuation(_ index: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      index < end && range ~= bytes[index]
    }
    switch bytes[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return isContinuation(offset + 1) ? 2 : 0
    case 0xE0...0xEF:
      let second: ClosedRange<UInt8> =
        switch bytes[offset] {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        default: 0x80...0xBF
        }
      return isContinuation(offset + 1, second) && isContinuation(offset + 2) ? 3 : 0
    case 0xF0...0xF4:
      let second: ClosedRange<UInt8> =
        switch bytes[offset] {
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
      let isWhole =
        isContinuation(offset + 1, second) && isContinuation(offset + 2)
        && isContinuation(offset + 3)
      return isWhole ? 4 : 0
    default: return 0
    }
  }

  /// The character at an offset as messages show it.
  static func description(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, end: Int
  ) -> String {
    guard offset < end else { return "the end" }
    let length = length(bytes, at: offset, end: end)
    guard length > 0 else {
      return "the byte 0x" + String(bytes[offset], radix: 16, uppercase: true)
    }
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse, .nonspacingMark, .enclosingMark, .spacingMark:
      return scalar == " " ? "a space" : "U+" + DocumentProblem.hexadecimal(scalar.value)
    default: return "'\(text)'"
    }
  }
}

/// What a scanner found, before offsets are lines and columns.
struct ScanFindings {
  struct Finding {
    var code: DocumentProblem.Code
    var offset: Int
    var message: String
    var suggestion: String?
  }

  private(set) var list: [Finding] = []
  private(set) var omitted = 0
  private let limit: Int

  init(limit: Int) { self.limit = max(1, limit) }

  var isEmpty: Bool { list.isEmpty }

  mutating func add(
    _ code: DocumentProblem.Code, at offset: Int, _ message: String,
    suggestion: String? = nil
  ) {
    guard list.count < limit else {
      omitted += 1
      return
    }
    list.append(Finding(code: code, offset: offset, message: message, suggestion: suggestion))
  }

  /// Reports the findings, whose offsets are those of `source` or are mapped to them.
  func report(
    to problems: inout DocumentProblems, in source: DocumentSource, path: DocumentPath = .root,
    offset: (Int) -> Int = { $0 }
  ) {
    for finding in list {
      problems.add(
        finding.code, at: offset(finding.offset), in: source, path: path, finding.message,
        suggestion: finding.suggestion)
    }
    problems.countOmittedErrors(omitted)
  }
}
