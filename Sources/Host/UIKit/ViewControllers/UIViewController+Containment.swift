extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    precondition(
      !isInside(child),
      "\(child) cannot be a child of \(self), which is inside it (or is it). Add it elsewhere.")
    child.parent.map { _ in child.removeFromParent() }
    child.storage.isMovingToParent = true
    child.willMove(toParent: self)
    child.storage.parent = self
    storage.children.append(child)
    child.viewIfLoaded?.inheritTraits()
  }

  func leaveParent() {
    guard let parent else { return }
    storage.isMovingFromParent = storage.appearance != .disappeared
    parent.storage.children.removeAll { $0 === self }
    storage.parent = nil
    storage.traitsFromParent = nil
    didMove(toParent: nil)
  }

  private func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    precondition(
      child.parent === self,
      "setOverrideTraitCollection: \(child) is no child of \(self). Call addChild first.")
    child.storage.traitsFromParent = collection
    child.viewIfLoaded?.inheritTraits()
  }

  func setPreferredContentSize(_ size: CGSize) {
    guard storage.preferredContentSize != size else { return }
    storage.preferredContentSize = size
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
