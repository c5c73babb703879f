import CoreGraphics

/// Hears of an animation's start and end.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called after the first frame that shows the animation.
  func animationDidStart(_ anim: CAAnimation)
  /// Called after the animation ended; `flag` is false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that changes what a layer shows as time goes on, without changing its properties.
///
/// A layer keeps a copy of what is added to it, so later changes of the original have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package var timeline = Timeline()

  /// Called, like the delegate, after the animation ended, with whether it ran to its end.
  package var onStop: ((Bool) -> Void)?

  /// Whether nobody will change the animation any more, so that a layer need not copy it.
  package var isUnshared = false

  /// The pace of each run; nil (the default) is even.
  open var timingFunction: CAMediaTimingFunction?

  /// Hears of the start and the end; kept strongly, as on Apple's systems.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the animation is taken off its layer when it ends; true by default.
  open var isRemovedOnCompletion = true

  /// Makes an animation of no duration.
  public override init() { super.init() }

  open var beginTime: CFTimeInterval {
    get { timeline.beginTime }
    set { timeline.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timeline.duration }
    set { timeline.duration = newValue }
  }
  open var speed: Float {
    get { timeline.speed }
    set { timeline.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timeline.timeOffset }
    set { timeline.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timeline.repeatCount }
    set { timeline.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timeline.repeatDuration }
    set { timeline.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timeline.autoreverses }
    set { timeline.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timeline.fillMode }
    set { timeline.fillMode = newValue }
  }

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let twin = type(of: self)._make()
    twin.copyValues(from: self)
    return twin
  }

  /// Adds the animation to the layer `anObject` under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: For subclasses of this module

  /// Copies all values of `other`, which has this animation's class.
  package func copyValues(from other: CAAnimation) {
    timeline = other.timeline
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    onStop = other.onStop
    fixedProgress = other.fixedProgress
  }

  /// Whether only the layer's place changes, not what it shows.
  package var isPlacement: Bool { false }

  /// Changes `values` to what the animation shows at a place of its runs.
  package func apply(_ moment: Timeline.Moment, to values: inout LayerValues) {}

  /// Changes `values` to what the animation shows at a time counted from its begin.
  package final func apply(at sinceBegin: CFTimeInterval, to values: inout LayerValues) {
    if let moment = timeline.shown(sinceBegin) { apply(moment, to: &values) }
  }

  /// How far the values are, whatever the time, where somebody else decides; may leave 0…1.
  package var fixedProgress: Double?

  /// How far the values are at a place of the runs, after the pace.
  package func progress(at moment: Timeline.Moment) -> Double {
    fixedProgress ?? timingFunction?.curve.value(at: moment.fraction) ?? moment.fraction
  }
}
