import Foundation

/// Something to do with a row: a button that a swipe over the row brings out.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action is called with: itself, the button that shows it, and a function to call once
  /// with whether it was performed. It may be called later; until then the row stays open.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// The row stays. Gray.
    case normal = 0
    /// The row goes away. Red.
    case destructive = 1
  }

  private var storedStyle = Style.normal
  private var storedHandler: Handler = { _, _, _ in }

  /// Makes an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    storedStyle = style
    storedHandler = handler
    self.title = title
  }

  /// What the action does to its row.
  open var style: Style { storedStyle }

  /// What is called when the button is tapped, or swiped to its full width.
  open var handler: Handler { storedHandler }

  /// What the button says. It is left out where there is a picture and no room for both.
  open var title: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the button; by default, and after nil, that of the style.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (storedStyle == .destructive ? .systemRed : .systemGray3) }
    set { ownBackgroundColor = newValue }
  }

  private var ownBackgroundColor: UIColor?

  /// The picture on the button, drawn in white; nil by default.
  open var image: UIImage?
}
