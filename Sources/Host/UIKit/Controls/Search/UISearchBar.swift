import QuartzCore

/// A field to search with, buttons around it, and below it a choice of where to search.
///
/// The bar only reports what the user does: ask it for ``text`` and show what was found, or let a
/// ``UISearchController`` do so. What the members below call stands in `UISearchBar+Topic.swift`.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  let parts = SearchBarParts()

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearchBar()
  }

  /// Makes a bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearchBar()
    decodeNib(coder, as: UISearchBar.self)
  }

  /// Decides about editing and hears what is pressed; nil by default.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// What is searched for; empty by default.
  open var text: String? {
    get { parts.field.text }
    set { setText(newValue) }
  }

  /// The hint in the empty field; nil by default.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }

  /// A line above the field; nil by default.
  open var prompt: String? {
    get { parts.prompt.text }
    set { setPrompt(newValue) }
  }

  /// The field.
  open var searchTextField: UISearchTextField { parts.field }

  // MARK: Buttons

  /// Whether there is a book in the empty field; false by default.
  open var showsBookmarkButton = false { didSet { showAccessory() } }

  /// Whether there is a button that ends the search; false by default.
  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button that ends the search, or takes it away.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    parts.owner?.searchBarWasGivenCancelButton(self)
    showCancel(showsCancelButton, animated: animated)
  }

  /// Whether there is a list in the empty field, in place of the book; false by default.
  open var showsSearchResultsButton = false { didSet { showAccessory() } }

  /// Whether the list in the field is chosen; false by default.
  open var isSearchResultsButtonSelected = false { didSet { showAccessory() } }

  // MARK: Scopes

  /// The places to search in; nil by default.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// The place to search in; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { parts.scope }
    set { selectScope(newValue) }
  }

  /// Whether the places to search in are offered; false by default.
  open var showsScopeBar: Bool {
    get { parts.showsScope }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Offers the places to search in, or no longer.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    parts.owner?.searchBarWasGivenScopeBar(self)
    showScope(show, animated: animated)
  }

  /// Gives the names of places attributes in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopes.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes of the names of places in a state; nil if none were given.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { parts.scopes.titleTextAttributes(for: state) }

  // MARK: Looks

  /// How the bar stands out; as suits the place by default.
  open var searchBarStyle: Style = .default { didSet { looksChanged() } }

  /// Light on dark or as the surroundings; the latter by default.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  /// Whether content shows through; true by default.
  open var isTranslucent = true { didSet { looksChanged() } }

  /// The color behind the field; nil (the default) for the usual one.
  open var barTintColor: UIColor? { didSet { looksChanged() } }

  /// A picture behind the field; nil by default.
  open var backgroundImage: UIImage? { didSet { looksChanged() } }

  /// Puts a picture behind the text in place of the gray. Only that for the normal state is shown.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    parts.field.fieldBackground = backgroundImage
  }

  /// The picture behind the text; nil by default.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .normal ? parts.field.fieldBackground : nil
  }

  /// Gives an icon another picture; nil for the usual one.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    setIcon(iconImage, icon, state)
  }

  /// The picture that an icon was given in a state; nil by default.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    parts.icons[SearchBarParts.IconKey(icon, state)]
  }

  /// Moves an icon towards the end of the line and down.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    parts.field.iconOffsets[icon.rawValue] = adjustment
  }

  /// How far an icon is moved; not at all by default.
  open func positionAdjustment(for icon: Icon) -> UIOffset { parts.field.offset(of: icon) }

  /// How far the text is moved; not at all by default.
  open var searchTextPositionAdjustment: UIOffset {
    get { parts.field.textOffset }
    set { parts.field.textOffset = newValue }
  }

  /// How far the field is moved; not at all by default.
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero {
    didSet { setNeedsLayout() }
  }

  // MARK: Input traits

  open var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }

  /// See ``UITextInputTraits``; a search key by default.
  open var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { parts.field.isSecureTextEntry }
    set { parts.field.isSecureTextEntry = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }

  /// See ``UITextInputTraits``; true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { parts.field.textContentType }
    set { parts.field.textContentType = newValue }
  }

  // MARK: View

  /// Whether the bar is turned round where text runs right to left; what is inside follows it.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { turnParts() }
  }

  /// Whether the field takes keys when asked.
  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }

  /// Whether keys go to the field.
  open override var isFirstResponder: Bool { parts.field.isFirstResponder }

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override func receiveKey(_ key: KeyInput, isDown: Bool, time: CFTimeInterval) -> Bool {
    if key.code == .escape, parts.showsCancel, isFirstResponder {
      if isDown { cancel() }
      return true
    }
    return super.receiveKey(key, isDown: isDown, time: time)
  }
}
