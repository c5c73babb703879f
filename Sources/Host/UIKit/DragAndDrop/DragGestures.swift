import QuartzCore

/// The recognizers of a drag interaction: a long press that lifts, and a tap by another finger that
/// adds to a drag that is going on.
@MainActor
final class DragGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  private let press = DragPressRecognizer()
  private let tap = UITapGestureRecognizer()
  private var offered: DragSession?
  private var carrier: DragOverlay?

  var all: [UIGestureRecognizer] { [press, tap] }

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    press.addHandler { [weak self] in self?.pressed($0) }
    tap.addHandler { [weak self] in self?.tapped($0) }
    for recognizer in all { recognizer.delegate = self }
  }

  /// The view from which something is dragged is gone, and with it who hears of the finger.
  isolated deinit { carrier?.cancel() }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let window = interaction.view?.window else { return false }
    if gestureRecognizer === tap { return true }
    guard window.drag == nil else { return false }
    let session = DragSession(from: interaction, finger: gestureRecognizer.location(in: nil))
    session.add(
      interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? [])
    offered = session.items.isEmpty ? nil : session
    return offered != nil
  }

  /// Only fingers that come while something is dragged add to it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer !== tap || touch.window?.drag?.isMoving == true
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    let finger = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      if let offered, let window = interaction?.view?.window {
        carrier = DragOverlay(offered, in: window)
      }
      offered = nil
    case .changed: carrier?.move(to: finger)
    case .ended:
      carrier?.move(to: finger)
      carrier?.end()
      carrier = nil
    case .cancelled:
      carrier?.cancel()
      carrier = nil
    case .possible, .failed: break
    }
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard let interaction, let view = interaction.view, let carrier = view.window?.drag else {
      return
    }
    let point = recognizer.location(in: view)
    carrier.add(
      interaction.delegate?.dragInteraction(
        interaction, itemsForAddingTo: carrier.session, withTouchAt: point) ?? [])
  }
}

/// The press that lifts. A context menu may open by the same press, and closes when the finger
/// moves.
final class DragPressRecognizer: UILongPressGestureRecognizer {
  override func worksAlongside(_ other: UIGestureRecognizer) -> Bool {
    other is ContextPressRecognizer
  }

  /// Another finger does not take part.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    super.touchesBegan(touches, with: event)
  }
}
