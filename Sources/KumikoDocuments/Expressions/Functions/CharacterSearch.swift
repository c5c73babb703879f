/// Finds a string in another one, by whole characters (Knuth, Morris and Pratt).
///
/// A part of a flag or of an accented letter is not found. The time is linear for all inputs.
struct CharacterSearch {
  let needle: [Character]
  /// For each prefix of the needle, the length of its longest proper prefix that is a suffix, too.
  private let borders: [Int]

  init(for string: String) {
    needle = Array(string)
    var borders = Array(repeating: 0, count: needle.count)
    var length = 0
    for index in needle.indices.dropFirst() {
      while length > 0, needle[index] != needle[length] { length = borders[length - 1] }
      if needle[index] == needle[length] { length += 1 }
      borders[index] = length
    }
    self.borders = borders
  }

  /// Where the needle starts first, at or behind an index, or `nil`. An empty one is everywhere.
  func firstIndex(in characters: [Character], from start: Int = 0) -> Int? {
    guard !needle.isEmpty else { return start }
    var length = 0
    for index in start..<Swift.max(start, characters.count) {
      while length > 0, characters[index] != needle[length] { length = borders[length - 1] }
      if characters[index] == needle[length] { length += 1 }
      if length == needle.count { return index - length + 1 }
    }
    return nil
  }

  /// The pieces between all places where the needle stands, which do not overlap.
  func pieces(of string: String) -> [String] {
    let characters = Array(string)
    guard !needle.isEmpty else { return characters.map { String($0) } }
    var pieces: [String] = []
    var start = 0
    while let found = firstIndex(in: characters, from: start) {
      pieces.append(String(characters[start..<found]))
      start = found + needle.count
    }
    return pieces + [String(characters[start...])]
  }
}
