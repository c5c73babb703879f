/// Texts as components of addresses.
package enum URLComponentText {
  /// The text with all bytes encoded that could end a component or mean something in it.
  package static func encoded(_ text: String) -> String {
    // A component of dots would lead out of its folder.
    let isDots = text == "." || text == ".."
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x2E where isDots: result += encoded(byte)
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: result.append(byte)
      default: result += encoded(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func encoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [0x25, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
  }
}
