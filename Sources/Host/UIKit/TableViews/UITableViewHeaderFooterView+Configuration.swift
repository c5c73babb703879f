extension UITableViewHeaderFooterView: ConfiguredView {
  /// Called after ``UITableViewHeaderFooterView/updateConfiguration(using:)`` to adapt a view to a
  /// state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  var anyConfigurationState: any UIConfigurationState { configurationState }

  /// The state as far as the view itself knows it.
  var ownConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  /// Takes over what the table decides.
  func adopt(_ appearance: HeaderFooterAppearance, of table: UITableView) {
    self.table = table
    // A view that is used again may have the size that it gets.
    setSafeArea(appearance.safeArea)
    placement = appearance
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: appearance.margin, bottom: 0, trailing: appearance.margin)
    applyContentMargins()
    if superview == nil { inheritTraits() }
  }

  /// Gives the content the table's margins beside it. List content has its own.
  private func applyContentMargins() {
    guard !(content is UIListContentView) else { return }
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: placement.margin, bottom: 8, trailing: placement.margin)
  }

  /// Takes over another safe area of the table.
  func setSafeArea(_ safeArea: UIEdgeInsets) {
    guard placement.safeArea != safeArea else { return }
    placement.safeArea = safeArea
    setNeedsLayout()
  }

  func tellConfigurationState() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func replaceContentView(by view: UIView) {
    let old = content
    removeTitle()
    view.frame = old.frame
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    content = view
    applyContentMargins()
    setNeedsLayout()
  }

  func backgroundConfigurationDidChange() {
    updatePinnedBackground()
    guard configured.background != nil else { return }
    backgroundView = nil
    backgroundColor = nil
  }

  /// The list content that fits the table's style, and the end of the section.
  var standardContentConfiguration: UIListContentConfiguration {
    switch (placement.style, placement.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  /// The background that fits the table's style.
  var standardBackgroundConfiguration: UIBackgroundConfiguration {
    placement.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}
