extension UITableViewCell {
  /// The views and settings of a cell.
  @MainActor
  struct Parts {
    var content = UIView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    var standardSelectedBackground: UIView?
    var separators: [UIView] = []
    var accessory = Accessory()
    var editingAccessory = Accessory()
    /// The accessory that shows, and its views.
    var shownAccessory = Accessory()
    var accessories: [UIView] = []
    var editing = Editing()
    var focusRing: UIView?
    var hasOwnBackgroundColor = false
    var handle: ReorderControl?
    /// Whether the handle was asked for; nil leaves it to the table.
    var wantsHandle: Bool?
    var selectionStyle = SelectionStyle.default
    var separatorInset: UIEdgeInsets?
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var isSelected = false
    var isHighlighted = false
    /// Whether the row was reloaded while it was carried: it gets another cell when it is put down.
    var isOutdated = false
    var look = TableLook()
  }

  func prepare() {
    parts.content.frame = bounds
    addSubview(parts.content)
    clipsToBounds = true
    applyMargins()
  }

  /// Takes over what the table decides.
  func applyTableLook(_ look: TableLook) {
    applyDefaultBackground(look.style)
    guard parts.look != look else { return }
    parts.look = look
    setNeedsConfiguration()
    applyMargins()
    applyCorners()
    setNeedsLayout()
  }

  func applyMargins() {
    let margin = parts.look.margin
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
    parts.isOutdated = false
    updateSelectionLook(animated: false)
    setNeedsConfiguration()
    applyEditing(EditingLook(), animated: false)
    showsFocus = false
  }
}

// MARK: Backgrounds

extension UITableViewCell {
  func setBackground(_ view: UIView?) {
    parts.background?.removeFromSuperview()
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
    updateSelectionLook(animated: false)
  }

  func setMultipleSelectionBackground(_ view: UIView?) {
    hideSelectedBackground()
    parts.multipleSelectionBackground = view
    updateSelectionLook(animated: false)
  }

  private func hideSelectedBackground() {
    for view in [parts.selectedBackground, parts.multipleSelectionBackground] {
      view?.removeFromSuperview()
    }
    parts.standardSelectedBackground?.removeFromSuperview()
  }
}

// MARK: Selection

extension UITableViewCell {
  func changeState(_ state: WritableKeyPath<Parts, Bool>, _ value: Bool, animated: Bool) {
    guard parts[keyPath: state] != value else { return }
    parts[keyPath: state] = value
    updateSelectionLook(animated: animated)
    if let place { table?.selectionLookDidChange(at: place) }
    setNeedsConfiguration()
    if parts.editing.control?.kind == .pick { parts.editing.control?.isSelected = isSelected }
  }

  /// Whether selection shows.
  var showsSelection: Bool {
    parts.selectionStyle != .none && (parts.isSelected || parts.isHighlighted)
  }

  func updateSelectionLook(animated: Bool) {
    let shows = showsSelection
    let shown = shownSelectedBackground
    guard shows || shown != nil else { return }
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
    view.backgroundColor = .systemGray4
    parts.standardSelectedBackground = view
    return view
  }

  private func showSelectedBackground(animated: Bool) {
    let view = wantedSelectedBackground
    view.frame = CGRect(origin: .zero, size: bounds.size)
    if view.superview !== self { insertSubview(view, belowSubview: contentView) }
    fade(view, to: 1, animated: animated)
  }

  private func hide(_ view: UIView, animated: Bool) {
    guard animated else { return view.removeFromSuperview() }
    UIView.animate(withDuration: 0.25) {
      view.alpha = 0
    } completion: { [weak self] _ in
      if self?.showsSelection == false { view.removeFromSuperview() }
      view.alpha = 1
    }
  }

  private func fade(_ view: UIView, to alpha: CGFloat, animated: Bool) {
    guard animated else { return view.alpha = alpha }
    view.alpha = 0
    UIView.animate(withDuration: 0.25) { view.alpha = alpha }
  }

  /// Tells labels and images in the content of the highlight, as far as they lie.
  private func highlightContent(_ isHighlighted: Bool, in view: UIView) {
    for subview in view.subviews {
      (subview as? UILabel)?.isHighlighted = isHighlighted
      (subview as? UIImageView)?.isHighlighted = isHighlighted
      highlightContent(isHighlighted, in: subview)
    }
  }
}
