extension UITableViewCell: ConfiguredView {
  /// Called after ``UITableViewCell/updateConfiguration(using:)`` to adapt a cell to a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  var anyConfigurationState: any UIConfigurationState { configurationState }

  /// The state as far as the cell itself knows it.
  var ownConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = showsFocus
    (state.cellDragState, state.cellDropState) = (itemDragState, itemDropState)
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    if let itemPath { state.isReordering = table?.reorderGap?.lifted == itemPath }
    return state
  }

  func tellConfigurationState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func replaceContentView(by view: UIView) {
    let old = parts.content
    removeBuiltIns()
    view.frame = old.frame
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    parts.content = view
    applyMargins()
    setNeedsLayout()
  }

  func backgroundConfigurationDidChange() {
    if configured.background != nil { removeBackgrounds() }
    applyDefaultBackground(parts.appearance.style)
    updateSelectionAppearance(animated: false)
  }

  /// The list content that fits the cell's style.
  var standardContentConfiguration: UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The background that fits the table's style.
  var standardBackgroundConfiguration: UIBackgroundConfiguration {
    (table?.style ?? parts.appearance.style) == .plain ? .listPlainCell() : .listGroupedCell()
  }
}
