import Foundation
import ListGeometry

/// The placeholders of a list, and where they stand. What is shown counts them; the data source
/// does not, so that paths are translated for it.
@MainActor
struct ListPlaceholders<Placeholder: AnyObject> {
  /// A placeholder, and the item of the data source that it stands before: one past the last at a
  /// section's end.
  typealias Entry = (placeholder: Placeholder, path: RowPath)

  /// The placeholders from first to last.
  private(set) var list: [Entry] = []

  nonisolated init() {}

  var isEmpty: Bool { list.isEmpty }

  /// How many placeholders are above another one; nil if it is gone.
  func index(of placeholder: Placeholder) -> Int? {
    list.firstIndex { $0.placeholder === placeholder }
  }

  /// How many placeholders are above an item of the data source.
  private func count(before path: RowPath) -> Int { list.firstIndex(notBefore: path) { $0.path } }

  private func count(beforeSection section: Int) -> Int {
    count(before: RowPath(section: section, row: 0))
  }

  // MARK: Paths

  /// Where a placeholder is shown; nil if it is gone.
  func place(of placeholder: Placeholder) -> RowPath? { index(of: placeholder).map(place) }

  private func place(at index: Int) -> RowPath {
    var path = list[index].path
    path.row += index - count(beforeSection: path.section)
    return path
  }

  /// The placeholder that is shown at a place.
  func placeholder(at shown: RowPath) -> Placeholder? {
    let index = location(shown).index
    return index < list.count && place(at: index) == shown ? list[index].placeholder : nil
  }

  /// Where the data source has an item; for a placeholder, where its item would be inserted.
  func dataPath(_ shown: RowPath) -> RowPath { location(shown).path }

  /// Where the data source has what is shown at a place, and how many placeholders are above it.
  private func location(_ shown: RowPath) -> (path: RowPath, index: Int) {
    let index = list.indices.firstIndex(notBefore: shown, place)
    let row = shown.row - (index - count(beforeSection: shown.section))
    return (RowPath(section: shown.section, row: row), index)
  }

  /// Where an item of the data source is shown.
  func shownPath(_ data: RowPath) -> RowPath {
    let (section, next) = (data.section, RowPath(section: data.section, row: data.row + 1))
    let above = count(before: next) - count(beforeSection: section)
    return RowPath(section: section, row: data.row + above)
  }

  /// The data source's counts with the placeholders.
  func added(to counts: [Int]) -> [Int] { counts.enumerated().map { $1 + count(inSection: $0) } }

  /// The counts of what is shown without the placeholders.
  func removed(from counts: [Int]) -> [Int] {
    counts.enumerated().map { $1 - count(inSection: $0) }
  }

  private func count(inSection section: Int) -> Int {
    count(beforeSection: section + 1) - count(beforeSection: section)
  }

  // MARK: Coming and going

  /// The place that a placeholder is wanted at, among all that is shown.
  /// - Parameter counts: Those of the data source.
  func wantedPlace(_ path: IndexPath, counts: [Int]) -> RowPath {
    let counts = added(to: counts)
    guard let place = RowPath(path), counts.indices.contains(place.section),
      (0...counts[place.section]).contains(place.row)
    else {
      preconditionFailure(
        "Attempted to insert a placeholder at \(path), which is out of bounds.")
    }
    return place
  }

  /// Inserts a placeholder where it is to be shown. Returns how many are above it.
  @discardableResult
  mutating func insert(_ placeholder: Placeholder, at shown: RowPath) -> Int {
    let (path, index) = location(shown)
    list.insert((placeholder, path), at: index)
    return index
  }

  /// Takes a placeholder out. Returns where it was and how many were above it; nil if it is gone.
  @discardableResult
  mutating func remove(_ placeholder: Placeholder) -> (path: RowPath, index: Int)? {
    index(of: placeholder).map { (list.remove(at: $0).path, $0) }
  }

  /// The placeholders before other items of the data source; those that get none are gone.
  func carried(_ newPath: (_ index: Int, _ path: RowPath) -> RowPath?) -> Self {
    let carried = list.enumerated().compactMap { index, entry in
      newPath(index, entry.path).map { (index, (entry.placeholder, $0)) }
    }
    var result = Self()
    result.list = carried.sorted { ($0.1.1, $0.0) < ($1.1.1, $1.0) }.map(\.1)
    return result
  }

  /// The placeholders where they are shown after a change of what is shown; those that are shown
  /// nowhere are gone.
  func moved(adding added: Entry? = nil, _ newPlace: (Entry) -> RowPath?) -> Self {
    let shown = list.indices.compactMap { index -> Entry? in
      let placeholder = list[index].placeholder
      return newPlace((placeholder, place(at: index))).map { (placeholder, $0) }
    }
    var result = Self()
    for entry in (shown + [added].compactMap(\.self)).sorted(by: { $0.path < $1.path }) {
      result.insert(entry.placeholder, at: entry.path)
    }
    return result
  }
}
