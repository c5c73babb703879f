import UIKit

/// Lights a view up under a finger, and recognizes a tap: one finger that is lifted inside of the
/// view without having moved more than 10 points.
@preconcurrency @MainActor
public final class HighlightingGesture: UIGestureRecognizer, UIGestureRecognizerDelegate {
  /// What a tap does.
  public enum TapAction {
    /// Gives back the keys that the tap took, calls `action`, and takes the color away.
    case resign(action: () -> Void)
    /// Leaves keys and color to the app.
    case manual
  }

  private static let slop: CGFloat = 10

  private var start: CGPoint?
  private var ownColor: UIColor?
  /// The color that the view was given last; another one that it has by now is its own.
  private var shownColor: UIColor?

  /// Whether the view has the color; false by default.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateColor(wasHighlighted: oldValue) } }
  }

  /// The color of the view under a finger; a light gray by default, nil for its own.
  public var highlightColor: UIColor? = UIColor(
    red: 239 / 255.0, green: 239 / 255.0, blue: 244 / 255.0, alpha: 1)

  /// What a tap does; nil if the view cannot be tapped, as by default.
  public var didTap: TapAction? { didSet { isEnabled = didTap != nil } }

  /// The view that gets the color; by default the one that is tapped.
  public weak var stylingView: UIView?

  /// What a tap does beside that; it takes the keys by default.
  public var interactionBehavior: InteractionBehavior = .becomeFirstResponder

  /// Makes a gesture that does nothing.
  public init() {
    super.init(target: nil, action: nil)
    isEnabled = false
    cancelsTouchesInView = false
    delegate = self
  }

  static func added(to view: UIView) -> HighlightingGesture {
    let gesture = HighlightingGesture()
    view.addGestureRecognizer(gesture)
    return gesture
  }

  /// Gives the view its color again: call it at the end of a render, which may have changed that.
  public func didRebindView() {
    guard isHighlighted, let target else { return }
    if target.backgroundColor != shownColor { ownColor = target.backgroundColor }
    lightUp(target)
  }

  private var target: UIView? { stylingView ?? view }

  private func updateColor(wasHighlighted: Bool) {
    guard let target else { return }
    if !wasHighlighted {
      ownColor = target.backgroundColor
      lightUp(target)
    } else if target.backgroundColor == shownColor {
      target.backgroundColor = ownColor
    }
  }

  private func lightUp(_ target: UIView) {
    shownColor = highlightColor ?? ownColor
    target.backgroundColor = shownColor
  }

  // MARK: Touches

  /// Forgets the finger. One that something else took, or that was on a view which can no longer be
  /// tapped, has left its color.
  public override func reset() {
    super.reset()
    if start != nil { cancel() }
  }

  /// Lights up under one finger; more of them cancel.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, touches.count == 1, let touch = touches.first else { return cancel() }
    start = touch.location(in: view)
    isHighlighted = true
  }

  /// Cancels when the finger has gone far, or has left the view.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let view, let point = touches.first?.location(in: view) else { return }
    let isFar = abs(point.x - start.x) > Self.slop || abs(point.y - start.y) > Self.slop
    if isFar || !view.bounds.contains(point) { cancel() }
  }

  /// Does what a tap does.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard start != nil else { return }
    start = nil
    state = .recognized
    tap()
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    cancel()
  }

  private func cancel() {
    start = nil
    isHighlighted = false
    if state == .possible { state = .failed }
  }

  private func tap() {
    if interactionBehavior.contains(.becomeFirstResponder) { view?.becomeFirstResponder() }
    guard case .resign(let action) = didTap else { return }
    if view?.isFirstResponder == true { view?.resignFirstResponder() }
    action()
    isHighlighted = false
  }

  /// Leaves fingers to controls inside, and to views inside that can be tapped themselves.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let inside = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== view }
    return !inside.contains { $0.map { Self.takesTaps($0) } ?? false }
  }

  private static func takesTaps(_ view: UIView) -> Bool {
    view is UIControl
      || view.gestureRecognizers?.contains { $0 is HighlightingGesture && $0.isEnabled } == true
  }

  /// Not for this gesture: it calls ``didTap``.
  @available(*, unavailable, message: "Set didTap.")
  public override func addTarget(_ target: Any, action: Selector) {}

  /// Goes together with panning only, so that lists scroll.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}
