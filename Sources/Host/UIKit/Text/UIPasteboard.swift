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
    /// The change that the desktop's clipboard has heard of last: the main thread tells it.
    var toldChange = 0

    /// Whether the clipboard has yet to hear of the text.
    var isAhead: Bool { changes != toldChange }
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
    let change = content.withLock {
      $0.text = text
      $0.changes += 1
      return $0.changes
    }
    let tell: @Sendable () -> Void = { MainActor.assumeIsolated { offer(text, change) } }
    if MainQueue.isCurrent { tell() } else { DispatchQueue.main.async(execute: tell) }
  }

  /// Gives the desktop's clipboard a text, unless a newer one was copied meanwhile.
  @MainActor private static func offer(_ text: String?, _ change: Int) {
    let isNewest = content.withLock {
      if $0.changes == change { $0.toldChange = change }
      return $0.changes == change
    }
    if isNewest { HostClipboards.current?.write(text) }
  }

  /// Hands the text over as soon as it is there.
  @MainActor static func read(_ handler: @escaping @MainActor (String?) -> Void) {
    let known = content.withLock { $0 }
    guard let clipboard = HostClipboards.current, !known.isAhead else {
      return handler(known.text)
    }
    clipboard.read { text in
      content.withLock { if $0.changes == known.changes { $0.text = text } }
      handler(text)
    }
  }
}
