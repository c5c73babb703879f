import QuartzCore
import Testing

/// An animation whose class is known from a value only.
private final class Counted: CABasicAnimation {
  let made: [String]

  override init() {
    made = ["made"]
    super.init()
  }
}

/// Shares an object with its copies.
private final class Tagged: CALayer {
  final class Tag {}
  var tag: Tag?

  override init() { super.init() }

  override init(layer: Any) {
    tag = (layer as? Tagged)?.tag
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

/// Each function of `QuartzCore/SymbolBindings.swift`, called through public API.
@MainActor
@Suite(.serialized) struct SymbolBindingTests {
  @Test func `a copy of an animation is made by its own class's initializer`() throws {
    let animation: CAAnimation = Counted()
    let copy = try #require(animation.copy() as? Counted)
    #expect(copy !== animation)
    #expect(copy.made == ["made"])
  }

  @Test func `a layer's presentation is made by its own class's init(layer:)`() throws {
    let root = CALayer()
    root.treeDidChange = {}
    let layer = Tagged()
    let tag = Tagged.Tag()
    layer.tag = tag
    root.addSublayer(layer)
    CATransaction.flush()
    for _ in 0..<3 {
      let copy = try #require((layer as CALayer).presentation() as? Tagged)
      #expect(copy !== layer)
      #expect(copy.tag === tag)
    }
  }

  @Test func `a layer that was copied is released when nobody needs it`() throws {
    weak var released: Tagged?
    do {
      let root = CALayer()
      root.treeDidChange = {}
      let layer = Tagged()
      root.addSublayer(layer)
      CATransaction.flush()
      #expect(layer.presentation() != nil)
      released = layer
    }
    #expect(released == nil)
  }
}
