import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("Buttons of a screen's navigation bar", .closesWindows, .timeLimit(.minutes(1)))
struct ScreenBarItemsTests {
  private func document(isEnabled: Bool) -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "test",
      "rightBarItems": [ { "type": "BarItem", "symbol": "cart", "badge": "2",
        "accessibilityLabel": "Cart", "accessibilityIdentifier": "cart",
        "isEnabled": \(isEnabled), "onSelect": { "type": "Navigate", "to": "/cart" } } ],
      "sections": [ { "type": "Section", "id": "only", "rows": [
        { "type": "ListRow", "id": "a", "title": "A" } ] } ] }
    """
  }

  @Test("can be disabled and are read aloud as the document says, also with a badge")
  func badges() throws {
    let stage = try DocumentStage(document(isEnabled: false))
    let item = try #require(stage.controller.navigationItem.rightBarButtonItems?.first)
    let button = try #require(item.customView as? UIButton)
    #expect(!button.isEnabled)
    #expect(button.accessibilityLabel == "Cart")
    #expect(button.accessibilityValue == "2")
    #expect(button.accessibilityIdentifier == "cart")
    try stage.show(document(isEnabled: true))
    #expect(button.isEnabled)
    try stage.stage.tap(button)
    #expect(stage.spy?.take() == ["navigate /cart"])
  }
}
