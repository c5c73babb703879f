extension Component {
  /// This component in a row over which a swipe brings out actions, the outermost one first.
  ///
  /// Actions added for the same edge stand one after the other. When one is performed, the newest
  /// version of its row is asked for its handler: that of the action with the same identifier or,
  /// without one, with the same title. If the row or the action has gone by then, nothing is done
  /// and the row closes: a button that still says “Flag” never unflags. A row closes, too, when it
  /// is shown anew because ``Component/shouldContentUpdate(with:)`` says so.
  ///
  /// ```swift
  /// MailRow(mail)
  ///   .swipeActions(edge: .leading) { RowAction("Read") { mail.isRead = true } }
  ///   .swipeActions(allowsFullSwipe: false) { RowAction("Flag") { mail.isFlagged = true } }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: Where the swipe begins; at the end of the row by default.
  ///   - allowsFullSwipe: Whether a swipe over most of the row performs the first action; true by
  ///     default.
  ///   - actions: Lists the actions.
  public consuming func swipeActions(
    edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true,
    @RowActionsBuilder actions: @escaping @MainActor () -> [RowAction]
  ) -> Row<Base, ID> {
    modified { traits in
      traits.swipes[edge, default: SwipeActions()].makers.append(actions)
      traits.swipes[edge]?.allowsFullSwipe = allowsFullSwipe
    }
  }

  /// This component in a row that the user can delete: by a swipe from its end, or, while the list
  /// is being edited, by the control beside it.
  ///
  /// The row leaves at once, then `didDelete` is called, which should make the list's data agree: a
  /// version of the list that still has the row brings it back.
  ///
  /// ```swift
  /// TaskRow(task).deletable { tasks.remove(task) }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What the button says; “Delete” by default.
  ///   - didDelete: Called when the row has left.
  @inlinable
  public consuming func deletable(
    title: String = "Delete", didDelete: @escaping @MainActor () -> Void
  ) -> Row<Base, ID> {
    makeRow().changed { $0.setDeletion(title: title, didDelete) }
  }

  /// This component in a row that has a control for inserting beside it while the list is being
  /// edited.
  ///
  /// ```swift
  /// Text("Add a phone number").insertable { numbers.append("") }
  /// ```
  ///
  /// - Parameter insert: Called when the control is tapped.
  public consuming func insertable(
    _ insert: @escaping @MainActor () -> Void
  ) -> Row<Base, ID> {
    modified { $0.editing = .insert(insert) }
  }

  /// This component in a row that the user can move to another place, provided that the list has a
  /// handler for moves.
  ///
  /// ```swift
  /// TaskRow(task).reorderable()
  /// ```
  public consuming func reorderable(_ isReorderable: Bool = true) -> Row<Base, ID> {
    modified { $0.isReorderable = isReorderable }
  }
}

extension RowModifiers {
  /// Lets the row be deleted.
  @usableFromInline
  func setDeletion(title: String, _ didDelete: @escaping @MainActor () -> Void) {
    traits.editing = .delete(title: title, didDelete)
  }
}
