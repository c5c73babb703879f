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
    willDisappear(toLeave: storage.appearance != .disappeared)
    parent.storage.children.removeAll { $0 === self }
    storage.parent = nil
    takeTraitsFromParent(nil)
    didMove(toParent: nil)
  }

  /// Has appeared in the parent that it was added to.
  func hasEnteredParent() { storage.isMovingToParent = false }

  /// Says whether it leaves its parent where it disappears next.
  func willDisappear(toLeave leaves: Bool) { storage.isMovingFromParent = leaves }

  /// Takes traits from above that differ from those around; nil for none.
  func takeTraitsFromParent(_ traits: UITraitCollection?) { storage.traitsFromParent = traits }

  private func isInside(_ other: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    precondition(
      child.parent === self,
      "setOverrideTraitCollection: \(child) is no child of \(self). Call addChild first.")
    child.takeTraitsFromParent(collection)
    child.viewIfLoaded?.inheritTraits()
  }

  func setPreferredContentSize(_ size: CGSize) {
    guard storage.preferredContentSize != size else { return }
    storage.preferredContentSize = size
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
