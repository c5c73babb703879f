import QuartzCore

extension UICollectionView {
  /// Shows items as another layout says.
  func setLayout(
    _ new: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = currentLayout
    guard new !== old else { return completion?(true) ?? () }
    guard animated, engine.isReady, engine.contents.isLoaded, window != nil, !bounds.isEmpty
    else {
      replaceLayout(by: new)
      completion?(true)
      return
    }
    layOutElements()
    let transition = ElementTransition(
      before: cache.attributesAroundView(), engine.elements.displayed)
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    for (_, element) in engine.elements.displayed { element.willTransition(from: old, to: new) }
    engine.elements.departing.beginBatch()
    replaceLayout(by: new)
    animate(
      transition, .layout(from: old),
      [
        { [weak self] finished in
          self?.didTransition(from: old, to: new)
          completion?(finished)
        }
      ])
  }

  func replaceLayout(by new: UICollectionViewLayout) {
    let old = currentLayout
    old.didLeave()
    old.detach(from: self)
    exchangeLayout(for: new)
    swiping.layoutDidChange()
    cache.reset()
    engine.elements.ahead.drop()
    measurer.forgetSizes()
    collectionLayout.rebuild()
  }

  private func didTransition(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) {
    for (_, element) in engine.elements.displayed { element.didTransition(from: old, to: new) }
  }
}
