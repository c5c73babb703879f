import QuartzCore
import Testing
import _TestSupport

@Suite struct Transform3DTests {
  let flats = [
    .identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 1.5, tx: 7, ty: 1),
  ]

  func close(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.rows, b.rows).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `flat transforms come back flat`() {
    withEvery("flat", in: flats) { flat in
      let transform = CATransform3DMakeAffineTransform(flat)
      #expect(CATransform3DIsAffine(transform))
      #expect(CATransform3DGetAffineTransform(transform) == flat)
    }
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `space and plane agree on concatenation`() {
    withEvery("first", in: flats) { first in
      withEvery("second", in: flats) { second in
        let space = CATransform3DConcat(
          CATransform3DMakeAffineTransform(first), CATransform3DMakeAffineTransform(second))
        let plane = CATransform3DMakeAffineTransform(first.concatenating(second))
        #expect(close(space, plane), TestLabels.current)
      }
    }
  }

  @Test func `the inverse undoes`() {
    var transform = CATransform3DMakeRotation(0.8, 1, 2, 3)
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
    transform.m34 = -0.002
    let undone = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(close(undone, CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `parts make up the transform again`() {
    withEvery("flat", in: flats) { flat in
      let back = FlatParts(flat).map(\.transform) ?? .identity
      #expect(
        close(CATransform3DMakeAffineTransform(back), CATransform3DMakeAffineTransform(flat)))
    }
    #expect(FlatParts(CGAffineTransform(scaleX: 0, y: 1)) == nil)
  }

  @Test func `mixing turns the shorter way and keeps lengths`() {
    let from = CATransform3DMakeRotation(3, 0, 0, 1)
    let to = CATransform3DMakeRotation(-3, 0, 0, 1)
    let middle = from.mixed(with: to, 0.5)
    #expect(close(middle, CATransform3DMakeRotation(.pi, 0, 0, 1)))
    #expect(close(from.mixed(with: to, 0), from))
    #expect(close(from.mixed(with: to, 1), to))
  }

  @Test func `what is not flat is mixed entry by entry`() {
    let tilted = CATransform3DMakeRotation(1, 1, 0, 0)
    let middle = CATransform3DIdentity.mixed(with: tilted, 0.5)
    #expect(abs(middle.m22 - (1 + cos(1.0)) / 2) < 1e-9)
  }
}
