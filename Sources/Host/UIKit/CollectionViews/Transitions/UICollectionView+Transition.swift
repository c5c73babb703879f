/// A transition between layouts that a gesture leads.
struct InteractiveTransition {
  let from: UICollectionViewLayout
  let to: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func beginTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      interactiveTransition == nil,
      "An interactive transition is already in progress: finish or cancel it first.")
    let old = currentLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    interactiveTransition = InteractiveTransition(from: old, to: new, completion: completion)
    old.prepareForTransition(to: between)
    replaceLayout(by: between)
    // Both ends are asked while the transition lasts.
    old.attach(to: self)
    new.attach(to: self)
    setNeedsLayout()
    return between
  }

  func endTransition(completed: Bool) {
    guard let transition = interactiveTransition else { return }
    interactiveTransition = nil
    let goal = completed ? transition.to : transition.from
    let other = completed ? transition.from : transition.to
    setLayout(goal, animated: true) { finished in
      transition.completion?(completed, finished)
    }
    other.detach(from: self)
  }
}
