/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a cell does while something is dragged.
  public enum DragState: Sendable {
    case none
    /// It is being lifted off, or put back.
    case lifting
    /// It is where a drag began.
    case dragging
  }

  /// What a cell does while something is held above the list.
  public enum DropState: Sendable {
    case none
    /// The drag is not above it.
    case notTargeted
    /// The drag would end in it.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell does not react; false by default.
  public var isDisabled = false
  /// Whether a finger rests on the cell; false by default.
  public var isHighlighted = false
  /// Whether the cell is chosen; false by default.
  public var isSelected = false
  /// Whether keys act on the cell; false by default.
  public var isFocused = false
  /// Whether the cell floats above others; false by default.
  public var isPinned = false
  /// Whether the cell can be edited now; false by default.
  public var isEditing = false
  /// Whether the items below the cell's are shown; false by default.
  public var isExpanded = false
  /// Whether actions are shown beside the cell; false by default.
  public var isSwiped = false
  /// Whether the cell is being moved to another place; false by default.
  public var isReordering = false
  /// What the cell does in a drag; nothing by default.
  public var cellDragState = DragState.none
  /// What the cell does in a drop; nothing by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing holds but the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of your own; nil by default.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
