/// What was copied and can be pasted.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all programs share.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard()
  private var kept: String?

  private override init() { super.init() }

  /// The number of times that this program changed the pasteboard.
  open private(set) var changeCount = 0

  /// The copied text; nil if there is none. Text of other programs may arrive later: then this is
  /// what the present program copied last.
  open var string: String? {
    get {
      var text = kept
      read { text = $0 }
      return text
    }
    set { write(newValue) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }

  private func write(_ text: String?) {
    kept = text
    changeCount += 1
    HostClipboards.current?.write(text ?? "")
  }

  /// Hands the text over as soon as it is there.
  func read(_ handler: @escaping @MainActor (String?) -> Void) {
    guard let clipboard = HostClipboards.current else { return handler(kept) }
    clipboard.read { [weak self] text in
      self?.kept = text
      handler(text)
    }
  }
}
