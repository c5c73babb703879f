import Foundation

/// An item of the menu that a long press on a row once showed: a title, and what is called.
@available(iOS, introduced: 3.2, deprecated: 16.0)
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What the item says.
  open var title: String

  /// What is called when the item is chosen.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
