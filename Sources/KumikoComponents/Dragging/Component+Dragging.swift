import UIKit

extension Component {
  /// This component in a row that the user can drag: onto other rows, into other lists of the app,
  /// also in other windows, and, if `value` is a text, a `URL`, `Data` or an `NSItemProvider`, to
  /// other apps. The picture under the finger is that of the row.
  ///
  /// If the row is one of several that are selected, all of them that are draggable come along;
  /// taps with another finger add more.
  ///
  /// ```swift
  /// MailRow(mail).draggable { mail.id }
  /// ```
  ///
  /// A list that has a handler for moves takes its own ``Component/reorderable(_:)`` rows to where
  /// they are dropped between others.
  ///
  /// - Parameter value: What the row is for whoever it is dropped on: any value of the app, which
  ///   stays what it is inside the app; nil for a row that cannot be dragged now. Asked when the
  ///   row is lifted.
  public consuming func draggable<Value>(
    _ value: @escaping @MainActor () -> Value?
  ) -> Row<Base, ID> {
    modified { $0.drags.append(.source(DragSource { value().map { DragValue.item($0) } })) }
  }

  /// This component in a row of which another component is seen under the finger that drags it.
  ///
  /// ```swift
  /// MailRow(mail).draggable { mail.id }.dragPreview { ListRow(mail.subject) }
  /// ```
  ///
  /// It is as large as it refers to or, if it does not, as its content asks for, and at most 280
  /// points wide.
  ///
  /// - Parameter preview: Makes the component, when the row is lifted.
  public consuming func dragPreview<Preview: Component>(
    _ preview: @escaping @MainActor () -> Preview
  ) -> Row<Base, ID> {
    modified { $0.drags.append(.preview { DragPreview.view(of: preview()) }) }
  }

  /// This component in a row onto which values can be dropped.
  ///
  /// ```swift
  /// FolderRow(folder).dropDestination(of: Mail.ID.self) { ids, _ in file(ids, in: folder) }
  /// ```
  ///
  /// The row lights up while they are held over it. Where things may also be dropped between rows,
  /// it takes them in its middle. For values of several types say it several times; the first that
  /// some thing can be counts.
  ///
  /// - Parameters:
  ///   - type: The type of the values: whatever ``Component/draggable(_:)`` rows give, or `String`,
  ///     `URL` and `Data` also from other apps.
  ///   - action: Takes the values in, and renders. Called with at least one, by the newest version
  ///     of the row, and only if it is still there: values of other apps come later.
  public consuming func dropDestination<Value>(
    of type: Value.Type, _ action: @escaping @MainActor ([Value], DropPlace) -> Void
  ) -> Row<Base, ID> {
    modified { $0.drags.append(.destination(of: type, action)) }
  }

  /// This component in a row that says what becomes of values that are held over it. Without it
  /// those of the app are moved, others copied.
  ///
  /// ```swift
  /// FolderRow(folder)
  ///   .dropDestination(of: Mail.ID.self) { ids, _ in file(ids, in: folder) }
  ///   .dropProposal(of: Mail.ID.self) { _, _ in folder.isLocked ? .forbidden : .move }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values, as in the destination.
  ///   - proposal: What becomes of the values: `.move` and `.copy` accept them, `.forbidden` and
  ///     `.cancel` refuse. Values of other apps are not known yet. Asked as the finger moves.
  public consuming func dropProposal<Value>(
    of type: Value.Type,
    _ proposal: @escaping @MainActor ([Value], DropPlace) -> UIDropOperation
  ) -> Row<Base, ID> {
    modified { $0.drags.append(.proposal(of: type, proposal)) }
  }
}

extension Section {
  /// This section, between whose rows values can be dropped.
  ///
  /// ```swift
  /// Section(id: column.id) { for card in column.cards { CardRow(card).draggable { card } } }
  ///   .dropDestination(of: Card.self) { cards, place in board.put(cards, in: column, at: place) }
  /// ```
  ///
  /// Rows make room while things are held over them, and what is rendered by the action takes it.
  ///
  /// - Parameters:
  ///   - type: The type of the values: whatever ``Component/draggable(_:)`` rows give, or `String`,
  ///     `URL` and `Data` also from other apps.
  ///   - action: Takes the values in at a place, and renders. Called with at least one, by the
  ///     newest version of the section, and only if it is still there.
  public func dropDestination<Value>(
    of type: Value.Type, _ action: @escaping @MainActor ([Value], DropPlace) -> Void
  ) -> Section { adding(.destination(of: type, action)) }

  /// This section, saying what becomes of values that are held between its rows. Without it those
  /// of the app are moved, others copied.
  ///
  /// - Parameters:
  ///   - type: The type of the values, as in the destination.
  ///   - proposal: What becomes of the values: `.move` and `.copy` accept them, `.forbidden` and
  ///     `.cancel` refuse. Values of other apps are not known yet. Asked as the finger moves.
  public func dropProposal<Value>(
    of type: Value.Type,
    _ proposal: @escaping @MainActor ([Value], DropPlace) -> UIDropOperation
  ) -> Section { adding(.proposal(of: type, proposal)) }

  private func adding(_ rule: DragRule) -> Section {
    var copy = self
    copy.drags.append(rule)
    return copy
  }
}
