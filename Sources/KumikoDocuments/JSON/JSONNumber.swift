/// Reads numbers of JSON.
enum JSONNumber {
  /// The powers of ten that a Double has exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest Double to a number that the grammar allows; infinite if it is too large.
  static func value(of bytes: [UInt8], in range: Range<Int>) -> Double {
    bytes.withUnsafeBufferPointer { value(of: $0, in: range) }
  }

  static func value(of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Double {
    exactValue(of: bytes, in: range)
      ?? Double(String(decoding: bytes[range], as: UTF8.self)) ?? .infinity
  }

  /// The value if its digits and its power of ten are exact Doubles, so that one rounding is all
  /// (Clinger 1990).
  private static func exactValue(
    of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> Double? {
    guard range.count <= 17 else { return nil }
    var digits: UInt64 = 0
    var decimals = 0
    var isFraction = false
    for offset in range {
      switch bytes[offset] {
      case 0x30...0x39:
        digits = digits * 10 + UInt64(bytes[offset] & 0x0F)
        if isFraction { decimals += 1 }
      case 0x2E: isFraction = true
      case 0x2D where offset == range.lowerBound: break
      default: return nil
      }
    }
    guard digits <= 1 << 53 else { return nil }
    let value = Double(digits) / powers[decimals]
    return bytes[range.lowerBound] == 0x2D ? -value : value
  }

  /// Whether bytes are a number as JSON writes it.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    func skipDigits() -> Int {
      let start = offset
      while offset < range.upperBound, 0x30...0x39 ~= bytes[offset] { offset += 1 }
      return offset - start
    }
    func skip(_ characters: UInt8...) -> Bool {
      guard offset < range.upperBound, characters.contains(bytes[offset]) else { return false }
      offset += 1
      return true
    }
    _ = skip(0x2D)
    let first = offset
    let whole = skipDigits()
    guard whole > 0, whole == 1 || bytes[first] != 0x30 else { return false }
    if skip(0x2E), skipDigits() == 0 { return false }
    if skip(0x65, 0x45) {
      _ = skip(0x2B, 0x2D)
      if skipDigits() == 0 { return false }
    }
    return offset == range.upperBound
  }
}
