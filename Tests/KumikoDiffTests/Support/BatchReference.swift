import KumikoDiff

/// What `UITableView.performBatchUpdates` does to plain arrays, and what it refuses.
///
/// Written for its plainness alone: it knows nothing of how differences are found.
struct BatchReference {
  /// What is wrong with a batch.
  struct Violation: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  let changes: Changeset<[ItemSection]>

  /// Performs the batch on `old`; values of what arrives and of what is updated come from the data.
  func apply(to old: [ItemSection]) throws -> [ItemSection] {
    let new = changes.data
    try checkCombination()
    let origins = try sectionOrigins(old.count, new.count)
    let elementOrigins = try elementOrigins(old, new, origins)
    return origins.indices.map { section in
      guard let origin = origins[section] else { return new[section] }
      let isUpdated = changes.sectionUpdated.contains(section)
      let elements = elementOrigins[section].enumerated().map { element, path in
        guard let path else { return new[section].elements[element] }
        let isUpdated = changes.elementUpdated.contains(path)
        return isUpdated ? new[section].elements[element] : old[path.section].elements[path.element]
      }
      return ItemSection(
        model: isUpdated ? new[section].model : old[origin].model, elements: elements)
    }
  }

  /// Refuses kinds of changes that list views do not take, or are known to crash on, together.
  private func checkCombination() throws {
    func refuse(_ both: Bool, _ reason: String) throws { if both { throw Violation(reason) } }
    let hasSectionOrder = !changes.sectionInserted.isEmpty || !changes.sectionMoved.isEmpty
    let hasElementOrder = !changes.elementInserted.isEmpty || !changes.elementMoved.isEmpty
    let hasDeletions = !changes.sectionDeleted.isEmpty || !changes.elementDeleted.isEmpty
    try refuse(
      !changes.elementUpdated.isEmpty && changes.changeCount > changes.elementUpdated.count,
      "element updates beside other changes")
    try refuse(
      !changes.sectionUpdated.isEmpty && changes.changeCount > changes.sectionUpdated.count,
      "section updates beside other changes")
    try refuse(hasSectionOrder && hasElementOrder, "elements arrive while sections do")
    try refuse(hasDeletions && (hasSectionOrder || hasElementOrder), "deletions beside arrivals")
  }

  /// For each new section the index of the old one it was.
  private func sectionOrigins(_ oldCount: Int, _ newCount: Int) throws -> [Int?] {
    try Self.origins(
      old: Array(0..<oldCount), newCount: newCount, deleted: changes.sectionDeleted,
      inserted: changes.sectionInserted, moved: changes.sectionMoved.map { ($0.source, $0.target) })
  }

  /// For each new element of a section that lives on the path of the old one it was.
  private func elementOrigins(
    _ old: [ItemSection], _ new: [ItemSection], _ origins: [Int?]
  ) throws -> [[ElementPath?]] {
    let named = changes.elementDeleted + changes.elementUpdated + changes.elementMoved.map(\.source)
    for path in named where changes.sectionDeleted.contains(path.section) {
      throw Violation("\(path) is in a section that is deleted")
    }
    for path in named where !old.indices.contains(path.section) {
      throw Violation("\(path) is in no section")
    }
    var result: [[ElementPath?]] = Array(repeating: [], count: new.count)
    for (section, origin) in origins.enumerated() {
      result[section] = try elementOrigins(old, new, section, origin)
    }
    return result
  }

  private func elementOrigins(
    _ old: [ItemSection], _ new: [ItemSection], _ section: Int, _ origin: Int?
  ) throws -> [ElementPath?] {
    let inserted = changes.elementInserted.filter { $0.section == section }.map(\.element)
    let arriving = changes.elementMoved.filter { $0.target.section == section }
    guard let origin else {
      if inserted.isEmpty, arriving.isEmpty { return [] }
      throw Violation("section \(section) arrives whole and has arrivals of its own")
    }
    for path in changes.elementUpdated where path.section == origin {
      guard old[origin].elements.indices.contains(path.element) else {
        throw Violation("\(path) is updated and does not exist")
      }
    }
    let paths = old[origin].elements.indices.map { ElementPath(element: $0, section: origin) }
    let leaving = changes.elementMoved.map(\.source).filter { path in
      path.section == origin && !arriving.contains { $0.source == path }
    }
    return try Self.origins(
      old: paths, newCount: new[section].elements.count,
      deleted: changes.elementDeleted.filter { $0.section == origin } + leaving,
      inserted: inserted, moved: arriving.map { ($0.source, $0.target.element) })
  }

  /// Deletes, then puts what arrives at its place and fills the other places with what stays.
  private static func origins<Place: Hashable>(
    old: [Place], newCount: Int, deleted: [Place], inserted: [Int], moved: [(Place, Int)]
  ) throws -> [Place?] {
    let leaving = deleted + moved.map(\.0).filter(old.contains)
    guard Set(leaving).count == leaving.count else { throw Violation("\(leaving) leave twice") }
    guard Set(leaving).isSubset(of: old) else { throw Violation("\(leaving) do not exist") }
    let arriving = inserted + moved.map(\.1)
    guard Set(arriving).count == arriving.count else { throw Violation("\(arriving) taken twice") }
    guard Set(arriving).isSubset(of: 0..<newCount) else { throw Violation("\(arriving) too far") }
    var result: [Place?] = Array(repeating: nil, count: newCount)
    for (origin, place) in moved { result[place] = origin }
    var staying = old.filter { !Set(leaving).contains($0) }[...]
    guard staying.count + arriving.count == newCount else {
      throw Violation("\(old.count) were there, \(newCount) are: the changes do not add up")
    }
    for place in 0..<newCount where !Set(arriving).contains(place) {
      result[place] = staying.removeFirst()
    }
    return result
  }
}
