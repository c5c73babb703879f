import CoreGraphics

extension CALayer {
  /// Sets one model value, and runs the action found for it.
  ///
  /// The action is looked for before the change, so that it can see the old value, and run after.
  package func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, to value: Value, _ key: LayerKey
  ) {
    guard values[keyPath: path] != value else { return }
    perform(key) { values[keyPath: path] = value }
  }

  /// Runs `update`, which changes the value of `key`, with the action found for it.
  package func perform(_ key: LayerKey, _ update: () -> Void) {
    let action = shownModel == nil ? actionForChange(of: key) : nil
    update()
    invalidate(key)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// Marks as out of date what shows the value of `key`.
  package func invalidate(_ key: LayerKey) {
    if key.isPlacement { setPlacementStale() } else { setStale() }
  }

  func changeTime<Value: Equatable>(
    _ path: WritableKeyPath<Timeline, Value>, to value: Value
  ) {
    guard timeline[keyPath: path] != value else { return }
    timeline[keyPath: path] = value
    Animator.shared.timeDidChange()
  }

  func changeBounds(_ new: CGRect) {
    let bounds = accepted(new, .bounds)
    let sizeChanges = bounds.size != values.bounds.size
    guard sizeChanges || bounds.origin != values.bounds.origin else { return }
    perform(.bounds) { values.bounds = bounds }
    setNeedsLayout()
    if sizeChanges, needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func changeFrame(_ new: CGRect) {
    var target = values
    target.frame = accepted(new)
    bounds = target.bounds
    position = target.position
  }

  func changeMask(_ layer: CALayer?) {
    guard layer !== maskLayer else { return }
    maskLayer?.holder = nil
    layer?.removeFromSuperlayer()
    maskLayer = layer
    layer?.holder = self
    setStale()
    if let layer { adopt(flagsOf: layer) }
  }
}
