import QuartzCore

/// An animation block that is being run, and afterwards the animations that came of it.
@MainActor
class AnimationContext {
  /// Whether changes are animated at all.
  static var areEnabled = true

  private static var stack: [AnimationContext] = []

  /// The block whose changes are animated now.
  static var active: AnimationContext? { areEnabled ? stack.last : nil }

  private(set) var timing: AnimationTiming
  private let completion: ((Bool) -> Void)?
  private var pending = 1
  private var allFinished = true
  private var unlaid: [UIView] = []
  private var ends: [() -> Void] = []

  init(_ timing: AnimationTiming, completion: ((Bool) -> Void)? = nil) {
    (self.timing, self.completion) = (timing, completion)
  }

  /// Runs `changes` as an animation block.
  static func run(
    _ timing: AnimationTiming, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = stack.last
    let context = AnimationContext(
      outer.map { timing.inheriting(from: $0.timing) } ?? timing, completion: completion)
    context.perform(changes)
    context.close()
  }

  /// Changes how what follows in the block is animated.
  func adjustTiming(_ change: (inout AnimationTiming) -> Void) { change(&timing) }

  /// Runs `changes`, whose animations are repeated.
  func repeating(_ count: Float, autoreverses: Bool, _ changes: () -> Void) {
    let before = timing
    (timing.repeatCount, timing.autoreverses) = (count, autoreverses)
    changes()
    timing = before
  }

  /// Runs `changes` with this as the active block.
  func perform(_ changes: () -> Void) {
    Self.stack.append(self)
    changes()
    layOutChanged()
    Self.stack.removeLast()
  }

  /// The block that was begun last, whether or not its changes are animated.
  static var innermost: AnimationContext? { stack.last }

  /// Makes this the active block until ``end()``.
  func begin() { Self.stack.append(self) }

  /// Ends the block that ``begin()`` began, if it is the innermost one.
  func end() {
    guard Self.stack.last === self else { return }
    layOutChanged()
    Self.stack.removeLast()
    close()
  }

  /// Tells that the block is over: from now on the end of the last animation is the end of all.
  func close() { FrameLoop.shared.afterFrame { self.oneEnded(true) } }

  /// Has a view laid out when the block has run, so that what moves there is animated.
  func layOut(_ view: UIView) { unlaid.append(view) }

  /// Calls `action` when all of the block's animations are over.
  func atEnd(_ action: @escaping () -> Void) { ends.append(action) }

  /// The actions to be called at the end, which the caller is to do.
  func takeEnds() -> [() -> Void] {
    defer { ends = [] }
    return ends
  }

  /// Lays out views whose size changed, so that their subviews move along.
  private func layOutChanged() {
    let views = unlaid
    unlaid = []
    for view in views { view.layoutIfNeeded() }
  }

  // MARK: Animations

  /// The action for a change of a view's layer; nil if it is not animated.
  func action(for view: UIView, key: String) -> (any CAAction)? {
    guard timing.duration > 0, view.isOnScreen, !UIView.stillKeys.contains(key),
      let change = PropertyChange(of: key, in: view.layer)
    else { return nil }
    if key == "bounds", timing.options.contains(.layoutSubviews) { unlaid.append(view) }
    return ViewAction { self.animate(change, of: view) }
  }

  /// Animates a change that has been made.
  func animate(_ change: PropertyChange, of view: UIView) {
    let animation = timing.makeAnimation()
    change.configure(animation, isAdditive: UIView.additiveKeys.contains(change.key))
    let key = animation.isAdditive ? change.layer.freeKey(change.key) : change.key
    watch(animation, of: view)
    animation.isUnshared = true
    change.layer.add(animation, forKey: key)
  }

  /// Waits for an animation that is about to be added.
  func watch(_ animation: CAAnimation, of view: UIView) {
    pending += 1
    let blocks = !timing.options.contains(.allowUserInteraction)
    if blocks { view.blockTouches() }
    animation.onStop = { [weak view] finished in
      if blocks { view?.unblockTouches() }
      self.oneEnded(finished)
    }
  }

  private func oneEnded(_ finished: Bool) {
    pending -= 1
    if !finished { allFinished = false }
    guard pending == 0 else { return }
    for end in takeEnds() { end() }
    didEnd(finished: allFinished)
  }

  /// Called when the last of the block's animations has ended.
  func didEnd(finished: Bool) { completion?(finished) }
}

/// Runs a closure as a layer's action, after the change.
@MainActor
struct ViewAction: CAAction {
  let perform: () -> Void

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    perform()
  }
}

extension UIView {
  /// Properties whose differences are added, so that interrupted animations join smoothly.
  static let additiveKeys: Set<String> = ["position", "bounds", "transform", "opacity"]

  /// Properties that change at once, in animation blocks too.
  static let stillKeys: Set<String> = ["hidden", "contents", "zPosition", "anchorPoint"]

  /// Whether changes of the view can be seen at all.
  var isOnScreen: Bool {
    if let window { return !window.isHidden }
    return root.storage.masked?.view?.isOnScreen ?? false
  }

  /// The layer's question how to show a change: as the present animation block wants it.
  func findAction(forKey event: String) -> any CAAction {
    AnimationContext.active?.action(for: self, key: event) ?? NSNull()
  }
}
