/// Cuts the UTF-8 bytes of an expression into tokens, one at a time.
struct ExpressionLexer {
  let bytes: [UInt8]
  /// The index of the first byte that is not read yet.
  private(set) var position: Int
  private let start: Int
  private let maximumLength: Int
  /// How many characters the tokens so far have, with the space between them.
  private var length = 0

  init(_ bytes: [UInt8], from start: Int, maximumLength: Int) {
    self.bytes = bytes
    self.start = start
    self.maximumLength = maximumLength
    position = start
  }

  /// The byte at a distance from the current one, or 0 behind the end.
  private func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Reads the next token and says where it starts.
  mutating func next() throws(ExpressionProblem) -> (token: ExpressionToken, offset: Int) {
    let before = position
    while isSpace { position += 1 }
    let offset = position
    let token = try token()
    for index in before..<position where bytes[index] & 0xC0 != 0x80 { length += 1 }
    guard length <= maximumLength else {
      let message = "an expression has at most \(maximumLength) characters"
      throw ExpressionProblem(.tooLong, at: start, message)
    }
    return (token, offset)
  }

  private var isSpace: Bool {
    switch byte() {
    case 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  private mutating func token() throws(ExpressionProblem) -> ExpressionToken {
    guard position < bytes.count else { return .end }
    switch byte() {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .string(try string())
    default:
      if let name = name() { return .name(name) }
      return .symbol(try symbol())
    }
  }

  // MARK: Names and signs

  private mutating func name() -> String? {
    let start = position
    while position < bytes.count {
      let current = byte()
      if current < 0x80 {
        let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= current
        let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= current | 0x20
        guard isLetter || current == UInt8(ascii: "_") || isDigit && position > start else { break }
        position += 1
      } else {
        let scalar = scalar()
        let properties = scalar.properties
        guard position > start ? properties.isXIDContinue : properties.isXIDStart else { break }
        position += UTF8.width(scalar)
      }
    }
    return start == position ? nil : text(start..<position)
  }

  private mutating func symbol() throws(ExpressionProblem) -> ExpressionSymbol {
    let two = UInt16(byte()) << 8 | UInt16(byte(1))
    if let symbol = ExpressionSymbol.ofTwoBytes[two] {
      position += 2
      return symbol
    }
    guard let symbol = ExpressionSymbol.ofOneByte[byte()] else { throw unexpectedCharacter() }
    position += 1
    return symbol
  }

  private func unexpectedCharacter() -> ExpressionProblem {
    let scalar = scalar()
    let suggestions: [Unicode.Scalar: String] = [
      "=": "==", "&": "&&", "|": "||", "‘": "'", "’": "'", "“": "\"", "”": "\"", "×": "*",
      "÷": "/", "−": "-", "≠": "!=", "≤": "<=", "≥": ">=", "\u{A0}": " ",
    ]
    let code = String(scalar.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let isVisible = scalar.value > 0x20 && scalar.properties.generalCategory != .format
    let shown = isVisible && scalar.value != 0xA0 ? "'\(scalar)'" : "U+\(number)"
    return ExpressionProblem(
      .unexpectedCharacter, at: position, "unexpected character \(shown)",
      suggestion: suggestions[scalar])
  }

  /// The scalar that starts at the current byte. The bytes are a string's, and so well formed.
  private func scalar() -> Unicode.Scalar {
    let width = byte() < 0x80 ? 1 : byte() < 0xE0 ? 2 : byte() < 0xF0 ? 3 : 4
    return text(position..<min(position + width, bytes.count)).unicodeScalars.first ?? "\u{FFFD}"
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Numbers

  private mutating func number() throws(ExpressionProblem) -> ExpressionToken {
    let start = position
    digits()
    let hasLeadingZero = bytes[start] == UInt8(ascii: "0") && position > start + 1
    if byte() == UInt8(ascii: "."), isDigit(1) {
      position += 1
      digits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let hasSign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
      if isDigit(hasSign ? 2 : 1) {
        position += hasSign ? 2 : 1
        digits()
      }
    }
    let end = position
    guard !hasLeadingZero, name() == nil, let number = Double(text(start..<end)) else {
      let message = "\(text(start..<position).quoted) is not a number"
      throw ExpressionProblem(.badNumber, at: start, message)
    }
    guard number.isFinite else {
      throw ExpressionProblem(.badNumber, at: start, "the number is too large")
    }
    return .number(number)
  }

  private mutating func digits() {
    while isDigit(0) { position += 1 }
  }

  private func isDigit(_ distance: Int) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte(distance)
  }

  // MARK: Strings

  private mutating func string() throws(ExpressionProblem) -> String {
    let start = position
    let quote = byte()
    position += 1
    var contents: [UInt8] = []
    while position < bytes.count, byte() != quote {
      if byte() == UInt8(ascii: "\\") {
        guard position + 1 < bytes.count else { break }
        contents += Array(String(Character(try escape())).utf8)
      } else {
        contents.append(byte())
        position += 1
      }
    }
    guard byte() == quote, position < bytes.count else {
      let message = "the string has no closing \(Unicode.Scalar(quote))"
      throw ExpressionProblem(.unterminatedString, at: start, message)
    }
    position += 1
    return String(decoding: contents, as: UTF8.self)
  }

  private mutating func escape() throws(ExpressionProblem) -> Unicode.Scalar {
    let start = position
    let escaped = byte(1)
    position += 2
    switch escaped {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "/"):
      return Unicode.Scalar(escaped)
    case UInt8(ascii: "u"):
      if let scalar = escapedScalar() { return scalar }
      let message = "\\u is followed by four hexadecimal digits of a character"
      throw ExpressionProblem(.badEscape, at: start, message)
    default:
      throw ExpressionProblem(.badEscape, at: start, "no such escape", suggestion: "\\\\")
    }
  }

  /// The scalar of four digits, or of two times four where the first are a high surrogate.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") else {
      return nil
    }
    position += 2
    guard let second = codeUnit(), 0xDC00...0xDFFF ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
  }

  private mutating func codeUnit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
