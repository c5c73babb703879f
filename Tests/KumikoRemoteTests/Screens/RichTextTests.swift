import Foundation
import Kumiko
import KumikoRemote
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("Rich text with links", .closesWindows, .timeLimit(.minutes(1)))
struct RichTextTests {
  @Test("opens what a tap is on, and nothing that documents may not open")
  func taps() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "links", "sections": [
        { "type": "Section", "rows": [
          { "type": "DescriptionRow", "markdown": true,
            "text": "[Terms](https://example.org/terms) of **use**" },
          { "type": "VFlex", "padding": 12, "children": [
            { "type": "TextElement", "markdown": true, "text": "[Call](tel:+15550100)" } ] },
          { "type": "DescriptionRow", "markdown": true, "text": "[Evil](file:///etc/passwd)" } ] } ] }
      """)
    #expect(stage.problems.map(\.code) == [.refusedURL])
    let texts = links(in: stage.controller.view)
    #expect(texts.map(\.accessibilityLabel) == ["Terms of use", "Call"])
    for text in texts {
      #expect(text.accessibilityTraits.contains(.link))
      #expect(text.bounds.height >= 18 && text.bounds.height < 40, "\(text.frame)")
      let start = text.convert(CGPoint(x: 8, y: text.bounds.midY), to: nil)
      stage.stage.display.tap(at: start)
      stage.stage.settle()
      if stage.controller.presentedViewController != nil { try open("example.org", stage) }
    }
    #expect(
      stage.spy?.take() == ["open https://example.org/terms", "open tel:+15550100"])
    let first = try #require(texts.first)
    stage.stage.display.tap(at: first.convert(CGPoint(x: 300, y: first.bounds.midY), to: nil))
    stage.stage.settle()
    #expect(stage.spy?.take() == [])
  }

  @Test("grows with the size of text, and its links lead on in the next version")
  func sizes() throws {
    func document(_ more: String) -> String {
      #"""
      { "kumiko": "1.0", "type": "Screen", "id": "links", "sections": [ { "type": "Section",
        "id": "s", "rows": [
        { "type": "DescriptionRow", "id": "bold", "markdown": true, "text": "**It is here.**" },
        { "type": "DescriptionRow", "id": "link", "markdown": true,
          "text": "[Terms](https://example.org/terms)" }\#(more) ] } ] }
      """#
    }
    let stage = try DocumentStage(document(""))
    try stage.show(document(#", { "type": "ListRow", "id": "new", "title": "New" }"#))
    let link = try #require(links(in: stage.controller.view).first)
    stage.stage.display.tap(at: link.convert(CGPoint(x: 8, y: link.bounds.midY), to: nil))
    stage.stage.settle()
    try open("example.org", stage)
    #expect(stage.spy?.take() == ["open https://example.org/terms"])
    func size() throws -> CGFloat {
      let label = try #require(stage.stage.view(called: "It is here.") as? UILabel)
      let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      return try #require(font).pointSize
    }
    let before = try size()
    let parent = try #require(stage.controller.parent)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      forChild: stage.controller)
    stage.stage.settle()
    #expect(try size() > before * 1.5)
  }

  @Test("shows a sign behind a backslash as it is")
  func escapes() throws {
    let stage = try DocumentStage(
      #"""
      { "kumiko": "1.0", "type": "Screen", "sections": [ { "type": "Section", "rows": [
        { "type": "DescriptionRow", "markdown": true,
          "text": "5 \\* 3, **a \\** b**, \\[no](link), *i*, c:\\dir, \\\\" },
        { "type": "DescriptionRow", "markdown": true, "text": "\\- no list" } ] } ] }
      """#)
    #expect(stage.texts == [#"5 * 3, a ** b, [no](link), i, c:\dir, \"#, "- no list"])
  }

  @Test("is read in the time that its characters take, whatever begins in it and never ends")
  func beginnings() throws {
    let beginnings = [
      String(repeating: "[", count: 20_000), String(repeating: "[a](", count: 5_000),
      String(repeating: "[a](//[", count: 2_000) + ")",
    ]
    for text in beginnings {
      let start = ContinuousClock.now
      let stage = try DocumentStage(
        """
        { "kumiko": "1.0", "type": "Screen", "sections": [ { "type": "Section", "rows": [
          { "type": "DescriptionRow", "markdown": true, "numberOfLines": 1,
            "text": "\(text)\\n[Help](https://example.org/help)" } ] } ] }
        """)
      #expect(ContinuousClock.now - start < .seconds(60))
      #expect(links(in: stage.controller.view).count == 1)
      stage.stage.close()
    }
  }

  @Test("has lists also where lines end as on Windows")
  func returns() throws {
    let stage = try DocumentStage(
      #"""
      { "kumiko": "1.0", "type": "Screen", "sections": [ { "type": "Section", "rows": [
        { "type": "DescriptionRow", "markdown": true, "text": "- a\r\n- b" } ] } ] }
      """#)
    #expect(stage.texts == ["•  a\n•  b"])
  }

  @Test("does what its row says beside links, and stands as that says")
  func rows() throws {
    let stage = try DocumentStage(
      """
      { "kumiko": "1.0", "type": "Screen", "id": "links", "sections": [
        { "type": "Section", "rows": [
          { "type": "DescriptionRow", "markdown": true, "alignment": "trailing",
            "text": "[Terms](https://example.org/terms)",
            "accessorySymbol": "info.circle",
            "onAccessoryTap": { "type": "Navigate", "to": "/info" },
            "onSelect": { "type": "Navigate", "to": "/row" } },
          { "type": "VFlex", "padding": 12, "children": [
            { "type": "TextElement", "markdown": true, "textAlignment": "center",
              "numberOfLines": 1, "text": "[Call](tel:+15550100)" } ] },
          { "type": "DescriptionRow", "markdown": true,
            "text": "[Help](https://example.org/help)" } ] } ] }
      """)
    #expect(stage.problems == [])
    let links = links(in: stage.controller.view)
    let texts = links.flatMap(\.subviews).compactMap { $0 as? UITextView }
    #expect(texts.map(\.textAlignment) == [.right, .center, .natural])
    #expect(texts.map(\.textContainer.maximumNumberOfLines) == [0, 1, 0])
    let link = try #require(links.first)
    stage.stage.display.tap(at: link.convert(CGPoint(x: 8, y: link.bounds.midY), to: nil))
    stage.stage.settle()
    #expect(stage.spy?.take() == ["navigate /row"])
    let symbol = try #require(link.superview?.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(symbol.frame.minX >= link.frame.maxX && symbol.bounds.height >= 24)
    try stage.stage.tap(symbol)
    stage.stage.settle()
    #expect(stage.spy?.take() == ["navigate /info"])
    // A tap on the link is none on the row.
    let end = CGPoint(x: link.bounds.maxX - 8, y: link.bounds.midY)
    stage.stage.display.tap(at: link.convert(end, to: nil))
    stage.stage.settle()
    try open("example.org", stage)
    #expect(stage.spy?.take() == ["open https://example.org/terms"])
  }

  @Test("reads signs of the document, and none of its values")
  func values() throws {
    let stage = try DocumentStage(
      #"""
      { "kumiko": "1.0", "type": "Screen",
        "state": { "query": "a](https://evil.example)[b", "password": "hunter2" },
        "data": { "name": "**Ada**\n- [x](https://evil.example)", "body": "**It** is *here*." },
        "sections": [ { "type": "Section", "rows": [
          { "type": "TextInput", "title": "Password", "bind": "state.password", "isSecure": true },
          { "type": "DescriptionRow", "markdown": true, "text": "**Hello** ${data.name}" },
          { "type": "DescriptionRow", "markdown": true, "text": "*${data.name}*\n- b" },
          { "type": "DescriptionRow", "markdown": true, "text": "${data.body}" },
          { "type": "DescriptionRow", "markdown": true, "text": "${state.query}" },
          { "type": "DescriptionRow", "markdown": true, "text": "\udb80\udc00 ${data.body}" },
          { "type": "DescriptionRow", "markdown": true,
            "text": "[Find](https://example.org/?q=${state.query}) it" },
          { "type": "DescriptionRow", "markdown": true,
            "text": "[Evil](https://evil.example/${state.password})" } ] } ] }
      """#)
    #expect(stage.problems.map(\.code) == [.refusedURL])
    let name = "**Ada**\n- [x](https://evil.example)"
    for text in [
      "Hello \(name)", "\(name)\n•  b", "It is here.", "a](https://evil.example)[b",
      "\u{F0000} **It** is *here*.", "Evil",
    ] {
      #expect(stage.texts.contains(text), "\(text) of \(stage.texts)")
    }
    let links = links(in: stage.controller.view)
    #expect(links.map(\.accessibilityLabel) == ["Find it"])
    let link = try #require(links.first)
    stage.stage.display.tap(at: link.convert(CGPoint(x: 8, y: link.bounds.midY), to: nil))
    stage.stage.settle()
    try open("example.org", stage)
    #expect(
      stage.spy?.take() == [
        "open https://example.org/?q=a%5D%28https%3A%2F%2Fevil.example%29%5Bb"
      ])
  }

  @Test("names the host of another server before it leads there, and of no other")
  func hosts() throws {
    let words = #"""
      { "kumiko": "1.0", "type": "Screen", "id": "links", "sections": [ { "type": "Section",
        "rows": [
        { "type": "ListRow", "title": "Own", "onSelect":
          { "type": "Open", "url": "https://example.com/own" } },
        { "type": "ListRow", "title": "Listed", "onSelect":
          { "type": "Open", "url": "https://listed.example" } },
        { "type": "ListRow", "title": "Your bank", "onSelect":
          { "type": "Open", "url": "https://bank.example@evil.example/" } } ] } ] }
      """#
    let reading = RemoteScreen.read(
      Data(words.utf8), file: "links", url: URL(string: "https://example.com/screen"))
    var screen = try #require(reading.screen)
    screen.policy.origins = [try #require(Origin("https://listed.example"))]
    let controller = SpyController(screen)
    controller.model.environment.appName = "Tea House"
    let stage = TestStage(root: controller)
    stage.settle()
    for title in ["Own", "Listed"] { try stage.tap(on: title) }
    #expect(controller.take() == ["open https://example.com/own", "open https://listed.example"])
    for (answer, log) in [
      ("Cancel", []), ("Open", ["open https://bank.example@evil.example/"]),
    ] {
      try stage.tap(on: "Your bank")
      stage.settle()
      #expect(stage.texts.contains("Open evil.example?") && stage.texts.contains("Tea House"))
      try stage.tap(on: answer)
      stage.settle()
      #expect(controller.take() == log)
    }
  }

  /// Taps on the button of the alert that names a host.
  private func open(_ host: String, _ stage: DocumentStage) throws {
    #expect(stage.texts.contains("Open \(host)?"))
    try stage.stage.tap(on: "Open")
    stage.stage.settle()
  }

  private func links(in view: UIView) -> [UIView] {
    (view.accessibilityTraits.contains(.link) ? [view] : [])
      + view.subviews.flatMap { links(in: $0) }
  }
}
