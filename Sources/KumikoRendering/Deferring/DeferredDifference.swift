import KumikoComponents
import KumikoDiff

/// A difference that is found away from the main actor.
///
/// Components cannot leave the main actor, but keys can. Hence: keys are paired elsewhere; the
/// pairs are compared here, by their identifiers and their content; and if some have changed, the
/// stages are found once more elsewhere, with those marked.
@MainActor
struct DeferredDifference {
  let source: [Section]
  let target: [Section]

  /// What was found.
  enum Result {
    case stages(StagedChangeset<[Section]>)
    case tooManyChanges
    /// Two identifiers that differ have equal keys, so that keys are no help.
    case undecided
  }

  /// Finds the stages.
  ///
  /// - Parameter maximum: The greatest number of changes to bother with.
  func find(maximum: Int) async -> Result {
    var sourceKeys = [SectionKeys](source)
    let targetKeys = [SectionKeys](target)
    guard var found = await KeyedDifference.find(sourceKeys, targetKeys, maximum: maximum)
    else { return .tooManyChanges }
    var hasChanges = false
    for pair in found.pairs {
      guard isSame(pair) else { return .undecided }
      if isContentEqual(pair) { continue }
      sourceKeys.markChanged(pair.source)
      hasChanges = true
    }
    if hasChanges {
      guard let again = await KeyedDifference.find(sourceKeys, targetKeys, maximum: maximum)
      else { return .tooManyChanges }
      found = again
    }
    return .stages(translated(found.stages))
  }

  private func isSame(_ pair: KeyedDifference.Pair) -> Bool {
    pair.source.element < 0
      ? section(at: pair.target).hasSameIdentifier(as: section(at: pair.source))
      : node(at: pair.target).hasSameIdentifier(as: node(at: pair.source))
  }

  private func isContentEqual(_ pair: KeyedDifference.Pair) -> Bool {
    pair.source.element < 0
      ? section(at: pair.target).isContentEqual(to: section(at: pair.source))
      : node(at: pair.target).isContentEqual(to: node(at: pair.source))
  }

  private func section(at place: ElementLocation) -> Section {
    (place.isTarget ? target : source)[Int(place.section)]
  }

  private func node(at place: ElementLocation) -> CellNode {
    section(at: place).elements[Int(place.element)]
  }

  /// The stages with sections and rows in place of keys.
  private func translated(
    _ stages: StagedChangeset<[KeyedSection]>
  ) -> StagedChangeset<[Section]> {
    StagedChangeset(
      stages.enumerated().map { index, stage in
        Changeset(
          data: index == stages.count - 1 ? target : stage.data.map(translated),
          sectionDeleted: stage.sectionDeleted, sectionInserted: stage.sectionInserted,
          sectionUpdated: stage.sectionUpdated, sectionMoved: stage.sectionMoved,
          elementDeleted: stage.elementDeleted, elementInserted: stage.elementInserted,
          elementUpdated: stage.elementUpdated, elementMoved: stage.elementMoved)
      })
  }

  private func translated(_ keyed: KeyedSection) -> Section {
    Section(
      source: section(at: keyed.place), elements: keyed.elements.map { node(at: $0.place) })
  }
}
