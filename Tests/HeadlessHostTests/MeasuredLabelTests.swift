import GSKDrawing
import HeadlessHost
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct `A label that was measured` {
  let display = HeadlessDisplay.install(size: CGSize(width: 200, height: 60), scale: 2)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))

  init() {
    window.backgroundColor = .white
    window.makeKeyAndVisible()
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 5, width: 150, height: 50))
    label.text = text
    return label
  }

  @Test(arguments: ["Row 17", "שלום", "a שלום b", "two\nlines", "longer than the label is wide"])
  func `looks like one that was not`(text: String) {
    let pictures = [false, true].map { isMeasured in
      let label = label(text)
      label.numberOfLines = 0
      window.addSubview(label)
      if isMeasured { _ = label.intrinsicContentSize }
      defer { label.removeFromSuperview() }
      return display.snapshot().image?.pixels
    }
    #expect(pictures[0] != nil)
    #expect(pictures[0] == pictures[1])
  }

  @Test func `takes on another color`() {
    let label = label("Row 18")
    window.addSubview(label)
    _ = label.intrinsicContentSize
    label.textColor = .red
    let measured = display.snapshot().image?.pixels
    label.removeFromSuperview()
    let other = self.label("Row 18")
    other.textColor = .red
    window.addSubview(other)
    #expect(display.snapshot().image?.pixels == measured)
  }

  @Test func `is shaped once`() {
    let label = label("Drawn once")
    window.addSubview(label)
    let before = PangoTextEngine.shapedBlocks
    _ = label.intrinsicContentSize
    _ = display.snapshot()
    #expect(PangoTextEngine.shapedBlocks == before + 1)
  }
}
