import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `Clipped texts` {
  let stage = TestStage(size: CGSize(width: 200, height: 300))
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))

  init() {
    stage.window.rootViewController?.view.addSubview(label)
    stage.runFrame()
  }

  private var faults: [ClippedText.Fault] { stage.clippedTexts.map(\.fault) }

  @Test(arguments: [("one\ntwo", true), ("\none", true), ("one\n", false)])
  func `of one line are those that go on behind a line break`(text: String, isClipped: Bool) {
    label.text = text
    #expect(faults == (isClipped ? [.shortened] : []))
    label.adjustsFontSizeToFitWidth = true
    #expect(faults == (isClipped ? [.shortened] : []))
  }

  @Test func `are those that may not shrink as far as they would have to`() {
    label.text = "A title of a few words"
    label.frame.size.width = label.intrinsicContentSize.width * 0.6
    #expect(faults == [.shortened])
    label.adjustsFontSizeToFitWidth = true
    #expect(faults.isEmpty)
    label.minimumScaleFactor = 0.9
    #expect(faults == [.shortened])
    label.minimumScaleFactor = 0.5
    #expect(faults.isEmpty)
  }
}
