import KumikoComponents
import UIKit

/// How the changes of one render are seen: at what pace rows move, and how they come and leave.
///
/// ```swift
/// list.render(animation: .spring()) { for task in tasks { TaskRow(task).id(task.id) } }
/// ```
///
/// If several renders have to wait, the list shows the latest with the animation of the latest
/// among them that has one. Whether or not it is animated, a render that is not on the screen, or
/// changes more than the updater performs one by one, reloads the list.
public struct ListAnimation: Hashable, Sendable {
  /// How progress follows from time.
  private enum Pace: Hashable, Sendable {
    case ofList
    case never
    case curve(UIView.AnimationCurve, TimeInterval)
    case spring(dampingRatio: CGFloat, TimeInterval)
  }

  private var pace: Pace

  /// How rows and sections come and leave; nil for as the updater says.
  private(set) var transition: RowTransition?

  /// As the updater says. What a render without an animation has.
  public static let automatic = ListAnimation(pace: .ofList)

  /// All at once.
  public static let none = ListAnimation(pace: .never)

  /// Rows and sections fade as they come and leave, whatever the updater says; others move at the
  /// list view's pace.
  public static let fade = ListAnimation.automatic.transition(.fade)

  /// Rows move along a curve.
  ///
  /// - Parameters:
  ///   - curve: The pace; slow at both ends by default.
  ///   - duration: In seconds. At 0 nothing is animated.
  public static func curve(
    _ curve: UIView.AnimationCurve = .easeInOut, duration: TimeInterval
  ) -> ListAnimation {
    ListAnimation(pace: .curve(curve, duration))
  }

  /// Rows move as on springs.
  ///
  /// - Parameters:
  ///   - duration: In seconds; half a second by default. At 0 nothing is animated.
  ///   - dampingRatio: From near 0, which swings for long, to 1, which does not swing; 0.75 by
  ///     default.
  public static func spring(
    duration: TimeInterval = 0.5, dampingRatio: CGFloat = 0.75
  ) -> ListAnimation {
    ListAnimation(pace: .spring(dampingRatio: dampingRatio, duration))
  }

  /// This animation with a way in which all rows and sections come and leave, but for rows that say
  /// it themselves; see ``/KumikoComponents/Component/transition(_:)``.
  public func transition(_ transition: RowTransition) -> ListAnimation {
    var copy = self
    copy.transition = transition
    return copy
  }
}

extension ListAnimation {
  /// Whether nothing is animated.
  var isNone: Bool {
    switch pace {
    case .ofList: false
    case .never: true
    case .curve(_, let duration), .spring(_, let duration):
      !duration.isFinite || duration <= 0
    }
  }

  /// Whether changes are animated in a list view: one that is scrolled only if its updater says so.
  func animates(in context: UpdateContext) -> Bool {
    if isNone { return false }
    if self == .automatic { return context.animates }
    return !context.isScrolling || context.isAnimationEnabledWhileScrolling
  }

  /// Runs `body`, which tells a list view of changes. Animations of list views take over duration
  /// and pace of one around them.
  @MainActor
  func perform(_ body: @escaping () -> Void) {
    switch pace {
    case .ofList: body()
    case .never: UIView.performWithoutAnimation(body)
    case .curve(let curve, let duration):
      let options: UIView.AnimationOptions =
        switch curve {
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .linear: .curveLinear
        default: .curveEaseInOut
        }
      UIView.animate(
        withDuration: duration, delay: 0, options: [options, .allowUserInteraction],
        animations: body)
    case .spring(let dampingRatio, let duration):
      let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.05), 1) : 1
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
        options: .allowUserInteraction, animations: body)
    }
  }

  /// Runs `body` without animation if this is ``none``, else as it is.
  @MainActor
  func performIfNone(_ body: () -> Void) {
    if isNone { UIView.performWithoutAnimation(body) } else { body() }
  }
}
