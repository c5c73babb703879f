/// A mistake in a document, with its place and what would mend it.
public struct DocumentProblem: Hashable, Sendable, CustomStringConvertible {
  /// How bad a problem is.
  public enum Severity: String, Hashable, Sendable {
    /// The document, or the element, cannot be shown.
    case error
    /// The document is shown, but not as its author may expect.
    case warning
  }

  /// Whether the document can be used nevertheless.
  public var severity: Severity
  /// What kind of problem it is. Codes never change their meaning.
  public var code: Code
  /// The name of the file.
  public var file: String
  /// The line and the column.
  public var position: DocumentPosition
  /// The way from the root to the part, such as `sections[1].rows[0].image`; empty for the document
  /// as a whole.
  public var path: String
  /// What is wrong, in a few words.
  public var message: String
  /// The name that was probably meant.
  public var suggestion: String?

  /// Creates a problem. Without a severity it has its code's.
  public init(
    _ code: Code, severity: Severity? = nil, file: String, position: DocumentPosition,
    path: String = "", message: String, suggestion: String? = nil
  ) {
    self.severity = severity ?? code.severity
    self.code = code
    self.file = file
    self.position = position
    self.path = path
    self.message = message
    self.suggestion = suggestion
  }

  /// The problem in one line, as compilers write it:
  /// `front.json:31:40: error: sections[1].rows[0].image: expected URL, found number [K203]`.
  public var description: String {
    let place = path.isEmpty ? "" : path + ": "
    let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
    let words = Self.onOneLine(message + hint)
    return "\(file):\(position): \(severity.rawValue): \(place)\(words) [\(code.rawValue)]"
  }

  /// The text with what would break the line or turn its direction spelled out.
  private static func onOneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
        result += "U+" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
