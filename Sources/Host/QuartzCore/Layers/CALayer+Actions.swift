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
  /// layers that were committed are animated.
  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard delegate == nil, flags.contains(.isCommitted) else { return nil }
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
}
