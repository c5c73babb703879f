import Testing
import UIKit

@Suite struct InsetsAndPathsTests {
  @Test func `insets take their distances off a rectangle's edges`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(rect.inset(by: .zero) == rect)
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
        == rect.insetBy(dx: -1, dy: -1))
  }

  @Test func `sets of edges and corners hold all their members`() {
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    for corner in [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight] {
      #expect(UIRectCorner.allCorners.contains(corner))
    }
  }

  @Test func `geometry is spelled with braces and read back`() {
    let rect = CGRect(x: 1, y: -2.5, width: 30, height: 0.25)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 0.25}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{3, 4}") == CGPoint(x: 3, y: 4))
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }

  @Test(arguments: ["", "{}", "{1}", "{1, 2, 3}", "nonsense", "{a, b}"])
  func `what spells nothing reads as zero`(_ string: String) {
    #expect(NSCoder.cgPoint(for: string) == .zero)
    #expect(NSCoder.cgRect(for: string) == .zero)
  }

  @Test func `values wrap geometry`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test func `an index path is a section and a row or item`() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2))
    #expect(path == IndexPath(indexes: [2, 3]))
    (path.section, path.row) = (5, 6)
    #expect((path.section, path.row, path.item) == (5, 6, 6))
    path.item = 7
    #expect(path.row == 7)
  }
}
