/// A view made to be shown as a keyboard, or on top of one.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What an input view looks like.
  public enum Style: Int, Sendable {
    /// Without a look of its own.
    case `default`
    /// As the keyboard looks.
    case keyboard
  }

  /// What the view looks like.
  open private(set) var inputViewStyle: Style

  /// Whether the height follows from the view's content, not from its frame; false by default.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Makes a view that looks like the keyboard or like nothing.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardHostView.background }
  }

  /// Makes a view without a look.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Makes a view from a nib.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    decodeNib(coder, as: UIInputView.self)
  }
}
