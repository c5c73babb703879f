extension UIViewController {
  /// Tells the controller what it has to hear on its way to `target`.
  func changeAppearance(to target: Appearance, animated: Bool = false) {
    switch target {
    case .appearing: beginAppearance(true, animated: animated)
    case .disappearing: beginAppearance(false, animated: animated)
    case .appeared:
      beginAppearance(true, animated: animated)
      endAppearance()
    case .disappeared:
      beginAppearance(false, animated: animated)
      endAppearance()
    }
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let now = storage.appearance
    let isShown = now == .appeared || now == .appearing
    guard isAppearing != isShown else { return }
    if isAppearing { loadViewIfNeeded() }
    storage.appearance = isAppearing ? .appearing : .disappearing
    storage.isAppearanceAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if !isAppearing { putKeyboardAway() }
    for child in forwardedChildren { child.beginAppearance(isAppearing, animated: animated) }
    if isAppearing, storage.view?.window != nil { tellIsAppearing() }
  }

  func endAppearance() {
    switch storage.appearance {
    case .appearing:
      storage.appearance = .appeared
      viewDidAppear(storage.isAppearanceAnimated)
      hasEnteredParent()
    case .disappearing:
      storage.appearance = .disappeared
      viewDidDisappear(storage.isAppearanceAnimated)
      willDisappear(toLeave: false)
    case .appeared, .disappeared:
      return
    }
    for child in forwardedChildren { child.endAppearance() }
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storage.view else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  private func tellIsAppearing() {
    traitCollection.performAsCurrent { viewIsAppearing(storage.isAppearanceAnimated) }
  }

  // MARK: Following the view

  /// The view is about to enter or leave a window without a container having said so.
  func viewWillMove(to window: UIWindow?) {
    if window == nil {
      changeAppearance(to: .disappearing)
    } else if isShownAbove {
      beginAppearance(true, animated: false)
    }
  }

  /// The view has entered or left a window.
  func viewDidMove(to window: UIWindow?) {
    guard window != nil else { return endAppearance() }
    guard storage.appearance == .appearing else { return }
    tellIsAppearing()
    guard isCompletedAlone else { return }
    FramePasses.afterLayout { [weak self] in
      guard let self, self.storage.appearance == .appearing else { return }
      if self.viewIfLoaded?.window != nil { self.endAppearance() }
    }
  }

  /// Whether the controller above lets this one appear by itself.
  private var isShownAbove: Bool {
    guard let parent else { return storage.rootWindow == nil }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.storage.appearance == .appearing || parent.storage.appearance == .appeared
  }

  private var isCompletedAlone: Bool {
    guard let parent else { return storage.rootWindow == nil && !storage.isBeingPresented }
    return parent.storage.appearance == .appeared && !parent.completesAppearanceOfChildren
  }
}
