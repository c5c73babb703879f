import QuartzCore

/// Recognizes a quick, straight movement of one or several fingers.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards the right edge.
    public static let right = Direction(rawValue: 1 << 0)
    /// Towards the left edge.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards the top.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards the bottom.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How far a swipe goes at least, how far it may stray, and how long it may take.
  private enum Limit {
    static let length: CGFloat = 50
    static let stray: CGFloat = 50
    static let duration: CFTimeInterval = 0.5
  }

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The directions to look for; right by default.
  open var direction: Direction = .right

  private var motion = TouchVelocityTracker()
  private var start: CFTimeInterval?

  /// Notes where the fingers touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? event.timestamp
    motion.add(trackedTouches, at: event.timestamp)
    if trackedTouches.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognizes as soon as the fingers moved far enough in time.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    motion.add(trackedTouches, at: event.timestamp)
    guard event.timestamp - (start ?? event.timestamp) <= Limit.duration, !strays else {
      return state = .failed
    }
    if trackedTouches.count == numberOfTouchesRequired, isLongEnough { state = .ended }
  }

  /// Fails: the fingers lifted too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the movement.
  open override func reset() { (motion, start) = (TouchVelocityTracker(), nil) }

  private var isLongEnough: Bool {
    let way = motion.translation
    return (direction.contains(.right) && way.dx >= Limit.length)
      || (direction.contains(.left) && way.dx <= -Limit.length)
      || (direction.contains(.down) && way.dy >= Limit.length)
      || (direction.contains(.up) && way.dy <= -Limit.length)
  }

  private var strays: Bool {
    let way = motion.translation
    let mayBeHorizontal = !direction.isDisjoint(with: [.left, .right])
    let mayBeVertical = !direction.isDisjoint(with: [.up, .down])
    return (!mayBeHorizontal && abs(way.dx) > Limit.stray)
      || (!mayBeVertical && abs(way.dy) > Limit.stray)
  }
}
