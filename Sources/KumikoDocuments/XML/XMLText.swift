/// Decodes the texts of XML.
enum XMLText {
  /// Bytes, and where in the source each run of them stood.
  struct Decoded {
    var bytes: [UInt8] = []
    private var runs: [(decoded: Int, source: Int)] = []

    /// Notes that what is added from now on stood at an offset of the source.
    mutating func beginRun(at source: Int) { runs.append((bytes.count, source)) }

    /// The offset in the source of a decoded byte.
    func sourceOffset(of offset: Int) -> Int {
      var low = 0
      var high = runs.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if runs[middle].decoded <= offset { low = middle } else { high = middle }
      }
      guard low < runs.count else { return offset }
      return runs[low].source + offset - runs[low].decoded
    }
  }

  /// The text that bytes of a source stand for: references are replaced and ends of lines are line
  /// feeds, or, like tabs, spaces in attributes.
  static func decoded(_ source: ArraySlice<UInt8>, isAttribute: Bool = false) -> Decoded {
    var decoded = Decoded()
    decode(source, isAttribute: isAttribute, into: &decoded)
    return decoded
  }

  static func decode(_ source: ArraySlice<UInt8>, isAttribute: Bool, into decoded: inout Decoded) {
    var offset = source.startIndex
    decoded.beginRun(at: offset)
    while offset < source.endIndex {
      switch source[offset] {
      case 0x26:
        let end = source[offset...].firstIndex(of: 0x3B) ?? source.endIndex - 1
        let name = source[offset + 1..<max(offset + 1, end)]
        if let scalar = reference(name) { decoded.bytes += String(scalar).utf8 }
        offset = end + 1
        decoded.beginRun(at: offset)
      case 0x0D where offset + 1 < source.endIndex && source[offset + 1] == 0x0A:
        offset += 1
        decoded.beginRun(at: offset)
      case 0x0D: fallthrough
      case 0x0A: fallthrough
      case 0x09 where isAttribute:
        let isTab = source[offset] == 0x09
        decoded.bytes.append(isAttribute ? 0x20 : isTab ? 0x09 : 0x0A)
        offset += 1
      default:
        decoded.bytes.append(source[offset])
        offset += 1
      }
    }
  }

  /// The character that a reference names, without its signs: `lt` or `#x1F`.
  static func reference(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.count <= 16 else { return nil }
    switch String(decoding: name, as: UTF8.self) {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.first == 0x23 else { return nil }
    let isHexadecimal = name.dropFirst().first == 0x78
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = JSONText.hexadecimalDigit(byte), isHexadecimal || digit < 10 else {
        return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
      guard value <= 0x10FFFF else { return nil }
    }
    guard !digits.isEmpty, let scalar = Unicode.Scalar(value) else { return nil }
    return isCharacter(scalar) ? scalar : nil
  }

  /// Whether XML 1.0 can say a character at all.
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
