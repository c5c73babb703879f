import QuartzCore

/// What a cell, header or footer knows of its configurations.
struct ConfiguredParts {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// Whether the background was set for this view rather than by the list.
  var hasOwnBackground = false
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = true
  var backgroundView: SystemBackgroundView?
}

/// A view whose content and background can be given as values.
@MainActor
protocol ConfiguredView: UIView {
  var configured: ConfiguredParts { get set }
  /// The view that holds the content.
  var contentView: UIView { get }
  /// The present state.
  var anyConfigurationState: any UIConfigurationState { get }
  /// Puts a view in the place of ``contentView``.
  func replaceContentView(by view: UIView)
  /// Tells the class, then the handler, of the present state.
  func tellConfigurationState()
  /// A background configuration was set, or taken away.
  func backgroundConfigurationDidChange()
}

extension ConfiguredView {
  // MARK: Content

  func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    let state = anyConfigurationState
    configured.content = configured.updatesContent ? new?.updated(for: state) : new
    guard let configuration = configured.content else {
      if contentView is any UIContentView { replaceContentView(by: UIView(frame: .zero)) }
      return
    }
    if let view = contentView as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      replaceContentView(by: configuration.makeContentView())
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The height of configured content at a width; nil without a content configuration, or when
  /// constraints decide.
  func configuredContentHeight(width: CGFloat) -> CGFloat? {
    guard configured.content != nil, contentView.constraints.isEmpty else { return nil }
    let intrinsic = contentView.intrinsicContentSize.height
    if !(contentView is UIListContentView), intrinsic != UIView.noIntrinsicMetric {
      return intrinsic
    }
    return contentView.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  // MARK: Background

  func setBackgroundConfiguration(_ new: UIBackgroundConfiguration?) {
    let hadOne = configured.background != nil
    configured.background =
      configured.updatesBackground ? new?.updated(for: anyConfigurationState) : new
    if let background = configured.background {
      let view = configured.backgroundView ?? SystemBackgroundView(frame: bounds)
      if view.configuration != background { view.configuration = background }
      if view.superview !== self { insertSubview(view, at: 0) }
      configured.backgroundView = view
    } else {
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
    }
    if hadOne != (new != nil) { backgroundConfigurationDidChange() }
  }

  func layOutConfiguredBackground() {
    let area = CGRect(origin: .zero, size: bounds.size)
    guard let view = configured.backgroundView, view.frame != area else { return }
    view.frame = area
  }

  // MARK: State

  func setNeedsConfiguration() {
    guard !configured.needsUpdate else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configurations to the present state, if it may have changed.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    tellConfigurationState()
  }

  /// What `updateConfiguration(using:)` does unless it is overridden.
  func followState(_ state: any UIConfigurationState) {
    if configured.updatesContent, let content = configured.content {
      setContentConfiguration(content.updated(for: state))
    }
    if configured.updatesBackground, let background = configured.background {
      setBackgroundConfiguration(background.updated(for: state))
    }
  }
}
