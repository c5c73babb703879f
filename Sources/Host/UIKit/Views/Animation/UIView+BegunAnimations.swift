import QuartzCore

extension UIView {
  /// Begins an animation block that lasts until ``commitAnimations()``.
  ///
  /// What it is like is set at its start by the methods below. Touches reach views that it moves.
  /// - Parameters:
  ///   - animationID: A name for the delegate.
  ///   - context: Whatever the delegate is to get.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation(id: animationID, context: context).begin()
  }

  /// Ends the block that ``beginAnimations(_:context:)`` began last, and starts its animations.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func commitAnimations() { BegunAnimation.current?.end() }

  /// Sets how long the block's animations take, in seconds; 0.2 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.current?.timing.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// Sets how long the block's animations wait, in seconds; 0 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.current?.timing.delay = delay.isFinite ? delay : 0
  }

  /// Sets the block's pace; slow at both ends by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.current?.timing.pace = .curve(curve)
  }

  /// Sets how often the block's animations run; 0, the default, means once.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.current?.timing.repeatCount = max(repeatCount, 0)
  }

  /// Sets whether each run is followed by one backwards; false by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.current?.timing.autoreverses = repeatAutoreverses
  }

  /// Sets whether values start from what is on screen. They do so wherever that can be told apart.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let block = BegunAnimation.current else { return }
    if fromCurrentState {
      block.timing.options.insert(.beginFromCurrentState)
    } else {
      block.timing.options.remove(.beginFromCurrentState)
    }
  }

  /// Sets the object on which the selectors are called. It is kept until the animations have ended.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.current?.delegate = delegate as AnyObject?
  }

  /// Sets the delegate's method, without arguments, that is called when the block is committed.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.current?.willStart = selector
  }

  /// Sets the delegate's method that is called after the animations: without arguments, or with
  /// the block's name, whether all was shown, and the block's context.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use animations with blocks.")
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.current?.didStop = selector
  }
}

/// What the method of an animation's delegate gets.
struct AnimationMessage {
  let id: String?
  let finished: Bool
  let context: UnsafeMutableRawPointer?
}

/// An animation block between `beginAnimations` and `commitAnimations`.
private final class BegunAnimation: AnimationContext {
  private let id: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  /// The innermost block, if it was begun this way.
  static var current: BegunAnimation? { innermost as? BegunAnimation }

  init(id: String?, context: UnsafeMutableRawPointer?) {
    (self.id, self.context) = (id, context)
    let timing = AnimationTiming(
      duration: 0.2, pace: .curve(.easeInOut), options: .allowUserInteraction)
    super.init(timing)
  }

  override func end() {
    tell(willStart, finished: false)
    super.end()
  }

  override func didEnd(finished: Bool) {
    super.didEnd(finished: finished)
    tell(didStop, finished: finished)
  }

  private func tell(_ selector: Selector?, finished: Bool) {
    guard let selector, let delegate else { return }
    let message = AnimationMessage(id: id, finished: finished, context: context)
    selector.perform(on: delegate, sender: message)
  }
}
