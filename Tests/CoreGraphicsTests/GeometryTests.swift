import CoreGraphics
// Foundation has an `intersects` of its own: these tests say which one is meant beside it.
import Foundation
import Testing

@Suite struct `Geometry` {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 0, y: 10, width: 10, height: 10),
    CGRect(x: -10, y: -10, width: 10, height: 10), CGRect(x: 0, y: 0, width: 0, height: 0),
    .null,
  ])
  func `rectangles that only touch do not intersect`(other: CGRect) {
    #expect(!square.intersects(other))
    #expect(!other.intersects(square))
  }

  @Test(arguments: [
    CGRect(x: 9, y: 9, width: 10, height: 10), CGRect(x: 2, y: 3, width: 1, height: 1),
    CGRect(x: 15, y: 15, width: -10, height: -10), CGRect(x: 5, y: 5, width: 0, height: 0),
    .infinite,
  ])
  func `rectangles that have something in common intersect`(other: CGRect) {
    #expect(square.intersects(other))
    #expect(other.intersects(square))
  }

  @Test func `a row after the last one in view is left out`() {
    let rows = (0..<5).map { CGRect(x: 0, y: Double($0) * 10, width: 10, height: 10) }
    #expect(rows.filter { $0.intersects(square) }.count == 1)
    #expect(rows.filter(square.intersects).count == 1)
    #expect(rows.lazy.filter { $0.offsetBy(dx: 0, dy: -10).intersects(square) }.count == 1)
  }

  @Test func `equal values are equal`() {
    #expect(square.equalTo(CGRect(origin: .zero, size: CGSize(width: 10, height: 10))))
    #expect(!square.equalTo(.zero))
    #expect(CGPoint.zero.equalTo(CGPoint(x: 0, y: 0)))
    #expect(!CGSize.zero.equalTo(square.size))
  }

  @Test func `numbers in parentheses describe values`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100.5)
    #expect(rect.debugDescription == "(0.0, 0.0, 100.0, 100.5)")
    #expect(
      "\(rect) \(rect.origin) \(rect.size)" == "(0.0, 0.0, 100.0, 100.5) (0.0, 0.0) (100.0, 100.5)")
    #expect("\([CGPoint(x: 1, y: 2)])" == "[(1.0, 2.0)]")
    #expect("\(CGVector(dx: 1, dy: -2))" == "(1.0, -2.0)")
  }
}
