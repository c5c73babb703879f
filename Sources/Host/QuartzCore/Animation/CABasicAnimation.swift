import CoreGraphics

/// An animation of a property from one value to another.
///
/// Of the three values any may be nil: what is missing follows from the others, or is what the
/// layer shows without the animation. Values are numbers, points, sizes, rectangles, `CGColor`s,
/// `CATransform3D`s, `CGPath`s, or arrays of numbers or colors.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any? {
    get { given.from ?? from }
    set { (given.from, from) = (newValue, AnimatedValue(newValue)) }
  }
  /// The last value.
  open var toValue: Any? {
    get { given.to ?? to }
    set { (given.to, to) = (newValue, AnimatedValue(newValue)) }
  }
  /// The difference of the last value from the first.
  open var byValue: Any? { didSet { by = AnimatedValue(byValue) } }

  private var from, to, by: AnimatedValue?
  /// The values at both ends as clients have set them.
  private var given: (from: Any?, to: Any?)

  /// Leads from one value to another.
  package func setValues(from: AnimatedValue, to: AnimatedValue) {
    (self.from, self.to) = (from, to)
  }

  /// Makes an animation of no property.
  public override init() { super.init() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// The values at both ends where the layer shows `base` without this animation.
  private func ends(over base: AnimatedValue) -> (from: AnimatedValue, to: AnimatedValue) {
    let rest = isAdditive ? base.zero : base
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, rest)
    case (nil, let to?, nil): (rest, to)
    case (nil, nil, let by?): (rest, rest.adding(by))
    case (nil, nil, nil): (rest, rest)
    }
  }

  package override func value(
    at moment: Timeline.Moment, over base: AnimatedValue
  ) -> AnimatedValue? {
    let (from, to) = ends(over: base)
    let value = from.mixed(with: to, progress(at: moment))
    guard isCumulative, moment.cycle > 0, !autoreverses else { return value }
    return value.adding(to.subtracting(from).scaled(by: Double(moment.cycle)))
  }
}
