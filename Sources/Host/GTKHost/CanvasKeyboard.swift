internal import CGtk
import UIKit

/// Turns keys into ``WindowInput``. Keys that type go through the desktop's input method first, so
/// that dead keys, compose sequences and other scripts arrive as the text they make.
@MainActor
final class CanvasKeyboard {
  private let receive: (WindowInput) -> Void
  private let method: InputMethod
  private let emojis: EmojiChooser

  /// Listens to `canvas` and hands on to `receive`. The object must live as long as the canvas.
  init(canvas: Widget, receive: @escaping (WindowInput) -> Void) {
    self.receive = receive
    method = InputMethod(canvas: canvas, receive: receive)
    emojis = EmojiChooser(canvas: canvas)
    listenToKeys(of: canvas)
    followFocus(of: canvas)
  }

  /// Accepts what an input method is composing, as it is.
  func finishComposing() { method.finish() }

  private var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func listenToKeys(of canvas: Widget) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_widget_add_controller(canvas, controller)
    typealias Handler =
      @MainActor @convention(c) (
        OpaquePointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer
      ) -> gboolean
    let down: Handler = { controller, keyval, _, state, data in
      let event = gtk_event_controller_get_current_event(controller)
      owner(data, as: CanvasKeyboard.self).key(keyval, state, event, isDown: true)
      return 1
    }
    let up: Handler = { controller, keyval, _, state, data in
      let event = gtk_event_controller_get_current_event(controller)
      owner(data, as: CanvasKeyboard.self).key(keyval, state, event, isDown: false)
      return 0
    }
    connect(UnsafeMutableRawPointer(controller), "key-pressed", data: data, down)
    connect(UnsafeMutableRawPointer(controller), "key-released", data: data, up)
  }

  /// Tells the input method when keys come here.
  private func followFocus(of canvas: Widget) {
    guard let controller = gtk_event_controller_focus_new() else { return }
    gtk_widget_add_controller(canvas, controller)
    typealias Handler = @MainActor @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
    let enter: Handler = { _, data in owner(data, as: CanvasKeyboard.self).method.focus(true) }
    let leave: Handler = { _, data in owner(data, as: CanvasKeyboard.self).method.focus(false) }
    connect(UnsafeMutableRawPointer(controller), "enter", data: data, enter)
    connect(UnsafeMutableRawPointer(controller), "leave", data: data, leave)
  }

  private func key(
    _ keyval: guint, _ state: GdkModifierType, _ event: OpaquePointer?, isDown: Bool
  ) {
    if method.takes(event) { return }
    let key = KeyInput(keyval: Self.meaning(of: keyval, state, event), state: state)
    if isDown, key.opensEmojis, let client = InputMethod.client {
      return emojis.open(at: client.caretRectOnScreen)
    }
    receive(.key(key, isDown: isDown, time: MediaClock.now))
  }

  /// What a key stands for. Shortcuts are known by Latin letters: while Control is down, a key that
  /// types another script stands for the letter that it types in another of the user's layouts.
  private static func meaning(
    of keyval: guint, _ state: GdkModifierType, _ event: OpaquePointer?
  ) -> guint {
    guard state.rawValue & GDK_CONTROL_MASK.rawValue != 0, gdk_keyval_to_unicode(keyval) > 0x7F,
      let event, let display = gdk_event_get_display(event)
    else { return keyval }
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var keyvals: UnsafeMutablePointer<guint>?
    var count: gint = 0
    defer {
      g_free(keys)
      g_free(keyvals)
    }
    let keycode = gdk_key_event_get_keycode(event)
    guard gdk_display_map_keycode(display, keycode, &keys, &keyvals, &count) != 0,
      let places = keys, let meanings = keyvals
    else { return keyval }
    let layout = gdk_key_event_get_layout(event)
    let latin: ClosedRange<guint> = 0x61...0x7A
    let found = (0..<Int(max(0, count))).first { index in
      places[index].level == 0 && Int(places[index].group) != Int(layout)
        && latin.contains(meanings[index])
    }
    return found.map { meanings[$0] } ?? keyval
  }
}

extension KeyInput {
  /// Whether the key asks for a choice of emojis: Control with a full stop or a semicolon.
  fileprivate var opensEmojis: Bool { isControlDown && (characters == "." || characters == ";") }
}
