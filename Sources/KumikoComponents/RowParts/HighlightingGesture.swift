import UIKit

/// Recognizes a finger that comes down, and is lifted without having gone far or left the view.
public final class HighlightingGesture: UIGestureRecognizer {
  /// What a finger has done.
  public enum Phase: Hashable, Sendable {
    /// It has come down.
    case began
    /// It was lifted.
    case tapped
    /// It has gone too far, or something else took it.
    case canceled
  }

  /// How far a finger may go along an axis, in points.
  private let slop: CGFloat = 10
  private let handler: @MainActor (Phase) -> Void
  /// What the handler works for, which lives as long as the recognizer; nil for nothing.
  let purpose: AnyObject?
  private var start: CGPoint?

  /// Makes a gesture recognizer that tells of what a finger does.
  public init(_ handler: @escaping @MainActor (Phase) -> Void) {
    self.handler = handler
    purpose = nil
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }

  /// Makes a gesture recognizer that takes taps from its view, and by which whoever made it finds
  /// what it works for.
  init(for purpose: AnyObject, _ handler: @escaping @MainActor (Phase) -> Void) {
    self.handler = handler
    self.purpose = purpose
    super.init(target: nil, action: nil)
  }

  /// Begins with one finger; more of them cancel.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, touches.count == 1, let touch = touches.first else { return cancel() }
    start = touch.location(in: view)
    handler(.began)
  }

  /// Cancels when the finger has gone far or left the view.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let view, let point = touches.first?.location(in: view) else { return }
    let isFar = abs(point.x - start.x) > slop || abs(point.y - start.y) > slop
    if isFar || !view.bounds.contains(point) { cancel() }
  }

  /// Recognizes the tap.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start != nil else { return }
    start = nil
    state = .recognized
    handler(.tapped)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancel() }

  /// Gets ready for the next finger.
  public override func reset() {
    super.reset()
    if start != nil { cancel() }
  }

  private func cancel() {
    if start != nil { handler(.canceled) }
    start = nil
    if state == .possible { state = .failed }
  }
}
