import QuartzCore
import Testing
import UIKit

extension UILabel {
  /// The texts that the label draws, back to front, and where.
  var drawnTexts: [(layout: any TextLayout, origin: CGPoint)] {
    makeDrawing().compactMap { item in
      if case .text(let layout, let origin) = item { return (layout, origin) }
      return nil
    }
  }

  var drawnLayout: (any TextLayout)? { drawnTexts.last?.layout }

  var drawnOrigin: CGPoint { drawnTexts.last?.origin ?? .zero }
}

@MainActor
@Suite struct UILabelDrawingTests {
  private let sentence = "The quick brown fox jumps over the lazy dog and is seen no more."

  private func label(_ text: String, _ width: CGFloat, _ height: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func `text stands in the middle from top to bottom`() throws {
    let label = label("Text", 200, 100)
    let height = try #require(label.drawnLayout).size.height
    #expect(abs(label.drawnOrigin.y - (100 - height) / 2) <= 0.5)
  }

  @Test func `what is too long is cut, in the lines that fit`() throws {
    let label = label(sentence, 120, 21)
    #expect(label.drawnLayout?.isTruncated == true)
    label.numberOfLines = 0
    label.frame.size.height = 500
    let lines = try #require(label.drawnLayout).lines.count
    #expect(label.drawnLayout?.isTruncated == false)
    #expect(lines > 3)
    label.frame.size.height = label.font.lineHeight * 2.5
    #expect(label.drawnLayout?.lines.count == 2)
    #expect(label.drawnLayout?.isTruncated == true)
    label.frame.size.height = 3
    #expect(label.drawnLayout?.lines.count == 1, "one line is always shown")
  }

  @Test func `an empty frame draws nothing`() {
    #expect(label("Text", 0, 10).drawnTexts.isEmpty)
    #expect(label("Text", 10, 0).drawnTexts.isEmpty)
    #expect(label("", 10, 10).drawnTexts.isEmpty)
  }

  @Test(arguments: [0, 0.5, 0.9] as [CGFloat])
  func `text shrinks until it fits, down to the limit`(_ limit: CGFloat) throws {
    let label = label(sentence, 200, 30)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = limit
    let layout = try #require(label.drawnLayout)
    let size = try #require(layout.block.runs.first).face.size
    #expect(size < 17)
    #expect(size >= 17 * limit)
    #expect(layout.isTruncated == (limit > 0))
    #expect(label.font.pointSize == 17)
  }

  @Test func `text that fits keeps its size`() {
    let label = label("Short", 200, 30)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.drawnLayout?.block.runs.first?.face.size == 17)
  }

  @Test func `several lines shrink until all are seen`() {
    let label = label(sentence, 120, 50)
    label.numberOfLines = 2
    #expect(label.drawnLayout?.isTruncated == true)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.drawnLayout?.isTruncated == false)
    #expect((label.drawnLayout?.lines.count ?? 9) <= 2)
  }

  @Test func `a shrunk line stays on its baseline or in the middle`() throws {
    let label = label("Shrinking text", 60, 80)
    label.font = .systemFont(ofSize: 40)
    func baseline() throws -> CGFloat {
      label.drawnOrigin.y + (try #require(label.drawnLayout?.lines.first)).baseline
    }
    let full = self.label("x", 60, 80)
    full.font = label.font
    let wanted = full.drawnOrigin.y + (try #require(full.drawnLayout?.lines.first)).baseline
    label.adjustsFontSizeToFitWidth = true
    #expect(abs(try baseline() - wanted) <= 0.5)
    label.baselineAdjustment = .alignCenters
    #expect(abs(label.drawnOrigin.y - (80 - (label.drawnLayout?.size.height ?? 0)) / 2) <= 0.5)
    label.baselineAdjustment = .none
    #expect(try baseline() < wanted)
  }

  @Test func `colors follow highlight and state without changing the text`() {
    let label = label("Text", 100, 30)
    label.textColor = .red
    label.highlightedTextColor = .green
    func color() -> CGColor? { label.drawnLayout?.block.runs.first?.color }
    #expect(color() == UIColor.red.cgColor)
    label.isHighlighted = true
    #expect(color() == UIColor.green.cgColor)
    label.isEnabled = false
    #expect(color() != UIColor.green.cgColor)
    #expect(color() != UIColor.red.cgColor)
    #expect(label.textColor == .red)
  }

  @Test func `a shadow is drawn below the text, moved by its offset`() {
    let label = label("Text", 100, 30)
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 3, height: 4)
    let texts = label.drawnTexts
    #expect(texts.count == 2)
    #expect(texts.first?.layout.block.runs.first?.color == UIColor.blue.cgColor)
    #expect(texts.first?.origin.x == 3)
    #expect(texts.first?.origin.y == label.drawnOrigin.y + 4)
  }

  @Test func `natural alignment follows the direction of the interface`() {
    let label = label("Text", 100, 30)
    #expect(label.drawnLayout?.lines.first?.frame.minX == 0)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(abs((label.drawnLayout?.lines.first?.frame.maxX ?? 0) - 100) < 0.1)
  }

  @Test func `dynamic colors are those of the label's traits`() {
    let label = label("Text", 100, 30)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(label)
    window.overrideUserInterfaceStyle = .dark
    #expect(label.drawnLayout?.block.runs.first?.color == CGColor(gray: 1, alpha: 1))
    window.overrideUserInterfaceStyle = .light
    #expect(label.drawnLayout?.block.runs.first?.color == CGColor(gray: 0, alpha: 1))
  }
}
