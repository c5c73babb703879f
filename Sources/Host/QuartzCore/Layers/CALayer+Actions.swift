import CoreGraphics

extension CALayer {
  func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    return actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }

  /// The action for a change of `key`, nil if there is none.
  func actionForChange(of key: LayerKey) -> (any CAAction)? {
    guard let action = action(forKey: key.rawValue), !(action is NSNull) else { return nil }
    return action
  }

  /// What is on screen at a time of the media clock.
  package func presented(at time: CFTimeInterval) -> LayerValues { values }
}
