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
      if byte == 0x0A { lines += 1 }
      if byte >= 0x80 { isPlain = false }
    }
    guard lines < mostLines else { return false }
    if isPlain { return true }
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { return false }
    }
    return true
  }

  private static func cut(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var (lines, marks) = (0, 0)
    for scalar in text.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      guard marks <= mostMarks else { continue }
      if scalar == "\n" { lines += 1 }
      guard lines < mostLines else { break }
      result.append(scalar)
    }
    return String(result)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
