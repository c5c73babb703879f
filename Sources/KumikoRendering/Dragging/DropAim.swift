import KumikoComponents
import UIKit

/// What would be done with things where they are held over a list: told by identifiers, so that it
/// holds whatever is rendered until they are dropped.
@MainActor
struct DropAim {
  /// Who takes the things.
  enum Taker: Equatable {
    /// The row that they are held over.
    case row(id: AnyHashable, section: AnyHashable)
    /// The section between whose rows they are held.
    case section(AnyHashable)
    case list
    /// The handler for moves, for one row of the list.
    case mover
  }

  let taker: Taker
  /// The type of the values that are taken; nil for rows that move.
  let type: ObjectIdentifier?
  let place: DropPlace
  let operation: UIDropOperation

  /// Whether the things are taken.
  var accepts: Bool { operation == .copy || operation == .move }

  /// Whether rows make room.
  var isBetweenRows: Bool { place.rowID == nil }
}
