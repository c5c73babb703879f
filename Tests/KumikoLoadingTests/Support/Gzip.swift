/// Writes zeros as gzip does, a thousandth as long.
enum Gzip {
  /// A file of zeros: one literal, then copies of 258 bytes each (RFC 1951 and 1952).
  static func zeros(copies: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.append(1, count: 1)
    bits.append(1, count: 2)
    bits.appendCode(0b0011_0000, count: 8)
    for _ in 0..<copies {
      bits.appendCode(0b1100_0101, count: 8)
      bits.appendCode(0, count: 5)
    }
    bits.appendCode(0, count: 7)
    let count = UInt32(1 + 258 * copies)
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    return head + bits.bytes + bytes(checksum(zeros: Int(count))) + bytes(count)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func checksum(zeros count: Int) -> UInt32 {
    let table: [UInt32] = (0..<256).map { byte in
      var sum = UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
      return sum
    }
    var sum = UInt32.max
    for _ in 0..<count { sum = table[Int(sum & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }

  private struct BitWriter {
    var bytes: [UInt8] = []
    var used = 8

    mutating func append(_ value: Int, count: Int) {
      for bit in 0..<count {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= UInt8((value >> bit) & 1) << used
        used += 1
      }
    }

    /// Codes stand with their highest bit first.
    mutating func appendCode(_ value: Int, count: Int) {
      for bit in (0..<count).reversed() { append((value >> bit) & 1, count: 1) }
    }
  }
}
