import ListGeometry
import QuartzCore

/// A list whose items are moved by handles.
@MainActor
protocol ItemMoving: AnyObject {
  /// Lifts an item in view. Returns whether it can be moved.
  /// - Parameters:
  ///   - finger: Where the finger is, in the window.
  ///   - onGivingUp: Called when the move is given up because the app changed the items.
  func beginMove(of path: RowPath, finger: CGPoint, onGivingUp: @escaping () -> Void) -> Bool
  func continueMove(to finger: CGPoint)
  func endMove()
  func cancelMove()

  /// Moves an item by one place up or down, where a finger could move it, too. Returns whether it
  /// went anywhere.
  @discardableResult
  func stepItem(_ path: RowPath, isDown: Bool) -> Bool
}

/// A cell whose item is moved by a handle.
@MainActor
protocol MovableCell: ListCell {
  /// The list that moves the item; nil for a cell out of use.
  var mover: (any ItemMoving)? { get }
}

/// The handle at the end of an item by which it is dragged to another place. With the keyboard's
/// focus on it, the arrow keys move the item.
final class ReorderControl: UIView {
  /// The size of the lines together.
  private static let lines = CGSize(width: 20, height: 11)

  private weak var cell: (any MovableCell)?
  /// Whether the finger on the handle holds the item: another one may hold another item.
  private var isHolding = false
  /// The color of the lines; nil, the default, is a light gray.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a line stands between the handle and what is before it; false by default.
  var showsSeparator = false { didSet { setNeedsDisplay() } }

  init(of cell: any MovableCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    accessibilityTraits = .adjustable
    addGestureRecognizer(HandleGestureRecognizer { [weak self] in self?.follow($0) })
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  private var item: (list: any ItemMoving, path: RowPath)? {
    guard let list = cell?.mover, let path = cell?.itemPath else { return nil }
    return (list, path)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let finger = recognizer.location(in: nil)
    if recognizer.state == .began { return begin(recognizer, finger) }
    guard isHolding, let list = item?.list else { return }
    switch recognizer.state {
    case .changed: list.continueMove(to: finger)
    case .ended:
      list.continueMove(to: finger)
      list.endMove()
    case .cancelled: list.cancelMove()
    case .possible, .began, .failed: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer, _ finger: CGPoint) {
    let hasBegun = item.map { item in
      item.list.beginMove(of: item.path, finger: finger) { [weak recognizer] in
        recognizer?.cancelRecognition()
      }
    }
    isHolding = hasBegun == true
    if !isHolding { recognizer.cancelRecognition() }
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }

  /// Moves the item up.
  override func accessibilityIncrement() { step(isDown: false) }

  /// Moves the item down.
  override func accessibilityDecrement() { step(isDown: true) }

  private func step(isDown: Bool) {
    if let item { item.list.stepItem(item.path, isDown: isDown) }
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
    let stroke = (color ?? .tertiaryLabel).cgColor(in: traitCollection)
    let grip = DrawItem.path(
      CGPath(elements: elements), fill: nil, stroke: stroke,
      style: StrokeStyle(width: 2, cap: .round, join: .round))
    return showsSeparator ? [separator, grip] : [grip]
  }

  /// The line at the leading edge.
  private var separator: DrawItem {
    let width = 1 / max(traitCollection.displayScale, 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 8, width: width,
      height: max(0, bounds.height - 16))
    return .fill(line, radii: CornerRadii(0), color: UIColor.separator.cgColor(in: traitCollection))
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
