import QuartzCore

/// What a host tells a window about the outside world; see ``UIWindow`` `receive(_:)`.
package enum WindowInput: Sendable {
  /// A finger or the main mouse button. `id` stays the same from began to ended.
  case touch(
    id: Int, TouchPhase, location: CGPoint, time: CFTimeInterval,
    modifiers: UIKeyModifierFlags = [])
  /// A wheel or touchpad turned; `delta` in points, positive scrolls content up (towards its end).
  case scroll(ScrollPhase, location: CGPoint, delta: CGVector, time: CFTimeInterval)
  /// The pointer moved without a button; nil when it left the window.
  case hover(location: CGPoint?, time: CFTimeInterval)
  /// The secondary mouse button was clicked.
  case secondaryClick(location: CGPoint, time: CFTimeInterval)
  /// A key went down (or repeats) or up.
  case key(KeyInput, isDown: Bool, time: CFTimeInterval)

  /// What a finger does.
  package enum TouchPhase: Sendable { case began, moved, ended, cancelled }

  /// What kind of scrolling arrives: one wheel click, or the parts of a touchpad gesture, which
  /// begins with the first movement, for that decides which view takes it, and ends with a velocity
  /// in points a second for the scroll view to decelerate from.
  package enum ScrollPhase: Sendable {
    case wheel
    case began, changed
    case ended(velocity: CGVector)
  }
}

/// One key of a keyboard.
package struct KeyInput: Hashable, Sendable {
  /// What the key means, on any layout.
  package enum Code: Hashable, Sendable {
    case character, up, down, left, right, pageUp, pageDown, home, end
    case tab, `return`, escape, space, backspace, delete
    /// The key for context menus, also Shift + F10.
    case menu
  }

  package var code: Code
  /// The text the key types; empty for keys that type nothing.
  package var characters: String
  package var isShiftDown: Bool
  package var isControlDown: Bool
  package var isAlternateDown: Bool

  package init(
    _ code: Code, characters: String = "", isShiftDown: Bool = false, isControlDown: Bool = false,
    isAlternateDown: Bool = false
  ) {
    self.code = code
    self.characters = characters
    self.isShiftDown = isShiftDown
    self.isControlDown = isControlDown
    self.isAlternateDown = isAlternateDown
  }
}
