import CoreGraphics

extension UICollectionViewCell: ConfiguredView {
  /// Called after ``UICollectionViewCell/updateConfiguration(using:)`` to adapt a cell to a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The views and settings of a cell.
  @MainActor
  struct Parts {
    var content = UIView(frame: .zero)
    var background: UIView?
    var selectedBackground: UIView?
    var focusRing: FocusRingView?
    var isSelected = false
    var isHighlighted = false
  }

  func prepare() {
    parts.content.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(parts.content)
  }

  func layOutParts() {
    let area = CGRect(origin: .zero, size: bounds.size)
    for view in [parts.background, parts.selectedBackground] {
      guard let view, view.superview == nil || view.superview === self else { continue }
      if view.frame != area { view.frame = area }
    }
    let content = contentFrame
    if parts.content.frame != content { parts.content.frame = content }
    layOutConfiguredBackground()
    parts.focusRing?.surround(self)
  }

  func resetState() {
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
    setNeedsConfiguration()
  }

  // MARK: Backgrounds

  func setBackground(_ view: UIView?) {
    takeOut(parts.background)
    parts.background = view
    if let view {
      setBackgroundConfiguration(nil)
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  func setSelectedBackground(_ view: UIView?) {
    takeOut(parts.selectedBackground)
    if view != nil { setBackgroundConfiguration(nil) }
    parts.selectedBackground = view
    showSelection()
  }

  func backgroundConfigurationDidChange() {
    guard configured.background != nil else { return }
    takeOut(parts.background)
    takeOut(parts.selectedBackground)
    (parts.background, parts.selectedBackground) = (nil, nil)
  }

  // MARK: State

  func changeState(_ state: WritableKeyPath<Parts, Bool>, _ value: Bool) {
    guard parts[keyPath: state] != value else { return }
    parts[keyPath: state] = value
    showSelection()
    setNeedsConfiguration()
  }

  private func showSelection() {
    let shows = parts.isSelected || parts.isHighlighted
    highlightContent(shows, in: contentView)
    guard let view = parts.selectedBackground else { return }
    if shows {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      if view.superview !== self { insertSubview(view, belowSubview: contentView) }
    } else {
      takeOut(view)
    }
  }

  // MARK: Focus

  /// Whether a ring shows that keys are at the item.
  var showsFocus: Bool {
    get { parts.focusRing != nil }
    set {
      guard newValue != showsFocus else { return }
      setNeedsConfiguration()
      parts.focusRing?.removeFromSuperview()
      parts.focusRing = newValue ? FocusRingView(frame: .zero) : nil
      if let ring = parts.focusRing { addSubview(ring) }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  var anyConfigurationState: any UIConfigurationState { configurationState }

  /// The state as far as the cell itself knows it.
  var ownConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = owner?.isEditing ?? false
    state.isReordering = reuse.key?.item.map { owner?.heldItem == $0 } ?? false
    state.isFocused = showsFocus
    (state.cellDragState, state.cellDropState) = (itemDragState, itemDropState)
    state.isSwiped = (self as? UICollectionViewListCell)?.swipe != nil
    state.isExpanded = isOutlineExpanded
    return state
  }

  /// Whether the items below the cell's are shown.
  private var isOutlineExpanded: Bool {
    guard let owner, let path = reuse.key?.item?.indexPath else { return false }
    let source = owner.dataSource as? any OutlineDataSource
    return source?.isOutlineExpanded(at: path) ?? false
  }

  func tellConfigurationState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func replaceContentView(by view: UIView) {
    let old = parts.content
    view.frame = old.frame
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    parts.content = view
    setNeedsLayout()
  }
}
