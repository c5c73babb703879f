/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case `default`
    /// It leaves things as they are.
    case cancel
    /// It takes something away.
    case destructive
  }

  /// What the button says.
  public let title: String?

  /// What the button is for.
  public let style: Style

  /// Whether the button can be pressed; true by default.
  open var isEnabled = true { didSet { onChange?() } }

  private let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Makes a button. `handler` is called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  func perform() { handler?(self) }
}
