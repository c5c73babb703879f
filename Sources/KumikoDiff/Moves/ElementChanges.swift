/// What happens to elements of sections that are retained, as paths in the spaces that stages use.
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
    updated = Self.updates(matching)
    deleted = Self.unpaired(matching.sourcePartners, in: matching.pairs.lazy.map(\.source))
    inserted = Self.unpaired(matching.targetPartners, in: pairsOfTarget.lazy.map(\.target))
    guard count <= maximum else { throw ChangeLimitExceeded() }
    moved = MoveList(matching, pairsOfTarget).moves
    guard count <= maximum else { throw ChangeLimitExceeded() }
  }

  private var count: Int { updated.count + deleted.count + inserted.count + moved.count }

  private static func updates(_ matching: ElementMatching) -> [ElementPath] {
    var result: [ElementPath] = []
    result.reserveCapacity(matching.updates.count)
    let pairs = matching.pairs
    var index = 0
    matching.updates.numbers.forEach { number in
      while index + 1 < pairs.count, pairs[index + 1].sourceOffset <= number { index += 1 }
      let pair = pairs[index]
      result.append(
        ElementPath(element: number - pair.sourceOffset, section: pair.source.section))
    }
    return result
  }

  private static func unpaired(
    _ partners: ContiguousArray<Int32>, in windows: some Collection<SectionWindow>
  ) -> [ElementPath] {
    partners.withUnsafeBufferPointer { partners in
      var result: [ElementPath] = []
      result.reserveCapacity(partners.count { $0 < 0 })
      for window in windows where !window.elements.isEmpty {
        for index in UnsafeBufferPointer(rebasing: partners[window.numbers]).unpairedIndices() {
          result.append(
            ElementPath(element: window.elements.lowerBound + Int(index), section: window.section))
        }
      }
      return result
    }
  }
}

/// What happens to sections, in the index spaces that stages use.
@usableFromInline
struct SectionChanges {
  @usableFromInline let deleted: [Int]
  @usableFromInline let inserted: [Int]
  @usableFromInline let moved: [(source: Int, target: Int)]

  /// Sections whose content changes, in the target.
  @usableFromInline let updated: [Int]

  /// The sections that are retained, in the order of the source.
  @usableFromInline let partners: ContiguousArray<(source: Int, target: Int)>

  /// Lists the changes that a matching of sections, as if they were elements of one, implies.
  @usableFromInline
  init(_ matching: ElementMatching, count: Int, maximum: Int) throws {
    let changes = try ElementChanges(matching, maximum: maximum)
    deleted = changes.deleted.map(\.element)
    inserted = changes.inserted.map(\.element)
    moved = changes.moved.map { ($0.source.element, $0.target.element) }
    let partners = Self.partners(matching, count: count)
    updated = partners.filter { matching.updates.numbers.contains($0.source) }
      .map(\.target).sorted()
    self.partners = partners
    guard self.count <= maximum else { throw ChangeLimitExceeded() }
  }

  /// How many changes there are.
  @usableFromInline var count: Int { deleted.count + inserted.count + moved.count + updated.count }

  private static func partners(
    _ matching: ElementMatching, count: Int
  ) -> ContiguousArray<(source: Int, target: Int)> {
    var result: ContiguousArray<(source: Int, target: Int)> = []
    for pair in matching.pairs {
      let (source, target) = (pair.source, pair.target)
      result += (0..<source.elements.lowerBound).map { ($0, $0) }
      for number in source.numbers where matching.sourcePartners[number] >= 0 {
        result.append(
          (source.element(number), target.element(Int(matching.sourcePartners[number]))))
      }
      let shift = target.elements.upperBound - source.elements.upperBound
      result += (source.elements.upperBound..<count).map { ($0, $0 + shift) }
    }
    return result
  }
}
