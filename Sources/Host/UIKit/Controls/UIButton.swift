import QuartzCore

/// A control that is pressed: a title, a picture or both, on a background.
///
/// Its looks come from ``configuration`` if there is one, else from what the `set…(_:for:)` methods
/// were given for each state. What the members below call stands in `UIButton+Topic.swift`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  var contents: [UInt: Content] = [:]
  var parts = Parts()

  /// Makes a custom button with a frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a custom button from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UIButton.self)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    applyType(buttonType)
  }

  /// Makes a button that shows and sends `primaryAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    applyType(buttonType)
    applyAction(primaryAction)
  }

  /// Makes a custom button that shows and sends `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    applyAction(primaryAction)
  }

  /// Makes a button with a configuration that shows and sends `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    applyType(.system)
    self.configuration = configuration
    // Observers do not run inside initializers.
    configurationDidChange()
    applyAction(primaryAction)
  }

  /// What the button looks like without a configuration.
  open var buttonType: ButtonType { parts.type }

  /// What the button is for; nothing special by default.
  open var role: Role = .normal { didSet { contentsDidChange() } }

  // MARK: Contents by state

  /// Shows `title` in a state; states without one show that for normal.
  open func setTitle(_ title: String?, for state: State) {
    changeContent(state) { $0.title = title }
  }

  /// Shows a title with attributes in a state, in place of one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let copy = title.map(NSAttributedString.init(attributedString:))
    changeContent(state) { $0.attributedTitle = copy }
  }

  /// Shows the title of a state in a color; states without one take that for normal.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    changeContent(state) { $0.titleColor = color }
  }

  /// Shows `image` in a state; states without one show that for normal.
  open func setImage(_ image: UIImage?, for state: State) {
    changeContent(state) { $0.image = image }
  }

  /// Shows `image` behind everything in a state; states without one show that for normal.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    changeContent(state) { $0.backgroundImage = image }
  }

  /// Gives symbols a look in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    changeContent(state) { $0.symbolConfiguration = configuration }
  }

  /// The title set for a state, or for normal.
  open func title(for state: State) -> String? { content(state, \.title) }

  /// The title with attributes set for a state, or for normal.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(state, \.attributedTitle)
  }

  /// The color set for a state, or for normal.
  open func titleColor(for state: State) -> UIColor? { content(state, \.titleColor) }

  /// The picture set for a state, or for normal.
  open func image(for state: State) -> UIImage? { content(state, \.image) }

  /// The background set for a state, or for normal.
  open func backgroundImage(for state: State) -> UIImage? { content(state, \.backgroundImage) }

  /// The look of symbols set for a state, or for normal.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { content(state, \.symbolConfiguration) }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }

  /// The title with attributes of the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The color of the title in the present state.
  open var currentTitleColor: UIColor { shownTitleColor }

  /// The picture of the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The look of symbols in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Views

  /// The view of the title.
  open var titleLabel: UILabel? { madeTitleLabel }

  /// The view of the subtitle; nil without a configuration that has one.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// The view of the picture.
  open var imageView: UIImageView? { madeImageView }

  // MARK: Layout

  /// The space between the edges and the contents; zero by default.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentsDidChange() } }

  /// How the title is moved from its place; zero by default.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// How the picture is moved from its place; zero by default.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  /// Where the background is drawn; all of the bounds by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the contents are placed; the bounds without ``contentEdgeInsets`` by default.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Where the title is placed.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  /// Where the picture is placed.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  package override func breakLines(atWidth width: CGFloat?) -> Bool { breakTitles(atWidth: width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Configuration

  /// The looks as a value; nil, the default, takes them from the contents by state.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }

  /// Whether ``updateConfiguration()`` is called when the state changes; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Called in place of ``updateConfiguration()``'s work when the state changes; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What adapts the configuration of a button to its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    noteConfigurationIsStale()
    setNeedsLayout()
  }

  /// Adapts ``configuration`` to the state. Calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Menus

  /// The menu that the button opens; nil by default.
  open var menu: UIMenu? {
    didSet {
      menuDidChange()
      watchLongPress()
    }
  }

  /// Whether a press opens ``menu``; false by default: then a long press does.
  open var showsMenuAsPrimaryAction = false { didSet { watchLongPress() } }

  /// Whether the button shows what is selected in ``menu``, or is selected by presses in turn;
  /// false by default.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  // MARK: View

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentsDidChange()
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Seams

  /// On whose behalf the menu's actions run.
  var menuSender: AnyObject { self }

  package override var takesTaps: Bool { true }

  package override var standardTraits: UIAccessibilityTraits { .button }

  package override func stateDidChange() {
    super.stateDidChange()
    buttonStateDidChange()
  }

  package override func pressed(_ event: UIEvent?) {
    if showsMenuAsPrimaryAction, openMenu() != nil { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    super.pressed(event)
  }

  package override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  package override func makeDrawing() -> [DrawItem] {
    configuration == nil ? unconfiguredBackground : []
  }
}
