import Testing
import UIKit

@Suite struct NSValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `geometry casts to objects and back`() {
    let values: [Any] = [rect, CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4)]
    #expect((values[0] as? NSValue)?.cgRectValue == rect)
    #expect((values[1] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect((values[2] as? NSValue)?.cgSizeValue == CGSize(width: 3, height: 4))
    let objects: [Any] = [
      NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size),
    ]
    #expect(objects[0] as? CGRect == rect)
    #expect(objects[1] as? CGPoint == rect.origin)
    #expect(objects[2] as? CGSize == rect.size)
  }

  @Test func `an object casts to nothing but what is in it`() {
    let point: Any = NSValue(cgPoint: rect.origin)
    let number: Any = NSNumber(value: 1)
    #expect(point as? CGRect == nil)
    #expect(point as? CGSize == nil)
    #expect(number as? CGPoint == nil)
    #expect(number as? CGRect == nil)
  }
}
