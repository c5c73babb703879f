import CoreGraphics

/// Animations that run together, in the group's time: they are cut off when it ends.
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their begin times count from the group's begin.
  open var animations: [CAAnimation]?

  /// Makes an empty group.
  public override init() { super.init() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap {
      $0.copy() as? CAAnimation
    }
  }

  package override var isPlacement: Bool { (animations ?? []).allSatisfy(\.isPlacement) }

  package override func apply(_ moment: Timeline.Moment, to values: inout LayerValues) {
    let time = progress(at: moment) * timeline.runDuration
    for animation in animations ?? [] {
      // What has no duration of its own takes as long as the group, which is known only now.
      if animation.duration == 0 { animation.duration = duration }
      let own = time - animation.beginTime
      // What ends with the group has not gone while the group stands at its end.
      if time >= duration, case .after(let last) = animation.timeline.phase(own),
        animation.timeline.localTime(own) <= animation.timeline.activeDuration
      {
        animation.apply(last, to: &values)
      } else {
        animation.apply(at: own, to: &values)
      }
    }
  }
}
