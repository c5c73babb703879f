import QuartzCore

/// The recognizers of a context menu: a long press, and a click of the secondary button.
@MainActor
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?
  let press = ContextPressRecognizer()
  private let click = UITapGestureRecognizer()

  init(of interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
    press.addHandler { [weak self] in self?.pressed($0) }
    click.addHandler { [weak self] in self?.clicked($0) }
    click.buttonMaskRequired = .secondary
    for recognizer in [press, click] { recognizer.delegate = self }
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(click)
  }

  func detach() {
    for recognizer in [press, click] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Only where there is a menu; else the touch is left to views around.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.offerMenu(at: gestureRecognizer.location(in: interaction?.view)) ?? false
  }

  private func clicked(_ recognizer: UIGestureRecognizer) {
    interaction?.openOffered(at: recognizer.location(in: nil), style: .compact)
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    let finger = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: interaction?.openOffered(at: finger, style: .rich)
    case .changed: interaction?.presentation?.follow(finger)
    case .ended: interaction?.presentation?.release()
    case .possible, .cancelled, .failed: break
    }
  }
}

/// The press that opens a context menu.
final class ContextPressRecognizer: UILongPressGestureRecognizer {}
