/// Finds the name that was probably meant.
public enum NameSuggestion {
  /// Among more names none is looked for: it would take long, and documents bring their own.
  private static let mostNames = 256

  /// The known name that is nearest to a misspelled one, or nil if none is near.
  ///
  /// Names are near if no more than a third of their characters, and no more than three, are
  /// inserted, removed, replaced or exchanged with their neighbor. Case does not count. Of a
  /// collection of more than 256 names none is suggested.
  /// - Complexity: O(names · length²); names of more than 64 characters are not compared.
  public static func nearest(to name: String, in known: some Sequence<String>) -> String? {
    guard name.utf8.count <= 256, known.underestimatedCount <= mostNames else { return nil }
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let most = min(3, max(1, wanted.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in known where candidate != name && candidate.utf8.count <= 256 {
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - wanted.count) <= most, letters.count <= 64 else { continue }
      let found = (distance: distance(wanted, letters, atMost: most), name: candidate)
      guard found.distance <= most else { continue }
      if best.map({ found < $0 }) ?? true { best = found }
    }
    return best?.name
  }

  /// The number of edits from one word to the other (optimal string alignment); any number beyond
  /// the most that count, if there are more.
  private static func distance(
    _ first: [Character], _ second: [Character], atMost most: Int
  ) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var next = [row + 1]
      for column in second.indices {
        // Beginnings whose lengths differ by more are further from each other.
        guard abs(row - column) <= most else {
          next.append(most + 1)
          continue
        }
        let cost = first[row] == second[column] ? 0 : 1
        var least = min(last[column] + cost, last[column + 1] + 1, next[column] + 1)
        let isExchanged =
          row > 0 && column > 0 && first[row] == second[column - 1]
          && first[row - 1] == second[column]
        if isExchanged { least = min(least, beforeLast[column - 1] + 1) }
        next.append(least)
      }
      (beforeLast, last) = (last, next)
    }
    return last[second.count]
  }
}
