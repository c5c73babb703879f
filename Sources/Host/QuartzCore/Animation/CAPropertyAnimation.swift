import CoreGraphics

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position`, `bounds.size.width` or `transform.rotation.z`. Unknown
  /// properties show nothing.
  open var keyPath: String? { didSet { property = keyPath.flatMap(AnimatedProperty.named) } }

  /// Whether values are added to what the layer shows without this animation; false by default.
  open var isAdditive = false

  /// Whether each run goes on from where the one before ended; false by default.
  open var isCumulative = false

  package private(set) var property: AnimatedProperty?

  /// Makes an animation of no property.
  public override init() { super.init() }

  /// Makes an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    adopt(keyPath: path)
  }

  private func adopt(keyPath path: String?) { keyPath = path }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  package override var isPlacement: Bool { property?.key.isPlacement ?? true }

  /// The value to show (or to add) at a place of the runs, where the layer shows `base` without
  /// this animation; nil to leave it alone.
  package func value(at moment: Timeline.Moment, over base: AnimatedValue) -> AnimatedValue? { nil }

  package override func apply(_ moment: Timeline.Moment, to values: inout LayerValues) {
    guard let property else { return }
    let base = property.get(values)
    guard let value = value(at: moment, over: base) else { return }
    property.set(&values, isAdditive ? base.adding(value) : value)
  }
}
