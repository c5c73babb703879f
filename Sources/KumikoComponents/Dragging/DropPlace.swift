import UIKit

/// Where things go that are dropped on a list: onto a row, or between rows.
///
/// Places are told by identifiers, so that they are right also after the list has changed. Where
/// rows of the same list are moved, these are no neighbors.
///
/// ```swift
/// Section(column.title) { for card in column.cards { CardRow(card).draggable { card } } }
///   .dropDestination(of: Card.self) { cards, place in
///     board.remove(cards)
///     column.cards.insert(cards, at: place)
///   }
/// ```
@preconcurrency @MainActor
public struct DropPlace: Equatable {
  /// The identifier of the section; nil in a list without sections.
  public var sectionID: AnyHashable?

  /// The identifier of the row that things are dropped onto; nil between rows.
  public var rowID: AnyHashable?

  /// The identifier of the row before the place in its section; nil at its start.
  public var previousID: AnyHashable?

  /// The identifier of the row behind the place in its section; nil at its end.
  public var nextID: AnyHashable?

  /// Makes a place, as for a test of what an app does with it.
  ///
  /// - Parameters:
  ///   - sectionID: The section.
  ///   - rowID: The row that things are dropped onto; none by default.
  ///   - previousID: The row before the place; none by default.
  ///   - nextID: The row behind the place; none by default.
  public init(
    sectionID: AnyHashable?, rowID: AnyHashable? = nil, previousID: AnyHashable? = nil,
    nextID: AnyHashable? = nil
  ) {
    self.sectionID = sectionID
    self.rowID = rowID
    self.previousID = previousID
    self.nextID = nextID
  }

  /// The identifier of the section as its own type; nil if it has another.
  public func sectionID<ID>(as type: ID.Type) -> ID? { sectionID?.base as? ID }

  /// The identifier of the row that things are dropped onto as its own type; nil if it has another,
  /// and between rows.
  public func rowID<ID>(as type: ID.Type) -> ID? { rowID?.base as? ID }
}

extension RangeReplaceableCollection where Element: Identifiable {
  /// Puts elements where they were dropped: before the place's next row, or else behind its
  /// previous one, or else at the end. Elements with the same identifiers are taken out first, so
  /// that it also moves.
  ///
  /// ```swift
  /// ListOptions().dropDestination(of: Song.self) { songs, place in
  ///   playlist.insert(songs, at: place)
  /// }
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @preconcurrency @MainActor
  public mutating func insert(_ elements: [Element], at place: DropPlace) {
    let ids = Set(elements.map(\.id))
    removeAll { ids.contains($0.id) }
    let next = place.nextID.flatMap { id in firstIndex { AnyHashable($0.id) == id } }
    let previous = place.previousID.flatMap { id in firstIndex { AnyHashable($0.id) == id } }
    insert(contentsOf: elements, at: next ?? previous.map { index(after: $0) } ?? endIndex)
  }
}
