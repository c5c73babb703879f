/// Ids that are looked for among many others, most of which are told apart without hashing.
struct WantedIDs {
  private static let markCount = 1_024

  private let ids: Set<String>
  /// A bit for the mark of each id; nil if one has no mark.
  private let marks: [UInt64]?

  init(_ ids: Set<String>) {
    self.ids = ids
    var marks = [UInt64](repeating: 0, count: Self.markCount / 64)
    for id in ids {
      // What is written in more than ASCII may be equal to what has other bytes.
      guard let mark = Self.mark(of: id) else {
        self.marks = nil
        return
      }
      marks[mark / 64] |= 1 << UInt64(mark % 64)
    }
    self.marks = marks
  }

  /// Whether an id is one of them.
  func contains(_ id: String) -> Bool {
    if let marks, let mark = Self.mark(of: id), marks[mark / 64] & 1 << UInt64(mark % 64) == 0 {
      return false
    }
    return ids.contains(id)
  }

  /// A number that equal texts of ASCII have in common; nil for other texts.
  private static func mark(of text: String) -> Int? {
    let mark = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var (sum, bits): (UInt32, UInt8) = (2_166_136_261, 0)
      for byte in bytes {
        sum = (sum ^ UInt32(byte)) &* 16_777_619
        bits |= byte
      }
      return bits < 0x80 ? Int((sum ^ sum >> 16) % UInt32(markCount)) : nil
    }
    return mark ?? nil
  }
}
