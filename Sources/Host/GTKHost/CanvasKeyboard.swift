internal import CGtk
import UIKit

/// Turns keys into ``WindowInput``. Keys that type go through the desktop's input method first, so
/// that dead keys, compose sequences and other scripts arrive as the text they make.
@MainActor
final class CanvasKeyboard {
  private let receive: (WindowInput) -> Void
  private let method: UnsafeMutablePointer<GtkIMContext>?

  /// Listens to `canvas` and hands on to `receive`. The object must live as long as the canvas.
  init(canvas: Widget, receive: @escaping (WindowInput) -> Void) {
    self.receive = receive
    method = gtk_im_multicontext_new()
    gtk_im_context_set_client_widget(method, canvas)
    gtk_im_context_set_use_preedit(method, 0)
    listenToKeys(of: canvas)
    followFocus(of: canvas)
    listenToMethod()
  }

  private var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func listenToKeys(of canvas: Widget) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_key_set_im_context(controller, method)
    gtk_widget_add_controller(canvas, controller)
    typealias Handler =
      @MainActor @convention(c) (
        OpaquePointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer
      ) -> gboolean
    let down: Handler = { _, keyval, _, state, data in
      owner(data, as: CanvasKeyboard.self).key(keyval, state, isDown: true)
      return 1
    }
    let up: Handler = { _, keyval, _, state, data in
      owner(data, as: CanvasKeyboard.self).key(keyval, state, isDown: false)
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
    let enter: Handler = { _, data in
      gtk_im_context_focus_in(owner(data, as: CanvasKeyboard.self).method)
    }
    let leave: Handler = { _, data in
      gtk_im_context_focus_out(owner(data, as: CanvasKeyboard.self).method)
    }
    connect(UnsafeMutableRawPointer(controller), "enter", data: data, enter)
    connect(UnsafeMutableRawPointer(controller), "leave", data: data, leave)
  }

  private func listenToMethod() {
    guard let method else { return }
    let commit:
      @MainActor @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer)
        -> Void = { _, text, data in
          guard let text else { return }
          owner(data, as: CanvasKeyboard.self).type(String(cString: text))
        }
    connect(method, "commit", data: data, commit)
  }

  private func key(_ keyval: guint, _ state: GdkModifierType, isDown: Bool) {
    let key = KeyInput(keyval: keyval, state: state)
    receive(.key(key, isDown: isDown, time: MediaClock.now))
  }

  /// Delivers text as a key that types it. The key's release comes by itself.
  private func type(_ text: String) {
    let key = KeyInput(text == " " ? .space : .character, characters: text)
    receive(.key(key, isDown: true, time: MediaClock.now))
  }
}
