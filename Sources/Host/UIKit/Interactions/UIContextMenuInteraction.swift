import Foundation

/// Gives a view a context menu: by a long press, the secondary button or the menu key.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// What a context menu shows.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// A preview and a menu.
    case rich
    /// A menu only, as for pointers.
    case compact
  }

  /// Makes the menus. The interaction does not keep it alive.
  public internal(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that the menus belong to.
  open internal(set) weak var view: UIView?

  /// Makes an interaction whose menus `delegate` makes.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction changes views. Does nothing more by default.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction changed views.
  open func didMove(to view: UIView?) { self.view = view }
}
