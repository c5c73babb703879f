import UIKit

/// A closure that a control calls at an event. The control is touched once; later closures are put
/// where it looks for them.
///
/// One setting may be that of several controls, for elements are values: it knows where that
/// control looks which it was given to last; others are touched again.
final class EventSetting: PropertySetting {
  /// Where the control finds the closure of the last render.
  @MainActor private final class Target {
    var action: @MainActor () -> Void
    weak var control: UIControl?

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  private let event: UIControl.Event
  private let action: @MainActor () -> Void
  private var target: Target

  init(_ event: UIControl.Event, _ action: @escaping @MainActor () -> Void) {
    self.event = event
    self.action = action
    target = Target(action)
  }

  private var identifier: UIAction.Identifier {
    UIAction.Identifier("kumiko.element.\(event.rawValue)")
  }

  override func isSameProperty(as other: PropertySetting) -> Bool {
    (other as? EventSetting)?.event == event || (other as? NoEventSetting)?.event == event
  }

  override func apply(to object: AnyObject) {
    guard let control = object as? UIControl else { return }
    let target = ownTarget(of: control)
    let action = UIAction(identifier: identifier) { _ in target.action() }
    control.addAction(action, for: event)
  }

  /// Where the control is to look for the closure, and no other one does.
  private func ownTarget(of control: UIControl) -> Target {
    if let other = target.control, other !== control { target = Target(action) }
    target.action = action
    target.control = control
    return target
  }

  override func current(in object: AnyObject) -> PropertySetting? { NoEventSetting(event) }

  override func apply(after old: PropertySetting, to object: AnyObject) -> Bool {
    guard let old = old as? EventSetting, old.target.control === object else {
      return super.apply(after: old, to: object)
    }
    old.target.action = action
    target = old.target
    return false
  }

  /// The absence of a closure.
  final class NoEventSetting: PropertySetting {
    let event: UIControl.Event

    init(_ event: UIControl.Event) { self.event = event }

    override func isSameProperty(as other: PropertySetting) -> Bool {
      (other as? EventSetting)?.event == event
    }

    override func apply(to object: AnyObject) {
      (object as? UIControl)?.removeAction(
        identifiedBy: UIAction.Identifier("kumiko.element.\(event.rawValue)"), for: event)
    }
  }
}
