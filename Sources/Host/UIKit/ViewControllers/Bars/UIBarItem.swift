/// What the items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Called when something that is seen has changed; nil while no bar shows the item.
  private(set) var onChange: (() -> Void)?

  /// How often something that is seen has changed.
  private(set) var revision = 0

  /// Is shown by a bar, which is told when something that is seen has changed.
  func enterBar(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  func leaveBar() { onChange = nil }

  func contentDidChange() {
    revision += 1
    onChange?()
  }

  /// Makes an item without content.
  public override init() { super.init() }

  /// Makes an item from an archive; it has no content.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the item can be used; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }

  /// What the item says; nil by default.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The item's picture, of which only the shape counts unless it is always original; nil by
  /// default.
  open var image: UIImage? {
    didSet { if image != oldValue { contentDidChange() } }
  }

  /// Space around the picture; zero by default.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { contentDidChange() } }
  }

  /// A number to find the item by; 0 by default.
  open var tag = 0

  /// A name for tests that users never hear; nil by default.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { contentDidChange() } }
  }

  /// What assistive technology calls the item; nil, the default, means the title, or the name of
  /// one of the system's pictures.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { contentDidChange() } }
  }

  /// Sets how the title looks in a state; nil for the usual look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// How the title looks in a state, as far as that was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
