import QuartzCore

/// The view of a window that keys go to when no responder takes them.
///
/// The tab key moves the focus from control to control in reading order; a ring shows where it is.
/// Return and space press the control, arrows change its value. A list has the focus as a whole,
/// and shows which of its items keys are at. A finger takes the focus away.
///
/// A view in the keyboard's area has the focus while the first responder keeps the keys it is for:
/// arrows up and down turn the first wheel of an input view at once.
@MainActor
final class FocusEngine {
  /// How far the ring stands off, and how wide it is, in points.
  private static let width: CGFloat = 3

  private(set) weak var view: UIView?
  private let ring = CALayer()
  private var pressed: KeyInput.Code?

  init() {
    ring.borderWidth = Self.width
    ring.zPosition = 1_000_000
    ring.actions = ["position": NSNull(), "bounds": NSNull(), "borderColor": NSNull()]
  }

  /// Whether a view shows that it has the focus. A list does not: one of its items does.
  func isShown(on other: UIView) -> Bool { view === other && !(other is any ItemFocusing) }

  /// Takes a key and returns true, or leaves it to others.
  func receive(_ key: KeyInput, isDown: Bool, in window: UIWindow) -> Bool {
    if key.code == .tab { return !isDown || move(in: window, isForward: !key.isShiftDown) }
    if key.code == .escape { return isDown && escape(in: window) }
    if key.code == .menu { return isDown && openContextMenu(in: window) }
    guard let view, view.window === window, view.isReachable, !(view is any ItemFocusing) else {
      return false
    }
    return use(key.code, isDown, view)
  }

  /// Takes a key for an input view that stands in for the keyboard and returns true, or leaves it
  /// to the first responder.
  func receiveForInput(_ key: KeyInput, isDown: Bool, in window: UIWindow) -> Bool {
    guard let input = window.keyboard.customInput else { return false }
    if let view, view.isDescendant(of: input) { return use(key.code, isDown, view) }
    guard isDown, key.code == .up || key.code == .down,
      let wheel = FocusOrder.focusable(in: input).first(where: \.isAdjustable)
    else { return false }
    focus(wheel)
    return adjust(key.code, wheel)
  }

  private func use(_ code: KeyInput.Code, _ isDown: Bool, _ view: UIView) -> Bool {
    switch code {
    case .space, .return: press(code, isDown, view)
    case .up, .right, .down, .left: isDown && adjust(code, view)
    default: false
    }
  }

  /// Takes the focus away.
  func clear() {
    guard let old = view else { return }
    (view, pressed) = (nil, nil)
    ring.removeFromSuperlayer()
    (old as? UIControl)?.isHighlighted = false
    (old as? UIControl)?.stateDidChange()
    (old as? any ItemFocusing)?.releaseFocus()
  }

  /// Follows the keys to a view that code gives them to. What stands in for the keyboard keeps the
  /// focus, as it takes other keys than the first responder.
  func firstResponderDidChange(in window: UIWindow) {
    guard let view, let responder = window.firstResponder as? UIView, responder !== view,
      !window.keyboard.holds(view)
    else { return }
    clear()
  }

  private func escape(in window: UIWindow) -> Bool {
    let panel = PopoverView.front(of: window)
    panel?.close()
    if panel == nil, view == nil {
      return window.keyboard.customInput != nil && window.endEditing(true)
    }
    clear()
    // What else there is to leave, as a page with a back button, is left by the same key.
    return panel != nil
  }

  /// Opens the context menu of the view with the focus, of the first responder or of the selected
  /// row.
  private func openContextMenu(in window: UIWindow) -> Bool {
    let focused = [view, window.firstResponder as? UIView].compactMap(\.self).first(
      where: \.isReachable)
    let place = focused.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    guard let point = place ?? window.keyItemLocation,
      let start = focused ?? window.hitTest(point, with: nil),
      UIContextMenuInteraction.open(from: start, at: point)
    else { return false }
    _ = PopoverView.front(of: window)?.handle(KeyInput(.down), isDown: true)
    return true
  }

  // MARK: Moving

  private func move(in window: UIWindow, isForward: Bool) -> Bool {
    let order = FocusOrder(of: window)
    var present = view ?? window.firstResponder as? UIView ?? order.listWithFocus
    for _ in order.views {
      guard let next = order.view(after: present, isForward: isForward) else { return false }
      if come(to: next, from: present, isForward: isForward) { return true }
      present = next
    }
    return false
  }

  /// Brings the focus to a view. Returns false for a list whose delegate does not want it.
  private func come(to new: UIView, from old: UIView?, isForward: Bool) -> Bool {
    guard let list = new as? any ItemFocusing else {
      (old as? any ItemFocusing)?.releaseFocus()
      focus(new)
      return true
    }
    guard list.takeFocus(isForward: isForward) else { return false }
    if view !== list { clear() }
    if let window = list.window, window.firstResponder != nil { window.endEditing(true) }
    view = list
    return true
  }

  private func focus(_ new: UIView) {
    clear()
    if new.canBecomeFirstResponder {
      if !new.isFirstResponder { new.becomeFirstResponder() }
    } else {
      if let window = new.window, !window.keyboard.holds(new) {
        window.firstResponder?.resignFirstResponder()
      }
      view = new
      showRing(on: new)
      (new as? UIControl)?.stateDidChange()
    }
    reveal(new)
  }

  private func showRing(on view: UIView) {
    ring.frame = view.bounds.insetBy(dx: -Self.width - 1, dy: -Self.width - 1)
    ring.cornerRadius = ((view as? UIControl)?.focusRadius ?? 8) + Self.width + 1
    ring.borderColor = view.tintColor.withAlphaComponent(0.5).cgColor(in: view.traitCollection)
    view.layer.addSublayer(ring)
  }

  private func reveal(_ view: UIView) {
    for case let scroll as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
      let rect = scroll.convert(view.bounds, from: view).insetBy(dx: -8, dy: -8)
      scroll.scrollRectToVisible(rect, animated: true)
    }
  }

  // MARK: Using

  private func press(_ code: KeyInput.Code, _ isDown: Bool, _ view: UIView) -> Bool {
    let control = view as? UIControl
    let canBePressed = view.isInUse && control?.isEnabled != false
    if isDown {
      guard canBePressed else { return false }
      pressed = code
      control?.isHighlighted = true
      return true
    }
    guard pressed == code else { return false }
    pressed = nil
    control?.isHighlighted = false
    if !canBePressed || view.accessibilityActivate() { return true }
    // What a control does when it is touched is all that it says of itself.
    control?.sendActions(for: .touchUpInside)
    return control != nil
  }

  private func adjust(_ code: KeyInput.Code, _ view: UIView) -> Bool {
    guard view.isAdjustable, view.isInUse else { return false }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Rows of a wheel and titles of an index are counted downwards.
    let goesDown = view is PickerColumn || view is SectionIndexView
    let rises =
      code == (goesDown ? .down : .up) || code == (isMirrored ? .left : .right)
    rises ? view.accessibilityIncrement() : view.accessibilityDecrement()
    return true
  }
}

extension UIView {
  /// Whether arrows change the view's value.
  fileprivate var isAdjustable: Bool {
    accessibilityTraits.contains(.adjustable) || self is UISwitch
  }
}
