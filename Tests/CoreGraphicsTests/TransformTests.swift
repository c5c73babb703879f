import CoreGraphics
import Testing
import _TestSupport

@Suite struct TransformTests {
  let transforms = [
    .identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 1.5, tx: 7, ty: 1),
  ]
  let points = [CGPoint.zero, CGPoint(x: 1, y: 2), CGPoint(x: -5, y: 0.25)]

  func close(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  @Test func `concatenating is applying one after the other`() {
    withEvery("first", in: transforms) { first in
      withEvery("second", in: transforms) { second in
        for point in points {
          let both = point.applying(first.concatenating(second))
          #expect(close(both, point.applying(first).applying(second)), TestLabels.current)
        }
      }
    }
  }

  @Test func `the inverse undoes, and what cannot be undone stays`() {
    withEvery("transform", in: transforms) { transform in
      for point in points {
        #expect(close(point.applying(transform).applying(transform.inverted()), point))
      }
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `building on a transform applies the new part first`() {
    withEvery("transform", in: transforms) { t in
      let point = CGPoint(x: 2, y: 3)
      #expect(
        close(point.applying(t.translatedBy(x: 1, y: 2)), CGPoint(x: 3, y: 5).applying(t)))
      #expect(close(point.applying(t.scaledBy(x: 2, y: 3)), CGPoint(x: 4, y: 9).applying(t)))
      let turned = point.applying(CGAffineTransform(rotationAngle: 0.3))
      #expect(close(point.applying(t.rotated(by: 0.3)), turned.applying(t)))
    }
  }

  @Test func `a mapped rectangle holds its mapped corners tightly`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    withEvery("transform", in: transforms) { transform in
      let corners = [(1, 2), (4, 2), (1, 6), (4, 6)].map {
        CGPoint(x: $0.0, y: $0.1).applying(transform)
      }
      let box = rect.applying(transform)
      #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-9)
      #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
    }
  }

  @Test func `no rectangle and the whole plane stay what they are`() {
    withEvery("transform", in: transforms) { transform in
      #expect(CGRect.null.applying(transform).isNull)
      #expect(CGRect.infinite.applying(transform).isInfinite)
    }
  }
}

@Suite struct ColorTests {
  @Test func `components are clamped, and what is no number is 0`() {
    let color = CGColor(srgbRed: -1, green: 2, blue: .nan, alpha: 0.5)
    #expect(color.components == [0, 1, 0, 0.5])
  }

  @Test func `equal components make equal colors`() {
    let (one, same) = (
      CGColor(gray: 0.5, alpha: 1), CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    )
    #expect(one == same)
    #expect(one.hashValue == same.hashValue)
    #expect(one.copy(alpha: 0.1) != one)
    #expect(one.copy(alpha: 0.1)?.alpha == 0.1)
  }
}

@Suite struct ImageTests {
  /// A picture whose pixels say where they are: blue is x, green is y.
  let image = CGImage(
    width: 4, height: 3, bytesPerRow: 20,
    pixels: (0..<3).flatMap { y in
      (0..<4).flatMap { x in [UInt8(x), UInt8(y), 0, 255] } + [9, 9, 9, 9]
    })

  @Test func `cropping takes whole pixels`() throws {
    let part = try #require(image?.cropping(to: CGRect(x: 1.2, y: 0.9, width: 1.5, height: 1)))
    #expect((part.width, part.height) == (2, 2))
    #expect(part.pixels == [1, 0, 0, 255, 2, 0, 0, 255, 1, 1, 0, 255, 2, 1, 0, 255])
    #expect(image?.cropping(to: CGRect(x: 9, y: 9, width: 5, height: 5)) == nil)
    #expect(image?.cropping(to: CGRect(x: -3, y: -3, width: 90, height: 90))?.width == 4)
  }

  @Test func `a buffer that is too small makes no picture`() {
    #expect(CGImage(width: 2, height: 2, bytesPerRow: 8, pixels: [0]) == nil)
    #expect(CGImage(width: 2, height: 1, bytesPerRow: 4, pixels: [0, 0, 0, 0]) == nil)
    #expect(CGImage(width: 0, height: 1, bytesPerRow: 4, pixels: [0, 0, 0, 0]) == nil)
  }
}
