import KumikoComponents
import UIKit

/// What a view had when a node made it.
@MainActor
struct ViewOrigin {
  private static let known = ViewNotes<ViewOrigin>()

  private var handlers: [EventHandler] = []
  private weak var delegate: (any UITextFieldDelegate)?
  private var look: [(UIView) -> Void] = []

  /// Remembers what a view has that was just made.
  static func note(_ view: UIView, remembersLook: Bool) {
    var origin = ViewOrigin()
    if let control = view as? UIControl { origin.handlers = EventHandler.all(of: control) }
    origin.delegate = (view as? UITextField)?.delegate
    if remembersLook { origin.look = LookOfView.values(of: view) }
    if !origin.isEmpty { known[view] = origin }
  }

  private var isEmpty: Bool { handlers.isEmpty && delegate == nil && look.isEmpty }

  /// Takes from a view what hears of it and was not there when the view was made.
  static func bringBackHandlers(of view: UIView) {
    let origin = known[view]
    if let control = view as? UIControl {
      let kept = origin?.handlers ?? []
      for handler in EventHandler.all(of: control) where !kept.contains(handler) {
        handler.remove(from: control)
      }
    }
    if let field = view as? UITextField { field.delegate = origin?.delegate }
  }

  /// Gives a view the look that it was made with.
  static func bringBackLook(of view: UIView) {
    for bringBack in known[view]?.look ?? [] { bringBack(view) }
  }
}

/// What a control calls.
@MainActor
private struct EventHandler: Equatable {
  var action: UIAction?
  weak var target: AnyObject?
  var selector: Selector?
  var events: UIControl.Event

  static func all(of control: UIControl) -> [EventHandler] {
    var found: [EventHandler] = []
    control.enumerateEventHandlers { action, target, events, _ in
      found.append(
        EventHandler(
          action: action, target: target?.0 as AnyObject?, selector: target?.1, events: events))
    }
    return found
  }

  func remove(from control: UIControl) {
    if let action { control.removeAction(action, for: events) }
    if let selector { control.removeTarget(target, action: selector, for: events) }
  }

  static func == (one: EventHandler, other: EventHandler) -> Bool {
    one.action === other.action && one.target === other.target && one.selector == other.selector
      && one.events == other.events
  }
}
