/// The knobs at the ends of a selection that was made by touch, to be dragged.
@MainActor
package final class TextHandles {
  private unowned let host: any TextInteractionHost
  private lazy var start = TextHandle(isAtStart: true) { [weak self] in self?.drag($0, by: $1) }
  private lazy var end = TextHandle(isAtStart: false) { [weak self] in self?.drag($0, by: $1) }
  /// The end of the selection that stays, and from where in the handle the finger drags the other.
  private var dragged: (fixed: Int, grip: CGVector)?

  init(host: any TextInteractionHost) { self.host = host }

  /// Whether handles are shown where there is a selection; false by default.
  var isActive = false {
    didSet { update() }
  }

  /// Puts the handles where the selection begins and ends, or takes them away.
  func update() {
    let selection = host.interaction.editor.selection
    guard isActive, host.isFirstResponder, selection.length > 0 else {
      return [start, end].forEach { $0.removeFromSuperview() }
    }
    for (handle, offset) in [(start, selection.location), (end, selection.upperBound)] {
      if handle.superview !== host { host.addSubview(handle) }
      handle.stand(at: host.textArea.convert(host.geometry.caretRect(at: offset), to: host))
      handle.tintColor = host.tintColor
    }
  }

  private func drag(_ handle: TextHandle, by pan: UIGestureRecognizer) {
    let selection = host.interaction.editor.selection
    let finger = pan.location(in: host.textArea)
    if pan.state == .began {
      let offset = handle === start ? selection.location : selection.upperBound
      let caret = host.geometry.caretRect(at: offset)
      let touch = host.textArea.convert(handle.touchedPlace, from: nil)
      dragged = (
        handle === start ? selection.upperBound : selection.location,
        CGVector(dx: caret.midX - touch.x, dy: caret.midY - touch.y)
      )
    }
    guard let dragged else { return }
    let offset = host.geometry.offset(
      at: CGPoint(x: finger.x + dragged.grip.dx, y: finger.y + dragged.grip.dy))
    if offset != dragged.fixed {
      host.interaction.select(anchor: dragged.fixed, head: offset)
    }
    guard pan.state == .ended || pan.state == .cancelled else { return }
    self.dragged = nil
    if pan.state == .ended {
      host.interaction.openMenu(at: host.interaction.selectionRectInWindow)
    }
  }
}

/// One end of a selection: a line as high as the text, and a knob.
final class TextHandle: UIView {
  static let knobSize: CGFloat = 10
  /// How far from the handle a finger may come down, in points.
  private static let reach: CGFloat = 14

  private let isAtStart: Bool
  private let line = UIView()
  private let knob = UIView()
  /// Where a finger came down last, in the window.
  private(set) var touchedPlace = CGPoint.zero

  init(isAtStart: Bool, drag: @escaping (TextHandle, UIGestureRecognizer) -> Void) {
    self.isAtStart = isAtStart
    super.init(frame: .zero)
    knob.layer.cornerRadius = Self.knobSize / 2
    for part in [line, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addGestureRecognizer(UIPanGestureRecognizer { [weak self] in if let self { drag(self, $0) } })
  }

  required init?(coder: NSCoder) { nil }

  /// Stands at a caret's place in the superview.
  func stand(at caret: CGRect) {
    let size = Self.knobSize
    frame = CGRect(
      x: caret.midX - size / 2, y: caret.minY - (isAtStart ? size : 0), width: size,
      height: caret.height + size)
    line.frame = CGRect(
      x: size / 2 - TextCaret.width / 2, y: isAtStart ? size : 0, width: TextCaret.width,
      height: caret.height)
    knob.frame = CGRect(
      x: 0, y: isAtStart ? 0 : caret.height, width: size, height: size)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedPlace = touches.first?.location(in: nil) ?? touchedPlace
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for part in [line, knob] { part.backgroundColor = tintColor }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach / 2).contains(point)
  }
}
