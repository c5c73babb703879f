import QuartzCore

/// What a configuration looks like in a state.
extension UIButton.Configuration {
  var titleFont: UIFont {
    switch buttonSize {
    case .mini: .preferredFont(forTextStyle: .footnote)
    case .small: .preferredFont(forTextStyle: .subheadline)
    case .medium: .preferredFont(forTextStyle: .body)
    case .large:
      .systemFont(
        ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .semibold)
    }
  }

  var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

  /// The radius of the corners; the background view limits it to half its height.
  var cornerRadius: CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : standardRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: 10_000
    }
  }

  private var standardRadius: CGFloat { buttonSize == .large ? 9 : 6 }

  func foreground(in state: UIControl.State, tint: UIColor, role: UIButton.Role) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let accent: UIColor = role == .destructive ? .systemRed : tint
    let isOn = style == .filled || (isToggledOn(state) && style != .plain)
    let color = baseForegroundColor ?? (isOn ? .white : accent)
    return state.contains(.highlighted) ? color.faded(style == .plain ? 0.4 : 0.75) : color
  }

  func backgroundColor(in state: UIControl.State, tint: UIColor, role: UIButton.Role) -> UIColor {
    if let color = background.backgroundColor { return color }
    let accent = baseBackgroundColor ?? (role == .destructive ? .systemRed : tint)
    if state.contains(.disabled) { return style == .plain ? .clear : .tertiarySystemFill }
    let color = restingBackground(accent, isOn: isToggledOn(state))
    guard state.contains(.highlighted), style != .plain else { return color }
    return style == .filled ? color.faded(0.75) : color.faded(0.6)
  }

  private func restingBackground(_ accent: UIColor, isOn: Bool) -> UIColor {
    switch style {
    case .plain: isOn ? accent.faded(0.15) : (baseBackgroundColor ?? .clear)
    case .gray: isOn ? accent : (baseBackgroundColor ?? .tertiarySystemFill)
    case .tinted: isOn ? accent : accent.shade
    case .filled: accent
    }
  }

  private func isToggledOn(_ state: UIControl.State) -> Bool {
    automaticallyUpdateForSelection && state.contains(.selected)
  }

  func complete(_ plan: inout ButtonArrangement.Plan, isMirrored: Bool) {
    plan.imagePadding = imagePadding
    plan.titlePadding = titlePadding
    if imagePlacement.contains(.top) { plan.side = .top }
    if imagePlacement.contains(.bottom) { plan.side = .bottom }
    if imagePlacement.contains(.trailing) { plan.side = isMirrored ? .left : .right }
    let share: CGFloat =
      switch titleAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      case .automatic: plan.side == .top || plan.side == .bottom ? 0.5 : automaticShare(plan)
      }
    plan.titleAlignment = isMirrored ? 1 - share : share
  }

  private func automaticShare(_ plan: ButtonArrangement.Plan) -> CGFloat {
    plan.imageSize == .zero ? 0.5 : (imagePlacement.contains(.trailing) ? 1 : 0)
  }
}

extension UIColor {
  /// A shade of the color to put text of that color on.
  fileprivate var shade: UIColor {
    UIColor { traits in
      self.resolvedColor(with: traits)
        .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.28 : 0.18)
    }
  }

  /// The color with `share` of its opacity.
  fileprivate func faded(_ share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.cgColor(in: traits)
      return UIColor(cgColor: color.copy(alpha: color.alpha * share) ?? color)
    }
  }
}

extension UIButton {
  func configurationDidChange() {
    guard configuration != nil else { return contentsDidChange() }
    if !parts.isUpdating { noteConfigurationIsStale() }
    showConfiguration()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Has code adapt the configuration before the next layout.
  func noteConfigurationIsStale() { parts.needsUpdate = true }

  /// Lets code adapt the configuration to the state, where it was asked for.
  func updateConfigurationIfNeeded() {
    guard parts.needsUpdate, configuration != nil else { return }
    parts.needsUpdate = false
    parts.isUpdating = true
    updateConfiguration()
    parts.isUpdating = false
    showConfiguration()
  }

  func removeConfiguredParts() {
    if parts.background != nil, let title = parts.title {
      title.breakLines(by: .byTruncatingMiddle)
      title.textAlignment = .natural
    }
    parts.background?.removeFromSuperview()
    parts.subtitle?.removeFromSuperview()
    parts.spinner?.removeFromSuperview()
    (parts.background, parts.subtitle, parts.spinner) = (nil, nil, nil)
  }

  private func showConfiguration() {
    guard let configuration else { return }
    let color = configuration.foreground(in: state, tint: tintColor, role: role)
    applyBackground(configuration.background(of: self))
    showTitles(configuration, color)
    showImage(configuration, color)
    showSpinner(configuration, color)
  }

  private func applyBackground(_ background: UIBackgroundConfiguration) {
    let view = parts.background ?? SystemBackgroundView()
    if view.superview !== self { insertSubview(view, at: 0) }
    parts.background = view
    guard takesHighlight(), !isHighlighted else {
      return UIView.performWithoutAnimation { view.configuration = background }
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { view.configuration = background }, completion: nil)
  }

  private func showTitles(_ configuration: Configuration, _ color: UIColor) {
    // A title that was set for the state stands in for one that the configuration lacks.
    let title = configuration.title ?? currentTitle
    if title != nil || parts.title != nil {
      let label = madeTitleLabel
      label.text = title
      label.font = configuration.titleFont
      label.textColor = color
      label.breakLines(by: configuration.titleLineBreakMode)
    }
    guard let text = configuration.subtitle else {
      parts.subtitle?.removeFromSuperview()
      return parts.subtitle = nil
    }
    let label = parts.subtitle ?? UILabel()
    (label.text, label.font, label.textColor) = (text, configuration.subtitleFont, color)
    label.breakLines(by: configuration.subtitleLineBreakMode)
    if label.superview !== self { addSubview(label) }
    parts.subtitle = label
  }

  private func showImage(_ configuration: Configuration, _ color: UIColor) {
    let image = configuration.showsActivityIndicator ? nil : configuration.image
    guard image != nil || parts.image != nil else { return }
    let view = madeImageView
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? .init(font: configuration.titleFont)
    view.image = image
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
  }

  private func showSpinner(_ configuration: Configuration, _ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      parts.spinner?.removeFromSuperview()
      return parts.spinner = nil
    }
    let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
    spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if spinner.superview !== self { addSubview(spinner) }
    if !spinner.isAnimating { spinner.startAnimating() }
    parts.spinner = spinner
  }
}

extension UILabel {
  /// Takes a mode, and as many lines as it breaks the text into.
  fileprivate func breakLines(by mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}

extension UIButton.Configuration {
  /// The background with its color and corners for the state of `button`.
  @MainActor
  func background(of button: UIButton) -> UIBackgroundConfiguration {
    var result = background
    result.backgroundColor = backgroundColor(
      in: button.state, tint: button.tintColor, role: button.role)
    result.cornerRadius = cornerRadius
    return result
  }
}
