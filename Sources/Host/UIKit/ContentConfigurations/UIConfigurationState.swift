/// The state that a view is in, for configurations to adapt to.
public protocol UIConfigurationState {
  /// Makes a state in which nothing holds but the traits.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of your own; nil by default.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of your own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
}
