/// What happens to elements of sections that live on, as paths in the spaces that stages use.
@usableFromInline
struct ElementChanges {
  /// Elements whose content changes, in the source.
  @usableFromInline var updated: [ElementPath] = []

  /// Elements without a partner in the target, in the source.
  @usableFromInline var deleted: [ElementPath] = []

  /// Elements without a partner in the source, in the target.
  @usableFromInline var inserted: [ElementPath] = []

  /// Elements that change their order or their section, as few as possible: from where they are
  /// when deletions are done and sections are in their final order, to the target.
  @usableFromInline var moved: [(source: ElementPath, target: ElementPath)] = []

  /// Lists the changes that a matching implies.
  ///
  /// - Complexity: O(*n* log *m*), where *n* is the number of elements in windows, and *m* how many
  ///   of them stay in order; O(*n*) when none moves.
  @usableFromInline
  init(_ matching: ElementMatching, maximum: Int) throws {
    let pairsOfTarget = matching.pairs.sorted { $0.target.section < $1.target.section }
    listUpdates(matching)
    listDeletions(matching)
    listInsertions(matching, pairsOfTarget)
    guard count <= maximum else { throw ChangeLimitExceeded() }
    listMoves(matching, pairsOfTarget)
    guard count <= maximum else { throw ChangeLimitExceeded() }
  }

  private var count: Int { updated.count + deleted.count + inserted.count + moved.count }

  private mutating func listUpdates(_ matching: ElementMatching) {
    updated.reserveCapacity(matching.updates.count)
    var index = 0
    let pairs = matching.pairs
    matching.updates.numbers.forEach { number in
      while index + 1 < pairs.count, pairs[index + 1].sourceOffset <= number { index += 1 }
      let pair = pairs[index]
      updated.append(
        ElementPath(element: number - pair.sourceOffset, section: pair.source.section))
    }
  }

  private mutating func listDeletions(_ matching: ElementMatching) {
    deleted.reserveCapacity(matching.sourcePartners.count { $0 < 0 })
    for window in matching.pairs.lazy.map(\.source) {
      for number in window.numbers where matching.sourcePartners[number] < 0 {
        deleted.append(ElementPath(element: window.element(number), section: window.section))
      }
    }
  }

  private mutating func listInsertions(_ matching: ElementMatching, _ pairs: [SectionPair]) {
    inserted.reserveCapacity(matching.targetPartners.count { $0 < 0 })
    for window in pairs.lazy.map(\.target) {
      for number in window.numbers where matching.targetPartners[number] < 0 {
        inserted.append(ElementPath(element: window.element(number), section: window.section))
      }
    }
  }

  private mutating func listMoves(_ matching: ElementMatching, _ pairs: [SectionPair]) {
    let settled = SettledElements(matching)
    guard settled.count < matching.targetPartners.count - inserted.count else { return }
    let ranks = SurvivorRanks(matching)
    for pair in pairs {
      for number in pair.target.numbers where !settled.contains(target: number) {
        let partner = Int(matching.targetPartners[number])
        guard partner >= 0 else { continue }
        moved.append(
          (
            source: ranks.path(of: partner, near: pair, in: matching),
            target: ElementPath(element: pair.target.element(number), section: pair.target.section)
          ))
      }
    }
  }
}
