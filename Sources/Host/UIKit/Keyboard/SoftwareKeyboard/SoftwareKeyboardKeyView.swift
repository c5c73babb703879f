import QuartzCore

/// A key of the software keyboard: a cap with a title or a symbol, in the middle of the area that
/// takes touches for it.
final class SoftwareKeyboardKeyView: UIControl {
  let role: SoftwareKeyboardLayout.Role

  /// What stands on the key.
  var title: String { didSet { if title != oldValue { setNeedsDisplay() } } }

  /// Whether the key looks pressed although it is not, with its symbol filled: a shift key that
  /// waits for a letter.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      updateCap()
      showSymbol()
    }
  }

  private let symbolName: String?
  private let cap = UIView()
  private let symbol = UIImageView()

  init(_ role: SoftwareKeyboardLayout.Role, title: String, symbolName: String?) {
    self.role = role
    self.title = title
    self.symbolName = symbolName
    super.init(frame: .zero)
    cap.isUserInteractionEnabled = false
    cap.layer.cornerRadius = 5
    cap.layer.shadowOffset = CGSize(width: 0, height: 1)
    cap.layer.shadowOpacity = 0.3
    cap.layer.shadowRadius = 0
    showSymbol()
    symbol.contentMode = .center
    symbol.tintColor = .label
    addSubview(cap)
    addSubview(KeyTitleView(of: self))
    addSubview(symbol)
    updateCap()
  }

  required init?(coder: NSCoder) { nil }

  /// Keys are for fingers: what is pressed on a hardware keyboard is no way to choose one of them.
  override var canBecomeFocused: Bool { false }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateCap() } } }

  private var isLight: Bool {
    switch role {
    case .character, .space: !isHighlighted
    case .shift, .delete, .page, .return: isHighlighted || isOn
    }
  }

  private func showSymbol() {
    symbol.image = symbolName.flatMap { UIImage(systemName: isOn ? $0 + ".fill" : $0) }
  }

  private func updateCap() {
    cap.backgroundColor = isLight ? Self.lightCap : Self.darkCap
    setNeedsDisplay()
  }

  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    for view in subviews where view is KeyTitleView { view.setNeedsDisplay() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cap.frame = bounds.shrunk(dx: 3, dy: 5.5)
    for view in subviews where view !== cap { view.frame = cap.frame }
  }

  private static let lightCap = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
  }

  private static let darkCap = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
  }
}

/// Draws what stands on a key. It is no label: the keys are not part of what the screen says.
private final class KeyTitleView: UIView {
  private unowned let key: SoftwareKeyboardKeyView

  init(of key: SoftwareKeyboardKeyView) {
    self.key = key
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  package override func makeDrawing() -> [DrawItem] {
    let size: CGFloat = key.title.count == 1 ? 23 : 16
    let defaults = TextDefaults(
      font: .systemFont(ofSize: size), color: .label, traits: traitCollection)
    let block = TextBlock(
      runs: NSAttributedString(string: key.title).textRuns(defaults: defaults), maximumLines: 1)
    guard !key.title.isEmpty, let layout = TextEngines.shared?.layout(block) else { return [] }
    let scale = max(1, traitCollection.displayScale)
    func middle(_ room: CGFloat, _ length: CGFloat) -> CGFloat {
      ((room - length) / 2 * scale).rounded() / scale
    }
    return [
      .text(
        layout,
        CGPoint(
          x: middle(bounds.width, layout.size.width), y: middle(bounds.height, layout.size.height)))
    ]
  }
}
