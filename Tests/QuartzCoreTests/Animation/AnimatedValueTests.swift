import QuartzCore
import Testing
import _TestSupport

@MainActor
@Suite struct AnimatedValueTests {
  @Test func `values come in many types`() {
    let one: [Any] = [CGFloat(1), 1.0, Float(1), 1, UInt8(1), true, NSNumber(value: 1)]
    for value in one {
      #expect(AnimatedValue(value) == .vector([1]), "\(type(of: value))")
    }
    #expect(AnimatedValue([1, 2] as [NSNumber]) == .vector([1, 2]))
    #expect(AnimatedValue(CGPoint(x: 1, y: 2)) == .vector([1, 2]))
    #expect(AnimatedValue(CGSize(width: 1, height: 2)) == .vector([1, 2]))
    #expect(AnimatedValue(CGRect(x: 1, y: 2, width: 3, height: 4)) == .vector([1, 2, 3, 4]))
    #expect(AnimatedValue(NSValue(point: CGPoint(x: 1, y: 2))) == .vector([1, 2]))
    #expect(AnimatedValue(NSValue(size: CGSize(width: 1, height: 2))) == .vector([1, 2]))
    #expect(
      AnimatedValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
        == .vector([1, 2, 3, 4]))
    #expect(AnimatedValue(CGAffineTransform.identity) == .transform(CATransform3DIdentity))
    #expect(AnimatedValue("text") == nil)
    #expect(AnimatedValue(nil as Any?) == nil)
  }

  /// Pairs of values that can be mixed, and their middle.
  static let middles: [(AnimatedValue, AnimatedValue, AnimatedValue)] = [
    (.vector([0, 10]), .vector([4, 20]), .vector([2, 15])),
    (
      .color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)),
      .color(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0)),
      .color(CGColor(srgbRed: 0.5, green: 0.5, blue: 0, alpha: 0.5))
    ),
    (
      .nothing, .color(CGColor(gray: 1, alpha: 1)), .color(CGColor(gray: 1, alpha: 0.5))
    ),
    (
      .colors([CGColor(gray: 0, alpha: 1)]), .colors([CGColor(gray: 1, alpha: 1)]),
      .colors([CGColor(gray: 0.5, alpha: 1)])
    ),
    (
      .transform(CATransform3DIdentity), .transform(CATransform3DMakeScale(3, 1, 1)),
      .transform(CATransform3DMakeScale(2, 1, 1))
    ),
    (
      .path(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)),
      .path(CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 2), transform: nil)),
      .path(CGPath(rect: CGRect(x: 1, y: 0, width: 3, height: 2), transform: nil))
    ),
  ]

  @Test func `the middle lies in the middle, from both sides`() {
    for (from, to, middle) in Self.middles {
      #expect(from.mixed(with: to, 0.5) == middle)
      #expect(to.mixed(with: from, 0.5) == middle)
      #expect(from.mixed(with: to, 0) == from)
      #expect(from.mixed(with: to, 1) == to)
    }
  }

  @Test func `what has nothing in between changes at the half`() {
    let pairs: [(AnimatedValue, AnimatedValue)] = [
      (.vector([1]), .vector([1, 2])), (.vector([1]), .color(CGColor(gray: 0, alpha: 1))),
      (
        .path(CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)),
        .path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
      ),
    ]
    for (from, to) in pairs {
      #expect(from.mixed(with: to, 0.4) == from)
      #expect(from.mixed(with: to, 0.6) == to)
    }
  }

  @Test func `adding what was subtracted gives the value back`() {
    for (from, to, _) in Self.middles.prefix(1) + Self.middles[4...5] {
      #expect(from.adding(to.subtracting(from)) == to)
      #expect(to.adding(to.zero) == to)
    }
  }

  @Test func `every key path reads what it wrote`() throws {
    let numbers = [
      "position.x", "position.y", "anchorPoint.x", "anchorPoint.y", "zPosition", "bounds.origin.x",
      "bounds.origin.y", "bounds.size.width", "bounds.size.height", "opacity", "cornerRadius",
      "borderWidth", "shadowOpacity", "shadowRadius", "shadowOffset.width", "shadowOffset.height",
      "transform.rotation", "transform.rotation.x", "transform.rotation.y",
      "transform.rotation.z", "transform.scale", "transform.scale.x", "transform.scale.y",
      "transform.scale.z", "transform.translation.x", "transform.translation.y",
      "transform.translation.z", "sublayerTransform.scale", "strokeStart", "strokeEnd",
      "lineWidth", "miterLimit", "lineDashPhase",
    ]
    let color = AnimatedValue.color(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    let path = AnimatedValue.path(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    var cases = numbers.map { ($0, AnimatedValue.vector([0.75])) }
    cases += ["position", "anchorPoint", "bounds.origin", "bounds.size", "shadowOffset"].map {
      ($0, .vector([3, 4]))
    }
    cases += ["startPoint", "endPoint", "transform.translation"].map { ($0, .vector([3, 4])) }
    cases += ["bounds", "contentsRect"].map { ($0, .vector([1, 2, 3, 4])) }
    cases += ["backgroundColor", "borderColor", "shadowColor"].map { ($0, color) }
    cases += ["fillColor", "strokeColor"].map { ($0, color) }
    cases += [("shadowPath", path), ("path", path), ("hidden", .vector([1]))]
    cases += [("colors", .colors([CGColor(gray: 0, alpha: 1)])), ("locations", .vector([0, 1]))]
    cases += ["transform", "sublayerTransform"].map {
      ($0, .transform(CATransform3DMakeRotation(1, 0, 0, 1)))
    }
    for (name, value) in cases {
      let property = try #require(AnimatedProperty.named(name), "\(name)")
      var values = LayerValues()
      property.set(&values, value)
      let read = property.get(values)
      if case .vector(let expected) = value, case .vector(let found) = read {
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name): \(found)")
      } else {
        #expect(read == value, "\(name)")
      }
    }
    #expect(AnimatedProperty.named("nonsense") == nil)
  }

  @Test(arguments: ["x", "y", "z"])
  func `an angle that is set leaves what is scaled in three ways without a slant`(
    axis: String
  ) throws {
    func stretched(by angle: CGFloat) -> CATransform3D {
      let turned = CATransform3DMakeRotation(
        angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
      return CATransform3DScale(turned, 2, 0.5, 3)
    }
    let whole = try #require(AnimatedProperty.named("transform"))
    let angle = try #require(AnimatedProperty.named("transform.rotation.\(axis)"))
    var values = LayerValues()
    whole.set(&values, .transform(stretched(by: 0.3)))
    angle.set(&values, .vector([1]))
    guard case .transform(let found) = whole.get(values) else {
      Issue.record("a transform has another value")
      return
    }
    let expected = stretched(by: 1)
    #expect(zip(found.rows, expected.rows).allSatisfy { abs($0 - $1) < 1e-9 }, "\(found)")
  }
}
