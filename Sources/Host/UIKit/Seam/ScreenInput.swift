import QuartzCore

/// Leads input that a host gives in the screen's coordinates to the window it is meant for.
///
/// A touch belongs to the frontmost window that it hit when it began; keys go to the key window.
@MainActor
package final class ScreenInput {
  private var touched: [Int: UIWindow] = [:]

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
      send(to: location) { .scroll(phase, location: $0, delta: delta, time: time) }
    case .secondaryClick(let location, let time):
      send(to: location) { .secondaryClick(location: $0, time: time) }
    case .hover(let location?, let time):
      send(to: location) { .hover(location: $0, time: time) }
    case .hover(nil, _):
      for window in UIApplication.shared.visibleWindows { window.receive(input) }
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

  private func window(at location: CGPoint) -> UIWindow? {
    UIApplication.shared.visibleWindows.last { window in
      window.hitTest(window.convert(location, from: nil as UIWindow?), with: nil) != nil
    }
  }

  private func send(to location: CGPoint, _ input: (CGPoint) -> WindowInput) {
    guard let window = window(at: location) else { return }
    window.receive(input(window.convert(location, from: nil as UIWindow?)))
  }
}
