import KumikoComponents
import KumikoFlexLayout
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

/// The properties that `prepareForReuse` brings back.
@MainActor
private enum LookOfView {
  static func values(of view: UIView) -> [(UIView) -> Void] {
    let flexStyle = ViewStyles.shared[view] ?? .render
    return ofAll(view) + ofText(view) + ofControls(view) + [{ ViewStyles.shared[$0] = flexStyle }]
  }

  private static func value<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ view: UIView
  ) -> [(UIView) -> Void] {
    guard let view = view as? View else { return [] }
    let value = view[keyPath: path]
    return [{ ($0 as? View)?[keyPath: path] = value }]
  }

  private static func ofAll(_ view: UIView) -> [(UIView) -> Void] {
    value(\UIView.backgroundColor, view) + value(\UIView.alpha, view)
      + value(\UIView.isHidden, view) + value(\UIView.transform, view)
      + value(\UIView.clipsToBounds, view) + value(\UIView.contentMode, view)
      + value(\UIView.isUserInteractionEnabled, view) + value(\UIView.tag, view)
      + value(\UIView.layer.cornerRadius, view) + value(\UIView.layer.borderWidth, view)
      + value(\UIView.layer.borderColor, view) + value(\UIView.accessibilityLabel, view)
  }

  private static func ofText(_ view: UIView) -> [(UIView) -> Void] {
    value(\UILabel.text, view) + value(\UILabel.font, view) + value(\UILabel.textColor, view)
      + value(\UILabel.textAlignment, view) + value(\UILabel.numberOfLines, view)
      + value(\UILabel.lineBreakMode, view) + value(\UITextField.text, view)
      + value(\UITextField.placeholder, view) + value(\UITextField.font, view)
      + value(\UITextField.textColor, view) + value(\UITextField.textAlignment, view)
      + value(\UITextView.text, view) + value(\UITextView.font, view)
      + value(\UITextView.textColor, view)
  }

  private static func ofControls(_ view: UIView) -> [(UIView) -> Void] {
    value(\UIImageView.image, view) + value(\UIImageView.isHighlighted, view)
      + value(\UIControl.isEnabled, view) + value(\UIControl.isSelected, view)
      + value(\UISwitch.isOn, view) + value(\UISlider.value, view)
      + value(\UIProgressView.progress, view) + ofButton(view)
  }

  private static func ofButton(_ view: UIView) -> [(UIView) -> Void] {
    guard let button = view as? UIButton else { return [] }
    let (title, image) = (button.title(for: .normal), button.image(for: .normal))
    let color = button.titleColor(for: .normal)
    return [
      { view in
        (view as? UIButton)?.setTitle(title, for: .normal)
        (view as? UIButton)?.setImage(image, for: .normal)
        (view as? UIButton)?.setTitleColor(color, for: .normal)
      }
    ]
  }
}
