import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct UIPasteboardTests {
  /// A clipboard that keeps all that was ever put there.
  private final class Desktop: HostClipboard {
    var texts: [String?] = []
    /// What waits for a text; nil where texts are handed over at once.
    var waiting: [@MainActor (String?) -> Void]?

    func write(_ text: String?) { texts.append(text) }

    func read(_ handler: @escaping @MainActor (String?) -> Void) {
      if waiting == nil { handler(texts.last ?? nil) } else { waiting?.append(handler) }
    }
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

  @Test func `what another thread copies can be pasted before the desktop knows of it`() {
    let desktop = Desktop()
    HostClipboards.current = desktop
    defer { HostClipboards.current = nil }
    desktop.texts = ["old"]
    onOtherThread { UIPasteboard.general.string = "new" }
    #expect(desktop.texts == ["old"])
    #expect(UIPasteboard.general.string == "new")
    // What the desktop has yet to hear of is out of date by then.
    UIPasteboard.general.string = "newest"
    #expect(desktop.texts == ["old", "newest"])
    #expect(onOtherThread { UIPasteboard.general.string } == "newest")
  }

  @Test func `what the desktop hands over late does not take the place of a newer text`() {
    let desktop = Desktop()
    HostClipboards.current = desktop
    defer { HostClipboards.current = nil }
    desktop.waiting = []
    _ = UIPasteboard.general.string
    UIPasteboard.general.string = "newer"
    for handler in desktop.waiting ?? [] { handler("old") }
    #expect(onOtherThread { UIPasteboard.general.string } == "newer")
  }

  private final class SlowField: UITextField {
    var end: SlowEnd?
    deinit { end?.pass() }
  }

  @Test(.timeLimit(.minutes(1))) func `what comes late is not pasted into a field that is ending`()
  {
    let (desktop, end) = (Desktop(), SlowEnd())
    HostClipboards.current = desktop
    defer { HostClipboards.current = nil }
    desktop.waiting = []
    nonisolated(unsafe) var field: SlowField? = SlowField(frame: .zero)
    field?.end = end
    field?.paste(nil)
    #expect(desktop.waiting?.count == 1)
    let isEnding = end.during {
      field = nil
    } _: {
      for handler in desktop.waiting ?? [] { handler("late") }
    }
    #expect(isEnding)
    #expect(field == nil)
  }
}
