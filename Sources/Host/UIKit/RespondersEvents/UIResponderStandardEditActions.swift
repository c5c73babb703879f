/// What can be done with a selection.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies the selection and removes it.
  func cut(_ sender: Any?)

  /// Copies the selection.
  func copy(_ sender: Any?)

  /// Replaces the selection by what was copied.
  func paste(_ sender: Any?)

  /// Removes the selection.
  func delete(_ sender: Any?)

  /// Selects the word at the caret.
  func select(_ sender: Any?)

  /// Selects everything.
  func selectAll(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}

  public func copy(_ sender: Any?) {}

  public func paste(_ sender: Any?) {}

  public func delete(_ sender: Any?) {}

  public func select(_ sender: Any?) {}

  public func selectAll(_ sender: Any?) {}
}
