import QuartzCore

/// A view of a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  var current: UIListContentConfiguration
  let parts = ListContentParts()
  /// The width that constraints give the view, at which its texts break; nil: they do not break.
  var lineWidth: CGFloat?
  /// Whether constraints decide on the width.
  var isConstrained = false

  /// Makes a view of a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    setConfiguration(configuration)
  }

  /// Makes a view of an empty cell's configuration.
  public override init(frame: CGRect) {
    current = .cell()
    super.init(frame: frame)
    apply()
  }

  /// Makes a view of an empty cell's configuration from an archive.
  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
    apply()
  }

  /// What the view shows: a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { current }
    set { setConfiguration(newValue) }
  }

  /// Where the text stands; nil without one.
  open var textLayoutGuide: UILayoutGuide? { guide(to: .text) }

  /// Where the second text stands; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(to: .secondaryText) }

  /// Where the image stands; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(to: .image) }

  /// Places image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The size of the content at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: size.width))
  }

  /// The size of the content at the width of `targetSize`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  /// As high as the content at the width that the view has, or gets from constraints.
  open override var intrinsicContentSize: CGSize {
    let width = isConstrained ? lineWidth ?? .greatestFiniteMagnitude : bounds.width
    let height = contentHeight(width: width)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    parts.tint(current, tintColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.tint(current, tintColor)
  }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    if bounds.width != old.width, !isConstrained { invalidateIntrinsicContentSize() }
  }

  package override func breakLines(atWidth width: CGFloat?) -> Bool {
    (isConstrained, lineWidth) = (true, width)
    return true
  }
}

extension UIListContentView {
  private func setConfiguration(_ configuration: any UIContentConfiguration) {
    guard let new = configuration as? UIListContentConfiguration else {
      preconditionFailure(
        "A UIListContentView shows a UIListContentConfiguration, not \(configuration); ask "
          + "supports(_:) first.")
    }
    guard new != current else { return }
    current = new
    apply()
  }

  private func apply() {
    parts.apply(current, in: self)
    directionalLayoutMargins = current.directionalLayoutMargins
    alpha = current.alpha
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
