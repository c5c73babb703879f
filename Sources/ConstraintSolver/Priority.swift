/// How much a constraint matters, from 0 to 1000.
///
/// Priorities form a strict hierarchy: what one constraint of priority 751 asks for is worth more
/// than what any number of constraints of priority 750 ask for together. Among equals, the sum of
/// the errors is made least. A priority of 1000 or more is required.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of what must hold: 1000.
  public static let required = Priority(rawValue: 1000)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue >= Priority.required.rawValue }

  /// Orders priorities from weak to strong.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority.
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
  /// Makes a priority.
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}
