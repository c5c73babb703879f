extension UITableViewCell {
  func prepare() {
    parts.content.frame = bounds
    addSubview(parts.content)
    clipsToBounds = true
    applyMargins()
  }

  /// Takes over what the table decides.
  func applyAppearance(_ appearance: TableRowAppearance) {
    applyDefaultBackground(appearance.style)
    guard parts.appearance != appearance else { return }
    parts.appearance = appearance
    setNeedsConfiguration()
    applyMargins()
    applyCorners()
    setNeedsLayout()
  }

  func applyMargins() {
    let margin = parts.appearance.margin
    if contentView is UIListContentView {
      let isFlush = editingIndent > 0 && indentation == 0
      let margins = NSDirectionalEdgeInsets(
        top: 0, leading: (isFlush ? 0 : margin) + indentation, bottom: 0,
        trailing: trailingWidth > 0 ? 0 : margin)
      guard directionalLayoutMargins != margins else { return }
      directionalLayoutMargins = margins
      return contentView.setNeedsLayout()
    }
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: margin, bottom: 11, trailing: margin)
  }

  func applyDefaultBackground(_ style: UITableView.Style) {
    guard !parts.hasOwnBackgroundColor else { return }
    let standard = style == .plain ? UIColor.systemBackground : .secondarySystemGroupedBackground
    let color = configured.background == nil ? standard : nil
    if super.backgroundColor != color { super.backgroundColor = color }
  }

  func resetState() {
    parts.isHighlighted = false
    parts.isSelected = false
    updateSelectionAppearance(animated: false)
    setNeedsConfiguration()
    applyEditing(EditingAppearance(), animated: false)
    showsFocus = false
  }
}

// MARK: Backgrounds

extension UITableViewCell {
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
    hideSelectedBackground()
    if view != nil { setBackgroundConfiguration(nil) }
    parts.selectedBackground = view
    updateSelectionAppearance(animated: false)
  }

  func setMultipleSelectionBackground(_ view: UIView?) {
    hideSelectedBackground()
    parts.multipleSelectionBackground = view
    updateSelectionAppearance(animated: false)
  }

  /// Takes away views behind the content, because a configuration takes their place.
  func removeBackgrounds() {
    for view in [parts.background, parts.selectedBackground, parts.standardSelectedBackground] {
      takeOut(view)
    }
    (parts.background, parts.selectedBackground) = (nil, nil)
  }

  private func hideSelectedBackground() {
    for view in [
      parts.selectedBackground, parts.multipleSelectionBackground,
      parts.standardSelectedBackground,
    ] {
      takeOut(view)
    }
  }
}

// MARK: Selection

extension UITableViewCell {
  func changeState(_ state: WritableKeyPath<Parts, Bool>, _ value: Bool, animated: Bool) {
    guard parts[keyPath: state] != value else { return }
    parts[keyPath: state] = value
    updateSelectionAppearance(animated: animated)
    if let itemPath { table?.selectionAppearanceDidChange(at: itemPath) }
    setNeedsConfiguration()
    selectEditControl()
  }

  /// Whether selection shows.
  var showsSelection: Bool {
    parts.selectionStyle != .none && (parts.isSelected || parts.isHighlighted)
  }

  func updateSelectionAppearance(animated: Bool) {
    let shows = showsSelection
    let shown = shownSelectedBackground
    guard shows || shown != nil || parts.highlightsContent else { return }
    parts.highlightsContent = shows
    highlightContent(shows, in: contentView)
    if shows, configured.background == nil {
      showSelectedBackground(animated: animated)
    } else if let shown {
      hide(shown, animated: animated)
    }
    setNeedsLayout()
  }

  /// The background of selection that is in the cell.
  private var shownSelectedBackground: UIView? {
    let candidates = [
      parts.selectedBackground, parts.multipleSelectionBackground,
      parts.standardSelectedBackground,
    ]
    return candidates.compactMap { $0 }.first { $0.superview === self }
  }

  private var wantedSelectedBackground: UIView {
    if table?.canSelectSeveral == true, let view = parts.multipleSelectionBackground {
      return view
    }
    if let view = parts.selectedBackground ?? parts.standardSelectedBackground { return view }
    let view = UIView(frame: bounds)
    parts.standardSelectedBackground = view
    return view
  }

  private func showSelectedBackground(animated: Bool) {
    let view = wantedSelectedBackground
    if view === parts.standardSelectedBackground {
      view.backgroundColor = .cellSelection(isEditing: isEditing)
    }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    if view.superview !== self { insertSubview(view, belowSubview: contentView) }
    fade(view, to: 1, animated: animated)
  }

  private func hide(_ view: UIView, animated: Bool) {
    guard animated else { return takeOut(view) }
    UIView.animate(withDuration: 0.25) {
      view.alpha = 0
    } completion: { [weak self] _ in
      if let self, !showsSelection { takeOut(view) }
      view.alpha = 1
    }
  }

  private func fade(_ view: UIView, to alpha: CGFloat, animated: Bool) {
    guard animated else { return view.alpha = alpha }
    view.alpha = 0
    UIView.animate(withDuration: 0.25) { view.alpha = alpha }
  }
}
