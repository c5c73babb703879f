/// What happens to sections, in the index spaces that stages use.
@usableFromInline
struct SectionChanges {
  @usableFromInline let deleted: [Int]
  @usableFromInline let inserted: [Int]
  @usableFromInline let moved: [(source: Int, target: Int)]

  /// Sections whose content changes, in the target.
  @usableFromInline let updated: [Int]

  /// The sections that live on, in the order of the source.
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
