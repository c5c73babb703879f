internal import CGtk
import UIKit

/// The desktop's clipboard.
@MainActor
final class GTKClipboard: HostClipboard {
  private let clipboard: OpaquePointer

  /// Finds the clipboard of the default display; nil without a display.
  init?() {
    guard let display = gdk_display_get_default(),
      let clipboard = gdk_display_get_clipboard(display)
    else { return nil }
    self.clipboard = clipboard
  }

  func write(_ text: String?) {
    if let text {
      gdk_clipboard_set_text(clipboard, text)
    } else {
      gdk_clipboard_set_content(clipboard, nil)
    }
    GLibMainContextSource.shared.wake()
  }

  func read(_ handler: @escaping @MainActor (String?) -> Void) {
    let request = Unmanaged.passRetained(Request(handler)).toOpaque()
    let finish:
      @MainActor @convention(c) (
        UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?
      ) -> Void = { source, result, data in
        guard let data else { return }
        let request = Unmanaged<Request>.fromOpaque(data).takeRetainedValue()
        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
        request.handler(text.map { String(cString: $0) })
        g_free(text)
      }
    gdk_clipboard_read_text_async(clipboard, nil, plain(finish), request)
    GLibMainContextSource.shared.wake()
  }

  /// Who asked, while the answer is on its way.
  @MainActor
  private final class Request {
    let handler: @MainActor (String?) -> Void

    init(_ handler: @escaping @MainActor (String?) -> Void) { self.handler = handler }
  }
}
