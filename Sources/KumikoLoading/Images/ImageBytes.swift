import Foundation

/// The bytes of a picture, read in bounds: what is beyond the end is nil.
struct ImageBytes: Sendable {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// A byte at an offset from the start.
  subscript(offset: Int) -> Int? {
    guard offset >= 0, offset < data.count else { return nil }
    return Int(data[data.startIndex + offset])
  }

  /// A number whose first byte counts most.
  func big(_ offset: Int, _ count: Int) -> Int? {
    (0..<count).reduce(0 as Int?) { sum, index in
      guard let sum, let byte = self[offset + index] else { return nil }
      return sum << 8 | byte
    }
  }

  /// A number whose first byte counts least.
  func little(_ offset: Int, _ count: Int) -> Int? {
    (0..<count).reversed().reduce(0 as Int?) { sum, index in
      guard let sum, let byte = self[offset + index] else { return nil }
      return sum << 8 | byte
    }
  }

  /// Whether a text of ASCII stands at an offset.
  func has(_ text: String, at offset: Int) -> Bool {
    zip(0..., text.utf8).allSatisfy { self[offset + $0] == Int($1) }
  }
}
