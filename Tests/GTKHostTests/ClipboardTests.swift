import Foundation
import Testing
import UIKit

@testable import GTKHost

/// Needs a display, such as Xvfb; is left out where there is none.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil))
struct ClipboardTests {
  @Test func `what is copied can be pasted`() throws {
    try #require(WindowTests.display.prepare())
    HostClipboards.current = GTKClipboard()
    try #require(HostClipboards.current != nil)
    defer { HostClipboards.current = nil }
    let copied = "copied 👍🏽 ö"
    UIPasteboard.general.string = copied
    var found: String?
    HostClipboards.current?.read { found = $0 }
    WindowTests().wait { found != nil }
    #expect(found == copied)
  }
}
