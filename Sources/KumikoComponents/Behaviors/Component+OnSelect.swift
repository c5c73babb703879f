extension Component {
  /// This component, calling `action` when its row is selected.
  ///
  /// The newest action is called: it may use what it captured, such as an index, without being out
  /// of date. Actions added to the same component are called from the first to the last.
  ///
  /// ```swift
  /// MailRow(mail).onSelect { open(mail) }
  /// ```
  @inlinable
  public consuming func onSelect(_ action: @escaping @MainActor () -> Void) -> Row<Base, ID> {
    makeRow().tapped(action)
  }

  /// This component in a row that can be selected and lights up under a finger, as by default, or
  /// in one that does neither.
  ///
  /// ```swift
  /// Explanation(text).selectable(false)
  /// ```
  public consuming func selectable(_ isSelectable: Bool = true) -> Row<Base, ID> {
    modified { $0.isSelectable = isSelectable }
  }
}
