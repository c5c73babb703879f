import CoreGraphics
import Testing
import _TestSupport

@Suite struct PathTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  /// The built-in shapes around ``rect``, and the area that each covers.
  var shapes: [(name: String, path: CGPath, area: Double)] {
    let round = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
    let circle = CGMutablePath()
    circle.addArc(
      center: CGPoint(x: 60, y: 50), radius: 30, startAngle: 1, endAngle: 1 + 2 * .pi,
      clockwise: false)
    let star = CGMutablePath()
    star.addLines(between: [
      CGPoint(x: 60, y: 20), CGPoint(x: 110, y: 80), CGPoint(x: 10, y: 80),
    ])
    star.closeSubpath()
    return [
      ("rectangle", CGPath(rect: rect, transform: nil), 6000),
      ("rounded rectangle", round, 6000 - (4 - .pi) * 400),
      ("ellipse", CGPath(ellipseIn: rect, transform: nil), .pi * 50 * 30),
      ("circle", circle, .pi * 900), ("triangle", star, 3000),
    ]
  }

  @Test func `shapes cover the area that geometry says`() {
    for (name, path, area) in shapes {
      var inside = 0
      for x in stride(from: 2.0, to: 120, by: 4) {
        for y in stride(from: 2.0, to: 100, by: 4) where path.contains(CGPoint(x: x, y: y)) {
          inside += 1
        }
      }
      // Each point stands for 16 square points; at the edges some of them are wrong.
      #expect(abs(Double(inside * 16) - area) < area * 0.04, "\(name): \(inside * 16)")
    }
  }

  @Test func `shapes lie in their boxes`() {
    for (name, path, _) in shapes {
      let box = path.boundingBoxOfPath
      let width = name == "circle" ? 60.0 : 100
      #expect(abs(box.width - width) < 0.02, "\(name): \(box)")
      #expect(abs(box.height - 60) < 0.02, "\(name): \(box)")
      #expect(abs(box.midX - 60) < 0.02, "\(name): \(box)")
      #expect(abs(box.midY - 50) < 0.02, "\(name): \(box)")
      let outer = path.boundingBox
      #expect(outer.minX <= box.minX, "\(name)")
      #expect(outer.maxY >= box.maxY - 1e-9, "\(name)")
    }
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func `a curve's box follows the curve and not its controls`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
  }

  @Test func `windings fill what turns, even-odd fills every second ring`() {
    let rings = CGMutablePath()
    rings.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    rings.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(rings.contains(middle, using: .winding))
    #expect(!rings.contains(middle, using: .evenOdd))
    #expect(rings.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    let moved = CGAffineTransform(translationX: 100, y: 0)
    #expect(rings.contains(CGPoint(x: -85, y: 15), transform: moved), "the point is transformed")
    #expect(!rings.contains(CGPoint(x: 115, y: 15), transform: moved))
  }

  @Test func `arcs that are not finite are left out, long ones stay short`() {
    withEvery("angle", in: [CGFloat.nan, .infinity, -.infinity]) { angle in
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: angle, clockwise: true)
      path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: angle)
      #expect(path.isEmpty)
    }
    let long = CGMutablePath()
    long.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e300)
    #expect(long.elements.count < 20)
  }

  @Test func `arcs end where they should, on either way round`() {
    withEvery("start", in: [0, 1, 3, -2.0]) { start in
      withEvery("sweep", in: [0.3, 1.5, 3, 5, 6.2]) { sweep in
        withEvery("clockwise", in: [false, true]) { clockwise in
          let end = clockwise ? start - sweep : start + sweep
          let path = CGMutablePath()
          path.addArc(
            center: .zero, radius: 2, startAngle: start, endAngle: end, clockwise: clockwise)
          let length = path.segments.reduce(0) { $0 + $1.length }
          #expect(abs(length - 2 * sweep) < 0.01, TestLabels.current)
          let goal = CGPoint(x: 2 * cos(end), y: 2 * sin(end))
          #expect(hypot(path.currentPoint.x - goal.x, path.currentPoint.y - goal.y) < 1e-9)
        }
      }
    }
  }

  @Test func `an arc between tangents touches both`() {
    withEvery("end", in: [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: -10), CGPoint(x: 14, y: 3)]) {
      end in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: 2)
      let stops = path.segments.flatMap { segment in
        (0...20).map { segment.point(at: CGFloat($0) / 20) }
      }
      // It starts along the first line and ends on the second, never leaving their angle.
      #expect(stops.allSatisfy { $0.x <= 10 + 1e-6 || end.x > 10 }, TestLabels.current)
      let last = path.currentPoint
      let cross = (last.x - 10) * end.y - last.y * (end.x - 10)
      #expect(abs(cross) < 1e-6, TestLabels.current)
    }
  }

  @Test func `trimming keeps that share of the length`() {
    for (name, path, _) in shapes {
      let whole = path.segments.reduce(0) { $0 + $1.length }
      for (start, end) in [(0.0, 0.5), (0.25, 0.75), (0.9, 1), (0, 1), (0.4, 0.4)] {
        let part = path.trimmed(from: start, to: end).segments.reduce(0) { $0 + $1.length }
        #expect(abs(part - whole * (end - start)) < whole * 0.01, "\(name) \(start) \(end)")
      }
    }
  }

  @Test func `elements are added in order, and curves need a start`() {
    let path = CGMutablePath()
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 6, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.elements.count == 3)
  }

  @Test func `copies are equal until they are added to`() throws {
    for (name, path, _) in shapes {
      let copy = try #require(path.mutableCopy())
      #expect(copy == path, "\(name)")
      #expect(copy.hashValue == path.hashValue, "\(name)")
      copy.addLine(to: .zero)
      #expect(copy != path, "\(name)")
      var move = CGAffineTransform(translationX: 5, y: 5)
      let moved = try #require(path.copy(using: &move))
      #expect(moved.boundingBox == path.boundingBox.offsetBy(dx: 5, dy: 5), "\(name)")
    }
  }

  @Test func `rounded rectangles are recognized as long as they are one`() {
    let made = CGPath(roundedRect: rect, cornerWidth: 90, cornerHeight: 90, transform: nil)
    #expect(made.roundedRect?.rect == rect)
    #expect(made.roundedRect?.radius == 30)
    #expect(CGPath(rect: rect, transform: nil).roundedRect?.radius == 0)
    #expect(CGPath(ellipseIn: rect, transform: nil).roundedRect == nil)
    let path = CGMutablePath()
    path.addPath(made)
    #expect(path.roundedRect == made.roundedRect)
    path.addLine(to: .zero)
    #expect(path.roundedRect == nil)
  }
}
