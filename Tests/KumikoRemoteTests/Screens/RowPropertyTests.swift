import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("Properties that all rows have", .closesWindows, .timeLimit(.minutes(1)))
struct RowPropertyTests {
  private func rows(_ rows: String, more: String = "") -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "test", \(more)
      "sections": [ { "type": "Section", "id": "only", "rows": [ \(rows) ] } ] }
    """
  }

  // MARK: Accessibility

  private func cup(_ more: String) -> String {
    rows(
      """
      { "type": "ListRow", "id": "cup", "title": "Cup", "accessibilityIdentifier": "cup", \(more)
        "onSelect": { "type": "Navigate", "to": "/cup" } }
      """)
  }

  @Test("say something for those who do not see beside what the row says itself")
  func accessibility() throws {
    let stage = try DocumentStage(cup(""))
    let row = try stage.stage.view(called: "cup")
    #expect(row.isAccessibilityElement)
    #expect(row.accessibilityLabel == "Cup")
    #expect(row.accessibilityTraits == .button)
    try stage.show(cup(#""accessibilityLabel": "A cup", "accessibilityHint": "Shows it","#))
    let labeled = try stage.stage.view(called: "cup")
    #expect(labeled.accessibilityLabel == "A cup" && labeled.accessibilityHint == "Shows it")
    #expect(labeled.accessibilityTraits == .button)
    try stage.show(cup(#""accessibilityTraits": ["link"],"#))
    let link = try stage.stage.view(called: "cup")
    #expect(link.accessibilityLabel == "Cup" && link.accessibilityHint == nil)
    #expect(link.accessibilityTraits == .link)
    try stage.show(cup(""))
    #expect(try stage.stage.view(called: "cup").accessibilityTraits == .button)
  }

  @Test("leave it to a row that has something to say of it what a tap does")
  func accessibleTaps() throws {
    let stage = try DocumentStage(cup(#""accessibilityLabel": "A cup","#))
    try stage.stage.tap(on: "Cup")
    stage.stage.settle()
    #expect(stage.spy?.take() == ["navigate /cup"])
  }

  @Test("leave it to views of the app what they have said once")
  func ownViews() throws {
    var registry = ScreenRegistry.stock
    registry.register(ElementDefinition.row("Sign", "a sign", properties: []) { _ in SignRow() })
    let stage = try DocumentStage(
      rows(#"{ "type": "Sign", "id": "sign", "accessibilityIdentifier": "sign" }"#),
      registry: registry)
    let sign = try stage.stage.view(called: "sign")
    #expect(sign.isAccessibilityElement && sign.accessibilityLabel == "Stop")
  }

  // MARK: Taps

  @Test("have rows do what a tap says that do nothing by themselves, and what is in them")
  func taps() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [
        { "type": "Section", "id": "only",
          "header": { "type": "VFlex", "padding": 12,
            "onSelect": { "type": "Navigate", "to": "/week" },
            "children": [ { "type": "TextElement", "text": "Week" } ] },
          "rows": [
          { "type": "Card", "id": "friday", "onSelect": { "type": "Navigate", "to": "/a" },
            "row": { "type": "ListRow", "title": "Friday" } },
          { "type": "Card", "id": "saturday", "onSelect": { "type": "Navigate", "to": "/never" },
            "selectable": false, "row": { "type": "ListRow", "title": "Saturday" } },
          { "type": "Card", "id": "sunday",
            "row": { "type": "VFlex", "padding": 12,
              "onSelect": { "type": "Navigate", "to": "/b" },
              "children": [ { "type": "TextElement", "text": "Sunday" } ] } } ] } ] }
      """)
    #expect(stage.problems == [])
    for title in ["Friday", "Saturday", "Sunday", "Week"] {
      try stage.stage.tap(on: title)
      stage.stage.settle()
    }
    #expect(stage.spy?.take() == ["navigate /a", "navigate /b", "navigate /week"])
  }

  @Test("have rows on cards and above sections do what a tap says, too")
  func tapsOfParts() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [
        { "type": "Section", "id": "only",
          "header": { "type": "ListRow", "title": "Month",
            "onSelect": { "type": "Navigate", "to": "/month" } },
          "rows": [
          { "type": "Card", "id": "friday",
            "row": { "type": "SectionFooter", "text": "Friday",
              "onSelect": { "type": "Navigate", "to": "/a" } } },
          { "type": "Card", "id": "saturday",
            "row": { "type": "SectionFooter", "text": "Saturday", "isDisabled": true,
              "onSelect": { "type": "Navigate", "to": "/never" } } } ] } ] }
      """)
    #expect(stage.problems == [])
    for title in ["Friday", "Saturday", "Month"] {
      try stage.stage.tap(on: title)
      stage.stage.settle()
    }
    #expect(stage.spy?.take() == ["navigate /a", "navigate /month"])
  }

  @Test("have rows above and below all sections do what a tap says, too")
  func tapsOfEdges() throws {
    let stage = try DocumentStage(
      rows(
        #"{ "type": "ListRow", "id": "friday", "title": "Friday" }"#,
        more: """
          "header": { "type": "SectionFooter", "text": "Year",
            "onSelect": { "type": "Navigate", "to": "/year" } },
          "footer": { "type": "SectionFooter", "text": "More",
            "onSelect": { "type": "Navigate", "to": "/more" } },
          """))
    #expect(stage.problems == [])
    for title in ["Year", "More"] {
      try stage.stage.tap(on: title)
      stage.stage.settle()
    }
    #expect(stage.spy?.take() == ["navigate /year", "navigate /more"])
  }

  private func empty(_ more: String) -> String {
    """
    { "kumiko": "1.0", "type": "Screen", "id": "test", "sections": [],
      "empty": { "type": "ListRow", "title": "Nothing"\(more) } }
    """
  }

  @Test("have what is shown while there are no rows do what a tap says, and look as without that")
  func tapsOfEmptyScreens() throws {
    let stage = try DocumentStage(empty(""))
    let plain = try frame(of: "Nothing", in: stage)
    try stage.stage.tap(on: "Nothing")
    stage.stage.settle()
    #expect(stage.spy?.take() == [])
    for address in ["/add", "/more"] {
      try stage.show(empty(#", "onSelect": { "type": "Navigate", "to": "\#(address)" }"#))
      try stage.stage.tap(on: "Nothing")
      stage.stage.settle()
      #expect(stage.spy?.take() == ["navigate \(address)"])
      #expect(try frame(of: "Nothing", in: stage) == plain)
    }
    #expect(stage.problems == [])
  }

  private func frame(of name: String, in stage: DocumentStage) throws -> CGRect {
    let view = try stage.stage.view(called: name)
    return view.convert(view.bounds, to: nil)
  }

  // MARK: Swipes

  @Test("have below a swiped row only the buttons that can be chosen")
  func disabledSwipeActions() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ListRow", "id": "tea", "title": "Tea", "swipeActions": [
          { "type": "RowAction", "title": "Send", "isEnabled": "${state.isReady}",
            "onSelect": { "type": "Navigate", "to": "/send" } },
          { "type": "RowAction", "title": "Flag",
            "onSelect": { "type": "Navigate", "to": "/flag" } } ] }
        """, more: #""state": { "isReady": false },"#))
    try stage.stage.swipe(on: "Tea", by: -150)
    stage.stage.settle()
    #expect(stage.texts.contains("Flag") && !stage.texts.contains("Send"))
    try stage.stage.tap(on: "Flag")
    stage.stage.settle()
    #expect(stage.spy?.take() == ["navigate /flag"])
    stage.controller.model.setState("state.isReady", to: true)
    stage.stage.settle()
    try stage.stage.swipe(on: "Tea", by: -150)
    stage.stage.settle()
    try stage.stage.tap(on: "Send")
    stage.stage.settle()
    #expect(stage.spy?.take() == ["navigate /send"])
    #expect(stage.problems == [])
  }

  @Test("have each button do what it says, also where one before it has gone")
  func swipeActionsOfLoops() throws {
    func words(_ labels: String) -> String {
      rows(
        """
        { "type": "ListRow", "id": "tea", "title": "Tea", "swipeActions": [
          { "type": "RowAction", "for": "label in data.labels", "id": "${label}",
            "title": "${label}", "onSelect": { "type": "Navigate", "to": "/${label}" } } ] }
        """, more: #""data": { "labels": \#(labels) },"#)
    }
    let stage = try DocumentStage(words(#"["A", "B", "C"]"#))
    try stage.stage.swipe(on: "Tea", by: -150)
    stage.stage.settle()
    try stage.show(words(#"["B", "C"]"#))
    // A row that closes when it is shown anew does nothing, which is as well.
    if stage.texts.contains("B") {
      try stage.stage.tap(on: "B")
      stage.stage.settle()
      #expect(stage.spy?.take() == ["navigate /B"])
    }
    try stage.stage.swipe(on: "Tea", by: -150)
    stage.stage.settle()
    try stage.stage.tap(on: "C")
    stage.stage.settle()
    #expect(stage.spy?.take().last == "navigate /C")
  }

  // MARK: Texts

  @Test("say nothing where a text is null, and numbers and Booleans as texts")
  func nothing() throws {
    let stage = try DocumentStage(
      rows(
        """
        { "type": "ErrorRow", "id": "lost", "title": "Lost", "retryTitle": "${data.more}",
          "onRetry": { "type": "Refresh" } },
        { "type": "ListRow", "id": "three", "title": 3, "value": true },
        { "type": "ListRow", "id": "four", "title": "${data.count}" }
        """, more: #""data": { "more": null, "count": 4 },"#))
    for text in ["Lost", "Try Again", "3", "true", "4"] {
      #expect(stage.texts.contains(text), "\(text) of \(stage.texts)")
    }
  }
}

/// A view of the app that says once what is read of it.
private final class SignView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Stop"
  }

  required init?(coder: NSCoder) { nil }
}

private struct SignRow: Component {
  func render(in view: SignView) {}
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 44) }
}
