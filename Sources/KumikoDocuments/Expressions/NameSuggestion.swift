/// Finds the name that was probably meant.
enum NameSuggestion {
  /// The closest of the names that are known, or `nil` if none is close.
  ///
  /// Equally close names are ordered by their characters, so that the guess is always the same.
  static func closest(to name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let allowed = max(1, wanted.count / 3)
    var best: (distance: Int, name: String)?
    for candidate in known where candidate != name {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(scalars.count - wanted.count) <= allowed else { continue }
      let distance = distance(wanted, scalars)
      guard distance <= allowed, distance < max(wanted.count, 1) else { continue }
      if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbors that make one name of
  /// the other (optimal string alignment).
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, scalar) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(previous[column + 1], current[column]) + 1
        cost = min(cost, previous[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}

extension String {
  /// The name as messages quote it: at most 40 characters of it, on one line.
  var quoted: String {
    let short = unicodeScalars.prefix(40).map {
      $0.properties.generalCategory == .control ? "�" : $0
    }
    var text = String.UnicodeScalarView(short)
    if unicodeScalars.dropFirst(40).isEmpty == false { text.append("…") }
    return "'\(String(text))'"
  }
}
