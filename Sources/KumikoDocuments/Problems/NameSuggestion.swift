/// Finds the name that was probably meant.
public enum NameSuggestion {
  /// The known name that is nearest to a misspelled one, or nil if none is near.
  ///
  /// Names are near if no more than a third of their characters, and no more than three, are
  /// inserted, removed, replaced or exchanged with their neighbor. Case does not count.
  /// - Complexity: O(names · length²); names of more than 64 characters are not compared.
  public static func nearest(to name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let most = min(3, max(1, wanted.count / 3))
    var best: (distance: Int, name: String)?
    for candidate in known where candidate != name && candidate.utf8.count <= 256 {
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - wanted.count) <= most, letters.count <= 64 else { continue }
      let found = (distance: distance(wanted, letters), name: candidate)
      guard found.distance <= most else { continue }
      if best.map({ found < $0 }) ?? true { best = found }
    }
    return best?.name
  }

  /// The number of edits from one word to the other (optimal string alignment).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var next = [row + 1]
      for column in second.indices {
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
