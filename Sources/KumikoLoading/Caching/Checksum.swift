/// A cyclic redundancy check of 64 bits (CRC-64/XZ). It finds every error within 64 bits in a row,
/// so every byte that changed.
struct Checksum: Sendable {
  private var state = UInt64.max

  /// The sum of all bytes so far.
  var value: UInt64 { ~state }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var state = state
    for byte in bytes {
      state = Self.table[Int(truncatingIfNeeded: (state ^ UInt64(byte)) & 0xFF)] ^ (state >> 8)
    }
    self.state = state
  }

  private static let table: [UInt64] = (0..<256).map { byte in
    (0..<8).reduce(UInt64(byte)) { sum, _ in
      sum & 1 == 1 ? (sum >> 1) ^ 0xC96C_5795_D787_0F42 : sum >> 1
    }
  }
}
