import QuartzCore

/// What a button shows in which state.
extension UIButton {
  /// The views of a button, made when they are needed, and what they are made from.
  struct Parts {
    var type = ButtonType.custom
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    var background: SystemBackgroundView?
    var spinner: UIActivityIndicatorView?
    /// Where constraints have lines of titles break; nil as long as they do not know.
    var lineWidth: CGFloat?
    /// What decides the places in an area, while parts are being placed.
    var placing: (area: CGSize, plan: ButtonArrangement.Plan)?
    var longPress: UILongPressGestureRecognizer?
    /// The menu that a finger slides over.
    var slidMenu: MenuPresentation?
    /// Called when another entry of the button's menu was chosen.
    var onMenuSelection: ((UIMenu) -> Void)?
    var needsUpdate = false
    var isUpdating = false
    var wasHighlighted = false
  }

  func applyType(_ type: ButtonType) {
    parts.type = type
    guard let symbol = type.symbol else { return }
    setImage(
      UIImage(systemName: symbol, withConfiguration: type.symbolConfiguration), for: .normal)
    if type == .close { tintColor = .secondaryLabel }
  }

  func applyAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if !action.title.isEmpty { configuration?.title = action.title }
      if let image = action.image { configuration?.image = image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  // MARK: By state

  func changeContent(_ state: State, _ change: (inout Content) -> Void) {
    let old = contents[state.rawValue] ?? Content()
    var new = old
    change(&new)
    guard new != old else { return }
    contents[state.rawValue] = new
    contentsDidChange()
  }

  func content<Value>(_ state: State, _ path: KeyPath<Content, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: path]
      ?? contents[state.subtracting(.focused).rawValue]?[keyPath: path]
      ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  /// The color set for the state, else that of the type.
  var shownTitleColor: UIColor {
    let unfocused = state.subtracting(.focused)
    let own = contents[state.rawValue]?.titleColor ?? contents[unfocused.rawValue]?.titleColor
    if let own { return own }
    if !isEnabled, buttonType.followsTint { return .tertiaryLabel }
    return titleColor(for: .normal) ?? (buttonType.followsTint ? tintColor : .white)
  }

  /// What assistive technology calls the button: the title that it shows, or the name of its type.
  var spokenTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle ?? buttonType.spokenName
  }

  // MARK: Views

  /// The font of titles until code sets another one.
  var standardTitleFont: UIFont {
    .systemFont(ofSize: buttonType == .custom ? 18 : 15)
  }

  var madeTitleLabel: UILabel {
    if let label = parts.title { return label }
    let label = UILabel()
    label.font = standardTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    parts.title = label
    addSubview(label)
    return label
  }

  var madeImageView: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    parts.image = view
    addSubview(view)
    return view
  }

  /// Brings the views up to date with the contents.
  func contentsDidChange() {
    if configuration != nil {
      setNeedsUpdateConfiguration()
    } else {
      showContents()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func showContents() {
    removeConfiguredParts()
    if let title = currentAttributedTitle {
      madeTitleLabel.attributedText = title
    } else if currentTitle != nil || parts.title != nil {
      let label = madeTitleLabel
      // Even where it reads the same: a text with attributes gives way.
      label.text = currentTitle
      label.textColor = shownTitleColor
    }
    guard currentImage != nil || parts.image != nil else { return }
    let view = madeImageView
    view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    view.image = typedImage(currentImage)
    view.tintColor = isEnabled ? nil : .tertiaryLabel
  }

  /// Pictures of buttons in the tint color are templates unless they say otherwise.
  private func typedImage(_ image: UIImage?) -> UIImage? {
    guard let image, buttonType.followsTint, image.renderingMode == .automatic else {
      return image
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  // MARK: State

  func buttonStateDidChange() {
    contentsDidChange()
    if configuration == nil, takesHighlight() { fade() }
  }

  /// Notes how the button shows whether it is pressed.
  ///
  /// - Returns: Whether it showed the contrary before.
  func takesHighlight() -> Bool {
    defer { parts.wasHighlighted = isHighlighted }
    return parts.wasHighlighted != isHighlighted
  }

  /// Buttons without pictures of their own for the pressed state fade.
  private func fade() {
    let hasOwnAppearance = contents[State.highlighted.rawValue] != nil
    guard !hasOwnAppearance else { return }
    let alpha: CGFloat = isHighlighted ? (buttonType == .custom ? 0.5 : 0.25) : 1
    let views: [UIView] = [parts.title, parts.image].compactMap(\.self)
    let fading = buttonType == .custom ? views.filter { $0 is UIImageView } : views
    if isHighlighted {
      UIView.performWithoutAnimation { for view in fading { view.alpha = alpha } }
    } else {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { for view in fading { view.alpha = alpha } }, completion: nil)
    }
  }

  func menuDidChange() {
    guard changesSelectionAsPrimaryAction, let menu, let chosen = menu.selectedElements.first
    else { return }
    if configuration != nil {
      configuration?.title = chosen.title
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }
}
