import CoreGraphics

extension CALayer {
  func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] ?? type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// The action for a change of `key`, nil if there is none.
  func actionForChange(of key: LayerKey) -> (any CAAction)? {
    guard !CATransaction.disableActions(), let action = action(forKey: key.rawValue),
      !(action is NSNull)
    else { return nil }
    return action
  }

  /// The animation that runs when a property of a layer that no delegate answers for changes. Only
  /// layers that have been seen are animated.
  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard delegate == nil, flags.contains(.wasShown) else { return nil }
    guard event != LayerKey.hidden.rawValue, event != LayerKey.contents.rawValue else { return nil }
    return animationFromShownValue(forKey: event)
  }

  /// An animation of the property `key` from what is on screen now to whatever the property is set
  /// to, with the transaction's duration and pace; nil if the property cannot be animated.
  ///
  /// Return it as the action for `key`: interruptions then go on from what is on screen.
  package func animationFromShownValue(forKey key: String) -> CABasicAnimation? {
    guard let property = AnimatedProperty.named(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = property.get(presented(at: MediaClock.now))
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// An action for `key` that, after the change, adds an animation of the *difference* that fades
  /// to nothing; what already runs goes on, so that speeds join smoothly. Nil if the property
  /// cannot be added to.
  ///
  /// - Parameter configure: Sets duration, pace and so on.
  package func additiveAction(
    forKey key: String, _ animation: CABasicAnimation
  ) -> (any CAAction)? {
    guard let property = AnimatedProperty.named(key) else { return nil }
    animation.keyPath = key
    animation.isAdditive = true
    return AdditiveAction(animation: animation, property: property, old: property.get(values))
  }
}

/// Adds an animation of the difference between a property's old value and its new one.
@MainActor
private struct AdditiveAction: CAAction {
  let animation: CABasicAnimation
  let property: AnimatedProperty
  let old: AnimatedValue

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let difference = old.subtracting(property.get(layer.values))
    animation.fromValue = difference
    animation.toValue = difference.zero
    layer.add(animation, forKey: layer.freeKey(event))
  }
}

extension CALayer {
  /// `name`, or `name-2` and so on if that is taken by a running animation.
  fileprivate func freeKey(_ name: String) -> String {
    let taken = Set(running.compactMap(\.key))
    return sequence(first: 1) { $0 + 1 }.lazy
      .map { $0 == 1 ? name : "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }
}
