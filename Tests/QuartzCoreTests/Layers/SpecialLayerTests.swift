import QuartzCore
import Testing

@MainActor
@Suite struct SpecialLayerTests {
  let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  func text(_ layer: CALayer) -> String {
    let lines = layer.displayNode(at: 0).debugDescription.split(separator: "\n")
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test func `a shape fills and strokes its path`() {
    let shape = CAShapeLayer()
    shape.delegate = Still.shared
    #expect(text(shape).isEmpty)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.strokeColor = red
    shape.lineWidth = 3
    #expect(text(shape) == "  path 0,0 10×10 5 elements fill #000000 stroke 3 #ff0000")
    shape.fillColor = nil
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.75
    #expect(text(shape) == "  path 0,0 10×10 3 elements stroke 3 #ff0000")
    shape.strokeEnd = 0.25
    #expect(text(shape).isEmpty)
  }

  @Test func `a path that is added to later does not change the shape`() {
    let shape = CAShapeLayer()
    shape.delegate = Still.shared
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.path = path
    path.addRect(CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(text(shape) == "  path 0,0 10×10 5 elements fill #000000")
    shape.path = path
    #expect(text(shape) == "  path 0,0 90×90 10 elements fill #000000")
  }

  @Test func `a shadow's path that is added to later does not change the shadow`() {
    let layer = CALayer()
    layer.delegate = Still.shared
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.shadowPath = path
    let before = layer.displayNode(at: 0)
    path.addRect(CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(layer.shadowPath?.boundingBox.width == 10)
    layer.shadowPath = path
    #expect(layer.shadowPath?.boundingBox.width == 90)
    #expect(layer.displayNode(at: 0) !== before)
  }

  @Test func `a gradient runs between fractions of the bounds`() {
    let gradient = CAGradientLayer()
    gradient.delegate = Still.shared
    gradient.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    gradient.colors = [red]
    #expect(text(gradient).isEmpty)
    gradient.colors = [red, "no color", blue]
    #expect(text(gradient) == "  gradient 0,0 40×20 20,0 to 20,20 #ff0000 0, #0000ff 1")
    gradient.locations = [0.25, 0.75]
    gradient.endPoint = CGPoint(x: 1, y: 1)
    #expect(text(gradient) == "  gradient 0,0 40×20 20,0 to 40,20 #ff0000 0.25, #0000ff 0.75")
    gradient.type = .radial
    #expect(text(gradient).hasPrefix("  radial gradient 0,0 40×20 20,0 20×20"))
    gradient.type = .conic
    #expect(text(gradient).hasPrefix("  conic gradient 0,0 40×20 20,0 0.785"))
  }

  @Test func `colors beyond the ends of a gradient are mixed into what is between`() {
    let gradient = CAGradientLayer()
    gradient.delegate = Still.shared
    gradient.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let black = CGColor(gray: 0, alpha: 1)
    func stops(_ colors: [CGColor], _ locations: [NSNumber]) -> String {
      gradient.colors = colors
      gradient.locations = locations
      return String(text(gradient).dropFirst("  gradient 0,0 40×20 20,0 to 20,20 ".count))
    }
    #expect(stops([red, black, red], [-1, 0.5, 1.5]) == "#550000 0, #000000 0.5, #800000 1")
    #expect(stops([red, blue], [0.5, 3]) == "#ff0000 0, #ff0000 0.5, #cc0033 1")
    #expect(stops([red, blue], [-2, -1]) == "#0000ff 0, #0000ff 1")
    #expect(stops([red, blue], [2, 3]) == "#ff0000 0, #ff0000 1")
    // A hard edge at the end stays one.
    let edged = "#ff0000 0, #ff0000 0.5, #ff0000 1, #0000ff 1, #0000ff 1"
    #expect(stops([red, red, blue, black], [0.5, 1, 1, 2]) == edged)
    #expect(stops([red, blue], [NSNumber(value: Double.nan), 1]) == "#ff0000 0, #0000ff 1")
  }

  @Test func `a presentation copy keeps its class and values`() throws {
    let shape = CAShapeLayer()
    shape.delegate = Still.shared
    shape.lineWidth = 7
    #expect(shape.presentation() == nil)
    shape.treeDidChange = {}
    CATransaction.flush()
    let copy = try #require(shape.presentation())
    #expect(copy.lineWidth == 7)
    #expect(copy !== shape)
    #expect(copy.model() === shape)
    #expect(shape.model() === shape)
    #expect(copy.presentation() === copy)
  }
}
