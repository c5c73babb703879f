import Testing
import UIKit

@MainActor
@Suite struct UIPasteboardTests {
  /// A clipboard that keeps all that was ever put there.
  private final class Desktop: HostClipboard {
    var texts: [String?] = []

    func write(_ text: String?) { texts.append(text) }

    func read(_ handler: @escaping @MainActor (String?) -> Void) { handler(texts.last ?? nil) }
  }

  @Test func `a text that is taken away leaves nothing on the desktop's clipboard`() {
    let desktop = Desktop()
    HostClipboards.current = desktop
    defer { HostClipboards.current = nil }
    UIPasteboard.general.string = "copied"
    UIPasteboard.general.string = nil
    #expect(desktop.texts == ["copied", nil])
    #expect(!UIPasteboard.general.hasStrings)
  }
}
