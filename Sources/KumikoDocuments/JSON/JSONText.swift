/// Reads strings of JSON.
enum JSONText {
  /// The characters between quotes. What is no escape and what is not UTF-8 becomes U+FFFD.
  static func string(of bytes: [UInt8], in range: Range<Int>, hasEscapes: Bool) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      return hasEscapes
        ? String(decoding: unescaped(text), as: UTF8.self) : String(decoding: text, as: UTF8.self)
    }
  }

  /// The UTF-8 bytes that a text with escapes stands for.
  static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count {
      guard text[offset] == 0x5C, offset + 1 < text.count else {
        result.append(text[offset])
        offset += 1
        continue
      }
      offset += unescape(text, at: offset, into: &result)
    }
    return result
  }

  /// Adds what an escape stands for, and returns how long the escape is.
  private static func unescape(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int, into result: inout [UInt8]
  ) -> Int {
    if let simple = simpleEscape(text[offset + 1]) {
      result.append(simple)
      return 2
    }
    guard let unit = codeUnit(text, at: offset) else {
      result += "\u{FFFD}".utf8
      return 2
    }
    if let scalar = Unicode.Scalar(unit) {
      result += UTF8.encode(scalar).map { Array($0) } ?? []
      return 6
    }
    if UTF16.isLeadSurrogate(unit), let low = codeUnit(text, at: offset + 6),
      UTF16.isTrailSurrogate(low)
    {
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
      if let scalar = Unicode.Scalar(value) { result += Array(UTF8.encode(scalar) ?? .init()) }
      return 12
    }
    result += "\u{FFFD}".utf8
    return 6
  }

  /// The byte that an escape of one character stands for.
  static func simpleEscape(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x22, 0x5C, 0x2F: character
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: nil
    }
  }

  /// The code unit of an escape like `\u00E9`, or nil if there is none.
  static func codeUnit(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 6 <= text.count, text[offset] == 0x5C, text[offset + 1] == 0x75 else {
      return nil
    }
    var unit: UInt16 = 0
    for digit in text[offset + 2..<offset + 6] {
      guard let value = hexadecimalDigit(digit) else { return nil }
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
