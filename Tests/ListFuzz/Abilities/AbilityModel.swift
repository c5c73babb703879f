/// The data of a list that has all abilities, and which of them it has now.
@MainActor
final class AbilityModel {
  struct Line: Hashable {
    var id: Int
    var version = 0

    var text: String { "\(id).\(version)" }
  }

  private(set) var lines: [Line] = (0..<12).map { Line(id: $0) }
  private var nextID = 12
  private(set) var query = ""
  var expanded: Set<Int> = []
  var picked: Set<Int> = []
  var isRedacted = false
  var abilities = Set(ListAbility.allCases)
  /// How many pages there are to come.
  private(set) var pagesLeft = 3

  /// The lines to show.
  var found: [Line] { query.isEmpty ? lines : lines.filter { "\($0.id)".contains(query) } }

  func apply(_ change: LineChange) {
    switch change {
    case .insert(let place): lines.insert(makeLine(), at: place % (lines.count + 1))
    case .remove(let place): if !lines.isEmpty { lines.remove(at: place % lines.count) }
    case .move(let source, let target):
      guard !lines.isEmpty else { return }
      let line = lines.remove(at: source % lines.count)
      lines.insert(line, at: target % (lines.count + 1))
    case .rename(let place): if !lines.isEmpty { lines[place % lines.count].version += 1 }
    }
  }

  func search(_ text: String) { query = text }

  func delete(_ id: Int) { lines.removeAll { $0.id == id } }

  /// Puts lines where they were dropped: behind another one, or before all.
  func put(_ ids: [Int], behind previous: Int?) {
    let moved = ids.compactMap { id in lines.first { $0.id == id } }
    lines.removeAll { ids.contains($0.id) }
    let place = previous.flatMap { id in lines.firstIndex { $0.id == id } }
    lines.insert(contentsOf: moved, at: place.map { $0 + 1 } ?? 0)
  }

  /// A refresh brings a line.
  func refresh() { lines.insert(makeLine(), at: 0) }

  /// A page brings several.
  func addPage() {
    guard pagesLeft > 0 else { return }
    pagesLeft -= 1
    for _ in 0..<8 { lines.append(makeLine()) }
  }

  /// Takes over the data of another list.
  func adopt(_ other: AbilityModel) {
    (lines, nextID, query, pagesLeft) = (other.lines, other.nextID, other.query, other.pagesLeft)
    (expanded, picked, isRedacted) = (other.expanded, other.picked, other.isRedacted)
    // A page may have failed there.
    abilities = other.abilities.subtracting([.pages])
  }

  private func makeLine() -> Line {
    nextID += 1
    return Line(id: nextID - 1)
  }
}

/// The folders of an outline: three, in each of which are two, and two in these.
enum FolderTree {
  static let top = [1_001, 1_002, 1_003]

  /// What is below a folder; nil at the bottom.
  static func children(of id: Int) -> [Int]? { id < 100_000 ? [id * 10 + 1, id * 10 + 2] : nil }

  /// All of them, with what is below each.
  static let all = flattened(top) { _ in true }

  /// The rows of folders of which some are expanded.
  static func rows(expanded: Set<Int>) -> [Int] { flattened(top, expanded.contains) }

  private static func flattened(_ ids: [Int], _ isExpanded: (Int) -> Bool) -> [Int] {
    ids.flatMap { id in
      [id] + (isExpanded(id) ? children(of: id).map { flattened($0, isExpanded) } ?? [] : [])
    }
  }
}
