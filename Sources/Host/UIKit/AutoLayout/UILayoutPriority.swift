/// How much a constraint, or a view's wish to keep its size, matters: from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a value from its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// What must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// What resists being smaller than its content, unless told otherwise: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// What a user's drag may do that can resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// What keeps a scene at its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What a user's drag may do that cannot resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What resists being larger than its content, unless told otherwise: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a target size matters to ``UIView/systemLayoutSizeFitting(_:)``: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders priorities from weak to strong.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// A stronger priority.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// A weaker priority.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Makes the priority stronger.
  public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }

  /// Makes the priority weaker.
  public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }
}
