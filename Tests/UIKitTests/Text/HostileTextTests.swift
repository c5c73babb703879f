import HeadlessHost
import Testing
import TextFuzz
import UIKit
import _TestSupport
import _UIKitTestSupport

/// No text ends the program, and none is lost, wherever it is shown and however it is cut.
@MainActor
@Suite(.closesWindows) struct HostileTextTests {
  /// Texts in which lines may break where no character ends.
  static let names = [
    "\u{202E}\u{1F1EB} \u{200D}👩‍👩‍👧", "a\u{1F3FB}\u{2011}", "\u{200F} \u{E003E}a", "a \u{20E3}b",
    "\u{1F1EB}\u{070F}\u{1F1EB}\u{20E3}", "\u{110BD}\u{115F}\u{20E3}", "\u{0DF5}\u{1F3FB}-",
    "\u{070F}\u{CFEE}\u{A0}\u{1F469}", "a\u{1F3FB}\u{034F}a", "\u{1F3FB}\u{FEFF}a\u{0300}",
  ]

  @Test func `a label measures texts whose lines may break inside of characters`() {
    let label = UILabel()
    label.numberOfLines = 0
    withEvery("name", in: Self.names) { name in
      withEvery("size", in: [1, 8, 9, 10, 34, 60]) { size in
        label.font = .systemFont(ofSize: size)
        label.text = name
        for width in stride(from: 0, through: 60, by: 1.5) {
          let fitting = label.sizeThatFits(CGSize(width: width, height: 1000))
          #expect(fitting.height >= label.font.lineHeight.rounded(.down), TestLabels.current)
        }
      }
    }
  }

  @Test func `random texts are measured, pointed at, selected and replaced without a loss`() {
    let screen = TextScreen()
    for seed in UInt64(1)...400 {
      let text = FuzzText(seed: seed)
      #expect(screen.faults(of: text).isEmpty, "\(text)")
    }
  }

  @Test func `a look that ends within a surrogate pair holds for the whole character`() {
    func width(_ attributed: NSAttributedString) -> CGFloat { attributed.size().width }
    let whole = NSMutableAttributedString(
      string: "x👍y", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let cut = NSMutableAttributedString(attributedString: whole)
    whole.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(0..<3))
    cut.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(0..<2))
    #expect(width(cut) == width(whole))
    #expect(cut.string == "x👍y")
  }
}
