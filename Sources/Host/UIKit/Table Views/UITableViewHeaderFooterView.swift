/// A header or footer of a section: a content view with a background behind it, and a text.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view waits for reuse; nil: it is not used again.
  public let reuseIdentifier: String?

  private let content = UIView(frame: .zero)
  var title: UILabel?
  var look = EdgeLook()

  /// Makes a view that is used again under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view from an archive; it is empty.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  convenience init(_dynamicReuse reuse: String?) { self.init(reuseIdentifier: reuse) }

  /// Makes an instance of the dynamic class through its own `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C13_dynamicReuseACSSSg_tcfC")
  package static func _make(reuse: __owned String?) -> UITableViewHeaderFooterView

  override class func _makeDefault() -> UIView { _make(reuse: nil) }

  /// Holds what belongs to the header or footer.
  open var contentView: UIView { content }

  /// The text. The table fills it with the data source's title.
  open var textLabel: UILabel? { builtInTitle }

  /// Behind the content, as large as the view; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the view is dequeued to be used again. Does nothing by default.
  open func prepareForReuse() {}

  /// Places background, content and text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The size of the text at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titleHeight(width: size.width))
  }

  /// The size that the constraints of ``contentView`` want, or without any the one that
  /// ``sizeThatFits(_:)`` finds.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      through: contentView, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
