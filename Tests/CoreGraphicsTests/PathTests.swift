import CoreGraphics
import Testing

@Suite struct Paths {
  @Test func `a rectangle contains what lies inside`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 15, y: 5)))
  }
}
