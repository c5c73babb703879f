internal import CGtk
import UIKit

/// The desktop's choice of emojis, which opens beside the caret.
@MainActor
final class EmojiChooser {
  private let canvas: Widget
  private var popover: Widget?

  init(canvas: Widget) { self.canvas = canvas }

  /// Opens beside a place of the canvas. What is picked goes to the text that is edited.
  func open(at rect: CGRect) {
    guard let popover = popover ?? make() else { return }
    self.popover = popover
    var place = GdkRectangle(rect)
    gtk_popover_set_pointing_to(popover.cast(), &place)
    gtk_popover_popup(popover.cast())
  }

  private func make() -> Widget? {
    guard let chooser = gtk_emoji_chooser_new() else { return nil }
    gtk_widget_set_parent(chooser, canvas)
    let picked:
      @MainActor @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer)
        -> Void = { _, text, _ in
          if let text { InputMethod.client?.commit(String(cString: text)) }
        }
    typealias Handler = @MainActor @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
    let closed: Handler = { _, canvas in
      gtk_widget_grab_focus(canvas.assumingMemoryBound(to: GtkWidget.self))
    }
    let gone: Handler = { _, chooser in
      gtk_widget_unparent(chooser.assumingMemoryBound(to: GtkWidget.self))
    }
    connect(chooser, "emoji-picked", data: canvas, picked)
    connect(chooser, "closed", data: canvas, closed)
    // A widget must let go of its children before it goes.
    connect(canvas, "destroy", data: chooser, gone)
    return chooser
  }
}
