/// A component that says something of its row: what it shows there by nature, or a wrapper that
/// adds something to what the components inside have said.
@MainActor
package protocol RowModifying {
  /// Adds what it says to what the components inside have said.
  func modify(_ traits: inout RowTraits)
}

extension Component {
  /// Adds what this component says of its row, and before it what those inside say.
  func describeRow(_ traits: inout RowTraits) {
    // Most are not, which is known sooner than a cast fails.
    if Self.self == AnyComponent.self, let erased = self as? AnyComponent {
      return erased.box.describeRow(&traits)
    }
    if let wrapper = self as? any ComponentWrapping { wrapper.wrapped.describeRow(&traits) }
    (self as? any RowModifying)?.modify(&traits)
  }

  /// The name of the type of the component inside all wrappers.
  fileprivate var innermostTypeName: String {
    if let erased = self as? AnyComponent { return erased.innermostTypeName }
    if let wrapper = self as? any ComponentWrapping { return wrapper.wrapped.innermostTypeName }
    return String(describing: Self.self)
  }
}

extension AnyComponent {
  /// The name of the type of the component inside all wrappers.
  package var innermostTypeName: String {
    (base as? any Component)?.innermostTypeName ?? String(describing: type(of: base))
  }

  /// What the modifiers of this component say of its row.
  ///
  /// - Complexity: O(*w*), where *w* is the number of wrappers.
  package var rowTraits: RowTraits {
    var traits = RowTraits()
    box.describeRow(&traits)
    traits.removeActionsIfUntouchable()
    traits.highlightIfTappable()
    return traits
  }
}
