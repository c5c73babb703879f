import HeadlessHost
import Testing
import UIKit

@testable import KumikoStock

@Suite("Heights of short texts", .serialized)
@MainActor
struct ShortTextTests {
  private nonisolated static let texts = [
    "i", "W", "AVAVAVAV", "Row 17", "To-do (3)", "WWWWWW @@@ %%%", "fi ffl 11:11", " a  b ",
    "The quick brown fox jumps over it", "~!\"#$%&'()*+,-./:;<=>?@[]^_`{|}",
  ]

  @Test("are those of a label at every width", arguments: texts)
  func agreeWithLabel(text: String) {
    let display = HeadlessDisplay.install(scale: 2)
    defer { display.advanceUntilIdle() }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
    let style = TextProperties(.body)
    let label = UILabel()
    label.numberOfLines = 0
    label.font = style.font(compatibleWith: traits)
    label.text = text
    for width in stride(from: CGFloat(10), through: 600, by: 3.5) {
      let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      let height = style.height(of: .plain(text), width: width, traits: traits)
      #expect(abs(height - (fitting.height * 2 - 0.002).rounded(.up) / 2) < 0.001, "\(width)")
    }
  }

  @Test("are measured where a text needs other fonts or breaks its lines by itself")
  func otherTexts() {
    let traits = UITraitCollection(displayScale: 2)
    let style = TextProperties(.body)
    let line = style.height(of: "x", width: 300, traits: traits)
    #expect(style.height(of: "a\nb", width: 300, traits: traits) > line)
    #expect(style.height(of: "", width: 300, traits: traits) <= line)
    let label = UILabel()
    label.font = style.font(compatibleWith: traits)
    label.text = "e\u{301}\u{1F600}"
    let fitting = label.sizeThatFits(CGSize(width: 300, height: 1e6)).height
    let height = style.height(of: "e\u{301}\u{1F600}", width: 300, traits: traits)
    #expect(abs(height - (fitting * 2 - 0.002).rounded(.up) / 2) < 0.001)
  }
}
