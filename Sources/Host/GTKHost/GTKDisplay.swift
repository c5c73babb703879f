internal import CGtk
import UIKit

/// A display that is one window of the desktop; all of the application's windows appear in it.
@MainActor
final class GTKDisplay: HostDisplay {
  var bounds: CGRect
  private(set) var scale: CGFloat = 1
  let safeAreaInsets = UIEdgeInsets.zero
  private(set) var prefersDarkAppearance = false
  private(set) var prefersReducedTransparency = false

  /// GTK's own, which follows the language that the desktop's user prefers.
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  let content = ScreenContent()
  private let router = ScreenInput()
  private var input: CanvasInput?
  private lazy var look = DesktopSettings()
  /// The size of text that the desktop's user prefers.
  private var textSize = UIContentSizeCategory.large
  private var window: UnsafeMutablePointer<GtkWindow>?
  private(set) var canvas: Widget?

  /// What the frames need to remember; see `GTKDisplay+Frames.swift`.
  var frames = Frames()

  /// Makes a display that is not on the screen yet.
  init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  /// Sets GTK up; false if there is no display to open windows on.
  ///
  /// The cairo renderer is chosen unless `GSK_RENDERER` says otherwise: it costs an eighth of what
  /// GL costs where GL is drawn by software, and draws exactly what headless pictures show.
  func prepare() -> Bool {
    setenv("GSK_RENDERER", "cairo", 0)
    // Pictures that were drawn before this may have set GTK up without a display.
    gdk_set_allowed_backends("*")
    gtk_init_check()
    return gdk_display_get_default() != nil || gdk_display_open(nil) != nil
  }

  /// Closes the desktop window.
  func close() {
    if let window { gtk_window_destroy(window) }
    (window, canvas) = (nil, nil)
    endFrames()
  }

  /// Opens the desktop window, with the program's name as its title.
  func open() {
    guard let canvas = CanvasWidget.make(owner: self) else { return }
    self.canvas = canvas
    let window: UnsafeMutablePointer<GtkWindow> = gtk_window_new().cast()
    self.window = window
    input = CanvasInput(canvas: canvas) { [router] in router.deliver($0) }
    gtk_window_set_default_size(window, Int32(bounds.width), Int32(bounds.height))
    gtk_window_set_title(window, Self.title)
    gtk_window_set_child(window, canvas)
    watch(window)
    look.onChange = { [weak self] in self?.readAppearance() }
    readAppearance()
    gtk_window_present(window)
    gtk_widget_grab_focus(canvas)
    readScale()
    startFrames()
  }

  private static var title: String {
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
    return name ?? ProcessInfo.processInfo.processName
  }

  private func watch(_ window: UnsafeMutablePointer<GtkWindow>) {
    let data = Unmanaged.passUnretained(self).toOpaque()
    typealias Notified =
      @MainActor @convention(c) (
        OpaquePointer, OpaquePointer, UnsafeMutableRawPointer
      ) -> Void
    let activity: Notified = { window, _, _ in
      UIApplication.shared.setActive(gtk_window_is_active(UnsafeMutablePointer(window)) != 0)
    }
    let scale: Notified = { _, _, data in owner(data, as: GTKDisplay.self).readScale() }
    let close: @MainActor @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      _, _ in
      UIApplication.shared.terminate()
      exit(0)
    }
    connect(window, "notify::is-active", data: data, activity)
    connect(window, "notify::scale-factor", data: data, scale)
    connect(window, "close-request", data: data, close)
  }

  private func readScale() {
    guard let canvas else { return }
    let next = CGFloat(gtk_widget_get_scale_factor(canvas))
    guard next != scale else { return }
    scale = next
    UIApplication.shared.displayDidChange()
  }

  private func readAppearance() {
    let size = UIContentSizeCategory.nearest(toScale: look.textScale)
    if size != textSize {
      textSize = size
      UIApplication.shared.setPreferredContentSizeCategory(size)
    }
    let (isDark, isOpaque) = (look.isDark, look.hasHighContrast)
    guard isDark != prefersDarkAppearance || isOpaque != prefersReducedTransparency else { return }
    (prefersDarkAppearance, prefersReducedTransparency) = (isDark, isOpaque)
    UIApplication.shared.displayDidChange()
  }

  func windowDidBecomeVisible(_ window: UIWindow) { FrameLoop.shared.requestFrame() }

  func windowDidBecomeHidden(_ window: UIWindow) { FrameLoop.shared.requestFrame() }
}
