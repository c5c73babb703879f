import Foundation

/// Something to do with a row, as it was given before ``UIContextualAction``.
///
/// A table asks for these where ``UITableViewDelegate`` gives no trailing swipe actions.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action is called with: itself, and the row at that time.
  typealias Handler = (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

  /// How an action looks.
  public enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    /// Gray.
    case normal = 1

    /// Red: the same as ``default``.
    public static var destructive: Style { .default }
  }

  private var storedStyle = Style.default
  private var handler: Handler = { _, _ in }

  /// Makes an action.
  public convenience init(
    style: Style, title: String?,
    handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.init()
    storedStyle = style
    self.handler = handler
    self.title = title
  }

  /// How the action looks.
  open var style: Style { storedStyle }

  /// What the button says.
  open var title: String?

  /// The color of the button; nil, the default, is that of the style.
  open var backgroundColor: UIColor?

  /// The same as an action of today. The row closes when it has been called.
  func contextualAction(for path: @escaping () -> IndexPath?) -> UIContextualAction {
    let style: UIContextualAction.Style = storedStyle == .normal ? .normal : .destructive
    let action = UIContextualAction(style: style, title: title) { [self] _, _, done in
      if let path = path() { handler(self, path) }
      done(false)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
