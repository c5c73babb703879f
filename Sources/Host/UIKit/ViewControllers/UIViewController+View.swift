extension UIViewController {
  var loadedView: UIView {
    if let view = storage.view { return view }
    precondition(
      !storage.isLoading,
      "\(self) asked for its view inside loadView(). Make a view and set it first.")
    storage.isLoading = true
    loadView()
    storage.isLoading = false
    guard let view = storage.view else {
      preconditionFailure("-[\(type(of: self)) loadView] set no view. Set the view property.")
    }
    viewDidLoad()
    return view
  }

  func setView(_ view: UIView?) {
    if storage.view?.weakController === self { storage.view?.weakController = nil }
    storage.view = view
    view?.weakController = self
    view?.inheritTraits()
    view?.updateSafeArea()
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard storage.additionalSafeAreaInsets != insets else { return }
    storage.additionalSafeAreaInsets = insets
    storage.view?.updateSafeArea()
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard storage.overrideUserInterfaceStyle != style else { return }
    storage.overrideUserInterfaceStyle = style
    storage.view?.inheritTraits()
  }

  /// The traits from above as this controller wants them for its view.
  func adjust(_ traits: UITraitCollection) -> UITraitCollection {
    var result = traits
    if let extra = storage.traitsFromParent, !result.containsTraits(in: extra) {
      result = UITraitCollection(traitsFrom: [result, extra])
    }
    return result.styled(storage.overrideUserInterfaceStyle)
  }

  /// Tells children, and what is presented, of a new size.
  func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation.presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// 16 points at the sides of narrow screens, 20 of wider ones, as on phones.
  var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storage.view?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension UIViewController {
  /// Names the view that scrolls the content at all edges; nil to have it found.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
}
