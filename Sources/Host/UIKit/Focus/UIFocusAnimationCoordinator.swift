import Foundation

/// Says how long the animation of the focus takes.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
}

/// Animates along with a step of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private struct Entry {
    let duration: TimeInterval
    let change: () -> Void
    let completion: (() -> Void)?
  }

  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval

    init(duration: TimeInterval) {
      self.duration = duration
      super.init()
    }
  }

  /// How long the focus takes to come; it leaves more slowly.
  private static let focusing: TimeInterval = 0.1
  private static let unfocusing: TimeInterval = 0.25

  private var entries: [Entry] = []

  /// Adds changes that are animated with the focus that comes to a view, or with the one that
  /// leaves if it comes to none.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) { add(Self.focusing, animations ?? {}, completion) }

  /// Adds changes that are animated with the focus that comes to a view.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { add(Self.focusing, animations, completion) }

  /// Adds changes that are animated with the focus that leaves a view.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { add(Self.unfocusing, animations, completion) }

  private func add(
    _ duration: TimeInterval, _ animations: ((any UIFocusAnimationContext) -> Void)?,
    _ completion: (() -> Void)?
  ) {
    let context = Context(duration: duration)
    add(duration, { animations?(context) }, completion)
  }

  private func add(
    _ duration: TimeInterval, _ change: @escaping () -> Void, _ completion: (() -> Void)?
  ) { entries.append(Entry(duration: duration, change: change, completion: completion)) }

  /// Begins all that was added.
  func animate() {
    let all = entries
    entries = []
    for entry in all {
      UIView.animate(withDuration: entry.duration, animations: entry.change) { _ in
        entry.completion?()
      }
    }
  }
}
