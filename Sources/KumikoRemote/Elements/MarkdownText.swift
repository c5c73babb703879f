import KumikoDocuments

/// A text with Markdown's signs in it, and with values, which have none: a mark stands for each
/// until the signs are read.
struct MarkdownText {
  private struct Value {
    var words: String
    var privacy: ValuePrivacy
  }

  /// The marks: signs that no language has. Where a text has some, they stand for themselves.
  private static let marks: ClosedRange<UInt32> = 0xF0000...0xFFFFD

  /// The text with marks for its values.
  private(set) var marked: String
  private var values: [Value] = []

  /// Makes a text without values.
  init(_ words: String = "") { marked = words }

  /// Adds words of the document, whose signs mean something.
  mutating func append(_ words: String) {
    guard words.unicodeScalars.contains(where: { Self.marks ~= $0.value }) else {
      marked += words
      return
    }
    for scalar in words.unicodeScalars {
      if Self.marks ~= scalar.value {
        append(value: String(scalar), of: .open)
      } else {
        marked.unicodeScalars.append(scalar)
      }
    }
  }

  /// Adds a value, whose signs mean nothing.
  mutating func append(value words: String, of privacy: ValuePrivacy) {
    guard let mark = Unicode.Scalar(Self.marks.lowerBound + UInt32(clamping: values.count)),
      Self.marks ~= mark.value
    else { return }
    marked.unicodeScalars.append(mark)
    values.append(Value(words: words, privacy: privacy))
  }

  /// A part of the text as it is read. Values cannot turn the words around them.
  func words(in part: String) -> String {
    let isAlone = values.count == 1 && marked.unicodeScalars.count == 1
    return filled(part) {
      let words = ReadableText.clamped($0.words)
      return isAlone ? words : TextDirection.isolated(words)
    }
  }

  /// A part of the text as an address, of which each value is one component, unless it is the whole
  /// address.
  func address(in part: String) -> String {
    let isWhole = part.unicodeScalars.count == 1
    return filled(part) { isWhole ? $0.words : URLComponentText.encoded($0.words) }
  }

  /// Whom the values of a part of the text are of.
  func privacy(of part: String) -> ValuePrivacy {
    part.unicodeScalars.compactMap { value(of: $0)?.privacy }.max() ?? .open
  }

  private func value(of mark: Unicode.Scalar) -> Value? {
    guard Self.marks ~= mark.value else { return nil }
    let number = Int(mark.value - Self.marks.lowerBound)
    return values.indices.contains(number) ? values[number] : nil
  }

  private func filled(_ part: String, _ words: (Value) -> String) -> String {
    guard !values.isEmpty else { return part }
    var result = ""
    for scalar in part.unicodeScalars {
      if let value = value(of: scalar) {
        result += words(value)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
