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
  open private(set) var title: String?

  /// What the button is for.
  open private(set) var style: Style = .default

  /// Whether the button can be pressed; true by default.
  open var isEnabled = true { didSet { onChange?() } }

  private var handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Makes a button. `handler` is called after the alert was dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func perform() { handler?(self) }
}
