/// A component with what it is and everything that modifiers said about it: one flat value.
///
/// Modifiers never nest: each of them returns the row with one thing more. A row is rendered as the
/// component is, shares its content with components of its kind, and lets its properties be read.
///
/// ```swift
/// ListRow(person.name)
///   .id(person.id)
///   .onSelect { open(person) }
///   .deletable { remove(person) }
/// ```
///
/// - Note: `ID` is ``NoID`` until the component, or ``Component/id(_:)``, says what it is. Such
///   a row is known by its place in the section.
public struct Row<Base: Component, ID>: ComponentWrapping {
  /// What the row shows.
  public var wrapped: Base

  /// What stays the same in every version of the row, and is unlike any other row's.
  public var id: ID

  /// What a tap does. Kept here, since most rows have nothing else.
  @usableFromInline var action: (@MainActor () -> Void)?

  /// What else modifiers said; nil for nothing.
  @usableFromInline var modifiers: RowModifiers?

  @inlinable
  init(
    _ wrapped: consuming Base, id: consuming ID, action: (@MainActor () -> Void)? = nil,
    modifiers: consuming RowModifiers? = nil
  ) {
    self.wrapped = wrapped
    self.id = id
    self.action = action
    self.modifiers = modifiers
  }

  /// The row itself.
  @inlinable
  public consuming func makeRow() -> Row<Base, ID> { self }

  /// Tells the component inside, then calls what ``Component/on(willDisplay:)`` said.
  public func contentWillDisplay(_ content: Base.Content) {
    wrapped.contentWillDisplay(content)
    modifiers?.willDisplay()
  }

  /// Tells the component inside, then calls what ``Component/on(didEndDisplaying:)`` said.
  public func contentDidEndDisplay(_ content: Base.Content) {
    wrapped.contentDidEndDisplay(content)
    modifiers?.didEndDisplaying()
  }
}

extension Row: IdentifiableComponent where ID: Hashable {}

extension Row: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    if let action { traits.addTap(action) }
    if let modifiers { traits.add(modifiers.traits) }
  }
}

/// What modifiers said of a row: one object, changed in place while nobody else has it.
@MainActor
@usableFromInline
final class RowModifiers {
  var traits = RowTraits()
  fileprivate var display: [RowDisplay] = []

  fileprivate init() {}

  private init(copying other: RowModifiers) {
    traits = other.traits
    display = other.display
  }

  /// The modifiers, unless somebody else has them too: then a copy. New ones if there are none.
  @usableFromInline
  static func unique(_ modifiers: consuming RowModifiers?) -> RowModifiers {
    guard var modifiers else { return RowModifiers() }
    if !isKnownUniquelyReferenced(&modifiers) { modifiers = RowModifiers(copying: modifiers) }
    return modifiers
  }

  func willDisplay() {
    for observer in display { observer.willDisplay?() }
  }

  func didEndDisplaying() {
    for observer in display { observer.didEndDisplaying?() }
  }
}

/// What is called when a row comes on screen, and when it has left.
@MainActor
struct RowDisplay {
  var willDisplay: (@MainActor () -> Void)?
  var didEndDisplaying: (@MainActor () -> Void)?
}

extension Row {
  /// This row with something changed that modifiers say.
  @inlinable
  consuming func changed(_ change: (RowModifiers) -> Void) -> Row {
    let unique = RowModifiers.unique(modifiers.take())
    change(unique)
    modifiers = unique
    return self
  }

  /// This row, calling something when it is displayed.
  consuming func displayed(_ observer: RowDisplay) -> Row {
    changed { $0.display.append(observer) }
  }

  /// This row, doing something more when it is tapped.
  @inlinable
  consuming func tapped(_ next: @escaping @MainActor () -> Void) -> Row {
    guard let first = action else {
      action = next
      return self
    }
    action = {
      first()
      next()
    }
    return self
  }
}

extension Component {
  /// This component in a row with an identifier: what stays the same in every version of the row,
  /// and is unlike that of any other row of its section. The last one said counts.
  ///
  /// ```swift
  /// for person in people { ListRow(person.name).id(person.number) }
  /// ```
  @inlinable
  public consuming func id<NewID: Hashable>(_ id: NewID) -> Row<Base, NewID> {
    let row = makeRow()
    return Row<Base, NewID>(row.wrapped, id: id, action: row.action, modifiers: row.modifiers)
  }

  /// This component in a row of which something is changed that modifiers say.
  package consuming func modified(_ change: (inout RowTraits) -> Void) -> Row<Base, ID> {
    makeRow().changed { change(&$0.traits) }
  }
}

/// The former name of a component with modifiers.
@available(*, deprecated, message: "A component with modifiers is a Row.")
public typealias ModifiedComponent<Wrapped: Component> = Row<Wrapped.Base, Wrapped.ID>
