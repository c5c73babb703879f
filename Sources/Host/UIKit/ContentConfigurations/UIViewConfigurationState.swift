/// The state of a header or footer, or of another simple view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view does not react; false by default.
  public var isDisabled = false
  /// Whether a finger rests on the view; false by default.
  public var isHighlighted = false
  /// Whether the view is chosen; false by default.
  public var isSelected = false
  /// Whether keys act on the view; false by default.
  public var isFocused = false
  /// Whether the view floats above others; false by default.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing holds but the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of your own; nil by default.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
