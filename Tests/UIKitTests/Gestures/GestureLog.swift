import UIKit

/// Writes down what recognizers report, in order.
@MainActor
final class GestureLog {
  private(set) var entries: [String] = []

  func clear() { entries = [] }

  /// Makes `recognizer` report to this log under `name`.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector(GestureLog.note(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    entries.append("\(recognizer.name ?? "?") \(recognizer.state)")
  }
}

/// Answers for recognizers by their names.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var waits: Set<String> = []
  var isAwaited: Set<String> = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits.contains(otherGestureRecognizer.name ?? "") }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaited.contains(otherGestureRecognizer.name ?? "") }
}

/// Writes down the touches it gets.
final class TouchLog: UIView {
  var entries: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    entries.append("cancelled")
  }
}

extension Stage {
  /// Drags a finger along `points`, a frame apart; it stays down at the last one.
  func drag(_ points: [CGPoint], finger: Int = 0) {
    guard let first = points.first else { return }
    touch(.began, at: first, finger: finger)
    for point in points.dropFirst() {
      advance(by: 1.0 / 60)
      touch(.moved, at: point, finger: finger)
    }
  }
}
