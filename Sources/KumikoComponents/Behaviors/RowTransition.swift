import UIKit

/// How a row comes into a list, or leaves it.
public enum RowTransition: Hashable, Sendable {
  /// It fades in its place.
  case fade
  /// It comes from the left edge of the list, or goes there.
  case left
  /// It comes from the right edge of the list, or goes there.
  case right
  /// It comes from above, or goes there, by its own height.
  case top
  /// It comes from below, or goes there, by its own height.
  case bottom
  /// It grows from its middle, or shrinks to it.
  case middle
  /// It is there, or stays until the others have made room.
  case none
}

/// How a row comes and how it leaves; nil is as the list has it.
package struct RowTransitions: Hashable {
  package var insertion: RowTransition?
  package var removal: RowTransition?
}

extension Component {
  /// This component in a row that comes and leaves in a certain way, where changes are animated.
  ///
  /// It is said by the version of the row that comes or leaves. A row whose whole section comes or
  /// leaves does as the section does.
  ///
  /// ```swift
  /// TaskRow(task).transition(.left)
  /// ```
  ///
  /// In a table this is the `UITableView.RowAnimation` of the same name, in a collection view what
  /// the layout says of where the item begins or ends.
  public consuming func transition(_ transition: RowTransition) -> Row<Base, ID> {
    modified { $0.transitions = RowTransitions(insertion: transition, removal: transition) }
  }

  /// This component in a row that comes in one way and leaves in another.
  ///
  /// ```swift
  /// TaskRow(task).transition(insertion: .top, removal: .right)
  /// ```
  public consuming func transition(
    insertion: RowTransition, removal: RowTransition
  ) -> Row<Base, ID> {
    modified { $0.transitions = RowTransitions(insertion: insertion, removal: removal) }
  }
}
