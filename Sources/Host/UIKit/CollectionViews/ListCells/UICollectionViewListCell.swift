/// The cell of an item in a list: content with accessories beside it, and a background that suits
/// the list.
///
/// A list layout draws separators from ``separatorLayoutGuide``, and swiping the cell brings out
/// the actions that the layout's configuration provides.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private(set) lazy var accessoryViews = ListCellAccessories(of: self)
  lazy var separatorGuide = ListSeparatorGuide(of: self)
  /// The item's actions, while any of them is in view.
  weak var swipe: ItemSwipe?
  /// Whether the cell is cut at its bounds once its actions are out of view; nil if they are.
  var clipsAtRest: Bool?

  /// Makes a cell with the frame that its layout attributes have.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a cell from an archive. Archives hold no views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Accessories

  /// What stands beside the content; none by default. Only one accessory of each type of the system
  /// is shown. Set it in an animation to let accessories fade.
  public var accessories: [UICellAccessory] = [] {
    didSet { accessoryViews.set(accessories) }
  }

  // MARK: Indentation

  /// How many steps the content is moved in; the item's level in a section snapshot, else 0 by
  /// default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }

  /// The width of a step of ``indentationLevel``, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }

  /// Whether accessories before the content are moved in with it; true by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { indentationDidChange() } }
  }

  // MARK: Separators

  /// Where separators above and below the cell stand: from the text to the end of the cell unless
  /// you constrain its leading and trailing edges.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide.guide }

  // MARK: Configurations

  /// A content configuration without content that suits the list.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    listAppearance?.content ?? .cell()
  }

  /// The background that suits the list; none outside of lists.
  public override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listAppearance?.background ?? .clear()
  }

  // MARK: Overridden

  override var listSeparatorInsets: (leading: CGFloat, trailing: CGFloat) { separatorGuide.insets }

  override var contentFrame: CGRect { accessoryViews.contentFrame }

  /// Places the content and the accessories beside it.
  open override func layoutSubviews() {
    prepareToMeasure()
    super.layoutSubviews()
    accessoryViews.layOut()
    separatorGuide.update()
    swipe?.arrange()
  }

  /// The size of configured content with the accessories beside it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    prepareToMeasure()
    guard configured.content != nil else { return super.sizeThatFits(size) }
    let beside = accessoryViews.width
    let room = CGSize(width: max(0, size.width - beside), height: size.height)
    let content = contentView.sizeThatFits(room)
    return CGSize(
      width: content.width + beside, height: max(content.height, accessoryViews.height))
  }

  /// The size that the content wants with the accessories beside it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    prepareToMeasure()
    return fittingSize(
      through: contentView, margin: accessoryViews.width, targetSize, horizontalFittingPriority,
      verticalFittingPriority)
  }

  private func prepareToMeasure() {
    updateConfigurationIfNeeded()
    accessoryViews.update()
    applyMargins()
  }

  override func editingDidChange(animated: Bool) {
    super.editingDidChange(animated: animated)
    accessoryViews.editingDidChange(animated: animated)
  }

  override func appearInList() {
    super.appearInList()
    adoptBackground(of: listAppearance)
  }
}
