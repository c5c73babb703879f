extension UIView {
  /// The duration of the animation in which the view is laid out, in seconds; nil without one.
  var layoutAnimationDuration: TimeInterval? {
    let duration = UIView.inheritedAnimationDuration
    return window != nil && UIView.areAnimationsEnabled && duration > 0 ? duration : nil
  }

  /// Runs `body` without animation and returns its result.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wereEnabled) }
    return body()
  }
}
