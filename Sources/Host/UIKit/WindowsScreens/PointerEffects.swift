import QuartzCore

/// What shows where a pointer is: a tint on rows and buttons that a click would press, and wide
/// scroll bars, which it can drag.
@MainActor
final class PointerEffects {
  private let tint = CALayer()
  private weak var tinted: UIView?
  private let handle = ScrollBarHandle()

  init() {
    tint.zPosition = 900_000
    tint.actions = [
      "position": NSNull(), "bounds": NSNull(), "cornerRadius": NSNull(),
      "backgroundColor": NSNull(),
    ]
  }

  /// Takes in where the pointer is in `window`; nil outside.
  func move(to location: CGPoint?, in window: UIWindow) {
    let hit = location.flatMap { window.hitTest($0, with: nil) }
    let around = hit.map { Array(sequence(first: $0, next: \.superview)) } ?? []
    let isOverBar = handle.pointerDidMove(
      to: location, over: around.compactMap { $0 as? UIScrollView })
    updateTint(on: isOverBar ? nil : target(in: around))
  }

  /// What takes a press at a point of the window before any view there does.
  func handle(at location: CGPoint) -> UIView? {
    handle.takesPress(at: location) ? handle : nil
  }

  /// Something else happens than that the pointer moves: the tint goes until it does.
  func rest() { updateTint(on: nil) }

  /// A view shows something else than before.
  func leave(_ view: UIView) {
    if tinted === view { rest() }
  }

  /// The innermost view that a click would press: a button, or the cell of an item.
  private func target(in around: [UIView]) -> UIView? {
    for view in around {
      if let control = view as? UIControl, control.takesTaps {
        return control is UIButton && control.isEnabled ? control : nil
      }
      if let cell = view as? any ListCell { return cell.takesPress ? cell : nil }
    }
    return nil
  }

  private func updateTint(on view: UIView?) {
    guard let view else {
      if tinted != nil { tint.removeFromSuperlayer() }
      return tinted = nil
    }
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    tint.frame = view.bounds
    tint.backgroundColor = CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.08 : 0.05)
    if let button = view as? UIButton {
      let ground = button.subviews.lazy.compactMap { $0 as? SystemBackgroundView }.first
      tint.cornerRadius = max(ground?.layer.cornerRadius ?? 0, button.layer.cornerRadius)
      if tint.cornerRadius == 0 { tint.cornerRadius = button.focusRadius }
      tint.maskedCorners = CALayer().maskedCorners
    } else {
      tint.cornerRadius = view.layer.cornerRadius
      tint.maskedCorners = view.layer.maskedCorners
    }
    guard tinted !== view else { return }
    tint.removeFromSuperlayer()
    view.layer.addSublayer(tint)
    tinted = view
  }
}
