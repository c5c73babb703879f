import KumikoComponents
import KumikoDiff
import Synchronization

/// Which list of a difference something belongs to, and where it stands there.
struct KeyedPlace: Hashable, Sendable {
  var isTarget: Bool
  var section: Int32
  var element: Int32
}

/// The pairs that a difference has found; filled away from the main actor.
final class PairLog: Sendable {
  /// A row or section of the source (its element is -1) that lives on as one of the target.
  struct Pair: Sendable {
    var source: KeyedPlace
    var target: KeyedPlace
  }

  private let pairs = Mutex<[Pair]>([])

  func note(_ source: KeyedPlace, _ target: KeyedPlace) {
    pairs.withLock { $0.append(Pair(source: source, target: target)) }
  }

  func take() -> [Pair] {
    pairs.withLock { pairs in
      defer { pairs = [] }
      return pairs
    }
  }
}

/// What a difference away from the main actor knows of a row: its key and its place.
struct KeyedCell: Sendable, Differentiable {
  var differenceKey: DifferenceKey
  var place: KeyedPlace
  var isExact: Bool
  var isChanged = false
  var log: PairLog?

  var differenceIdentifier: DifferenceKey { differenceKey }

  func hasSameIdentifier(as other: KeyedCell) -> Bool {
    differenceKey == other.differenceKey && isExact == other.isExact
  }

  func isContentEqual(to source: KeyedCell) -> Bool {
    log?.note(source.place, place)
    return !source.isChanged
  }
}

/// What a difference away from the main actor knows of a section: its key, its place and its rows.
struct KeyedSection: Sendable, DifferentiableSection {
  var differenceKey: DifferenceKey
  var place: KeyedPlace
  var isChanged = false
  var log: PairLog?
  var elements: [KeyedCell]

  init(
    differenceKey: DifferenceKey, place: KeyedPlace, log: PairLog?, elements: [KeyedCell]
  ) {
    self.differenceKey = differenceKey
    self.place = place
    self.log = log
    self.elements = elements
  }

  init<C: Collection>(source: KeyedSection, elements: C) where C.Element == KeyedCell {
    self = source
    self.elements = Array(elements)
  }

  var differenceIdentifier: DifferenceKey { differenceKey }

  func isContentEqual(to source: KeyedSection) -> Bool {
    log?.note(source.place, place)
    return !source.isChanged
  }
}

extension [KeyedSection] {
  /// The keys and places of a list.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @MainActor
  init(_ sections: [Section], isTarget: Bool, log: PairLog) {
    self = sections.enumerated().map { index, section in
      let place = KeyedPlace(isTarget: isTarget, section: Int32(index), element: -1)
      let cells = section.elements.enumerated().map { element, node in
        var place = place
        place.element = Int32(element)
        return KeyedCell(
          differenceKey: node.differenceKey, place: place, isExact: node.isKeyExact, log: log)
      }
      return KeyedSection(
        differenceKey: section.differenceKey, place: place, log: log, elements: cells)
    }
  }

  /// Marks a section, or a row, as changed.
  mutating func markChanged(_ place: KeyedPlace) {
    if place.element < 0 {
      self[Int(place.section)].isChanged = true
    } else {
      self[Int(place.section)].elements[Int(place.element)].isChanged = true
    }
  }
}
