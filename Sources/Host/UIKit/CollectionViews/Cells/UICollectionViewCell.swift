/// The cell of an item: a content view, backgrounds behind it.
///
/// Put your own views into ``contentView``, or give the cell a ``contentConfiguration``.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  var parts = Parts()
  var configured = ConfiguredParts()
  /// What a list draws at the cell's edges; nil of cells that were in no list yet.
  var edgeViews: ListCellEdgeViews?

  /// How far lines of a list are from the cell's edges where nothing else says so.
  var listSeparatorInsets: (leading: CGFloat, trailing: CGFloat) { (16, 0) }

  /// Makes a cell with the frame that its layout attributes have.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UICollectionViewCell.self)
  }

  // MARK: Parts

  /// Holds everything that belongs to the item, as large as the cell.
  open var contentView: UIView { parts.content }

  /// Behind the content, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    get { parts.background }
    set { setBackground(newValue) }
  }

  /// Before ``backgroundView`` while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { setSelectedBackground(newValue) }
  }

  // MARK: State

  /// Whether the item is selected. The collection view sets it.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { changeState(\.isSelected, newValue) }
  }

  /// Whether a touch highlights the item. The collection view sets it.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { changeState(\.isHighlighted, newValue) }
  }

  /// Whether keys are at the item.
  open override var isFocused: Bool { showsFocus || super.isFocused }

  /// Called when the item is lifted, dragged or put back. Does nothing by default.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Called before the cell is dequeued to be used again. Call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    resetState()
  }

  // MARK: Configurations

  /// The content as a value; nil by default. Its view takes the place of ``contentView``.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContentConfiguration(newValue) }
  }

  /// Whether ``contentConfiguration`` follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// The background as a value, in the place of the background views; nil by default.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.hasOwnBackground = true
      setBackgroundConfiguration(newValue)
    }
  }

  /// A background without color.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether ``backgroundConfiguration`` follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// The present state. Override it to add states of your own.
  open var configurationState: UICellConfigurationState { ownConfigurationState }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { setNeedsConfiguration() }

  /// Called when the state may have changed: set configurations here. By default those that there
  /// are follow the state.
  open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

  /// Called after ``updateConfiguration(using:)``; nil by default.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Hooks

  /// Where the content stands in the cell.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// Called when the collection view has begun or ended editing.
  func editingDidChange(animated: Bool) { setNeedsConfiguration() }

  /// Called when the cell has become that of an item.
  func appearInList() {}

  // MARK: Overridden

  /// Gives the content and the backgrounds the size of the cell.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
    edgeViews?.layOut()
  }

  /// The size of configured content; without any the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard configured.content != nil else { return super.sizeThatFits(size) }
    return contentView.sizeThatFits(size)
  }

  /// The size that the constraints of ``contentView`` want, or without any the one that
  /// ``sizeThatFits(_:)`` finds.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(
      through: contentView, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Adapts to changed traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsConfiguration()
  }
}
