/// How counts and updates read in a message.
enum BatchDescription {
  /// `{ 2 sections with row counts: [3, 0] }`; long lists are cut.
  static func counts(_ counts: [Int], _ wording: ListWording) -> String {
    guard !counts.isEmpty else { return "{ 0 sections }" }
    let noun = counts.count == 1 ? "section" : "sections"
    let list = cut(counts.map(String.init), ", ")
    return "{ \(counts.count) \(noun) with \(wording.place) counts: [\(list)] }"
  }

  /// One line for each update, in brackets; long lists are cut.
  static func updates(_ operations: ListOperations, _ wording: ListWording) -> String {
    let lines =
      lines(operations.sections, noun: "section") + lines(operations.rows, noun: wording.place)
    return lines.isEmpty ? "[]" : "[\n\t\(cut(lines, ",\n\t"))\n]"
  }

  private static func lines<Place: MessagePlace>(
    _ set: OperationSet<Place>, noun: String
  ) -> [String] {
    set.deletes.map { "Delete \(noun) \($0.mark)" }
      + set.inserts.map { "Insert \(noun) \($0.mark)" }
      + set.reloads.map { "Reload \(noun) \($0.mark)" }
      + set.moves.map { "Move \(noun) \($0.from.mark) to \($0.to.mark)" }
  }

  private static func cut(_ words: [String], _ separator: String) -> String {
    let limit = 50
    let shown = words.prefix(limit).joined(separator: separator)
    let rest = words.count - limit
    return rest > 0 ? "\(shown)\(separator)… \(rest) more" : shown
  }
}
