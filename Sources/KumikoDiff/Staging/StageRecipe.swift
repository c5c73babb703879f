/// What a stage's data is derived from when it is asked for, so that stages that nobody looks at
/// cost nothing.
@frozen
public struct _StageRecipe<Collection: RangeReplaceableCollection> {
  @usableFromInline let source: Collection
  @usableFromInline let target: Collection
  @usableFromInline let matching: ElementMatching
  @usableFromInline let stage: Stage

  /// Whether elements of the collections are sections whose elements were matched.
  @usableFromInline let isSectioned: Bool

  @inlinable
  init(
    source: Collection, target: Collection, matching: ElementMatching, stage: Stage,
    isSectioned: Bool
  ) {
    self.isSectioned = isSectioned
    self.source = source
    self.target = target
    self.matching = matching
    self.stage = stage
  }
}

extension _StageRecipe: Sendable where Collection: Sendable {}

/// The batches that lead from a source to a target, in their order.
///
/// Linear differences have the first two and the fourth.
@frozen
@usableFromInline
enum Stage: Sendable {
  /// Content of elements changes, all of them still where they were.
  case elementUpdates

  /// Sections and elements without a future leave.
  case deletions

  /// New sections arrive with their elements, and sections take their order.
  case sectionArrivals

  /// New elements arrive, and elements take their order and change sections.
  case elementArrivals

  /// Content of sections changes.
  case sectionUpdates
}
