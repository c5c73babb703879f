import Testing

@testable import UIKit

@MainActor
@Suite struct MeasuredLayoutTests {
  private let label = UILabel()

  init() {
    label.numberOfLines = 0
    label.text = String(repeating: "Kumiko ", count: 40)
  }

  private func height(width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @Test func `a label that was measured at many widths keeps few layouts`() {
    let widths = (50..<250).map { CGFloat($0) }
    let heights = widths.map { height(width: $0) }
    #expect(label.layouts.measured.count <= UILabel.MeasuredLayouts.limit)
    #expect(widths.map { height(width: $0) } == heights)
  }

  @Test func `the layout that serves for all widths stays`() {
    for width in 50..<250 { _ = height(width: CGFloat(width)) }
    #expect(label.layouts.measured[.init(width: nil, lines: 0)] != nil)
  }

  @Test func `layouts for many numbers of lines are few`() {
    for lines in 1..<100 {
      let room = CGRect(x: 0, y: 0, width: 100, height: 1000)
      _ = label.textRect(forBounds: room, limitedToNumberOfLines: lines)
    }
    #expect(label.layouts.measured.count <= UILabel.MeasuredLayouts.limit)
  }
}
