/// Texts that can be shown: neither with marks that grow out of their lines, nor of lines without
/// end.
enum ReadableText {
  /// The lines of a text that are shown.
  static let mostLines = 1_000
  /// The marks of a character that are shown; no script writes as many.
  static let mostMarks = 8

  /// A text without the marks and lines that are too many; nearly always the same text.
  static func clamped(_ text: String) -> String { fits(text) ? text : cut(text) }

  private static func fits(_ text: String) -> Bool {
    var lines = 0
    var isPlain = true
    for byte in text.utf8 {
      if 0x0A...0x0D ~= byte { lines += 1 }
      if byte >= 0x80 { isPlain = false }
    }
    guard lines < mostLines else { return false }
    if isPlain { return true }
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { return false }
      if scalar.value >= 0x80, endsLine(scalar) { lines += 1 }
    }
    return lines < mostLines
  }

  private static func cut(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var (lines, marks) = (0, 0)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      guard marks <= mostMarks else { continue }
      // A return before a new line ends a line with it.
      if endsLine(scalar), scalar != "\n" || previous != "\r" { lines += 1 }
      previous = scalar
      guard lines < mostLines else { break }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether what follows stands in another line, as layouts of texts have it.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
