/// What a responder wants to be shown while it is first.
@MainActor
struct InputViews {
  private(set) var accessory: UIView?
  private(set) var input: UIView?
  /// Who asked for the views: where events go that they do not handle.
  private(set) weak var provider: UIResponder?
  /// Who types on the software keyboard, if that is shown.
  private(set) weak var typist: UIResponder?

  init() {}

  /// The views of a responder, or of the next one after it that has any. Responders inside `host`
  /// do not count as providers.
  init(of responder: UIResponder?, outside host: UIView) {
    var next = responder
    while let current = next, accessory == nil || input == nil {
      let (oldAccessory, oldInput) = (accessory, input)
      accessory = accessory ?? Self.usable(current.inputAccessoryView, host)
      input = input ?? Self.usable(current.inputView, host)
      let isInside = current.enclosingView?.isDescendant(of: host) ?? false
      if provider == nil, !isInside, accessory !== oldAccessory || input !== oldInput {
        provider = current
      }
      next = current.next
    }
  }

  /// Shows the software keyboard, unless there is another input view.
  mutating func addKeyboard(_ keyboard: @autoclosure () -> UIView, for responder: UIResponder) {
    guard input == nil else { return }
    input = keyboard()
    typist = responder
  }

  var isEmpty: Bool { accessory == nil && input == nil }

  static func != (one: InputViews, other: InputViews) -> Bool {
    one.accessory !== other.accessory || one.input !== other.input
  }

  /// `view`, unless it holds the area itself.
  private static func usable(_ view: UIView?, _ host: UIView) -> UIView? {
    guard let view, view is UIWindow || host.isDescendant(of: view) else { return view }
    Diagnostics.report(
      "UIResponder: \(view) holds the keyboard's area and cannot be shown in it.")
    return nil
  }
}

extension UIResponder {
  /// Shows the present input views, if this is the first responder.
  func refreshInputViews() {
    guard isFirstResponder else { return }
    responderWindow?.keyboard.update()
  }
}
