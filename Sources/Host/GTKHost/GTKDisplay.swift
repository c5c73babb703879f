internal import CGtk
import GSKDrawing
import QuartzCore
import UIKit

/// A display that is one window of the desktop; all of the application's windows appear in it.
@MainActor
final class GTKDisplay: HostDisplay, CanvasOwner {
  private(set) var bounds: CGRect
  private(set) var scale: CGFloat = 1
  let safeAreaInsets = UIEdgeInsets.zero
  private(set) var prefersDarkAppearance = false

  /// How often the canvas was drawn; nothing is drawn while nothing changes.
  private(set) var drawCount = 0

  private var window: UnsafeMutablePointer<GtkWindow>?
  private var canvas: Widget?
  private var input: CanvasInput?
  private let router = ScreenInput()
  private var isTicking = false
  private let content = ScreenContent()
  private var drawn: DisplayNode?

  /// Makes a display that is not on the screen yet.
  init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  // MARK: Window

  /// Opens the desktop window, with the program's name as its title.
  func open() {
    guard let canvas = CanvasWidget.make(owner: self) else { return }
    let window: UnsafeMutablePointer<GtkWindow> = gtk_window_new().cast()
    (self.canvas, self.window) = (canvas, window)
    let input = CanvasInput(canvas: canvas)
    input.receive = { [router] in router.deliver($0) }
    self.input = input
    gtk_window_set_default_size(window, Int32(bounds.width), Int32(bounds.height))
    gtk_window_set_title(window, g_get_application_name() ?? g_get_prgname())
    gtk_window_set_child(window, canvas)
    watchWindow(window)
    readAppearance()
    FrameLoop.shared.onRequest = { [weak self] in self?.startTicking() }
    gtk_window_present(window)
    gtk_widget_grab_focus(canvas)
    readScale()
    if FrameLoop.shared.needsFrame { startTicking() }
  }

  private func watchWindow(_ window: UnsafeMutablePointer<GtkWindow>) {
    let data = Unmanaged.passUnretained(self).toOpaque()
    typealias Notified = @MainActor @convention(c) (
      OpaquePointer, OpaquePointer, UnsafeMutableRawPointer
    ) -> Void
    let activity: Notified = { window, _, _ in
      UIApplication.shared.setActive(gtk_window_is_active(UnsafeMutablePointer(window)) != 0)
    }
    let scale: Notified = { _, _, data in owner(data, as: GTKDisplay.self).readScale() }
    let look: Notified = { _, _, data in owner(data, as: GTKDisplay.self).readAppearance() }
    let close: @MainActor @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      _, _ in
      UIApplication.shared.terminate()
      exit(0)
    }
    connect(window, "notify::is-active", data: data, activity)
    connect(window, "notify::scale-factor", data: data, scale)
    connect(window, "close-request", data: data, close)
    if let settings = gtk_settings_get_default() {
      connect(
        UnsafeMutableRawPointer(settings), "notify::gtk-application-prefer-dark-theme", data: data,
        look)
    }
  }

  private func readScale() {
    guard let canvas else { return }
    let next = CGFloat(gtk_widget_get_scale_factor(canvas))
    guard next != scale else { return }
    scale = next
    UIApplication.shared.displayDidChange()
  }

  private func readAppearance() {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, Self.booleanType)
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
      "gtk-application-prefer-dark-theme", &value)
    let next = g_value_get_boolean(&value) != 0
    g_value_unset(&value)
    guard next != prefersDarkAppearance else { return }
    prefersDarkAppearance = next
    UIApplication.shared.displayDidChange()
  }

  /// `G_TYPE_BOOLEAN`, a macro that Swift cannot import: the fifth fundamental type.
  private static let booleanType = GType(5 << 2)

  // MARK: HostDisplay

  func show(_ window: UIWindow) { queueDraw() }

  func hide(_ window: UIWindow) { queueDraw() }

  private func queueDraw() {
    if let canvas { gtk_widget_queue_draw(canvas) }
  }

  // MARK: Frames

  private func startTicking() {
    guard !isTicking, let canvas else { return }
    isTicking = true
    let tick:
      @MainActor @convention(c) (Widget?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean = {
        _, _, data in
        guard let data else { return 0 }
        return owner(data, as: GTKDisplay.self).tick() ? 1 : 0
      }
    gtk_widget_add_tick_callback(
      canvas, plain(tick), Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Makes one frame; returns whether another is wanted.
  private func tick() -> Bool {
    let time = MediaClock.now
    isTicking = FrameLoop.shared.runFrame(at: time)
    if content.node(at: time) !== drawn { queueDraw() }
    return isTicking
  }

  // MARK: CanvasOwner

  func draw(into snapshot: OpaquePointer) {
    drawCount += 1
    let node = content.node(at: MediaClock.now)
    drawn = node
    if let picture = NodeRenderer.render(node) {
      gtk_snapshot_append_node(snapshot, picture.node)
    }
  }

  func canvasDidResize(width: Double, height: Double) {
    guard bounds.size != CGSize(width: width, height: height) else { return }
    bounds.size = CGSize(width: width, height: height)
    UIApplication.shared.displayDidChange()
    FrameLoop.shared.runFrame(at: MediaClock.now)
  }
}
