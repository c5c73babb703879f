/// Puts changes into stages.
@frozen
@usableFromInline
struct StageBuilder<Collection: RangeReplaceableCollection>
where Collection.Element: Differentiable {
  @usableFromInline let source: Collection
  @usableFromInline let target: Collection
  @usableFromInline let matching: ElementMatching
  @usableFromInline let isSectioned: Bool
  @usableFromInline var changesets: ContiguousArray<Changeset<Collection>> = []

  @inlinable
  init(
    _ source: Collection, _ target: Collection, _ matching: ElementMatching,
    isSectioned: Bool
  ) {
    self.source = source
    self.target = target
    self.matching = matching
    self.isSectioned = isSectioned
  }

  /// The stages that have changes; the last one's data is the target itself.
  @inlinable
  static func changesets(
    source: Collection, target: Collection, matching: ElementMatching,
    elements: ElementChanges, sections: SectionChanges? = nil
  ) -> ContiguousArray<Changeset<Collection>> {
    var builder = StageBuilder(source, target, matching, isSectioned: sections != nil)
    builder.append(.elementUpdates) { $0.elementUpdated = elements.updated }
    builder.append(.deletions) {
      $0.sectionDeleted = sections?.deleted ?? []
      $0.elementDeleted = elements.deleted
    }
    builder.append(.sectionInsertions) {
      $0.sectionInserted = sections?.inserted ?? []
      $0.sectionMoved = sections?.moved ?? []
    }
    builder.append(.elementInsertions) {
      $0.elementInserted = elements.inserted
      $0.elementMoved = elements.moved
    }
    builder.append(.sectionUpdates) { $0.sectionUpdated = sections?.updated ?? [] }
    builder.changesets.indices.last.map { builder.changesets[$0].content = .data(target) }
    return builder.changesets
  }

  /// Appends a stage unless it stays without changes.
  @inlinable
  mutating func append(_ stage: Stage, _ fill: (inout Changeset<Collection>) -> Void) {
    var changeset = Changeset(data: target)
    fill(&changeset)
    guard changeset.hasChanges else { return }
    changeset.content = .recipe(
      StageRecipe(
        source: source, target: target, matching: matching, stage: stage,
        isSectioned: isSectioned))
    changesets.append(changeset)
  }
}
