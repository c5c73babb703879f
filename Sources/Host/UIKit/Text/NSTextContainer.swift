/// The room that the lines of a text view fill.
open class NSTextContainer: NSObject {
  /// Called after a value changed.
  var onChange: (() -> Void)?

  /// Makes room of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// The size; a text view sets its width.
  open var size: CGSize

  /// The space left and right of lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }

  /// The most lines to show; 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }

  /// What happens where a line is too long; broken at words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
}
