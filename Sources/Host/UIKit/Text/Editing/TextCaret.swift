/// The blinking line where typed text goes.
@MainActor
package final class TextCaret {
  /// The width of the line, in points.
  static let width: CGFloat = 2

  private unowned let host: any TextInteractionHost
  package let view = UIView(frame: .zero)
  private var start: CFTimeInterval = 0
  private var isShown = false
  private var isTicking = false

  /// How long the caret is seen and how long it is not, in seconds.
  private let beat = 0.5

  init(host: any TextInteractionHost) {
    self.host = host
    view.isUserInteractionEnabled = false
    view.isHidden = true
    view.layer.cornerRadius = Self.width / 2
  }

  /// Shows the caret at a place of the text area, from now on blinking.
  func show(at rect: CGRect) {
    if view.superview !== host.textArea { host.textArea.addSubview(view) }
    view.backgroundColor = host.tintColor
    let frame = CGRect(
      x: rect.midX - Self.width / 2, y: rect.minY, width: Self.width, height: rect.height)
    if isShown, view.frame == frame { return }
    view.frame = frame
    isShown = true
    restart()
  }

  /// Takes the caret away.
  func hide() {
    view.isHidden = true
    isShown = false
  }

  /// Lets the caret be seen for a whole beat, as it should after each key.
  func restart() {
    guard isShown else { return }
    view.isHidden = false
    start = MediaClock.now
    tick()
  }

  /// Follows the media clock without asking for frames: nothing is drawn while nothing changes. A
  /// clock that is held passes no beats by itself, however long the program really runs.
  private func tick() {
    guard isShown, !isTicking, !MediaClock.isHeld else { return }
    isTicking = true
    DispatchQueue.main.asyncAfter(deadline: .now() + beat) { [weak self] in
      guard let self else { return }
      isTicking = false
      guard isShown else { return }
      blink()
      tick()
    }
  }

  /// Shows or hides the caret as the media clock says.
  package func blink() {
    let beats = ((MediaClock.now - start) / beat).rounded(.down)
    view.isHidden = !isShown || Int(beats) % 2 == 1
  }
}
