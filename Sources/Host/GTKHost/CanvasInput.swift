internal import CGtk
import QuartzCore
import UIKit

/// Turns what GTK tells a canvas into ``WindowInput``, in the canvas' points.
@MainActor
final class CanvasInput {
  /// Points that one click of a wheel scrolls.
  private static let pointsPerWheelClick = 60.0

  private let receive: (WindowInput) -> Void
  private let canvas: Widget
  private let keyboard: CanvasKeyboard
  private var touches: [OpaquePointer: Int] = [:]
  private var nextTouch = 1
  private var isPressed = false
  private var pointer = CGPoint.zero
  private var isGliding = false
  private var clock = EventClock()

  /// Listens to `canvas` and hands on to `receive`. The object must live as long as the canvas.
  init(canvas: Widget, receive: @escaping (WindowInput) -> Void) {
    (self.canvas, self.receive) = (canvas, receive)
    keyboard = CanvasKeyboard(canvas: canvas, receive: receive)
    listenToPointers()
    listenToScrolling()
  }

  private var data: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private func add(_ controller: OpaquePointer?) -> UnsafeMutableRawPointer? {
    guard let controller else { return nil }
    gtk_widget_add_controller(canvas, controller)
    return UnsafeMutableRawPointer(controller)
  }

  // MARK: Mouse and fingers

  private func listenToPointers() {
    guard let controller = add(gtk_event_controller_legacy_new()) else { return }
    typealias Handler =
      @MainActor @convention(c) (
        OpaquePointer, OpaquePointer, UnsafeMutableRawPointer
      ) -> gboolean
    let handle: Handler = { _, event, data in
      owner(data, as: CanvasInput.self).handle(event)
      return 0
    }
    connect(controller, "event", data: data, handle)
  }

  private func handle(_ event: OpaquePointer) {
    let time = clock.time(of: event)
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: press(event, time)
    case GDK_BUTTON_RELEASE: release(event, time)
    case GDK_MOTION_NOTIFY: move(event, time)
    case GDK_LEAVE_NOTIFY: if !isPressed { receive(.hover(location: nil, time: time)) }
    case GDK_GRAB_BROKEN: cancelPress(time)
    case GDK_TOUCH_BEGIN: touch(event, .began, time)
    case GDK_TOUCH_UPDATE: touch(event, .moved, time)
    case GDK_TOUCH_END: touch(event, .ended, time)
    case GDK_TOUCH_CANCEL: touch(event, .cancelled, time)
    default: break
    }
  }

  /// Has keys come here, and accepts what was being composed where they went before.
  private func takeKeys() {
    gtk_widget_grab_focus(canvas)
    keyboard.finishComposing()
  }

  private func press(_ event: OpaquePointer, _ time: CFTimeInterval) {
    takeKeys()
    pointer = location(of: event)
    switch gdk_button_event_get_button(event) {
    case guint(GDK_BUTTON_PRIMARY):
      isPressed = true
      receive(
        .touch(id: 0, .began, location: pointer, time: time, modifiers: modifiers(of: event)))
    case guint(GDK_BUTTON_SECONDARY):
      receive(.secondaryClick(location: pointer, time: time))
    default: break
    }
  }

  private func release(_ event: OpaquePointer, _ time: CFTimeInterval) {
    guard isPressed, gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY) else { return }
    isPressed = false
    pointer = location(of: event)
    receive(
      .touch(id: 0, .ended, location: pointer, time: time, modifiers: modifiers(of: event)))
  }

  private func move(_ event: OpaquePointer, _ time: CFTimeInterval) {
    pointer = location(of: event)
    receive(
      isPressed
        ? .touch(id: 0, .moved, location: pointer, time: time)
        : .hover(location: pointer, time: time))
  }

  private func cancelPress(_ time: CFTimeInterval) {
    guard isPressed else { return }
    isPressed = false
    receive(.touch(id: 0, .cancelled, location: pointer, time: time))
  }

  private func touch(
    _ event: OpaquePointer, _ phase: WindowInput.TouchPhase, _ time: CFTimeInterval
  ) {
    guard let sequence = gdk_event_get_event_sequence(event) else { return }
    if phase == .began {
      takeKeys()
      touches[sequence] = nextTouch
      nextTouch += 1
    }
    guard let id = touches[sequence] else { return }
    if phase == .ended || phase == .cancelled { touches[sequence] = nil }
    receive(.touch(id: id, phase, location: location(of: event), time: time))
  }

  /// The modifier keys that are down.
  private func modifiers(of event: OpaquePointer) -> UIKeyModifierFlags {
    UIKeyModifierFlags(gdk_event_get_modifier_state(event))
  }

  /// Where an event happened. GDK says it in the surface, which may be larger than the window.
  private func location(of event: OpaquePointer) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    var (left, top) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(canvas)
    else { return pointer }
    gtk_native_get_surface_transform(native, &left, &top)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var (canvasX, canvasY) = (0.0, 0.0)
    gtk_widget_translate_coordinates(window, canvas, x - left, y - top, &canvasX, &canvasY)
    return CGPoint(x: canvasX, y: canvasY)
  }

  // MARK: Wheel and touchpad

  private func listenToScrolling() {
    let flags =
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
    let scroll = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))
    guard let controller = add(scroll) else { return }
    typealias Turned =
      @MainActor @convention(c) (
        OpaquePointer, Double, Double, UnsafeMutableRawPointer
      ) -> gboolean
    let turn: Turned = { controller, dx, dy, data in
      let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
      let state = gtk_event_controller_get_current_event_state(controller)
      let turnsSideways = isWheel && UIKeyModifierFlags(state).contains(.shift)
      owner(data, as: CanvasInput.self).turn(
        turnsSideways ? CGVector(dx: dy, dy: dx) : CGVector(dx: dx, dy: dy), isWheel: isWheel)
      return 1
    }
    typealias Glided =
      @MainActor @convention(c) (
        OpaquePointer, Double, Double, UnsafeMutableRawPointer
      ) -> Void
    let glide: Glided = { _, dx, dy, data in
      owner(data, as: CanvasInput.self).endGliding(velocity: CGVector(dx: dx, dy: dy))
    }
    connect(controller, "scroll", data: data, turn)
    connect(controller, "decelerate", data: data, glide)
  }

  private func turn(_ delta: CGVector, isWheel: Bool) {
    let time = MediaClock.now
    if isWheel {
      let scale = Self.pointsPerWheelClick
      let points = CGVector(dx: delta.dx * scale, dy: delta.dy * scale)
      receive(.scroll(.wheel, location: pointer, delta: points, time: time))
      return
    }
    // The first movement says which way the fingers go, and with that which view takes them.
    let phase: WindowInput.ScrollPhase = isGliding ? .changed : .began
    isGliding = true
    receive(.scroll(phase, location: pointer, delta: delta, time: time))
  }

  private func endGliding(velocity: CGVector) {
    guard isGliding else { return }
    isGliding = false
    let end = WindowInput.ScrollPhase.ended(velocity: velocity)
    receive(.scroll(end, location: pointer, delta: CGVector(), time: MediaClock.now))
  }
}
