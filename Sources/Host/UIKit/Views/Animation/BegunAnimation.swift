import QuartzCore

/// What the method of an animation's delegate gets.
struct AnimationMessage {
  let id: String?
  let finished: Bool
  let context: UnsafeMutableRawPointer?
}

/// An animation block between `beginAnimations` and `commitAnimations`.
final class BegunAnimation: AnimationContext {
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

  func setBeginsFromCurrentState(_ fromCurrentState: Bool) {
    adjustTiming {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
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
