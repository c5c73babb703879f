import CoreGraphics

/// A basic animation whose pace is that of a weight on a damped spring.
///
/// The duration does not follow from the spring: set it, usually to ``settlingDuration``.
open class CASpringAnimation: CABasicAnimation {
  /// The weight; greater values swing slower. 1 by default.
  open var mass: CGFloat = 1
  /// How hard the spring pulls; 100 by default.
  open var stiffness: CGFloat = 100
  /// How hard the swing is braked; 10 by default, 0 swings on.
  open var damping: CGFloat = 10
  /// The speed at the start in total distances per second; positive towards the end. 0 by default.
  open var initialVelocity: CGFloat = 0

  /// Makes an animation of no property.
  public override init() { super.init() }

  /// Makes a spring that seems to arrive after `perceptualDuration` seconds; `bounce` runs from 0
  /// (none) to 1 (undamped), and below 0, down to -1, brakes harder.
  @available(iOS 17.0, *)
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let duration = perceptualDuration > 1e-3 ? min(perceptualDuration, 1e6) : 1e-3
    let frequency = 2 * Double.pi / duration
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    (mass, stiffness) = (1, CGFloat(frequency * frequency))
    damping = 2 * ratio * CGFloat(frequency)
  }

  /// How long the spring takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  package var spring: Spring {
    get {
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(initialVelocity))
    }
    set {
      (mass, stiffness) = (CGFloat(newValue.mass), CGFloat(newValue.stiffness))
      (damping, initialVelocity) = (CGFloat(newValue.damping), CGFloat(newValue.velocity))
    }
  }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  package override func progress(at moment: Timeline.Moment) -> Double {
    let fraction = super.progress(at: moment)
    return fraction >= 1 ? 1 : spring.value(at: fraction * timeline.runDuration)
  }
}
