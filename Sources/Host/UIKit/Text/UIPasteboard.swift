internal import Synchronization

/// What was copied and can be pasted.
open class UIPasteboard: NSObject {
  /// The pasteboard that all programs share.
  open class var general: UIPasteboard { shared }

  // It keeps nothing itself: what changes is behind a lock.
  private nonisolated(unsafe) static let shared = UIPasteboard()
  private static let content = Mutex(Content())

  private struct Content {
    var text: String?
    var changes = 0
  }

  private override init() { super.init() }

  /// The number of times that this program changed the pasteboard.
  open var changeCount: Int { Self.content.withLock { $0.changes } }

  /// The copied text; nil if there is none. Text of other programs may arrive later: then this is
  /// what the present program copied last, as it always is on other threads than the main one.
  open var string: String? {
    get { Self.read() }
    set { Self.write(newValue) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }

  private static var kept: String? { content.withLock { $0.text } }

  private static func read() -> String? {
    guard MainQueue.isCurrent else { return kept }
    return MainActor.assumeIsolated {
      var text = kept
      read { text = $0 }
      return text
    }
  }

  private static func write(_ text: String?) {
    content.withLock { $0 = Content(text: text, changes: $0.changes + 1) }
    let offer: @Sendable () -> Void = {
      MainActor.assumeIsolated { HostClipboards.current?.write(text) }
    }
    if MainQueue.isCurrent { offer() } else { DispatchQueue.main.async(execute: offer) }
  }

  /// Hands the text over as soon as it is there.
  @MainActor static func read(_ handler: @escaping @MainActor (String?) -> Void) {
    guard let clipboard = HostClipboards.current else { return handler(kept) }
    clipboard.read { text in
      content.withLock { $0.text = text }
      handler(text)
    }
  }
}
