import QuartzCore

/// What is held over something spring-loaded, for its behavior and its effect.
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  fileprivate(set) var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  private let session: DragSession

  init(_ session: DragSession, over view: UIView?) {
    (self.session, targetView) = (session, view)
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view.map(session.location) ?? session.finger }
}

/// Activates what is spring-loaded when a finger that drags something rests over it: after a pause
/// it begins to blink, then it is activated, once until the finger has left it.
@MainActor
final class SpringLoader {
  /// How long the finger rests before the blinking begins, and how long that lasts, in seconds.
  private static let pause: CFTimeInterval = 0.6
  private static let blinking: CFTimeInterval = 0.4
  /// How far a resting finger may move, in points.
  private static let slack: CGFloat = 8

  @MainActor
  private struct Target {
    let interaction: UISpringLoadedInteraction
    let context: SpringLoadingContext

    func isSame(as other: Target) -> Bool {
      let (view, otherView) = (context.targetView, other.context.targetView)
      return interaction === other.interaction && view === otherView
    }
  }

  private var target: Target?
  private var timer: FrameTimer?
  /// Where the finger began to rest.
  private var rest = CGPoint.zero

  /// Takes in where the finger is.
  func follow(_ session: DragSession, in window: UIWindow) {
    let found = target(below: session, in: window)
    guard let found else { return leave() }
    if let target, target.isSame(as: found) {
      guard target.context.state == .possible, session.finger.distance(to: rest) > Self.slack
      else { return }
    } else {
      leave()
      target = found
      change(to: .possible)
    }
    rest = session.finger
    wait(Self.pause) { [weak self] in self?.startActivating() }
  }

  /// The frontmost interaction below the finger that allows it.
  private func target(below session: DragSession, in window: UIWindow) -> Target? {
    guard let hit = window.hitTest(session.finger, with: nil) else { return nil }
    for view in sequence(first: hit, next: \.superview) {
      for case let interaction as UISpringLoadedInteraction in view.interactions {
        let context = SpringLoadingContext(session, over: view)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
          return Target(interaction: interaction, context: context)
        }
      }
    }
    return nil
  }

  private func wait(_ delay: CFTimeInterval, _ action: @escaping () -> Void) {
    timer?.cancel()
    timer = FrameTimers.shared.schedule(at: CACurrentMediaTime() + delay, action: action)
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let target else { return }
    target.context.state = state
    target.interaction.interactionEffect.interaction(
      target.interaction, didChangeWith: target.context)
  }

  private func startActivating() {
    change(to: .activating)
    wait(Self.blinking) { [weak self] in self?.activate() }
  }

  private func activate() {
    guard let target else { return }
    timer = nil
    change(to: .activated)
    target.interaction.activate(target.interaction, target.context)
    target.interaction.interactionBehavior.interactionDidFinish(target.interaction)
  }

  /// The finger has left what it was over, or has been lifted.
  func leave() {
    timer?.cancel()
    timer = nil
    guard let target else { return }
    let isFinished = target.context.state == .activated
    change(to: .inactive)
    self.target = nil
    if !isFinished {
      target.interaction.interactionBehavior.interactionDidFinish(target.interaction)
    }
  }
}
