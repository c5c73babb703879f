import Foundation

/// Why a verb of ``TestStage`` could not be done, and where it was called.
public struct TestStageError: Error, CustomStringConvertible {
  /// What stood in the way.
  public enum Reason: Hashable, Sendable {
    /// Nothing that can be seen has the text, the identifier or the type. `visible` lists what
    /// there is, from top to bottom.
    case notFound(String, visible: [String])

    /// Something else lies above what was meant, in its window or in another one.
    case covered(String, by: String)

    /// What was meant is on no screen, is hidden or clear, or is scrolled or clipped away.
    case notVisible(String)

    /// Nothing takes keys.
    case nothingIsFirstResponder
  }

  /// What stood in the way.
  public let reason: Reason

  /// The path of the file that the verb was called in.
  public let file: String

  /// The line that the verb was called in.
  public let line: Int

  init(_ reason: Reason, file: String, line: Int) {
    (self.reason, self.file, self.line) = (reason, file, line)
  }

  /// Where the verb was called, what was wrong, and what there is instead.
  public var description: String {
    "\(URL(fileURLWithPath: file).lastPathComponent):\(line): \(reason.explanation)"
  }
}

extension TestStageError.Reason {
  /// How many names of what is visible an error lists.
  private static var greatestCount: Int { 20 }

  fileprivate var explanation: String {
    switch self {
    case .notFound(let name, let visible):
      "Nothing visible is called \"\(name)\"."
        + (NearestName.of(name, in: visible).map { " Did you mean \"\($0)\"?" } ?? "")
        + Self.list(visible)
    case .covered(let name, let other): "\"\(name)\" cannot be touched: \(other) lies above it"
    case .notVisible(let name): "\(name) cannot be touched: nothing of it is visible"
    case .nothingIsFirstResponder: "No view takes keys: tap on a text field first"
    }
  }

  private static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return " There are no texts and no identifiers." }
    let more = names.count > greatestCount ? ", and \(names.count - greatestCount) more" : ""
    return " There are: "
      + names.prefix(greatestCount).map { "\"\(short($0))\"" }.joined(separator: ", ") + more
  }

  private static func short(_ name: String) -> String {
    let line = name.replacingOccurrences(of: "\n", with: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

/// Finds the name that somebody meant who wrote another.
enum NearestName {
  /// The name that differs least, unless too little is the same: in case and spaces only, by what
  /// stands around it, or by at most a third of its characters.
  static func of(_ name: String, in names: [String]) -> String? {
    let wanted = plain(name)
    if wanted.isEmpty { return nil }
    if let same = names.first(where: { plain($0) == wanted }) { return same }
    let around = names.filter { plain($0).contains(wanted) }
    if let shortest = around.min(by: { $0.count < $1.count }) { return shortest }
    let ranked = names.map { (name: $0, steps: steps(from: wanted, to: plain($0))) }
    guard let best = ranked.min(by: { $0.steps < $1.steps }), best.steps * 3 <= wanted.count else {
      return nil
    }
    return best.name
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// How many characters have to be typed anew, added or deleted.
  private static func steps(from one: String, to other: String) -> Int {
    let (one, other) = (Array(one), Array(other.prefix(200)))
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
