import QuartzCore

/// A keyboard on the screen, for hosts that have no other. Its keys do what those of a hardware
/// keyboard do.
final class SoftwareKeyboardView: UIView {
  /// The height of the keys, without the safe area below them.
  var keysHeight: CGFloat = 0 {
    didSet { if keysHeight != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var page = SoftwareKeyboardLayout.Page.letters
  private var isShifted = false
  private var layout = SoftwareKeyboardLayout(.letters)
  private var keys: [[SoftwareKeyboardKeyView]] = []
  private var returnTitle = "return"

  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    showKeys()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: keysHeight)
  }

  /// Begins anew for a responder, as it wants its keyboard to be.
  func prepare(for responder: any UIKeyInput) {
    page = responder.keyboardType.showsNumbersFirst ? .numbers : .letters
    isShifted = responder.autocapitalizationType != .none && !responder.hasText
    returnTitle = responder.returnKeyType.title
    showKeys()
  }

  // MARK: Keys

  private func showKeys() {
    for key in keys.joined() { key.removeFromSuperview() }
    layout = SoftwareKeyboardLayout(page)
    keys = layout.rows.map { row in row.map(makeKey) }
    updateShift()
    setNeedsLayout()
  }

  private func makeKey(_ key: SoftwareKeyboardLayout.Key) -> SoftwareKeyboardKeyView {
    let view = SoftwareKeyboardKeyView(
      key.role, title: title(of: key.role), symbolName: symbolName(of: key.role))
    view.addAction(UIAction { [weak self] _ in self?.press(key.role) }, for: .touchUpInside)
    view.accessibilityLabel = view.title
    addSubview(view)
    return view
  }

  private func title(of role: SoftwareKeyboardLayout.Role) -> String {
    switch role {
    case .character(let character): isShifted ? character.uppercased() : character
    case .shift, .delete: ""
    case .page(.letters): "ABC"
    case .page(.numbers): "123"
    case .page(.symbols): "#+="
    case .space: "space"
    case .return: returnTitle
    }
  }

  private func symbolName(of role: SoftwareKeyboardLayout.Role) -> String? {
    switch role {
    case .shift: "shift"
    case .delete: "delete.left"
    default: nil
    }
  }

  private func updateShift() {
    for key in keys.joined() {
      key.title = title(of: key.role)
      if key.role == .shift { key.isOn = isShifted }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 3
    let size = CGSize(
      width: max(0, bounds.width - 2 * margin), height: max(0, bounds.height - margin))
    for (row, frames) in zip(keys, layout.frames(in: size)) {
      for (key, frame) in zip(row, frames) {
        key.frame = frame.offsetBy(dx: margin, dy: margin)
      }
    }
  }

  // MARK: Typing

  private func press(_ role: SoftwareKeyboardLayout.Role) {
    switch role {
    case .character(let character):
      type(KeyInput(.character, characters: isShifted ? character.uppercased() : character))
      if isShifted {
        isShifted = false
        updateShift()
      }
    case .shift:
      isShifted.toggle()
      updateShift()
    case .delete: type(KeyInput(.backspace))
    case .space: type(KeyInput(.space, characters: " "))
    case .return: type(KeyInput(.return, characters: "\n"))
    case .page(let next):
      (page, isShifted) = (next, false)
      showKeys()
    }
  }

  private func type(_ key: KeyInput) {
    let time = CACurrentMediaTime()
    window?.receive(.key(key, isDown: true, time: time))
    window?.receive(.key(key, isDown: false, time: time))
  }
}

extension UIKeyboardType {
  fileprivate var showsNumbersFirst: Bool {
    switch self {
    case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}

extension UIReturnKeyType {
  fileprivate var title: String {
    switch self {
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .continue: "continue"
    case .emergencyCall: "call"
    default: "return"
    }
  }
}
