import ListGeometry

/// A row of a table: a content view, backgrounds behind it, an accessory beside it.
///
/// Put your own views into ``contentView``; the built-in labels and the image view are made when
/// they are first asked for.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  let cellStyle: CellStyle
  var parts = Parts()
  var configured = ConfiguredParts()

  /// The name under which the cell waits for reuse; nil: it is not used again.
  open private(set) var reuseIdentifier: String?

  /// The table that shows the cell.
  private(set) weak var table: UITableView?
  /// The row that the cell shows; nil for a cell out of use.
  private(set) var itemPath: RowPath?
  /// The row's actions, while any of them is in view.
  weak var swipe: ItemSwipe?

  /// Makes a cell of a style, 320 × 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Makes a cell of the default style that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell from a nib.
  public required init?(coder: NSCoder) {
    cellStyle = coder.nibValue("style") ?? .default
    reuseIdentifier = coder.nibValue("reuseIdentifier")
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UITableViewCell.self)
  }

  override class func _makeDefault() -> UIView { _make(style: .default, reuse: nil) }

  /// Lets the cell belong to a table from now on, or to none.
  func setTable(_ table: UITableView?) { self.table = table }

  func setReuseIdentifier(_ identifier: String) { reuseIdentifier = identifier }

  func setItemPath(_ path: RowPath?) {
    if path != itemPath { window?.pointer.leave(self) }
    itemPath = path
  }

  var takesPress: Bool {
    guard let table, let itemPath else { return false }
    return table.canSelect && table.shouldHighlight(itemPath)
  }

  // MARK: Parts

  /// Holds everything that belongs to the row; beside it stands the accessory.
  open var contentView: UIView { parts.content }

  /// The main text.
  open var textLabel: UILabel? { builtInText }

  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { builtInDetail }

  /// The image before the text; nil in ``CellStyle/value2``.
  open var imageView: UIImageView? { builtInImage }

  /// Behind the content, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    get { parts.background }
    set { setBackground(newValue) }
  }

  /// Before ``backgroundView`` while the cell is selected or highlighted; gray by default.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { setSelectedBackground(newValue) }
  }

  /// In place of ``selectedBackgroundView`` in a table with multiple selection; nil by default.
  open var multipleSelectionBackgroundView: UIView? {
    get { parts.multipleSelectionBackground }
    set { setMultipleSelectionBackground(newValue) }
  }

  /// The color behind everything. Set by the table's style unless you set it.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      parts.hasOwnBackgroundColor = true
      super.backgroundColor = newValue
    }
  }

  // MARK: Accessory

  /// What stands at the end of the row; nothing by default.
  open var accessoryType: AccessoryType {
    get { parts.accessory.type }
    set { changeAccessory { $0.accessory.type = newValue } }
  }

  /// A view in place of ``accessoryType``; nil by default. It keeps its size.
  open var accessoryView: UIView? {
    get { parts.accessory.view }
    set { changeAccessory(giving: newValue) { $0.accessory.view = newValue } }
  }

  /// What stands at the end of the row while it is being edited; nothing by default.
  open var editingAccessoryType: AccessoryType {
    get { parts.editingAccessory.type }
    set { changeAccessory { $0.editingAccessory.type = newValue } }
  }

  /// A view in place of ``editingAccessoryType``; nil by default. It keeps its size.
  open var editingAccessoryView: UIView? {
    get { parts.editingAccessory.view }
    set { changeAccessory(giving: newValue) { $0.editingAccessory.view = newValue } }
  }

  /// Whether the row has a handle to drag it by: while the table is edited, if the data source lets
  /// the row be moved. Set it to false to do without.
  open var showsReorderControl: Bool {
    get { hasHandle }
    set { setShowsHandle(newValue) }
  }

  // MARK: Looks

  /// How selection looks; gray by default.
  open var selectionStyle: SelectionStyle {
    get { parts.selectionStyle }
    set {
      parts.selectionStyle = newValue
      updateSelectionAppearance(animated: false)
    }
  }

  /// The space beside the separator below the cell; the table's by default.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? effectiveSeparatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  /// How many steps the built-in content is moved in; 0 by default.
  open var indentationLevel: Int {
    get { parts.indentationLevel }
    set {
      parts.indentationLevel = newValue
      setNeedsLayout()
    }
  }

  /// The width of a step of ``indentationLevel``, in points; 10 by default.
  open var indentationWidth: CGFloat {
    get { parts.indentationWidth }
    set {
      parts.indentationWidth = newValue
      setNeedsLayout()
    }
  }

  // MARK: State

  /// Whether the row is selected. Setting it is not animated.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch highlights the row. Setting it is not animated.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether keys are at the row.
  open override var isFocused: Bool { showsFocus || super.isFocused }

  /// Whether a ring shows that keys are at the row; ``FocusStyle/default`` by default: it does.
  open var focusStyle = FocusStyle.default { didSet { updateFocusRing() } }

  /// Called by the table when selection changes. Override it to show selection in your own way.
  open func setSelected(_ selected: Bool, animated: Bool) {
    changeState(\.isSelected, selected, animated: animated)
  }

  /// Called by the table when the highlight changes.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeState(\.isHighlighted, highlighted, animated: animated)
  }

  // MARK: Editing

  /// Whether the cell shows its controls for editing. Setting it is not animated.
  open var isEditing: Bool {
    get { parts.editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Called by the table when editing begins or ends. Call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// What the control at the beginning of the row does, as the table's delegate decided.
  open var editingStyle: EditingStyle { parts.editing.appearance.style }

  /// Whether the row's actions, such as the one that confirms a deletion, are in view.
  open var showingDeleteConfirmation: Bool { parts.editing.showsActions }

  /// Whether a row without a control makes room for one while it is being edited; true by default.
  open var shouldIndentWhileEditing: Bool {
    get { parts.editing.indentsByItself }
    set { setIndentsWhileEditing(newValue) }
  }

  /// Called before what the cell shows for editing changes. Does nothing by default.
  open func willTransition(to state: StateMask) {}

  /// Called after what the cell shows for editing has changed. Does nothing by default.
  open func didTransition(to state: StateMask) {}

  /// Whether touches reach the cell while its row is lifted or dragged; false by default.
  open var userInteractionEnabledWhileDragging = false

  /// Called when the row is lifted, dragged or put back. Does nothing by default.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Called before a cell is dequeued to be used again. Call `super`.
  open func prepareForReuse() { resetState() }

  // MARK: Configurations

  /// The content as a value; nil by default. Its view takes the place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContentConfiguration(newValue) }
  }

  /// A configuration without content, with the looks that suit the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    standardContentConfiguration
  }

  /// Whether ``contentConfiguration`` follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// The background as a value, in the place of views and color; nil by default.
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
  open var configurationState: UICellConfigurationState { ownConfigurationState }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { setNeedsConfiguration() }

  /// Called when the state may have changed: set configurations here. By default those that there
  /// are follow the state.
  open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

  /// Called after ``updateConfiguration(using:)``; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Overridden

  /// The view at a point; nil while the row is dragged, unless
  /// ``userInteractionEnabledWhileDragging`` is set.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesTouches ? super.hitTest(point, with: event) : nil
  }

  /// Places backgrounds, content, accessory, separators and the built-in views.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  /// The size of the built-in content at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: size.width, height: naturalHeight(width: size.width))
  }

  /// The size that the constraints of ``contentView`` want, or without any the one that
  /// ``sizeThatFits(_:)`` finds.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    // Margins by the safe area are those of the place that the content has.
    setContentFrame(CGSize(width: targetSize.width, height: bounds.height))
    return fittingSize(
      through: contentView, margin: widthBesideContent, targetSize,
      horizontalFittingPriority, verticalFittingPriority)
  }

  /// Adapts to changed traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsConfiguration()
  }

  // A cell that is measured before it is in its table lives in the table's traits.
  override var outerTraits: UITraitCollection? { table?.traitCollection }

  /// Tells that the content asks for another height: a cell in view gets it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.heightDidChange(of: self)
  }
}
