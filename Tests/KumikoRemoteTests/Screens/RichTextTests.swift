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
    }
    #expect(
      stage.spy?.take() == ["open https://example.org/terms", "open tel:+15550100"])
    let first = try #require(texts.first)
    stage.stage.display.tap(at: first.convert(CGPoint(x: 300, y: first.bounds.midY), to: nil))
    stage.stage.settle()
    #expect(stage.spy?.take() == [])
  }

  private func links(in view: UIView) -> [UIView] {
    (view.accessibilityTraits.contains(.link) ? [view] : [])
      + view.subviews.flatMap { links(in: $0) }
  }
}
