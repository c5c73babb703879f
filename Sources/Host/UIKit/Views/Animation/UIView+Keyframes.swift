import QuartzCore

extension UIView {
  static func runKeyframes(
    duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
    changes animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    let bits = AnimationOptions(rawValue: options.rawValue)
    let timing = AnimationTiming(
      duration: duration, delay: delay, pace: .curve(bits.curve), options: bits)
    let context = KeyframeContext(
      timing, isDiscrete: options.contains(.calculationModeDiscrete), completion: completion)
    context.perform(animations)
    context.start()
    context.close()
  }

  static func addStep(
    at frameStartTime: Double, duration frameDuration: Double,
    changes animations: @escaping () -> Void
  ) {
    guard let context = AnimationContext.active as? KeyframeContext else { return animations() }
    context.addStep(from: frameStartTime, duration: frameDuration, animations)
  }
}

/// A keyframe animation block: its changes become one group of animations for each layer.
@MainActor
private final class KeyframeContext: AnimationContext {
  private let isDiscrete: Bool
  private var step = (start: 0.0, end: 1.0)
  private var tracks: [ObjectIdentifier: Track] = [:]

  /// What happens to one view.
  private struct Track {
    let view: UIView
    var parts: [CAAnimation] = []
    var jumps: [String: [Jump]] = [:]
  }

  /// A step of a property whose values replace each other.
  private struct Jump {
    var start, end: Double
    var from, to: AnimatedValue
  }

  init(_ timing: AnimationTiming, isDiscrete: Bool, completion: ((Bool) -> Void)?) {
    self.isDiscrete = isDiscrete
    super.init(timing, completion: completion)
  }

  func addStep(from start: Double, duration: Double, _ changes: () -> Void) {
    let outer = step
    let begin = min(max(start, 0), 1)
    step = (begin, min(begin + max(duration, 0), 1))
    changes()
    step = outer
  }

  override func animate(_ change: PropertyChange, of view: UIView) {
    var track = tracks[ObjectIdentifier(view)] ?? Track(view: view)
    if UIView.additiveKeys.contains(change.key) {
      track.parts.append(part(of: change))
    } else {
      let jump = Jump(start: step.start, end: step.end, from: change.old, to: change.new)
      track.jumps[change.key, default: []].append(jump)
    }
    tracks[ObjectIdentifier(view)] = track
  }

  /// Adds what was collected to the layers.
  func start() {
    for track in tracks.values {
      let group = CAAnimationGroup()
      timing.set(group)
      group.animations = track.parts + track.jumps.map { keyframes($0.key, $0.value) }
      watch(group, of: track.view)
      track.view.layer.add(group, forKey: track.view.layer.freeKey("keyframes"))
    }
    tracks = [:]
  }

  private func part(of change: PropertyChange) -> CABasicAnimation {
    let animation = CABasicAnimation()
    change.configure(animation, isAdditive: true)
    animation.beginTime = (isDiscrete ? step.end : step.start) * timing.duration
    animation.duration = isDiscrete ? 1e-6 : max((step.end - step.start) * timing.duration, 1e-6)
    animation.fillMode = .both
    return animation
  }

  private func keyframes(_ key: String, _ jumps: [Jump]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    var stops: [(time: Double, value: AnimatedValue)] = [(0, jumps[0].from)]
    for jump in jumps {
      stops.append((isDiscrete ? jump.end : jump.start, jump.from))
      stops.append((jump.end, jump.to))
    }
    if let last = stops.last { stops.append((1, last.value)) }
    animation.values = stops.map(\.value)
    animation.keyTimes = stops.map { NSNumber(value: $0.time) }
    animation.duration = timing.duration
    return animation
  }
}
