import ListGeometry
import QuartzCore

/// A table whose rows are moved by handles.
@MainActor
protocol RowMoving: AnyObject {
  /// Lifts a row in view. Returns whether it can be moved.
  /// - Parameters:
  ///   - finger: Where the finger is, in the window.
  ///   - onGivingUp: Called when the move is given up because the app changed the rows.
  func beginMove(of path: RowPath, finger: CGPoint, onGivingUp: @escaping () -> Void) -> Bool
  func continueMove(to finger: CGPoint)
  func endMove()
  func cancelMove()

  /// Moves a row by one place up or down, where a finger could move it, too. Returns whether it
  /// went anywhere.
  @discardableResult
  func stepRow(_ path: RowPath, isDown: Bool) -> Bool
}

/// The handle at the end of a row by which it is dragged to another place. With the keyboard's
/// focus on it, the arrow keys move the row.
final class ReorderControl: UIView {
  /// The size of the lines together.
  private static let lines = CGSize(width: 20, height: 11)

  private weak var cell: UITableViewCell?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    accessibilityTraits = .adjustable
    addGestureRecognizer(HandleGestureRecognizer { [weak self] in self?.follow($0) })
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  private var row: (table: any RowMoving, path: RowPath)? {
    guard let table = cell?.table, let path = cell?.itemPath else { return nil }
    return (table, path)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let finger = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: begin(recognizer, finger)
    case .changed: row?.table.continueMove(to: finger)
    case .ended:
      row?.table.continueMove(to: finger)
      row?.table.endMove()
    case .cancelled: row?.table.cancelMove()
    case .possible, .failed: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer, _ finger: CGPoint) {
    let hasBegun = row.map { row in
      row.table.beginMove(of: row.path, finger: finger) { [weak recognizer] in
        recognizer?.cancelRecognition()
      }
    }
    if hasBegun != true { recognizer.cancelRecognition() }
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }

  /// Moves the row up.
  override func accessibilityIncrement() { step(isDown: false) }

  /// Moves the row down.
  override func accessibilityDecrement() { step(isDown: true) }

  private func step(isDown: Bool) {
    if let row { row.table.stepRow(row.path, isDown: isDown) }
  }

  // MARK: Looks

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  package override func makeDrawing() -> [DrawItem] {
    let (size, middle) = (Self.lines, CGPoint(x: bounds.midX, y: bounds.midY.rounded()))
    let elements = [-1, 0, 1].flatMap { line -> [CGPath.Element] in
      let y = middle.y + CGFloat(line) * size.height / 2
      return [
        .move(CGPoint(x: middle.x - size.width / 2, y: y)),
        .line(CGPoint(x: middle.x + size.width / 2, y: y)),
      ]
    }
    return [
      .path(
        CGPath(elements: elements), fill: nil, stroke: UIColor.tertiaryLabel.cgColor,
        style: StrokeStyle(width: 2, cap: .round, join: .round))
    ]
  }
}

/// Recognizes a finger at once, before a scroll view can, and follows it.
final class HandleGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
    for touch in trackedTouches.dropFirst() { ignore(touch, for: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

extension UIGestureRecognizer {
  /// Ends what is going on, and looks at new touches again.
  func cancelRecognition() {
    isEnabled = false
    isEnabled = true
  }
}
