import GSKDrawing
import QuartzCore
import Testing
import _TestSupport

/// Everything that a layer can draw, each in a box of 40 × 30 points.
@MainActor
enum Primitives {
  static func layer(_ change: (CALayer) -> Void) -> CALayer {
    let layer = still(CALayer(), 0, 0, 40, 30)
    change(layer)
    return layer
  }

  private static func shape(_ change: (CAShapeLayer) -> Void) -> CALayer {
    let layer = still(CAShapeLayer(), 0, 0, 40, 30)
    layer.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 30, height: 20), transform: nil)
    change(layer)
    return layer
  }

  private static func gradient(_ type: CAGradientLayerType) -> CALayer {
    let layer = still(CAGradientLayer(), 0, 0, 40, 30)
    (layer.colors, layer.type, layer.cornerRadius) = ([CGColor.red, CGColor.blue], type, 6)
    layer.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    return layer
  }

  static var all: [(name: String, layer: CALayer)] { simple + grouped + painted }

  private static var simple: [(name: String, layer: CALayer)] {
    let corner = layer { ($0.backgroundColor, $0.cornerRadius) = (.red, 8) }
    corner.maskedCorners = .layerMinXMaxYCorner
    let shadow = layer { ($0.shadowOpacity, $0.shadowRadius) = (1, 2) }
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowPath = CGPath(rect: CGRect(x: 8, y: 8, width: 20, height: 12), transform: nil)
    return [
      ("fill", layer { $0.backgroundColor = .red }),
      ("round", layer { ($0.backgroundColor, $0.cornerRadius) = (.red, 8) }),
      ("one corner", corner), ("shadow", shadow),
      ("border", layer { ($0.borderColor, $0.borderWidth, $0.cornerRadius) = (.blue, 3, 8) }),
    ]
  }

  private static var grouped: [(name: String, layer: CALayer)] {
    let faded = layer { ($0.opacity, $0.backgroundColor) = (0.5, .red) }
    faded.addSublayer(layer { $0.backgroundColor = .blue })
    let clip = layer { ($0.masksToBounds, $0.cornerRadius) = (true, 10) }
    let inner = still(CALayer(), -5, 5, 30, 40)
    inner.backgroundColor = .blue
    clip.addSublayer(inner)
    let masked = layer { $0.backgroundColor = .red }
    masked.mask = shape { $0.strokeColor = .black }
    let rounded = layer { $0.backgroundColor = .red }
    rounded.mask = shape {
      let rect = CGRect(x: 5, y: 5, width: 30, height: 20)
      $0.path = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 6, transform: nil)
    }
    return [("opacity", faded), ("clip", clip), ("mask", masked), ("rounded mask", rounded)]
  }

  private static var painted: [(name: String, layer: CALayer)] {
    let pixels: [UInt8] = (0..<48).flatMap { (index: UInt8) -> [UInt8] in
      [index * 5, 255 - index * 5, 0, 255]
    }
    let image = CGImage(width: 8, height: 6, bytesPerRow: 32, pixels: pixels)
    let line = shape { ($0.strokeColor, $0.lineWidth) = (.blue, 3) }
    return [
      ("path", line), ("axial gradient", gradient(.axial)),
      ("radial gradient", gradient(.radial)), ("conic gradient", gradient(.conic)),
      ("picture", layer { $0.contents = image }),
    ]
  }
}

@MainActor
@Suite struct PrimitiveTests {
  /// `layer` inside others that together leave it where it was.
  func nested(_ layer: CALayer) -> CALayer {
    let (outer, inner) = (still(CALayer(), 0, 0, 40, 30), still(CALayer(), -10, 7, 40, 30))
    outer.addSublayer(inner)
    inner.bounds.origin = CGPoint(x: 5, y: 25)
    layer.frame.origin = CGPoint(x: 15, y: 18)
    inner.addSublayer(layer)
    return outer
  }

  @Test func `every primitive draws something, and the same twice`() throws {
    for (name, layer) in Primitives.all {
      let first = try #require(Canvas(layer))
      #expect(first.image.pixels.contains { $0 != 0 }, "\(name)")
      layer.setStale()
      let second = try #require(Canvas(layer))
      #expect(first.image.pixels == second.image.pixels, "\(name)")
    }
  }

  @Test func `nesting in moved and scrolled layers changes nothing`() throws {
    for (name, layer) in Primitives.all {
      let plain = try #require(Canvas(layer))
      let moved = try #require(Canvas(nested(layer)))
      // What reaches beyond the layer's own box is cut in neither picture.
      #expect(moved.difference(from: plain) <= 2, "\(name)")
    }
  }

  @Test func `far down a long list nothing is off by a fraction of a pixel`() throws {
    for (name, layer) in Primitives.all {
      let plain = try #require(Canvas(layer))
      let list = still(CALayer(), 0, 0, 40, 30)
      list.bounds.origin.y = 25_600_000.5
      layer.frame.origin.y = 25_600_000.5
      list.addSublayer(layer)
      let far = try #require(Canvas(list))
      #expect(far.difference(from: plain) == 0, "\(name)")
    }
  }

  @Test func `a mirrored layer is the mirrored picture`() throws {
    // Colors turn around the other way in a mirrored cone. Cairo's edges are not symmetrical.
    for (name, layer) in Primitives.all where !name.hasPrefix("conic") {
      let plain = try #require(Canvas(layer, scale: 2))
      let frame = still(CALayer(), 0, 0, 40, 30)
      layer.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
      frame.addSublayer(layer)
      let mirrored = try #require(Canvas(frame, scale: 2))
      let worst = mirrored.difference(from: plain, map: { x, y in (79 - x, y) })
      #expect(worst <= 24, "\(name): \(worst)")
    }
  }

  @Test func `a clip keeps one half and removes the other`() throws {
    for (name, layer) in Primitives.all {
      let plain = try #require(Canvas(layer))
      let (frame, clip) = (still(CALayer(), 0, 0, 40, 30), still(CALayer(), 0, 0, 20, 30))
      clip.masksToBounds = true
      clip.addSublayer(layer)
      frame.addSublayer(clip)
      let half = try #require(Canvas(frame))
      #expect(half.difference(from: plain, in: 0..<20) <= 4, "\(name)")
      let rest = (20..<40).flatMap { x in (0..<30).map { half.alpha(x, $0) } }
      #expect(rest.allSatisfy { $0 == 0 }, "\(name)")
    }
  }
}
