/// What keeps the words of a value from changing the direction of those around them.
package enum TextDirection {
  private static let isolate: Unicode.Scalar = "\u{2068}"
  private static let end: Unicode.Scalar = "\u{2069}"

  /// A text between the marks of an isolate, line by line, if it has signs that are read from right
  /// to left or that change directions; as it is otherwise.
  package static func isolated(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }), text.unicodeScalars.contains(where: reaches) else {
      return text
    }
    var result = String.UnicodeScalarView()
    // An end without a beginning would end the isolate itself, and so does the end of a line.
    var depth = 0
    result.append(isolate)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068:
        depth += 1
        result.append(scalar)
      case 0x2069:
        guard depth > 0 else { continue }
        depth -= 1
        result.append(scalar)
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029:
        depth = 0
        result.append(end)
        result.append(scalar)
        result.append(isolate)
      default: result.append(scalar)
      }
    }
    result.append(end)
    return String(result)
  }

  /// Whether a sign can change how those around it are read.
  private static func reaches(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
