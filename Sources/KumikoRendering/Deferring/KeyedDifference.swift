import KumikoDiff

/// Which list of a difference something belongs to, and where it stands there.
struct ElementLocation: Hashable, Sendable {
  var isTarget: Bool
  var section: Int32
  /// The index of a row; -1 for the section itself.
  var element: Int32
}

/// The stages between two lists of keys, and which of their elements were paired.
///
/// It is found in one piece away from the main actor and handed over as a whole, so that nothing is
/// shared.
struct KeyedDifference {
  /// A row or section of the source that lives on as one of the target.
  struct Pair: Sendable {
    var source: ElementLocation
    var target: ElementLocation
  }

  var stages: StagedChangeset<[KeyedSection]>
  var pairs: [Pair]

  /// Finds a difference; nil if there are more changes than `maximum`.
  @concurrent
  static func find(
    _ source: [SectionKeys], _ target: [SectionKeys], maximum: Int
  ) async -> sending KeyedDifference? {
    let log = MatchedPairs()
    let stages = StagedChangeset(
      source: [KeyedSection](source, isTarget: false, log: log),
      target: [KeyedSection](target, isTarget: true, log: log), maximumChangeCount: maximum)
    return stages.map { KeyedDifference(stages: $0, pairs: log.pairs) }
  }
}

/// The pairs that a difference has compared.
final class MatchedPairs {
  private(set) var pairs: [KeyedDifference.Pair] = []

  func append(_ source: ElementLocation, _ target: ElementLocation) {
    pairs.append(KeyedDifference.Pair(source: source, target: target))
  }
}

/// What a difference of keys knows of a row.
struct KeyedCell: Differentiable {
  var differenceKey: DifferenceKey
  var place: ElementLocation
  var isExact: Bool
  var isChanged: Bool
  var log: MatchedPairs

  var differenceIdentifier: DifferenceKey { differenceKey }

  func hasSameIdentifier(as other: KeyedCell) -> Bool {
    differenceKey == other.differenceKey && isExact == other.isExact
  }

  func isContentEqual(to source: KeyedCell) -> Bool {
    log.append(source.place, place)
    return !source.isChanged
  }
}

/// What a difference of keys knows of a section.
struct KeyedSection: DifferentiableSection {
  var differenceKey: DifferenceKey
  var place: ElementLocation
  var isChanged: Bool
  var log: MatchedPairs
  var elements: [KeyedCell]

  var differenceIdentifier: DifferenceKey { differenceKey }

  func isContentEqual(to source: KeyedSection) -> Bool {
    log.append(source.place, place)
    return !source.isChanged
  }
}

extension KeyedSection {
  init<C: Collection>(source: KeyedSection, elements: C) where C.Element == KeyedCell {
    self = source
    self.elements = Array(elements)
  }
}

extension [KeyedSection] {
  /// The elements of a list of keys.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  init(_ keys: [SectionKeys], isTarget: Bool, log: MatchedPairs) {
    self = keys.enumerated().map { index, section in
      let place = ElementLocation(isTarget: isTarget, section: Int32(index), element: -1)
      let cells = section.rows.enumerated().map { element, row in
        var place = place
        place.element = Int32(element)
        return KeyedCell(
          differenceKey: row.key, place: place, isExact: row.isExact, isChanged: row.isChanged,
          log: log)
      }
      return KeyedSection(
        differenceKey: section.key, place: place, isChanged: section.isChanged, log: log,
        elements: cells)
    }
  }
}
