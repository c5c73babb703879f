internal import CGtk
import UIKit

extension KeyInput {
  /// What a GDK key event means to UIKit.
  init(keyval: guint, state: GdkModifierType) {
    let unicode = gdk_keyval_to_unicode(keyval)
    let scalar = unicode >= 0x20 && unicode != 0x7F ? Unicode.Scalar(unicode) : nil
    let isShiftDown = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
    let code: Code? = isShiftDown && keyval == guint(GDK_KEY_F10) ? .menu : nil
    self.init(
      code ?? Self.codes[Int32(bitPattern: keyval)] ?? .character,
      characters: scalar.map { String(Character($0)) } ?? "",
      isShiftDown: isShiftDown,
      isControlDown: state.rawValue & GDK_CONTROL_MASK.rawValue != 0,
      isAlternateDown: state.rawValue & GDK_ALT_MASK.rawValue != 0)
  }

  private static let codes: [Int32: Code] = [
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
    GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
    GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
    GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
    GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_Escape: .escape,
    GDK_KEY_space: .space, GDK_KEY_BackSpace: .backspace,
    GDK_KEY_Delete: .delete, GDK_KEY_KP_Delete: .delete, GDK_KEY_Menu: .menu,
  ]
}

extension UIKeyModifierFlags {
  /// The modifiers of a GDK event.
  init(_ state: GdkModifierType) {
    self = []
    let meanings: [(GdkModifierType, UIKeyModifierFlags)] = [
      (GDK_LOCK_MASK, .alphaShift), (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control),
      (GDK_ALT_MASK, .alternate), (GDK_SUPER_MASK, .command),
    ]
    for (mask, flag) in meanings where state.rawValue & mask.rawValue != 0 { insert(flag) }
  }
}
