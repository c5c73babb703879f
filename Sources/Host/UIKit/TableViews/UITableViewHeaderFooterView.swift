/// A header or footer of a section: a content view with a background behind it, and a text.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view waits for reuse; nil: it is not used again.
  open private(set) var reuseIdentifier: String?

  var content = UIView(frame: .zero)
  var configured = ConfiguredParts()
  /// The table that shows the view.
  weak var table: UITableView?
  /// Where in the table the view stands.
  var placement = HeaderFooterAppearance()
  var title: UILabel?
  var detail: UILabel?
  /// Whether the view floats away from where it would rest.
  var isPinned = false {
    didSet {
      guard isPinned != oldValue else { return }
      updatePinnedBackground()
      setNeedsConfiguration()
    }
  }
  /// What keeps rows from showing through while the view floats.
  var pinnedBackground: PinnedBackgroundView?
  var appearance = HeaderFooterAppearance()

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

  /// Makes a view from a nib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
    decodeNib(coder, as: UITableViewHeaderFooterView.self)
  }

  func setReuseIdentifier(_ identifier: String) { reuseIdentifier = identifier }

  override class func _makeDefault() -> UIView { _make(reuse: nil) }

  /// Holds what belongs to the header or footer.
  open var contentView: UIView { content }

  /// The text. The table fills it with the data source's title.
  open var textLabel: UILabel? { builtInTitle }

  /// A second text below ``textLabel``, which only headers of grouped tables show.
  open var detailTextLabel: UILabel? { builtInDetail }

  /// Behind the content, as large as the view; nil by default.
  open var backgroundView: UIView? {
    didSet {
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let backgroundView {
        setBackgroundConfiguration(nil)
        insertSubview(backgroundView, at: 0)
      }
      updatePinnedBackground()
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// The content as a value; nil by default. Its view takes the place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContentConfiguration(newValue) }
  }

  /// A configuration without content, with the looks that suit the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    standardContentConfiguration
  }

  /// Whether ``contentConfiguration`` follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// The background as a value, in the place of view and color; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// The background that suits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    standardBackgroundConfiguration
  }

  /// Whether ``backgroundConfiguration`` follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// The present state. Override it to add states of your own.
  open var configurationState: UIViewConfigurationState { ownConfigurationState }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { setNeedsConfiguration() }

  /// Called when the state may have changed: set configurations here. By default those that there
  /// are follow the state.
  open func updateConfiguration(using state: UIViewConfigurationState) { followState(state) }

  /// Called after ``updateConfiguration(using:)``; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Called before the view is dequeued to be used again. Does nothing by default.
  open func prepareForReuse() {}

  /// Places background, content and text.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  /// The size of the text at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let height = configuredContentHeight(width: max(0, size.width - safeWidth))
    return CGSize(width: size.width, height: height ?? titleHeight(width: size.width))
  }

  /// The size that the constraints of ``contentView`` want, or without any the one that
  /// ``sizeThatFits(_:)`` finds.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(
      through: contentView, margin: safeWidth, targetSize, horizontalFittingPriority,
      verticalFittingPriority)
  }

  /// Adapts to changed traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsConfiguration()
  }

  // A view that is measured before it is in its table lives in the table's traits.
  override var outerTraits: UITraitCollection? { table?.traitCollection }
}
