import QuartzCore

/// Leads input that a host gives in the screen's coordinates to the window it is meant for.
///
/// A touch belongs to the frontmost window that it hit when it began, and so does a gesture on a
/// touchpad; keys go to the key window.
@MainActor
package final class ScreenInput {
  private var touched: [Int: UIWindow] = [:]
  /// Where the gesture on a touchpad began that goes on.
  private weak var scrolled: UIWindow?

  package init() {}

  /// Delivers `input`; what hits no window is dropped.
  package func deliver(_ input: WindowInput) {
    switch input {
    case .touch(let id, let phase, let location, let time, let modifiers):
      guard let window = window(forTouch: id, phase, at: location) else { return }
      let point = window.convert(location, from: nil as UIWindow?)
      window.receive(
        .touch(id: id, phase, location: point, time: time, modifiers: modifiers))
    case .scroll(let phase, let location, let delta, let time):
      send(location, to: window(forScroll: phase, at: location)) {
        .scroll(phase, location: $0, delta: delta, time: time)
      }
    case .secondaryClick(let location, let time):
      send(location, to: window(at: location)) { .secondaryClick(location: $0, time: time) }
    case .hover(let location, let time):
      hover(at: location, time)
    case .key:
      UIApplication.shared.keyWindow?.receive(input)
    }
  }

  private func window(
    forTouch id: Int, _ phase: WindowInput.TouchPhase, at location: CGPoint
  ) -> UIWindow? {
    switch phase {
    case .began:
      touched[id] = window(at: location)
      return touched[id]
    case .moved: return touched[id]
    case .ended, .cancelled: return touched.removeValue(forKey: id)
    }
  }

  private func window(
    forScroll phase: WindowInput.ScrollPhase, at location: CGPoint
  ) -> UIWindow? {
    switch phase {
    case .wheel: return window(at: location)
    case .began:
      let window = window(at: location)
      scrolled = window
      return window
    case .changed: return scrolled
    case .ended:
      defer { scrolled = nil }
      return scrolled
    }
  }

  /// Tells the window under the pointer where that is, and the others that it is not there.
  private func hover(at location: CGPoint?, _ time: CFTimeInterval) {
    let entered = location.flatMap { window(at: $0) }
    for window in UIApplication.shared.visibleWindows where window !== entered {
      window.receive(.hover(location: nil, time: time))
    }
    if let location { send(location, to: entered) { .hover(location: $0, time: time) } }
  }

  private func window(at location: CGPoint) -> UIWindow? {
    UIApplication.shared.visibleWindows.last { window in
      window.hitTest(window.convert(location, from: nil as UIWindow?), with: nil) != nil
    }
  }

  private func send(
    _ location: CGPoint, to window: UIWindow?, _ input: (CGPoint) -> WindowInput
  ) {
    guard let window else { return }
    window.receive(input(window.convert(location, from: nil as UIWindow?)))
  }
}
